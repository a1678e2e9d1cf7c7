// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ScatterWords {
  static let spanish = Edition(
    ScatterWords(
      noRelation: "sin relación clara",
      weakPositive: "relación positiva débil",
      moderatePositive: "relación positiva moderada",
      strongPositive: "relación positiva fuerte",
      weakNegative: "relación negativa débil",
      moderateNegative: "relación negativa moderada",
      strongNegative: "relación negativa fuerte",
      withCorrelation: "{relation} (correlación {correlation})",
      correlation: "{relation}: la correlación es {correlation}",
      middle: "la mitad central de los puntos está {across}; en {name}, la mitad central va {up}",
      higher: "con {more} más en {x}, {y} sube de media {change}",
      lower: "con {more} más en {x}, {y} baja de media {change}",
      group: "{name}, {points}, tiene su centro {place}, con {y} {value}: {relation}",
      // Places on a map
      farthest: "más al norte {north}, al sur {south}, al este {east}, al oeste {west}",
      spread: "de oeste a este hay {width}, de sur a norte {height}",
      degrees: "({latitude}; {longitude})",
      metre: "1 metro",
      kilometre: "1 kilómetro",
      metres: "{number} metros",
      kilometres: "{number} kilómetros"))
}
