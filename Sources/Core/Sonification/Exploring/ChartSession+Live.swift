// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Speaking

extension ChartSession {
  /// Rows came in while the chart is open: here it is with them.
  ///
  /// Each new value is sounded when nothing plays; only what matters is told. What plays goes on as it was, and the
  /// sound is made anew when it next begins.
  mutating func grow(_ grown: Chart) -> [ChartEffect.Kind] {
    guard let before = chart else { return nothingOpen() }
    let after: ExploredChart
    do throws(ChartDataError) {
      after = try ExploredChart(grown, options: options, language: language).detailed()
    } catch {
      return refuse(ChartRefusal(error.message(in: language), isLive: true))
    }
    chart = after
    let marked = bookmarks
    keepPlaces(of: before, in: after)
    var effects: [ChartEffect.Kind] = [.show(field: .problem, text: "")] + refreshed(after)
    if bookmarks != marked { effects.append(bookmarkWords()) }
    guard settings.monitor else { return effects }
    if playback != .playing, let place = after.newest(since: before) {
      if let cue = after.cue(place) { effects.append(.cue(cue)) }
    }
    if let news = after.news(since: before, in: language) { effects.append(say(news, .normal)) }
    return effects
  }

  /// What a page shows of a chart that grew; the score is only changed while it does not play.
  private func refreshed(_ chart: ExploredChart) -> [ChartEffect.Kind] {
    var effects: [ChartEffect.Kind] = [
      .show(field: .summary, text: chart.shownSummary),
      .description(chart.sentences), .picture(chart.drawing),
      .table(ChartTable(chart.chart, in: language)), seriesList(chart), statisticList(chart),
    ]
    if playback != .playing { effects.append(.score(SoundingScore(all: chart.sound.score))) }
    return effects
  }

  /// Old rows may have gone to make room: each place is found again by its x, and what is gone is no bookmark any more.
  private mutating func keepPlaces(of before: ExploredChart, in after: ExploredChart) {
    series = min(series, after.chart.series.count - 1)
    index = index.map { index in
      let place = ChartPlace(series: series, index: index)
      return before.has(place) ? after.nearest(toX: before.point(place).x, in: series) : 0
    }
    bookmarks = bookmarks.compactMap { after.again($0, of: before) }
    compared = compared.flatMap { after.again($0, of: before) }
    if playback != .playing { seconds = min(seconds, after.sound.seconds) }
  }
}

extension ExploredChart {
  /// The place that has the x of a place in the chart before; nil when it is gone.
  fileprivate func again(_ place: ChartPlace, of before: ExploredChart) -> ChartPlace? {
    guard before.has(place), chart.series.indices.contains(place.series) else { return nil }
    let x = before.point(place).x
    if has(place), point(place).x == x { return place }
    let found = ChartPlace(series: place.series, index: nearest(toX: x, in: place.series))
    return point(found).x == x ? found : nil
  }
}
