// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TrendWords {
  static let english = Edition(
    TrendWords(
      rises: "rises overall",
      falls: "falls overall",
      returns: "ends about where it began",
      wavers: "goes up and down without a trend",
      flat: "stays the same",
      noTrend: "has no overall trend",
      risesSteadily: "rises without a marked fall",
      fallsSteadily: "falls without a marked rise",
      // How fast
      onAverage: "{trend}, on average {rate}",
      rate: "by {change} {per}",
      aYear: "a year",
      aMonth: "a month",
      aDay: "a day",
      anHour: "an hour",
      aMinute: "a minute",
      // Stretches
      turns: "turns {times}",
      risesTo: "rises to {value} {place}",
      fallsTo: "falls to {value} {place}",
      risesUntil: "rises {place}",
      fallsUntil: "falls {place}",
      thenRises: "{stretches}, then rises to the end",
      thenFalls: "{stretches}, then falls to the end",
      fromAfar: "on the whole {words}",
      longestRise: "the longest rise is {span}, from {from} to {to}",
      longestFall: "the longest fall is {span}, from {from} to {to}",
      nearlyFlat: "is nearly flat {span}, at about {level}",
      largestStepUp: "the largest step is a rise {span}, from {from} to {to}",
      largestStepDown: "the largest step is a fall {span}, from {from} to {to}"))
}
