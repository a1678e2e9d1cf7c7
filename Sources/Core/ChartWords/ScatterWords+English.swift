// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ScatterWords {
  static let english = Edition(
    ScatterWords(
      noRelation: "no clear relation",
      weakPositive: "weak positive relation",
      moderatePositive: "moderate positive relation",
      strongPositive: "strong positive relation",
      weakNegative: "weak negative relation",
      moderateNegative: "moderate negative relation",
      strongNegative: "strong negative relation",
      withCorrelation: "{relation} (correlation {correlation})",
      correlation: "{relation}: the correlation is {correlation}",
      middle: "the middle half of the points lies {across}; in {name} the middle half lies {up}",
      higher: "with {more} more in {x}, {y} is higher by {change} on average",
      lower: "with {more} more in {x}, {y} is lower by {change} on average",
      group: "{name}, {points}, has its middle {place}, with {y} {value}: {relation}",
      // Places on a map
      farthest: "farthest north {north}, south {south}, east {east}, west {west}",
      spread: "from west to east it is {width}, from south to north {height}",
      degrees: "({latitude}, {longitude})",
      metre: "1 metre",
      kilometre: "1 kilometre",
      metres: "{number} metres",
      kilometres: "{number} kilometres"))
}
