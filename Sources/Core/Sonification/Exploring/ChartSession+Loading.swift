// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases
import Speaking

extension ChartSession {
  mutating func load(_ source: ChartSource) -> [ChartEffect.Kind] {
    do throws(ChartError) {
      let chart = try ExploredChart(try source.chart(), options: options, language: language)
      let silence = silenced()
      self.chart = chart
      self.source = source
      series = 0
      bookmarks = []
      compared = nil
      scrubbed = nil
      brailleStart = 0
      let opened = silence + [.show(field: .problem, text: "")] + shown() + [.state(.stopped)]
      if source.isQuiet { return opened }
      return opened + summary()
    } catch {
      return refused(Phrase(error))
    }
  }

  /// The chart before stays.
  private mutating func refused(_ reason: Phrase) -> [ChartEffect.Kind] {
    let text = reason.text(in: language)
    return silenced() + [
      .state(chart == nil ? .empty : .stopped), .show(field: .problem, text: text),
      .sound(.refused), say(text),
    ]
  }

  /// All that a page shows of a chart.
  func shown() -> [ChartEffect.Kind] {
    guard let chart else { return [] }
    return [
      .show(field: .title, text: chart.chart.title ?? ""),
      .show(field: .summary, text: chart.summary(in: language)),
      .description(chart.sentences(in: language)), .picture(chart.drawing),
      .table(ChartTable(chart.chart, in: language)), seriesList(chart), statisticList(chart),
      bookmarkList(), .score(SoundingScore(all: chart.sound.score)),
    ]
  }
}
