// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the acts of a chart do, in a few words.
struct ChartActionWords: Words {
  // Listening
  let toggle: String
  let stop: String
  let slower: String
  let faster: String
  let usualSpeed: String
  let loop: String
  let playPart: String
  let playSeries: String

  // From point to point
  let previous: String
  let next: String
  let previousTenth: String
  let nextTenth: String
  let first: String
  let last: String
  let lowest: String
  let highest: String
  let chartLowest: String
  let chartHighest: String
  let previousTurn: String
  let nextTurn: String
  let previousOutlier: String
  let nextOutlier: String

  // From series to series, or from part to part of a mark
  let up: String
  let down: String
  let previousSeries: String
  let nextSeries: String
  let firstSeries: String
  let lastSeries: String

  // Words
  let summary: String
  let describe: String
  let nextSentence: String
  let previousSentence: String
  let nextStatistic: String
  let previousStatistic: String
  let whereAmI: String
  let again: String
  let help: String

  // From the whole to a part to a point
  let into: String
  let out: String

  // Places to come back to
  let bookmark: String
  let nextBookmark: String
  let previousBookmark: String
  let removeBookmarks: String
  let compare: String
  let go: String

  // Sounds that explain
  let legend: String
  let references: String

  // Other ways
  let table: String
  let brailleLeft: String
  let brailleRight: String
  let monitor: String
  let sounds: String
  let speech: String
  let verbosity: String
}

extension ChartAction {
  /// What it does, in a few words; as the help tells it and a button may say.
  public func words(in language: Language) -> String {
    switch self {
    case .toggle: ChartActionWords[language].toggle
    case .stop: ChartActionWords[language].stop
    case .slower: ChartActionWords[language].slower
    case .faster: ChartActionWords[language].faster
    case .usualSpeed: ChartActionWords[language].usualSpeed
    case .loop: ChartActionWords[language].loop
    case .playPart: ChartActionWords[language].playPart
    case .playSeries: ChartActionWords[language].playSeries
    case .previous: ChartActionWords[language].previous
    case .next: ChartActionWords[language].next
    case .previousTenth: ChartActionWords[language].previousTenth
    case .nextTenth: ChartActionWords[language].nextTenth
    case .first: ChartActionWords[language].first
    case .last: ChartActionWords[language].last
    case .lowest: ChartActionWords[language].lowest
    case .highest: ChartActionWords[language].highest
    case .chartLowest: ChartActionWords[language].chartLowest
    case .chartHighest: ChartActionWords[language].chartHighest
    case .previousTurn: ChartActionWords[language].previousTurn
    case .nextTurn: ChartActionWords[language].nextTurn
    case .previousOutlier: ChartActionWords[language].previousOutlier
    case .nextOutlier: ChartActionWords[language].nextOutlier
    case .up: ChartActionWords[language].up
    case .down: ChartActionWords[language].down
    case .previousSeries: ChartActionWords[language].previousSeries
    case .nextSeries: ChartActionWords[language].nextSeries
    case .firstSeries: ChartActionWords[language].firstSeries
    case .lastSeries: ChartActionWords[language].lastSeries
    case .summary: ChartActionWords[language].summary
    case .describe: ChartActionWords[language].describe
    case .nextSentence: ChartActionWords[language].nextSentence
    case .previousSentence: ChartActionWords[language].previousSentence
    case .nextStatistic: ChartActionWords[language].nextStatistic
    case .previousStatistic: ChartActionWords[language].previousStatistic
    case .whereAmI: ChartActionWords[language].whereAmI
    case .again: ChartActionWords[language].again
    case .help: ChartActionWords[language].help
    case .into: ChartActionWords[language].into
    case .out: ChartActionWords[language].out
    case .bookmark: ChartActionWords[language].bookmark
    case .nextBookmark: ChartActionWords[language].nextBookmark
    case .previousBookmark: ChartActionWords[language].previousBookmark
    case .removeBookmarks: ChartActionWords[language].removeBookmarks
    case .compare: ChartActionWords[language].compare
    case .go: ChartActionWords[language].go
    case .legend: ChartActionWords[language].legend
    case .references: ChartActionWords[language].references
    case .table: ChartActionWords[language].table
    case .brailleLeft: ChartActionWords[language].brailleLeft
    case .brailleRight: ChartActionWords[language].brailleRight
    case .monitor: ChartActionWords[language].monitor
    case .sounds: ChartActionWords[language].sounds
    case .speech: ChartActionWords[language].speech
    case .verbosity: ChartActionWords[language].verbosity
    }
  }
}
