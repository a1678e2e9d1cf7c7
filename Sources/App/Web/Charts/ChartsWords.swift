// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Speaking

/// The words of the pages of charts.
struct ChartsWords: Words {
  let demos: String
  // Groups of charts to try
  let lines: String
  let bars: String
  let points: String
  let shares: String
  let own: String
  let all: String
  let file: String
  let fileHint: String
  let sent: String
  let stays: String
  let open: String
  let noFile: String
  let play: String
  let pause: String
  let resume: String
  let stop: String
  let controls: String
  let explore: String
  let point: String
  let inWords: String
  let hearWords: String
  let table: String
  let source: String
  let duration: String
  let short: String
  let recommended: String
  let long: String
  let smoothing: String
  let smooth: String
  let exact: String
  let apply: String
  let broken: String
  let busy: String
  let tooSlow: String
  let tooHeavy: String
  let enoughForNow: Template
  let notThisForm: String
  let notMade: String
  let noOrdinal: String
  let tooLarge: Template
  let tooLong: Template
  let tooManyListeners: String
  /// That a table shows the first rows only.
  let firstRows: Template
  let construction: String
  let statistics: String
  let trends: String
  let context: String
  /// Above the notes on the reading, which come last.
  let notes: String

  /// What the levels of a description are called above their sentences.
  func heading(of level: DescriptionLevel) -> String {
    switch level {
    case .construction: construction
    case .statistics: statistics
    case .trends: trends
    case .context: context
    }
  }
}
