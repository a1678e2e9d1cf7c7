// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DocumentWarningWords {
  static let french = Edition(
    DocumentWarningWords(
      namedOtherwise: "Le nom du fichier promet autre chose ; il a été lu comme {kind}.",
      languageGuessed: "D’après le texte, la langue est {language}.",
      languageUnknown:
        "Le texte ne permet pas de savoir la langue. Si des mots sont faux, indiquez-la.",
      languageDoubted:
        "La langue annoncée est {told}, mais d’après le texte ce serait plutôt {likelier}.",
      headsLeftOut: "Laissé de côté, car présent au bord de plusieurs pages : {heads}.",
      pageNumbersLeftOut: "Les numéros de page ont été laissés de côté.",
      recognised: "Pages reconnues à partir d’images, donc avec des erreurs : {pages}.",
      unsure: .french(
        one: "Page {page}, {count} mot n’a pas été lu avec certitude. Il est marqué par [?].",
        other:
          "Page {page}, {count} mots n’ont pas été lus avec certitude. Ils sont marqués par [?]."),
      unread: "Page {page}, quelque chose n’a pas été lu : une image, ou encore du texte.",
      straightened: .french(
        one: "L’image de la page {page} penchait de {count} degré et a été redressée.",
        other: "L’image de la page {page} penchait de {count} degrés et a été redressée."),
      turned: "L’image de la page {page} était couchée ou à l’envers et a été tournée.",
      evened: "L’image de la page {page} était mal éclairée et a été égalisée.",
      emptyPages: "Il n’y a pas de texte sur ces pages : {pages}.",
      silentPictures: .french(
        one: "{count} image n’a pas de mots qui la décrivent.",
        other: "{count} images n’ont pas de mots qui les décrivent."),
      missingParts: .french(
        one: "Il manque {count} partie du document dans le fichier.",
        other: "Il manque {count} parties du document dans le fichier."),
      encodingGuessed:
        "Les lettres ont été lues comme {encoding}. Si elles sont fausses, enregistrez en UTF-8.",
      brokenCharacters: "Certaines lettres sont abîmées dans le fichier même.",
      // Names of languages
      english: "l’anglais", spanish: "l’espagnol", arabic: "l’arabe", french: "le français",
      comma: ", "))
}
