// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ColumnWords {
  static let french = Edition(
    ColumnWords(
      missing: .french(
        one: "{column}, il en manque {count}", other: "{column}, il en manque {count}"),
      noName: "sans nom",
      // What the cells are
      numbers: "nombres",
      dates: "dates ou heures",
      words: "mots",
      identifiers: "nombres qui désignent des choses",
      empty: "vide",
      // What they are taken for
      x: "l’axe x",
      value: "valeurs",
      series: "donne leur nom aux séries",
      label: "donne leur nom aux points",
      leftOut: "laissée de côté : {reason}",
      // Why one is left out
      isEmpty: "elle est vide",
      isWords: "des mots ne sont pas des valeurs",
      isIdentifier: "elle désigne des choses et ne mesure rien",
      isPlace: "c’est un lieu sur la carte",
      isRowNumber: "elle numérote les lignes",
      tooMany: "il y en a trop",
      otherScale: "son échelle est différente",
      notChosen: "d’autres ont été choisies",
      noPart: "ce graphique n’en a pas besoin"))
}
