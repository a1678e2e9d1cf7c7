// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StatisticWords {
  static let english = Edition(
    StatisticWords(
      least: "Lowest",
      greatest: "Highest",
      mean: "Mean",
      median: "Median",
      standardDeviation: "Standard deviation",
      sum: "Total",
      first: "First",
      last: "Last",
      lowWhisker: "Lower whisker",
      lowerQuartile: "Lower quartile",
      upperQuartile: "Upper quartile",
      highWhisker: "Upper whisker",
      outlier: "Outlier",
      open: "Open",
      high: "High",
      low: "Low",
      close: "Close",
      change: "Change",
      lowerBorder: "From",
      upperBorder: "To",
      count: "Values",
      share: "Share"))
}
