// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Speaking

extension ChartSession {
  /// Opens a chart; when it cannot be heard, the one before stays.
  mutating func open(_ read: Chart, _ reception: ChartEvent.Reception, name: String?)
    -> [ChartEffect.Kind]
  {
    do throws(ChartDataError) {
      let chart = try ExploredChart(read, options: options, language: language)
      let silence = silenced()
      let isAnother = self.chart != nil
      self.chart = reception == .shown ? chart : chart.detailed()
      series = 0
      bookmarks = []
      self.name = name
      isKeeping = false
      isAway = false
      compared = nil
      scrubbed = nil
      brailleStart = 0
      lastSaid = ""
      let opened =
        silence + [.show(field: .problem, text: "")] + (reception == .shown ? [] : introduction())
        + shown() + [.state(.stopped)]
        + (isAnother ? begun() : [])
      let told = reception == .told ? summary(tellsReading: true) : []
      return opened + told + (name == nil ? [] : [.recall(key: KeptBookmarks.key)])
    } catch {
      return refuse(ChartRefusal(error.message(in: language)))
    }
  }

  /// What stands in the place of what was told of a point of the chart before.
  private mutating func begun() -> [ChartEffect.Kind] {
    let line = braille(around: 0)
    return [
      .show(field: .point, text: ChartSessionWords[language].atTheBeginning),
      .show(field: .said, text: ""),
    ] + (line.isEmpty ? [.braille(text: "", from: 0, total: 0)] : line)
  }

  /// Says why there is no chart; the one before stays.
  ///
  /// A row of a live one that makes no sense does not interrupt.
  mutating func refuse(_ refusal: ChartRefusal) -> [ChartEffect.Kind] {
    let told: [ChartEffect.Kind] = [
      .show(field: .problem, text: refusal.text), .sound(.refused),
    ]
    if refusal.isLive { return told }
    return silenced() + [.state(chart == nil ? .empty : .stopped)] + told + [say(refusal.text)]
  }

  /// What a page shows of a chart before anything can be done with it.
  func introduction() -> [ChartEffect.Kind] {
    guard let chart else { return [] }
    return [
      .show(field: .title, text: chart.description.title),
      .show(field: .summary, text: chart.shownSummary),
      .description(chart.sentences), .picture(chart.drawing),
    ]
  }

  /// What a page shows of a chart besides its introduction.
  func shown() -> [ChartEffect.Kind] {
    guard let chart else { return [] }
    return [
      .table(ChartTable(chart.chart, in: language)), seriesList(chart), statisticList(chart),
      .columns(
        chart.chart.notes.columns.map { ToldColumn($0, in: language) },
        open: chart.chart.notes.openNumber.map { ToldNumber($0, in: language) },
        dates: chart.chart.notes.assumedDateOrder.map { ToldDates($0, in: language) }),
      bookmarkWords(), .score(SoundingScore(all: chart.sound.score)),
    ]
  }
}
