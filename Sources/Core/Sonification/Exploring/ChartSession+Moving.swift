// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Maths
import Speaking

extension ChartSession {
  /// Points that are worth a jump.
  enum Landmarks {
    case turns
    case outliers
  }

  /// Steps to a point of the series.
  mutating func take(_ step: ChartStep) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let last = chart.chart.series[series].points.count - 1
    switch step {
    case .first: return arrive(at: 0)
    case .last: return arrive(at: last)
    case .point(let wanted): return arrive(at: wanted.brought(into: 0...last))
    case .lowest: return arrive(at: chart.extreme(of: series, isHighest: false))
    case .highest: return arrive(at: chart.extreme(of: series, isHighest: true))
    case .by(let count):
      // From the beginning the first step to the right leads onto the first point.
      let from = index ?? (count > 0 ? -1 : 0)
      let wanted = from + count.brought(into: -Chart.Limit.points...Chart.Limit.points)
      let reached = wanted.brought(into: 0...last)
      return arrive(at: reached, isAtBorder: wanted != reached)
    }
  }

  /// Goes onto a point, sounds and tells it.
  mutating func arrive(
    at index: Int, in newSeries: Int? = nil, isAtBorder: Bool = false
  ) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let silence = interrupted() + whole()
    let changesSeries = newSeries != nil && newSeries != series
    series = newSeries ?? series
    self.index = index
    part = nil
    focus = .point
    playback = .paused
    seconds = chart.sound.time(ofPoint: index, series: series)
    let text = chart.words(here, settings.verbosity, namesSeries: changesSeries, in: language)
    var effects = silence + [.state(.paused)]
    if changesSeries { effects.append(seriesList(chart)) }
    effects += [
      .position(chart.position(of: here, seconds: seconds, text: text)),
      .show(field: .point, text: text),
    ]
    effects += braille(around: index)
    if isAtBorder { effects.append(.sound(.boundary)) }
    if let cue = chart.cue(here) { effects.append(.cue(cue)) }
    return effects + [say(text)]
  }

  /// Where the listener is; the first point before any.
  var here: ChartPlace { ChartPlace(series: series, index: index ?? 0) }

  /// To the same place of another series.
  mutating func go(toSeries wanted: Int) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let count = chart.chart.series.count
    guard count > 1 else {
      return interrupted() + [.sound(.boundary), say(ChartSessionWords[language].oneSeries)]
    }
    let reached = wanted.brought(into: 0...count - 1)
    let x = chart.chart.series[series].points[index ?? 0].x
    return arrive(
      at: chart.nearest(toX: x, in: reached), in: reached, isAtBorder: wanted != reached)
  }

  mutating func takeExtreme(ofChart isHighest: Bool) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    var found = here
    var best: Double?
    for series in chart.chart.series.indices {
      let index = chart.extreme(of: series, isHighest: isHighest)
      let value = chart.chart.series[series].points[index].y
      if value.isNaN { continue }
      if let best, isHighest ? value <= best : value >= best { continue }
      best = value
      found = ChartPlace(series: series, index: index)
    }
    return arrive(at: found.index, in: found.series)
  }

  /// To the next turn or outlier to the right, or the one before to the left.
  mutating func takeMarked(_ landmarks: Landmarks, forwards: Bool) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let marks = landmarks == .turns ? chart.turns(of: series) : chart.outliers(of: series)
    let from = index ?? -1
    let next = forwards ? marks.first { $0 > from } : marks.last { $0 < from }
    guard let next else {
      let words =
        switch (landmarks, marks.isEmpty) {
        case (.turns, true): ChartSessionWords[language].noTurns
        case (.turns, false): ChartSessionWords[language].noMoreTurns
        case (.outliers, true): ChartSessionWords[language].noOutliers
        case (.outliers, false): ChartSessionWords[language].noMoreOutliers
        }
      return interrupted() + [.sound(.boundary), say(words)]
    }
    return arrive(at: next)
  }

  /// Up and down: through the parts of a box or candle, else from series to series.
  ///
  /// A series above is the one before, as in a legend and in the rows of a heat map.
  mutating func vertical(_ direction: Int) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let parts = chart.parts(of: here, in: language)
    guard !parts.isEmpty else { return go(toSeries: series - direction) }
    let wanted = (part ?? parts.middle) + (part == nil && index == nil ? 0 : direction)
    let reached = wanted.brought(into: 0...parts.all.count - 1)
    let silence = interrupted()
    if index == nil { index = 0 }
    part = reached
    playback = .paused
    var effects: [ChartEffect.Kind] = silence + [.state(.paused)]
    if wanted != reached { effects.append(.sound(.boundary)) }
    if let cue = chart.cue(value: parts.all[reached].value) {
      effects.append(.cue(cue))
    }
    let words = parts.all[reached].text
    return effects + [.show(field: .point, text: words), say(words)]
  }

  /// To a place on the x axis, or to the next place with a value.
  mutating func find(_ goal: ChartGoal) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let found: Int?
    switch goal {
    case .x(let typed): found = chart.search(x: typed, in: series, language)
    case .y(let typed): found = chart.search(y: typed, in: series, after: index)
    }
    guard let found else {
      return interrupted() + [.sound(.refused), say(ChartSessionWords[language].notFound)]
    }
    return arrive(at: found) + comeBack()
  }

  /// Back from the field to which an act led, so that the keys of the chart work again.
  mutating func comeBack() -> [ChartEffect.Kind] {
    guard isAway else { return [] }
    isAway = false
    return [.focus(.chart)]
  }

  /// A finger or pointer: each point that it comes to is sounded and told, the latest over those before.
  mutating func scrub(_ scrub: ChartScrub) -> [ChartEffect.Kind] {
    guard let chart, !scrub.isEnd else {
      scrubbed = nil
      return []
    }
    let up = scrub.up.map { clamp($0, to: 0...1) }
    let across = clamp(scrub.across, to: 0...1)
    guard let place = chart.nearest(across: across, up: up, in: series) else { return [] }
    if !scrub.isBeginning, scrubbed == place { return [] }
    scrubbed = place
    return arrive(at: place.index, in: place.series)
  }
}

extension Int {
  /// The nearest number in a range.
  func brought(into range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
