// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExtremeWords {
  static let french = Edition(
    ExtremeWords(
      brief: "minimum {low}, {lowPlace}\u{202F}; maximum {high}, {highPlace}",
      highest: "la valeur la plus élevée est {value}, {place}",
      lowest: "la valeur la plus basse est {value}, {place}",
      highestOfAll: "la valeur la plus élevée de toutes est {value}, {place}",
      lowestOfAll: "la valeur la plus basse de toutes est {value}, {place}",
      again: "{extreme}, la première de {times}",
      between: "{name} se trouve entre {low}, {lowPlace}, et {high}, {highPlace}",
      // A series that stays the same
      valueAllTheWay: "la valeur est {value} du début à la fin",
      isAllTheWay: "est {value} du début à la fin",
      // Beginning and end
      ends: "commence à {start} et finit à {end}",
      timesAsMuch: "{ends}, soit {times} fois la valeur du début",
      up: "{ends}, soit {percent} de plus",
      down: "{ends}, soit {percent} de moins",
      // The middle
      meanAndMedian: "la moyenne est {mean} et la médiane {median}",
      middle:
        "la moyenne est {mean} et la médiane {median}\u{202F}; la moitié centrale des valeurs se trouve entre {lower} et {upper}"
    ))
}
