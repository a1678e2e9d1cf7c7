// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExtremeWords {
  static let spanish = Edition(
    ExtremeWords(
      brief: "mínimo {low}, {lowPlace}; máximo {high}, {highPlace}",
      highest: "el valor más alto es {value}, {place}",
      lowest: "el valor más bajo es {value}, {place}",
      highestOfAll: "el valor más alto de todos es {value}, {place}",
      lowestOfAll: "el valor más bajo de todos es {value}, {place}",
      again: "{extreme}, y es la primera de {times}",
      between: "{name} está entre {low}, {lowPlace}, y {high}, {highPlace}",
      // A series that stays the same
      valueAllTheWay: "el valor es {value} todo el tiempo",
      isAllTheWay: "es {value} todo el tiempo",
      // Beginning and end
      ends: "empieza en {start} y acaba en {end}",
      timesAsMuch: "{ends}, {times} veces lo del principio",
      up: "{ends}, un {percent} más",
      down: "{ends}, un {percent} menos",
      // The middle
      meanAndMedian: "la media es {mean} y la mediana {median}",
      middle:
        "la media es {mean} y la mediana {median}; la mitad central de los valores está entre {lower} y {upper}"
    ))
}
