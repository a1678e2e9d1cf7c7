// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Charts
import Maths
import Phrases
public import Speaking

/// Listening to a chart: open it, play, pause, stop, step from point to point.
public struct ChartSession: Session {
  private struct Open {
    var sound: ChartSound
    var description: ChartDescription
    var shape: ChartShape
    var picture: ChartPicture
  }

  private enum Playback {
    case stopped
    /// Began at a time (of the events' clock) from a second of the sound.
    case playing(since: Double, from: Double)
    case paused(at: Double)
  }

  private var language: Language
  private var options: ChartOptions
  private var chart: Open?
  private var playback = Playback.stopped
  /// The point that was last marked; nil at the beginning.
  private var marked: Int?

  /// Reads `language` (a tag; English when left out), `duration` and `smoothing`.
  public init(configuration: JSONValue) throws(FieldError) {
    language = .english
    options = ChartOptions(mapping: .classic)
    if configuration["language"] != nil {
      let tag = try configuration.text("language")
      guard let language = Language(tag: tag) else {
        throw .unknownWord(name: "language", word: tag)
      }
      self.language = language
    }
    options.duration =
      try ChartDuration(field: "duration", of: configuration) ?? options.duration
    options.smoothing =
      try Smoothing(field: "smoothing", of: configuration) ?? options.smoothing
  }

  /// The samples of the chart that is open; empty when none is.
  public var samples: [Float] { chart?.sound.samples ?? [] }

  /// Takes one event and says what to do about it.
  public mutating func handle(_ event: ChartEvent) -> [ChartEffect] {
    let kinds: [ChartEffect.Kind]
    switch event.kind {
    case .load(let source): kinds = load(source)
    case .play: kinds = play(at: event.time)
    case .pause: kinds = pause(at: event.time)
    case .stop: kinds = stop()
    case .tick: kinds = tick(at: event.time)
    case .ended: kinds = ended()
    case .step(let step): kinds = take(step, at: event.time)
    case .options(let duration, let smoothing): kinds = change(duration, smoothing)
    case .describe: kinds = describe(at: event.time)
    }
    return kinds.map { ChartEffect(time: event.time, kind: $0) }
  }
}

extension ChartSession {
  private mutating func load(_ source: ChartSource) -> [ChartEffect.Kind] {
    do {
      let sound = try ChartSound(try source.chart(), options: options)
      let effects = silenced()
      let chart = Open(
        sound: sound, description: ChartDescription(sound.chart),
        shape: ChartShape(sound.chart.series[0]),
        picture: ChartPicture(sound.chart, layout: PictureLayout(language: language)))
      self.chart = chart
      return effects + opened(chart, source)
    } catch {
      let text = Phrase(error).text(in: language)
      return silenced() + [
        .state(chart == nil ? .empty : .stopped), .show(field: .problem, text: text),
        .sound(.refused), say(text, .urgent),
      ]
    }
  }

  private func opened(_ chart: Open, _ source: ChartSource) -> [ChartEffect.Kind] {
    let summary = chart.description.summary.text(in: language)
    let shown: [ChartEffect.Kind] = [
      .show(field: .problem, text: ""), .show(field: .title, text: source.title),
      .show(field: .summary, text: summary),
      .description(chart.description.sentences.map { $0.text(in: language) }),
      .picture(chart.picture), .table(ChartTable(chart.sound.chart, in: language)),
      ready(chart), .state(.stopped),
    ]
    return source.isQuiet ? shown : shown + [say(source.title + ". " + summary)]
  }

  private func ready(_ chart: Open) -> ChartEffect.Kind {
    let samples = chart.sound.samples
    return .samples(count: samples.count, fingerprint: Fingerprint(samples).text)
  }

  private mutating func change(
    _ duration: ChartDuration?, _ smoothing: Smoothing?
  ) -> [ChartEffect.Kind] {
    options.duration = duration ?? options.duration
    options.smoothing = smoothing ?? options.smoothing
    guard let chart else { return [] }
    // The points were taken before, and no option makes them unfit; so a failure would only keep the old sound.
    guard let sound = try? ChartSound(chart.sound.chart, options: options) else { return [] }
    self.chart?.sound = sound
    return silenced() + [self.chart.map { ready($0) } ?? .silence, .state(.stopped)]
  }
}

extension ChartSession {
  private mutating func play(at time: Double) -> [ChartEffect.Kind] {
    guard let chart else {
      let text = ChartSessionWords.nothingOpen.text(in: language)
      return [.show(field: .problem, text: text), .sound(.refused), say(text, .urgent)]
    }
    let from: Double
    switch playback {
    case .playing: return []
    case .stopped: from = 0
    case .paused(let position): from = position >= chart.sound.seconds ? 0 : position
    }
    playback = .playing(since: time, from: from)
    return [.play(from: from), .state(.playing), mark(chart, at: from)]
  }

  private mutating func pause(at time: Double) -> [ChartEffect.Kind] {
    guard let chart, case .playing = playback else { return [] }
    let position = position(chart, at: time)
    playback = .paused(at: position)
    let marked = mark(chart, at: position)
    return [.silence, .state(.paused), marked, say(paused(chart))]
  }

  private func paused(_ chart: Open) -> String {
    ChartSessionWords.paused(chart.description.point(marked ?? 0)).text(in: language)
  }

  private mutating func stop() -> [ChartEffect.Kind] {
    guard chart != nil else { return [] }
    let wasStopped = if case .stopped = playback { true } else { false }
    guard !wasStopped || marked != nil else { return [.silence] }
    return silenced() + [.state(.stopped), say(ChartSessionWords.stopped.text(in: language))]
  }

  private mutating func tick(at time: Double) -> [ChartEffect.Kind] {
    guard let chart, case .playing = playback else { return [] }
    return [mark(chart, at: position(chart, at: time))]
  }

  private mutating func ended() -> [ChartEffect.Kind] {
    guard let chart, case .playing = playback else { return [] }
    let last = mark(chart, at: chart.sound.plan.duration)
    playback = .stopped
    marked = nil
    return [last, .state(.stopped), say(ChartSessionWords.complete.text(in: language))]
  }

  private mutating func describe(at time: Double) -> [ChartEffect.Kind] {
    guard let chart else { return play(at: time) }
    let sentences = chart.description.sentences.map { $0.text(in: language) }
    var effects: [ChartEffect.Kind] = []
    if case .playing = playback {
      playback = .paused(at: position(chart, at: time))
      effects = [.silence, .state(.paused)]
    }
    return effects + [say(sentences.joined(separator: " "))]
  }

  /// Steps to a point and speaks it; what played is paused, so that no two voices speak at once.
  private mutating func take(_ step: ChartStep, at time: Double) -> [ChartEffect.Kind] {
    guard let chart else { return play(at: time) }
    var effects: [ChartEffect.Kind] = []
    if case .playing = playback {
      _ = mark(chart, at: position(chart, at: time))
      effects.append(.silence)
    }
    let last = chart.sound.chart.series[0].points.count - 1
    var isAtBorder = false
    let index: Int
    switch step {
    case .first: index = 0
    case .last: index = last
    case .point(let wanted): index = min(max(wanted, 0), last)
    case .lowest: index = chart.shape.lowest
    case .highest: index = chart.shape.highest
    case .by(let count):
      // From the beginning the first step to the right leads onto the first point.
      let wanted =
        (marked ?? (count > 0 ? -1 : 0))
        + min(max(count, -Chart.Limit.points), Chart.Limit.points)
      index = min(max(wanted, 0), last)
      isAtBorder = index != wanted
    }
    let seconds = chart.sound.time(ofPoint: index)
    playback = .paused(at: seconds)
    marked = index
    var position = position(of: index, in: chart, seconds: seconds)
    let text = chart.description.point(index).text(in: language)
    position.text = text
    effects += [.state(.paused), .position(position)]
    if isAtBorder { effects.append(.sound(.boundary)) }
    effects.append(say(text, .urgent))
    return effects
  }
}

extension ChartSession {
  private func say(_ text: String, _ priority: Utterance.Priority = .normal) -> ChartEffect.Kind {
    .say(Utterance(text, in: language, priority: priority, staysOnDevice: true))
  }

  /// Silence and back to the beginning.
  private mutating func silenced() -> [ChartEffect.Kind] {
    let wasPlaying = if case .playing = playback { true } else { false }
    playback = .stopped
    marked = nil
    return wasPlaying ? [.silence] : []
  }

  /// The second of the sound that is heard at a time.
  private func position(_ chart: Open, at time: Double) -> Double {
    switch playback {
    case .stopped: 0
    case .paused(let position): position
    case .playing(let since, let from):
      // Not-a-number cannot come from JSON; a clock that runs back must not lead before the beginning.
      clamp(from + (time - since), to: from...max(from, chart.sound.seconds))
    }
  }

  private mutating func mark(_ chart: Open, at seconds: Double) -> ChartEffect.Kind {
    let index = chart.sound.point(atTime: seconds)
    marked = index
    return .position(position(of: index, in: chart, seconds: seconds))
  }

  private func position(of index: Int, in chart: Open, seconds: Double) -> ChartPosition {
    let point = chart.sound.chart.series[0].points[index]
    let place = chart.picture.place(of: point)
    return ChartPosition(
      index: index, point: point, seconds: seconds, across: place.across, up: place.up)
  }
}
