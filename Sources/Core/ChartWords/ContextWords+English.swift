// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ContextWords {
  static let english = Edition(
    ContextWords(
      says: "the data says: “{text}”",
      // Zero
      notAboveZero: "{share} of the values are not above zero",
      passesZeroOnce: "it passes zero once, {place}",
      passesZero: "it passes zero {times}, first {place}",
      // Limits
      limit: "the mark at {value}",
      namedLimit: "“{name}” ({value})",
      passed: "{limit} is passed {times}, first {place}",
      allAbove: "all values lie above {limit}",
      noneAbove: "no value lies above {limit}",
      shareAbove: "{share} of the values lie above {limit}",
      // Events
      event: "marked in the data: “{name}”, {place}",
      nearHighest: "near the highest value, {value}",
      nearLowest: "near the lowest value, {value}",
      nearTurn: "near a turn, at {value}",
      value: "the value is {value}"))
}
