// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases
import Speaking

extension ChartSession {
  /// The speeds that one can choose, in times the usual one.
  static let rates = 0.25...4.0

  func say(_ text: String, _ priority: Utterance.Priority = .urgent) -> ChartEffect.Kind {
    .say(Utterance(text, in: language, priority: priority, staysOnDevice: true))
  }

  func say(_ phrase: Phrase, _ priority: Utterance.Priority = .urgent) -> ChartEffect.Kind {
    say(phrase.text(in: language), priority)
  }

  /// That there is nothing to explore.
  func nothingOpen() -> [ChartEffect.Kind] {
    let text = ChartSessionWords.nothingOpen.text(in: language)
    return [.show(field: .problem, text: text), .sound(.refused), say(text)]
  }

  /// From where it is, or from the beginning.
  mutating func play() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    guard settings.sounds else { return [say(ChartSessionWords.soundsAreOff)] }
    if case .playing = playback { return [] }
    if playback == .stopped || seconds >= (span?.upperBound ?? chart.seconds) {
      seconds = playback == .stopped ? 0 : span?.lowerBound ?? 0
      if playback == .stopped { span = nil }
    }
    return begin(chart)
  }

  /// Plays a part of the score, in seconds, from its beginning.
  mutating func play(
    _ span: ClosedRange<Double>, of part: ChartPart? = nil
  ) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    guard settings.sounds else { return [say(ChartSessionWords.soundsAreOff)] }
    let silence = interrupted()
    self.span = span
    seconds = span.lowerBound
    let shown = part.map { ChartPicture.markup(of: chart.drawing.highlight($0)) } ?? ""
    return silence + [.highlight(shown)] + begin(chart)
  }

  private mutating func begin(_ chart: ExploredChart) -> [ChartEffect.Kind] {
    playback = .playing
    return [
      .play(
        from: seconds, to: span?.upperBound, rate: settings.rate, loops: settings.loops),
      .state(.playing), mark(chart, at: seconds),
    ]
  }

  mutating func pause() -> [ChartEffect.Kind] {
    guard let chart, playback == .playing else { return [] }
    playback = .paused
    let marked = mark(chart, at: seconds)
    let words = ChartSessionWords.paused(pointWords(chart))
    return [.silence, .state(.paused), marked, say(words, .normal)]
  }

  mutating func stop() -> [ChartEffect.Kind] {
    guard chart != nil else { return [] }
    guard playback != .stopped || index != nil else { return [.silence] }
    return silenced() + [.state(.stopped), say(ChartSessionWords.stopped, .normal)]
  }

  /// Silence and back to the beginning.
  mutating func silenced() -> [ChartEffect.Kind] {
    let wasPlaying = playback == .playing
    playback = .stopped
    seconds = 0
    span = nil
    index = nil
    part = nil
    focus = .point
    return wasPlaying ? [.silence] : []
  }

  /// Ends what plays and keeps the place, before something else sounds or is said.
  mutating func interrupted() -> [ChartEffect.Kind] {
    guard playback == .playing else { return [] }
    playback = .paused
    return [.silence, .state(.paused)]
  }

  /// The renderer came to a second of the score.
  mutating func reached(_ wanted: Double) -> [ChartEffect.Kind] {
    guard let chart, playback == .playing else { return [] }
    seconds = clamp(wanted, to: 0...chart.seconds)
    return [mark(chart, at: seconds)]
  }

  mutating func ended() -> [ChartEffect.Kind] {
    guard let chart, playback == .playing else { return [] }
    if let span {
      playback = .paused
      seconds = span.upperBound
      return [mark(chart, at: seconds), .state(.paused)]
    }
    let last = mark(chart, at: chart.seconds)
    _ = silenced()
    return [last, .state(.stopped), say(ChartSessionWords.complete, .normal)]
  }

  mutating func seek(to wanted: Double) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let wasPlaying = playback == .playing
    seconds = clamp(wanted, to: 0...chart.seconds)
    span = nil
    if wasPlaying { return [.silence] + begin(chart) }
    playback = .paused
    return [.state(.paused), mark(chart, at: seconds)]
  }

  mutating func setRate(_ wanted: Double) -> [ChartEffect.Kind] {
    // Steps up and down come back to the same numbers.
    let rounded = (wanted * 100).rounded() / 100
    let rate = clamp(rounded, to: Self.rates)
    settings.rate = rate
    let border: [ChartEffect.Kind] = rounded == rate ? [] : [.sound(.boundary)]
    let pace: [ChartEffect.Kind] = [.settings(settings)] + paced()
    return pace + border + [say(ChartSessionWords.rate(rate), .passing)]
  }

  mutating func toggleLoop() -> [ChartEffect.Kind] {
    settings.loops.toggle()
    let words = settings.loops ? ChartSessionWords.loopOn : ChartSessionWords.loopOff
    return [.settings(settings)] + paced() + [say(words, .passing)]
  }

  private func paced() -> [ChartEffect.Kind] {
    playback == .playing ? [.pace(rate: settings.rate, loops: settings.loops)] : []
  }

  /// Marks the point that sounds at a second.
  mutating func mark(_ chart: ExploredChart, at seconds: Double) -> ChartEffect.Kind {
    let place = chart.place(at: seconds, in: series)
    series = place.series
    index = place.index
    part = nil
    return .position(chart.position(of: place, seconds: seconds))
  }
}
