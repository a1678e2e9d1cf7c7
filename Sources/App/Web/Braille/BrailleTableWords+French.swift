// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleTableWords {
  static let french = Edition(
    BrailleTableWords(
      onDevice: "Intégral, sur cet appareil",
      notOnDevice:
        "Le pavé lui-même lit et écrit le braille intégral en anglais, en espagnol et en arabe. Pour le français, choisissez une table du serveur, intégrale ou abrégée : chaque mot lui est alors envoyé pour être lu.",
      kana: "Kana japonais",
      otherLanguages: "Autres langues",
      leftOut: "La table n’a rien pour ceci, qui est laissé de côté : {signs}.",
      computer: "Braille informatique",
      uncontracted: "Intégral",
      partial: "Partiellement abrégé",
      contracted: "Abrégé",
      plain: "Braille",
      grade: "degré {grade}",
      eightDots: "huit points",
      showsOwnNames: false,
      tooMuch: """
        Trop de braille est en train d’être converti. Attendez un instant, puis réessayez.
        """,
      tooLong:
        "{maximum} caractères au plus sont convertis à la fois. Envoyez le texte en plusieurs parties.",
      tooManyWords:
        "{maximum} mots au plus sont lus à la fois. Envoyez-les en plusieurs parties.",
      noTables:
        "Les tables braille de liblouis ne sont pas installées. Installez le paquet liblouis-data.",
      unknownTable: "Il n’y a pas de table braille « {name} ».",
      nearest: "Les plus proches : {names}.",
      unreadable:
        "La table {path} ne peut pas être lue. Vérifiez son nom, et que vous avez le droit de la lire.",
      tooLarge:
        "{path} dépasse {megabytes} Mo, le maximum pour une table. Raccourcissez ce fichier.",
      forbiddenInclude: """
        La table {table} inclut {file}, qui n’est ni à côté d’elle ni parmi les tables de \
        liblouis. Mettez ce fichier à côté de la table.
        """,
      endlessInclude: "La table {table} inclut {file} sans fin. Retirez cette ligne.",
      notBraille:
        "{sign} n’est pas une cellule braille. Donnez les cellules comme caractères de U+2800 à U+28FF.",
      untranslatableNear:
        "La table {table} échoue près du caractère {place}. Choisissez une autre table.",
      untranslatable: "La table {table} échoue sur ce texte. Choisissez une autre table.",
      faultyTable:
        "La table {table} est inutilisable : elle contient une faute. Choisissez une autre table.",
      faultyFile: "{file} : {message} Corrigez la table.",
      faultyLine: "{file}, ligne {line} : {message} Corrigez cette ligne."))
}
