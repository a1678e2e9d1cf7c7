// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Sounding
public import Speaking

/// Listening to a chart and finding one's way in it: play, step, compare, read, and follow what comes in.
///
/// Each act has at most one utterance and at most one short sound, which comes before it. What plays is silenced before
/// anything is said, so that no two voices sound at once; only live values are told over it.
public struct ChartSession: Session {
  /// What sounds.
  enum Playback: Equatable {
    /// Nothing; playing would begin at the beginning.
    case stopped
    case playing
    /// Nothing; playing would go on.
    case paused
  }

  /// What the next "play this part" means.
  enum Focus: Equatable {
    case point
    case segment(Int)
    case sentence(Int)
    case statistic(Int)
  }

  /// The language in which it speaks.
  public internal(set) var language: Language
  var options: ChartOptions
  var settings = ChartSettings()
  var profile = HearingProfile()
  var chart: ExploredChart?
  var playback = Playback.stopped
  /// The second of the score that was heard last.
  var seconds = 0.0
  /// The part whose score the renderer has; nil: the whole.
  var partSound: PartSound?
  /// The series that the listener is in.
  var series = 0
  /// The point that the listener is on; nil at the beginning, before the first.
  var index: Int?
  /// In a box or candle, the part that the listener is on; nil: the whole of it.
  var part: Int?
  var focus = Focus.point
  var bookmarks: [ChartPlace] = []
  /// The point with which another is to be compared.
  var compared: ChartPlace?
  /// Under which name bookmarks of the chart are kept on the device; nil when they are not.
  var name: String?
  /// Whether the device was asked what it keeps, so that the bookmarks can be put there.
  var isKeeping = false
  /// Whether an act led from the chart to the field for a place.
  var isAway = false
  /// What was said last, to be said again.
  var lastSaid = ""
  /// Where the braille line begins, counted in points.
  var brailleStart = 0
  /// The point that was told last while scrubbing.
  var scrubbed: ChartPlace?

  /// Reads `language` (a tag; English when left out), what the options are called, and perhaps `settings`.
  public init(configuration: JSONValue) throws(FieldError) {
    language = .english
    options = ChartOptions()
    if let tag = try configuration.optionalText("language") {
      guard let language = Language(tag: tag) else {
        throw .unknownWord(name: "language", word: tag)
      }
      self.language = language
    }
    try options.take(configuration)
  }

  /// Takes one event and says what to do about it.
  public mutating func handle(_ event: ChartEvent) -> [ChartEffect] {
    var effects = respond(to: event.kind)
    if !settings.sounds { effects.removeAll { $0.isSound } }
    for effect in effects {
      if case .say(let utterance) = effect { lastSaid = utterance.text }
    }
    if !settings.speech, !event.kind.isAboutSpeech {
      effects = effects.map { effect in
        // What is not said can still be read.
        if case .say(let utterance) = effect {
          .show(field: .said, text: utterance.text)
        } else {
          effect
        }
      }
    }
    return effects.map { ChartEffect(time: event.time, kind: $0) }
  }

  private mutating func respond(to kind: ChartEvent.Kind) -> [ChartEffect.Kind] {
    guard chart != nil || !kind.explores else { return nothingOpen() }
    if !kind.isPreparation { chart = chart?.detailed() }
    switch kind {
    case .open(let chart, let reception, let name): return open(chart, reception, name: name)
    case .grow(let chart): return grow(chart)
    case .refuse(let refusal): return refuse(refusal)
    case .set(let setting): return set(setting)
    case .key(let key):
      if isAway, ChartKeys.leadsBack(key) { return [.taken] + comeBack() }
      guard let action = ChartKeys.action(for: key, takesCharacters: settings.keys) else {
        return []
      }
      // The key that silences loses no place: only the button goes back to the beginning, or the key while it plays.
      if action == .stop, playback != .playing { return [.taken, .silence] }
      return [.taken] + act(action)
    case .act(let action): return act(action)
    case .play: return play()
    case .pause: return pause()
    case .seek(let seconds): return seek(to: seconds)
    case .rate(let rate): return setRate(rate)
    case .position(let seconds): return reached(seconds)
    case .ended: return ended()
    case .options(let json): return change(json)
    case .hearing(let profile): return hear(profile)
    case .test(let tone): return interrupted() + [.cue(SoundingScore(all: tone.score(profile)))]
    case .step(let step): return take(step)
    case .series(let series): return go(toSeries: series)
    case .sentence(let index, let plays): return sentence(index, plays: plays)
    case .statistic(let index): return statistic(index)
    case .find(let goal): return find(goal)
    case .bookmark(let index, let isRemoved): return bookmark(index, isRemoved: isRemoved)
    case .bookmarks(let places): return restore(places)
    case .forgetBookmarks: return forgetBookmarks()
    case .recalled(let key, let value): return recalled(key, value)
    case .scrub(let scrub): return self.scrub(scrub)
    }
  }
}

extension ChartEffect.Kind {
  fileprivate var isSound: Bool {
    switch self {
    case .cue, .sound: true
    case .show, .description, .picture, .highlight, .table, .list, .columns, .score, .play, .pace,
      .silence, .state, .position, .recall, .store, .braille, .help, .focus, .settings, .taken,
      .say:
      false
    }
  }
}

extension ChartEvent.Kind {
  /// Whether it asks for something of a chart that is open.
  fileprivate var explores: Bool {
    switch self {
    case .step, .series, .sentence, .statistic, .find, .bookmark, .bookmarks, .scrub: true
    case .open, .grow, .refuse, .set, .key, .act, .play, .pause, .seek, .rate, .position, .ended,
      .options, .hearing, .test, .forgetBookmarks, .recalled:
      false
    }
  }

  /// Whether it comes while a page opens, before anybody listens.
  fileprivate var isPreparation: Bool {
    switch self {
    case .open, .set, .options, .hearing, .recalled: true
    case .grow, .refuse, .key, .act, .play, .pause, .seek, .rate, .position, .ended, .test, .step,
      .series, .sentence, .statistic, .find, .bookmark, .bookmarks, .scrub, .forgetBookmarks:
      false
    }
  }

  /// Speech that was just switched off still says so.
  fileprivate var isAboutSpeech: Bool {
    switch self {
    case .act(let action): action == .speech
    case .set(.speech): true
    case .key(let key): ChartKeys.action(for: key, takesCharacters: true) == .speech
    case .set, .open, .grow, .refuse, .play, .pause, .seek, .rate, .position, .ended, .options,
      .hearing, .test, .step, .series, .sentence, .statistic, .find, .bookmark, .bookmarks, .scrub,
      .forgetBookmarks, .recalled:
      false
    }
  }
}
