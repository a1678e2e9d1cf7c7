// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ScatterWords {
  static let french = Edition(
    ScatterWords(
      noRelation: "pas de relation claire",
      weakPositive: "relation positive faible",
      moderatePositive: "relation positive modérée",
      strongPositive: "relation positive forte",
      weakNegative: "relation négative faible",
      moderateNegative: "relation négative modérée",
      strongNegative: "relation négative forte",
      withCorrelation: "{relation} (corrélation {correlation})",
      correlation: "{relation}\u{A0}: la corrélation est {correlation}",
      middle:
        "la moitié centrale des points s’étend {across}\u{202F}; pour {name}, la moitié centrale s’étend {up}",
      higher: "avec {more} de plus pour {x}, {y} monte en moyenne de {change}",
      lower: "avec {more} de plus pour {x}, {y} baisse en moyenne de {change}",
      group: "{name}, {points}, a son centre {place}, avec {y} {value}\u{A0}: {relation}",
      // Places on a map
      farthest: "le plus au nord {north}, au sud {south}, à l’est {east}, à l’ouest {west}",
      spread: "d’ouest en est il y a {width}, du sud au nord {height}",
      degrees: "({latitude}\u{202F}; {longitude})",
      metre: "1 mètre",
      kilometre: "1 kilomètre",
      metres: "{number} mètres",
      kilometres: "{number} km"))
}
