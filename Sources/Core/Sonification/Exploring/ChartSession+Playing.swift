// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Charts
import Maths
import Speaking

extension ChartSession {
  /// The speeds that one can choose, in times the usual one.
  static let rateRange = 0.25...4.0

  func say(_ text: String, _ priority: Utterance.Priority = .urgent) -> ChartEffect.Kind {
    .say(Utterance(text, in: language, priority: priority, staysOnDevice: true))
  }

  /// That there is nothing to explore.
  func nothingOpen() -> [ChartEffect.Kind] {
    let text = ChartSessionWords[language].nothingOpen
    return [.show(field: .problem, text: text), .sound(.refused), say(text)]
  }

  /// From where it is, or from the beginning.
  mutating func play() -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    guard settings.sounds else { return [say(ChartSessionWords[language].soundsAreOff)] }
    if case .playing = playback { return [] }
    var effects: [ChartEffect.Kind] = []
    if playback == .stopped || seconds >= sounding(chart).seconds {
      effects = whole()
      seconds = 0
    }
    return effects + begin(chart)
  }

  /// All of the chart from its beginning.
  mutating func playWhole() -> [ChartEffect.Kind] {
    let silence = interrupted() + whole()
    seconds = 0
    return silence + play()
  }

  /// A part of the chart, with the pitches of the whole.
  mutating func play(_ part: ChartPart) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    guard settings.sounds else { return [say(ChartSessionWords[language].soundsAreOff)] }
    let silence = interrupted()
    let sound = chart.sound.sound(of: part)
    partSound = PartSound(sound)
    seconds = 0
    return silence + [
      .score(SoundingScore(all: sound.score)),
      .highlight(ChartPicture.markup(of: chart.drawing.highlight(part))),
    ] + begin(chart)
  }

  private mutating func begin(_ chart: ExploredChart) -> [ChartEffect.Kind] {
    playback = .playing
    return [
      .play(from: seconds, to: nil, rate: settings.rate, loops: settings.loops),
      .state(.playing), mark(chart, at: seconds),
    ]
  }

  /// What the renderer has.
  func sounding(_ chart: ExploredChart) -> ChartSound { partSound?.sound ?? chart.sound }

  /// Gives the renderer the whole chart again, when it had a part of it.
  mutating func whole() -> [ChartEffect.Kind] {
    guard partSound != nil, let chart else { return [] }
    partSound = nil
    return [.score(SoundingScore(all: chart.sound.score)), .highlight("")]
  }

  mutating func pause() -> [ChartEffect.Kind] {
    guard let chart, playback == .playing else { return [] }
    playback = .paused
    let marked = mark(chart, at: seconds)
    let words = ChartSessionWords[language].paused(pointWords(chart))
    return [.silence, .state(.paused), marked, say(words, .normal)]
  }

  mutating func stop() -> [ChartEffect.Kind] {
    guard chart != nil else { return [] }
    guard playback != .stopped || index != nil else { return [.silence] }
    return silenced() + [.state(.stopped), say(ChartSessionWords[language].stopped, .normal)]
  }

  /// Silence and back to the beginning.
  mutating func silenced() -> [ChartEffect.Kind] {
    let wasPlaying = playback == .playing
    let changed = whole()
    playback = .stopped
    seconds = 0
    index = nil
    part = nil
    focus = .point
    return (wasPlaying ? [.silence] : []) + changed
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
    seconds = clamp(wanted, to: 0...sounding(chart).seconds)
    return [mark(chart, at: seconds)]
  }

  mutating func ended() -> [ChartEffect.Kind] {
    guard let chart, playback == .playing else { return [] }
    seconds = sounding(chart).seconds
    let last = mark(chart, at: seconds)
    if partSound != nil {
      playback = .paused
      return [last, .state(.paused)]
    }
    _ = silenced()
    return [last, .state(.stopped), say(ChartSessionWords[language].complete, .normal)]
  }

  mutating func seek(to wanted: Double) -> [ChartEffect.Kind] {
    guard let chart else { return nothingOpen() }
    let wasPlaying = playback == .playing
    let changed = whole()
    seconds = clamp(wanted, to: 0...chart.sound.seconds)
    if wasPlaying { return [.silence] + changed + begin(chart) }
    playback = .paused
    return changed + [.state(.paused), mark(chart, at: seconds)]
  }

  mutating func setRate(_ wanted: Double) -> [ChartEffect.Kind] {
    // Steps up and down come back to the same numbers.
    let rounded = (wanted * 100).rounded() / 100
    let rate = clamp(rounded, to: Self.rateRange)
    settings.rate = rate
    let border: [ChartEffect.Kind] = rounded == rate ? [] : [.sound(.boundary)]
    let pace: [ChartEffect.Kind] = [.settings(settings)] + paced()
    return pace + border + [say(speed(rate), .passing)]
  }

  mutating func toggleLoop() -> [ChartEffect.Kind] {
    settings.loops.toggle()
    let words =
      settings.loops ? ChartSessionWords[language].loopOn : ChartSessionWords[language].loopOff
    return [.settings(settings)] + paced() + [say(words, .passing)]
  }

  private func paced() -> [ChartEffect.Kind] {
    playback == .playing ? [.pace(rate: settings.rate, loops: settings.loops)] : []
  }

  /// Marks the point that sounds at a second.
  mutating func mark(_ chart: ExploredChart, at seconds: Double) -> ChartEffect.Kind {
    let place = sounding(chart).place(at: seconds, in: series)
    series = place.series
    index = place.index
    part = nil
    return .position(chart.position(of: place, seconds: seconds))
  }
}

/// The sound of a part; a class for the same reason as `ExploredChart`.
final class PartSound: Sendable {
  let sound: ChartSound

  init(_ sound: ChartSound) { self.sound = sound }
}
