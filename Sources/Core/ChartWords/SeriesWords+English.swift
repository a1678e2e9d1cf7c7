// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SeriesWords {
  static let english = Edition(
    SeriesWords(
      rise: .english(one: "{names} rises", other: "{names} rise"),
      fall: .english(one: "{names} falls", other: "{names} fall"),
      noTrendIn: "no clear trend in {series}",
      orderAtEnd: "at the end the order is: {series}",
      last: "last of {series} comes {name} {value}",
      gainsMost: "{name} gains the most, {change}",
      losesMost: "{name} loses the most, {change}",
      staysAbove: "{first} stays above {second}; they lie farthest apart {place}, by {gap}",
      together: "{pair} rise and fall together (correlation {correlation})",
      opposite: "{pair} go opposite ways (correlation {correlation})",
      overtakes: "{first} overtakes {second} {place}",
      cross: "{first} and {second} cross {times}, first {place}"))
}
