// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SeriesWords {
  static let spanish = Edition(
    SeriesWords(
      rise: .spanish(one: "{names} sube", other: "{names} suben"),
      fall: .spanish(one: "{names} baja", other: "{names} bajan"),
      noTrendIn: "sin tendencia clara en {series}",
      orderAtEnd: "al final el orden es: {series}",
      last: "en último lugar de {series}, {name} {value}",
      gainsMost: "{name} es la serie que más sube, {change}",
      losesMost: "{name} es la serie que más baja, {change}",
      staysAbove:
        "{first} queda siempre por encima de {second}; la mayor distancia, {gap}, está {place}",
      together: "{pair} suben y bajan a la vez (correlación {correlation})",
      opposite: "{pair} van en sentido contrario (correlación {correlation})",
      overtakes: "{first} supera a {second} {place}",
      cross: "{first} y {second} se cruzan {times}, la primera {place}"))
}
