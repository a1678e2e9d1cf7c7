// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases
import Speaking

extension ChartSession {
  /// Rows that come in while the chart is open.
  ///
  /// Each new value is sounded when nothing plays; only what matters is told. What plays goes on as it was, and the
  /// sound is made anew when it next begins.
  mutating func append(_ rows: ChartRows) -> [ChartEffect.Kind] {
    guard let before = chart, var source else { return nothingOpen() }
    source.append(rows)
    let after: ExploredChart
    do throws(ChartError) {
      after = try ExploredChart(try source.chart(), options: options, language: language)
    } catch {
      let text = Phrase(error).text(in: language)
      return [.show(field: .problem, text: text), .sound(.refused)]
    }
    self.source = source
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

extension ChartSource {
  /// Rows of a live chart that are kept; older ones make room.
  private static let mostLiveRows = 5000

  /// Adds rows at the end of the text.
  mutating func append(_ rows: ChartRows) {
    guard case .text(var text) = content else { return }
    if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    text.append(contentsOf: rows.text)
    var lines = 0
    for byte in text where byte == UInt8(ascii: "\n") { lines += 1 }
    if lines > Self.mostLiveRows { text = Self.shortened(text, by: lines - Self.mostLiveRows) }
    content = .text(text)
  }

  /// The text without so many of the rows after the first, which names the columns.
  private static func shortened(_ text: [UInt8], by rows: Int) -> [UInt8] {
    guard let header = text.firstIndex(of: UInt8(ascii: "\n")) else { return text }
    var start = header + 1
    for _ in 0..<rows {
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return Array(text[...header]) + text[start...]
  }
}
