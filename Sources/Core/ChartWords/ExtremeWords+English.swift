// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExtremeWords {
  static let english = Edition(
    ExtremeWords(
      brief: "lowest {low}, {lowPlace}; highest {high}, {highPlace}",
      highest: "the highest value is {value}, {place}",
      lowest: "the lowest value is {value}, {place}",
      highestOfAll: "the highest value of all is {value}, {place}",
      lowestOfAll: "the lowest value of all is {value}, {place}",
      again: "{extreme}, the first of {times}",
      between: "{name} lies between {low}, {lowPlace}, and {high}, {highPlace}",
      // A series that stays the same
      valueAllTheWay: "the value is {value} all the way",
      isAllTheWay: "is {value} all the way",
      // Beginning and end
      ends: "starts at {start} and ends at {end}",
      timesAsMuch: "{ends}, {times} times as much",
      up: "{ends}, up {percent}",
      down: "{ends}, down {percent}",
      // The middle
      meanAndMedian: "the mean is {mean} and the median {median}",
      middle:
        "the mean is {mean} and the median {median}; the middle half of the values lies between {lower} and {upper}"
    ))
}
