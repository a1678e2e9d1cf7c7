// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExceptionWords {
  static let english = Edition(
    ExceptionWords(
      repeatsWith: "a pattern repeats each time {name} grows by {amount}",
      repeatsEvery: "a pattern repeats every {period}",
      phases: "highest {high} and lowest {low} on average",
      inMonth: "in {month}",
      onWeekday: "on {weekday}",
      atClock: .same("at {clock}"),
      // Points that leap out
      outliers: .english(
        one: "one point stands out: {points}", other: "{count} points stand out: {points}"),
      manyOutliers: .english(
        one: "one point stands out: {points}",
        other: "{count} points stand out, most of all {points}"
      ),
      // What is missing
      valueMissing: "a value is missing {place}",
      valuesMissing: "values are missing at {points}",
      withoutPoints: "without points: {gaps}",
      gaps: .english(one: "{count} gap", other: "{count} gaps"),
      longestGap: "{gaps}; the longest gap goes {span}"))
}
