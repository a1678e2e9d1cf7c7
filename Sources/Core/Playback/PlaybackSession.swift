// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Phrases
public import Speaking

/// Listening to a recording: play, pause, move about in it, and find the place again another day.
///
/// It never speaks while the recording sounds, except to answer a question, and then the shell lowers the sound.
public struct PlaybackSession: Session {
  /// What the person is doing with the recording.
  enum Phase: Sendable, Equatable {
    case paused
    case playing
    /// Playing was asked for, and waits for more of the recording.
    case waiting
    case ended
  }

  /// The recording that is in the player.
  struct Loaded: Sendable {
    var track: PlaybackTrack
    var position: Double
    var phase = Phase.paused
    /// The title was said, so that it need not be said again.
    var isIntroduced = false
    /// The position is one that was kept from another time.
    var isResumed = false
    var savedPosition: Double?
    var savedAt: Double?
    var shownSeconds: Int?
  }

  let language: Language
  /// How far back and forward go, in seconds.
  let skip: Double
  var rate = PlaybackRate.usual
  var loaded: Loaded?

  /// How far back and forward go unless chosen otherwise, in seconds.
  public static let usualSkip = 10.0
  /// Going on from a kept position begins this much earlier, in seconds, so that the thread is found again.
  static let lookBack = 3.0
  /// A kept position this near to the end counts as heard, in seconds.
  static let nearEnd = 5.0
  /// While it plays, the position is kept this often, in seconds.
  static let saveInterval = 10.0

  /// A player in a language, whose back and forward go `skip` seconds.
  public init(language: Language, skip: Double = Self.usualSkip) {
    self.language = language
    self.skip = skip
  }

  /// Reads `language` (a tag), and, where they are given, `skip` (seconds, 1 to 600) and `rate`.
  public init(configuration: JSONValue) throws(FieldError) {
    let language = try Language(field: "language", of: configuration)
    let skip = configuration["skip"] == nil ? Self.usualSkip : try configuration.double("skip")
    guard (1...600).contains(skip) else { throw .outOfRange(name: "skip", value: skip) }
    self.init(language: language, skip: skip)
    if configuration["rate"] != nil {
      rate = PlaybackRate(nearest: try configuration.double("rate"))
    }
  }

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    act(on: event.happening, at: event.time).map { Effect(time: event.time, action: $0) }
  }

  private mutating func act(on happening: Happening, at time: Double) -> [Action] {
    switch happening {
    case .load(let track, let savedPosition): return load(track, from: savedPosition)
    case .rate(let factor): return change(to: PlaybackRate(nearest: factor))
    case .faster: return step(by: 1)
    case .slower: return step(by: -1)
    default: break
    }
    guard var now = loaded else { return refusal(of: happening) }
    defer { loaded = now }
    switch happening {
    case .load, .rate, .faster, .slower: return []
    case .duration(let seconds): return learn(duration: seconds, &now)
    case .play: return play(&now)
    case .pause: return pause(&now, at: time)
    case .toggle:
      return now.phase == .playing || now.phase == .waiting ? pause(&now, at: time) : play(&now)
    case .back: return move(by: -skip, &now, at: time)
    case .forward: return move(by: skip, &now, at: time)
    case .seek(let position): return seek(to: position, &now, at: time)
    case .progress(let position): return progress(to: position, &now, at: time)
    case .sounding: return sounding(&now)
    case .halted: return halted(&now, at: time)
    case .ended: return end(&now)
    case .stalled: return stall(&now)
    case .failed(let failure): return fail(failure, &now, at: time)
    case .whereAmI: return [.say(answer(Phrase.position(now), now))]
    case .hide: return save(&now, at: time)
    }
  }

  /// What to say to a wish when no recording is in the player; the shell's own reports need no answer.
  private func refusal(of happening: Happening) -> [Action] {
    switch happening {
    case .play, .toggle, .back, .forward, .seek, .whereAmI:
      [.sound(.refused), .say(Utterance(Phrase.nothingLoaded, in: language))]
    default: []
    }
  }

  private func answer(_ phrase: Phrase, _ now: Loaded) -> Utterance {
    Utterance(phrase, in: language, priority: .urgent)
  }
}

extension PlaybackSession {
  private mutating func load(_ track: PlaybackTrack, from savedPosition: Double?) -> [Action] {
    var now = Loaded(track: track, position: 0)
    if let start = resumePoint(savedPosition, in: track.duration) {
      now.position = start
      now.isResumed = true
    }
    var actions: [Action] = [
      .show(field: .title, text: track.title),
      .rate(rate.factor),
      .show(field: .rate, text: Phrase.speed(rate).text(in: language)),
    ]
    if now.isResumed { actions.append(.seek(position: now.position)) }
    actions += showPhase(now) + showPosition(&now)
    loaded = now
    return actions
  }

  private func resumePoint(_ saved: Double?, in duration: Double?) -> Double? {
    guard let saved, saved.isFinite, saved > Self.lookBack else { return nil }
    if let duration, saved > duration - Self.nearEnd { return nil }
    return saved - Self.lookBack
  }

  private mutating func change(to rate: PlaybackRate) -> [Action] {
    self.rate = rate
    let words = Phrase.speed(rate)
    return [
      .rate(rate.factor), .show(field: .rate, text: words.text(in: language)),
      .say(Utterance(words, in: language, priority: .urgent)),
    ]
  }

  /// The next speed on offer, faster (1) or slower (-1).
  private mutating func step(by direction: Int) -> [Action] {
    let rates = PlaybackRate.all
    guard let index = rates.firstIndex(of: rate), rates.indices.contains(index + direction) else {
      return [.sound(.boundary)]
    }
    return change(to: rates[index + direction])
  }
}

extension Phrase {
  /// Where in the recording the person is.
  static func position(_ now: PlaybackSession.Loaded) -> Phrase {
    .position(
      SpokenTime(seconds: now.position),
      of: now.track.duration.map { SpokenTime(seconds: $0) })
  }
}
