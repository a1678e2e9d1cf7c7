// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Maths
import Speaking

extension ChartSession {
  func pointWords(_ chart: ExploredChart) -> String {
    chart.words(here, settings.verbosity, namesSeries: false, in: language)
  }

  mutating func summary(tellsReading: Bool = false) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    var text = tellsReading ? chart.shownSummary : chart.summary
    if tellsReading, let number = chart.chart.notes.openNumber {
      text += " " + ToldNumber(number, in: language).text
    }
    if let title = chart.chart.title { text = title + ". " + text }
    return interrupted() + [say(text)]
  }

  mutating func describe() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    var text = ""
    for sentence in chart.sentences {
      if !text.utf8.isEmpty { text += " " }
      text += sentence.text
    }
    return interrupted() + [say(text)]
  }

  mutating func nextSentence(_ direction: Int) -> [ChartEffect.Kind] {
    if case .sentence(let index) = focus { return sentence(index + direction, plays: false) }
    return sentence(direction > 0 ? 0 : Int(Int32.max), plays: false)
  }

  mutating func sentence(_ wanted: Int, plays: Bool) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let sentences = chart.sentences
    guard !sentences.isEmpty else { return [] }
    let reached = wanted.brought(into: 0...sentences.count - 1)
    focus = .sentence(reached)
    if plays { return playPart() }
    let border: [ChartEffect.Kind] =
      wanted == reached || wanted == Int(Int32.max) ? [] : [.sound(.boundary)]
    return interrupted() + border + [say(sentences[reached].text)]
  }

  mutating func nextStatistic(_ direction: Int) -> [ChartEffect.Kind] {
    if case .statistic(let index) = focus { return statistic(index + direction) }
    return statistic(direction > 0 ? 0 : Int(Int32.max))
  }

  /// Tells a statistic of the series; one that is a value is also sounded.
  mutating func statistic(_ wanted: Int) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let statistics = chart.statistics(of: series, in: language)
    guard !statistics.isEmpty else { return interrupted() + [.sound(.boundary)] }
    let reached = wanted.brought(into: 0...statistics.count - 1)
    let statistic = statistics[reached]
    var effects = interrupted() + whole()
    if let index = statistic.index {
      self.index = index
      playback = .paused
      seconds = chart.sound.time(ofPoint: index, series: series)
      effects += [
        .state(.paused), .position(chart.position(of: here, seconds: seconds)),
      ]
    }
    focus = .statistic(reached)
    if wanted != reached, wanted != Int(Int32.max) { effects.append(.sound(.boundary)) }
    if let value = statistic.value, let cue = chart.cue(value: value) {
      effects.append(.cue(cue))
    }
    return effects + [say(statistic.words)]
  }

  mutating func whereAmI() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let words =
      index == nil
      ? ChartSessionWords[language].atTheBeginning
      : chart.words(here, .full, namesSeries: chart.chart.series.count > 1, in: language)
    let isUsual = settings.rate == 1
    return interrupted() + [say(isUsual ? words : inTurn(words, speed(settings.rate)))]
  }

  /// Two things, one after the other.
  func inTurn(_ first: String, _ second: String) -> String {
    ChartSessionWords[language].inTurn(["first": first, "second": second])
  }

  mutating func again() -> [ChartEffect.Kind] {
    guard !lastSaid.utf8.isEmpty else { return [] }
    return interrupted() + [say(lastSaid)]
  }

  /// Lists all keys and what they do, those that move first, and leads there: to say them all would take two minutes.
  mutating func help() -> [ChartEffect.Kind] {
    var rows: [ChartEffect.HelpRow] = []
    for binding in ChartKeys.moving + (settings.keys ? ChartKeys.writing : []) {
      let row = ChartEffect.HelpRow(
        key: binding.name(in: language), words: binding.action.words(in: language))
      rows.append(row)
    }
    let words = ChartSessionWords[language]
    isAway = true
    let told = settings.keys ? words.keysListed : words.keysAreOff + " " + words.keysListed
    return interrupted() + [.help(rows), .focus(.help), say(told)]
  }

  /// From the whole to a segment to a point, or back.
  mutating func drill(into: Bool) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    if into, case .sentence = focus { return playPart() }
    let segments = chart.segments(of: series)
    switch (focus, into) {
    case (.segment(let segment), true):
      guard segment < segments.count else { return summary() }
      return arrive(at: segments[segment].start)
    case (.segment, false):
      focus = .point
      index = nil
      return summary()
    case (_, true):
      guard index != nil else { return segments.isEmpty ? take(.first) : tell(segment: 0) }
      return interrupted() + [
        .sound(.boundary), say(chart.words(here, .full, namesSeries: true, in: language)),
      ]
    case (_, false):
      guard let index, !segments.isEmpty else {
        self.index = nil
        return summary()
      }
      return tell(segment: segments.firstIndex { index <= $0.end } ?? segments.count - 1)
    }
  }

  /// Goes to a segment: its words, and its sound when it is played.
  mutating func tell(segment: Int) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let segments = chart.segments(of: series)
    guard segments.indices.contains(segment) else { return summary() }
    let silence = interrupted() + whole()
    index = segments[segment].start
    part = nil
    playback = .paused
    seconds = chart.sound.time(ofPoint: segments[segment].start, series: series)
    focus = .segment(segment)
    return silence + [
      .state(.paused), .position(chart.position(of: here, seconds: seconds)),
      say(chart.words(segments[segment], in: language)),
    ]
  }

  /// Plays what was told last: a sentence's part, a segment, or the stretch around the point.
  mutating func playPart() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let segments = chart.segments(of: series)
    switch focus {
    case .sentence(let index):
      let sentences = chart.sentences
      guard index < sentences.count, let part = sentences[index].part else {
        return playWhole()
      }
      return play(part)
    case .segment(let index) where index < segments.count:
      let part = segments[index].part(of: chart)
      return play(part)
    case .point, .segment, .statistic:
      guard let segment = segments.first(where: { (index ?? 0) <= $0.end }) else {
        return playWhole()
      }
      let part = segment.part(of: chart)
      return play(part)
    }
  }

  mutating func playSeries() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let points = chart.chart.series[series].points
    let part = ChartPart(series: series, x: points[0].x...points[points.count - 1].x)
    return play(part)
  }
}
