// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PointSentences {
  static let spanish = Edition(
    PointSentences(
      noValue: "sin valor",
      series: "serie {number}",
      bin: "De {from} a {to}",
      box: "mediana {median}, mitad central de {lower} a {upper}, bigotes de {low} a {high}",
      candle: "apertura {open}, máximo {high}, mínimo {low}, cierre {close}; {change}",
      unchanged: "sin cambio",
      up: "sube {amount}",
      down: "baja {amount}",
      // Two marks
      oneHasNone: "Uno de los dos no tiene valor.",
      apart: "hay {distance} entre ambos",
      equal: "iguales",
      higher: "el segundo es mayor en {amount}",
      lower: "el segundo es menor en {amount}"))
}
