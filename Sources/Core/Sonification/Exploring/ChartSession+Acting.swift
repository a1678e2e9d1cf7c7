// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

extension ChartSession {
  /// Does what a button or a key asks for.
  mutating func act(_ action: ChartAction) -> [ChartEffect.Kind] {
    guard chart != nil || action.needsNoChart else { return nothingOpen() }
    switch action {
    case .stop: return stop()
    case .toggle: return playback == .playing ? pause() : play()
    case .slower: return setRate(Self.rates.last { $0 < settings.rate } ?? 0)
    case .faster: return setRate(Self.rates.first { $0 > settings.rate } ?? 5)
    case .usualSpeed: return setRate(1)
    case .loop: return toggleLoop()
    case .sounds: return set(.sounds(!settings.sounds))
    case .speech: return set(.speech(!settings.speech))
    case .monitor: return set(.monitor(!settings.monitor))
    case .verbosity: return set(.verbosity(nextVerbosity))
    case .help: return help()
    case .again: return again()
    case .previous: return take(.by(-1))
    case .next: return take(.by(1))
    case .previousTenth: return take(.by(-tenth))
    case .nextTenth: return take(.by(tenth))
    case .first: return take(.first)
    case .last: return take(.last)
    case .lowest: return take(.lowest)
    case .highest: return take(.highest)
    case .chartLowest: return takeExtreme(ofChart: false)
    case .chartHighest: return takeExtreme(ofChart: true)
    case .previousTurn: return takeMarked(.turns, forwards: false)
    case .nextTurn: return takeMarked(.turns, forwards: true)
    case .previousOutlier: return takeMarked(.outliers, forwards: false)
    case .nextOutlier: return takeMarked(.outliers, forwards: true)
    case .up: return vertical(1)
    case .down: return vertical(-1)
    case .previousSeries: return go(toSeries: series - 1)
    case .nextSeries: return go(toSeries: series + 1)
    case .firstSeries: return go(toSeries: 0)
    case .lastSeries: return go(toSeries: (chart?.chart.series.count ?? 1) - 1)
    case .summary: return summary()
    case .describe: return describe()
    case .nextSentence: return nextSentence(1)
    case .previousSentence: return nextSentence(-1)
    case .nextStatistic: return nextStatistic(1)
    case .previousStatistic: return nextStatistic(-1)
    case .whereAmI: return whereAmI()
    case .into: return drill(into: true)
    case .out: return drill(into: false)
    case .playPart: return playPart()
    case .playSeries: return playSeries()
    case .bookmark: return toggleBookmark()
    case .nextBookmark: return nextBookmark(1)
    case .previousBookmark: return nextBookmark(-1)
    case .removeBookmarks: return removeBookmarks()
    case .compare: return compare()
    case .go:
      isAway = true
      return interrupted() + [.focus(.go)]
    case .table:
      isAway = true
      return interrupted() + [.focus(.table)]
    case .legend: return legend()
    case .references: return references()
    case .brailleLeft: return moveBraille(-1)
    case .brailleRight: return moveBraille(1)
    }
  }

  /// The speeds of the keys; four steps double the speed.
  private static let rates = [
    0.25, 0.3, 0.35, 0.42, 0.5, 0.6, 0.7, 0.85, 1, 1.2, 1.4, 1.7, 2, 2.4, 2.8, 3.4, 4,
  ]

  private var nextVerbosity: ChartVerbosity {
    switch settings.verbosity {
    case .terse: .usual
    case .usual: .full
    case .full: .terse
    }
  }

  /// A tenth of the series' points, one at least.
  private var tenth: Int {
    max(1, (chart?.chart.series[series].points.count ?? 0) / 10)
  }
}

extension ChartAction {
  /// Whether it makes sense while there is no chart to explore.
  fileprivate var needsNoChart: Bool {
    switch self {
    case .stop, .toggle, .slower, .faster, .usualSpeed, .loop, .sounds, .speech, .monitor,
      .verbosity, .help, .again:
      true
    case .playPart, .playSeries, .previous, .next, .previousTenth, .nextTenth, .first, .last,
      .lowest, .highest, .chartLowest, .chartHighest, .previousTurn, .nextTurn, .previousOutlier,
      .nextOutlier, .up, .down, .previousSeries, .nextSeries, .firstSeries, .lastSeries, .summary,
      .describe, .nextSentence, .previousSentence, .nextStatistic, .previousStatistic, .whereAmI,
      .into, .out, .bookmark, .nextBookmark, .previousBookmark, .removeBookmarks, .compare, .go,
      .legend, .references, .table, .brailleLeft, .brailleRight:
      false
    }
  }
}
