// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Something that a person can do with a chart; each has a button, and a key where `ChartKeys` gives it one.
public enum ChartAction: UInt8, Equatable, Worded {
  // Listening
  case toggle
  case stop
  case slower
  case faster
  case usualSpeed
  case loop
  case playPart
  case playSeries
  // From point to point
  case previous
  case next
  case previousTenth
  case nextTenth
  case first
  case last
  case lowest
  case highest
  case chartLowest
  case chartHighest
  case previousTurn
  case nextTurn
  case previousOutlier
  case nextOutlier
  // From series to series, or from part to part of a mark
  case up
  case down
  case previousSeries
  case nextSeries
  case firstSeries
  case lastSeries
  // Words
  case summary
  case describe
  case nextSentence
  case previousSentence
  case nextStatistic
  case previousStatistic
  case whereAmI
  case again
  case help
  // From the whole to a part to a point
  case into
  case out
  // Places to come back to
  case bookmark
  case nextBookmark
  case previousBookmark
  case removeBookmarks
  case compare
  case go
  // Sounds that explain
  case legend
  case references
  // Other ways
  case table
  case brailleLeft
  case brailleRight
  case monitor
  case sounds
  case speech
  case verbosity

  /// The word in events and on buttons.
  public var word: String {
    switch self {
    case .toggle: "toggle"
    case .stop: "stop"
    case .slower: "slower"
    case .faster: "faster"
    case .usualSpeed: "usual-speed"
    case .loop: "loop"
    case .playPart: "play-part"
    case .playSeries: "play-series"
    case .previous: "previous"
    case .next: "next"
    case .previousTenth: "previous-tenth"
    case .nextTenth: "next-tenth"
    case .first: "first"
    case .last: "last"
    case .lowest: "lowest"
    case .highest: "highest"
    case .chartLowest: "chart-lowest"
    case .chartHighest: "chart-highest"
    case .previousTurn: "previous-turn"
    case .nextTurn: "next-turn"
    case .previousOutlier: "previous-outlier"
    case .nextOutlier: "next-outlier"
    case .up: "up"
    case .down: "down"
    case .previousSeries: "previous-series"
    case .nextSeries: "next-series"
    case .firstSeries: "first-series"
    case .lastSeries: "last-series"
    case .summary: "summary"
    case .describe: "describe"
    case .nextSentence: "next-sentence"
    case .previousSentence: "previous-sentence"
    case .nextStatistic: "next-statistic"
    case .previousStatistic: "previous-statistic"
    case .whereAmI: "where-am-i"
    case .again: "again"
    case .help: "help"
    case .into: "into"
    case .out: "out"
    case .bookmark: "bookmark"
    case .nextBookmark: "next-bookmark"
    case .previousBookmark: "previous-bookmark"
    case .removeBookmarks: "remove-bookmarks"
    case .compare: "compare"
    case .go: "go"
    case .legend: "legend"
    case .references: "references"
    case .table: "table"
    case .brailleLeft: "braille-left"
    case .brailleRight: "braille-right"
    case .monitor: "monitor"
    case .sounds: "sounds"
    case .speech: "speech"
    case .verbosity: "verbosity"
    }
  }
}
