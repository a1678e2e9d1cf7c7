// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases
import Speaking

extension ChartSession {
  /// Rows came in while the chart is open: here it is with them.
  ///
  /// Each new value is sounded when nothing plays; only what matters is told. What plays goes on as it was, and the
  /// sound is made anew when it next begins.
  mutating func grow(_ grown: Chart) -> [ChartEffect.Kind] {
    guard let before = chart else { return nothingOpen() }
    let after: ExploredChart
    do throws(ChartError) {
      after = try ExploredChart(grown, options: options, language: language)
    } catch {
      return refuse(ChartRefusal(Phrase(error).text(in: language), isLive: true))
    }
    chart = after
    keepPlaces(in: after)
    var effects: [ChartEffect.Kind] = [.show(field: .problem, text: "")] + refreshed(after)
    guard settings.monitor else { return effects }
    if playback != .playing, let place = after.newest(since: before) {
      if let cue = after.cue(place) { effects.append(.cue(cue)) }
    }
    if let news = after.news(since: before) { effects.append(say(news, .normal)) }
    return effects
  }

  /// What a page shows of a chart that grew; the score is only changed while it does not play.
  private func refreshed(_ chart: ExploredChart) -> [ChartEffect.Kind] {
    var effects: [ChartEffect.Kind] = [
      .show(field: .summary, text: chart.summary(in: language)),
      .description(chart.sentences(in: language)), .picture(chart.drawing),
      .table(ChartTable(chart.chart, in: language)), seriesList(chart), statisticList(chart),
    ]
    if playback != .playing { effects.append(.score(SoundingScore(all: chart.sound.score))) }
    return effects
  }

  /// Old rows may have gone to make room: what pointed at them points at the first now.
  private mutating func keepPlaces(in chart: ExploredChart) {
    series = min(series, chart.chart.series.count - 1)
    let last = chart.chart.series[series].points.count - 1
    index = index.map { min($0, last) }
    bookmarks.removeAll { !chart.has($0) }
    if let place = compared, !chart.has(place) { compared = nil }
    if playback != .playing { seconds = min(seconds, chart.sound.seconds) }
  }
}
