// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PointSentences {
  static let french = Edition(
    PointSentences(
      noValue: "pas de valeur",
      series: "série {number}",
      bin: "De {from} à {to}",
      box: "médiane {median}, moitié centrale de {lower} à {upper}, moustaches de {low} à {high}",
      candle: "ouverture {open}, plus haut {high}, plus bas {low}, clôture {close} ; {change}",
      unchanged: "inchangé",
      up: "hausse de {amount}",
      down: "baisse de {amount}",
      // Two marks
      oneHasNone: "L’un des deux n’a pas de valeur.",
      apart: "écart entre les deux : {distance}",
      equal: "égaux",
      higher: "le deuxième est plus haut de {amount}",
      lower: "le deuxième est plus bas de {amount}"))
}
