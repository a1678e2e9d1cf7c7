// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the numbers of a series or a mark are called.
struct StatisticWords: Words {
  let least: String
  let greatest: String
  let mean: String
  let median: String
  let standardDeviation: String
  let sum: String
  let first: String
  let last: String
  let lowWhisker: String
  let lowerQuartile: String
  let upperQuartile: String
  let highWhisker: String
  let outlier: String
  let open: String
  let high: String
  let low: String
  let close: String
  let change: String
  let lowerBorder: String
  let upperBorder: String
  let count: String
  let share: String
}

extension ChartStatistic.Kind {
  /// What the number is called.
  public func text(in language: Language) -> String {
    switch self {
    case .least: StatisticWords[language].least
    case .greatest: StatisticWords[language].greatest
    case .mean: StatisticWords[language].mean
    case .median: StatisticWords[language].median
    case .standardDeviation: StatisticWords[language].standardDeviation
    case .sum: StatisticWords[language].sum
    case .first: StatisticWords[language].first
    case .last: StatisticWords[language].last
    case .lowWhisker: StatisticWords[language].lowWhisker
    case .lowerQuartile: StatisticWords[language].lowerQuartile
    case .upperQuartile: StatisticWords[language].upperQuartile
    case .highWhisker: StatisticWords[language].highWhisker
    case .outlier: StatisticWords[language].outlier
    case .open: StatisticWords[language].open
    case .high: StatisticWords[language].high
    case .low: StatisticWords[language].low
    case .close: StatisticWords[language].close
    case .change: StatisticWords[language].change
    case .lowerBorder: StatisticWords[language].lowerBorder
    case .upperBorder: StatisticWords[language].upperBorder
    case .count: StatisticWords[language].count
    case .share: StatisticWords[language].share
    }
  }
}
