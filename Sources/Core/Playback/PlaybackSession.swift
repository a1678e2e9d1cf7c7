// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
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
    var keeper: Keeper
    var position: Double
    var phase = Phase.paused
    /// The title was said, so that it need not be said again.
    var isIntroduced = false
    /// The sleep timer stopped it.
    var isAsleep = false
    /// When it was paused.
    var pausedAt: Double?
    /// The position is one that was kept from another time.
    var isResumed = false
    var savedPosition: Double?
    var savedAt: Double?
    var shownSeconds: Int?
    var shownChapter: Int?
    /// Whether the slider has the focus: then a screen reader would tell each change of its words.
    var isSliderHeld = false

    /// Whether it sounds, or would if more of it were there.
    var isGoing: Bool { phase == .playing || phase == .waiting }
    /// Under which name the device keeps the position.
    var key: String { "position:" + track.id }
  }

  let language: Language
  var words: PlaybackWords {
    @inline(__always) get { PlaybackWords[language] }
  }
  /// How far back and forward go, in seconds.
  var skip: Double
  /// Whether it goes back a little after a pause.
  var isRewinding = true
  var rate = PlaybackRate.usual
  var volume = PlaybackVolume()
  var sleep: SleepTimer?
  var loaded: Loaded?
  /// The recordings in a row, and which of them is in the player.
  var row = PlayQueue([])
  var queue: [QueuedTrack] { row.tracks }
  /// Which of them comes next.
  var order = PlayOrder()
  var bookmarks = DeviceList<BookmarkList, BookmarkChange>(key: "")
  var removedBookmark: Bookmark?

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

  /// What a player wants done.
  public typealias Effect = Timed<InterfaceEffect>

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    let effects = act(on: event.content, at: event.time)
    aimSleep(after: event.content)
    return effects.map { Effect(time: event.time, $0) }
  }

  private mutating func act(on happening: Happening, at time: Double) -> [InterfaceEffect] {
    switch happening {
    case .load(let track, let position, let keeper):
      put(PlayQueue([QueuedTrack(track, savedPosition: position, keeper: keeper)]))
    case .queue(let row): put(row)
    case .rate(let factor): change(to: PlaybackRate(nearest: factor))
    case .faster: step(by: 1)
    case .slower: step(by: -1)
    case .louder: turn(by: 1)
    case .quieter: turn(by: -1)
    case .mute: mute()
    case .skip(let text): choose(skip: text)
    case .rewind(let isWanted): choose(rewinds: isWanted)
    case .mode(let mode): choose(mode)
    case .nextMode: chooseNextMode()
    case .sleep(let choice): setSleep(choice, at: time)
    case .sleepLeft: tellSleep()
    case .sleepLater: putSleepOff()
    case .bookmark(let happening): act(on: happening, at: time)
    case .key(let key): press(key, at: time)
    // What a person wants is answered without a recording too.
    case .play: wish { $0.play(&$1, at: time) }
    case .toggle: wish { $1.isGoing ? $0.pause(&$1, at: time) : $0.play(&$1, at: time) }
    case .stop: wish { $0.stop(&$1, at: time) }
    case .go(let typed): wish { $0.go(to: typed, &$1, at: time) }
    case .back: wish { $0.move(by: -$0.skip, &$1, at: time) }
    case .forward: wish { $0.move(by: $0.skip, &$1, at: time) }
    case .previousChapter: loaded == nil ? wish { _, _ in [] } : moveOn(by: -1, at: time)
    case .nextChapter: loaded == nil ? wish { _, _ in [] } : moveOn(by: 1, at: time)
    case .chapter(let index): wish { $0.go(toChapter: index, &$1, at: time) }
    case .seek(let position): wish { $0.seek(to: position, &$1, at: time) }
    case .whereAmI:
      wish { [.say(Utterance($0.whole($1), in: $0.language, priority: .urgent))] }
    case .pause: report { $0.pause(&$1, at: time) }
    case .recalled(let text, let key): recalled(text, key)
    case .duration(let seconds): report { $0.learn(duration: seconds, &$1) }
    case .progress(let position): progress(to: position, at: time)
    case .sounding: sounding(at: time)
    case .halted: report { $0.halted(&$1, at: time) }
    case .ended: end(at: time)
    case .stalled: report { $0.stall(&$1) }
    case .failed(let failure): report { $0.fail(failure, &$1, at: time) }
    case .slider(let isHeld): report { $0.holdSlider(isHeld, &$1) }
    case .hide: report { $0.save(&$1, at: time) }
    }
  }

  /// What the recording in the player makes of it; nothing where there is none.
  private mutating func report(
    _ act: (Self, inout Loaded) -> [InterfaceEffect]
  ) -> [InterfaceEffect] {
    guard var now = loaded else { return [] }
    defer { loaded = now }
    return act(self, &now)
  }

  /// The same, with words where no recording is in the player.
  private mutating func wish(
    _ act: (Self, inout Loaded) -> [InterfaceEffect]
  ) -> [InterfaceEffect] {
    guard loaded == nil else { return report(act) }
    return [.sound(.refused), .say(Utterance(words.nothingLoaded, in: language))]
  }

  /// The keys of the player, as players in browsers have them.
  private mutating func press(_ key: String, at time: Double) -> [InterfaceEffect] {
    for (name, wish) in Self.keys where name.hasSameBytes(as: key) {
      return act(on: wish, at: time)
    }
    return []
  }

  /// The keys that do something in a recording: those for chapters come last.
  private func keys(of track: PlaybackTrack) -> [String] {
    let hasParts = !track.chapters.starts.isEmpty || queue.count > 1
    return Self.keys.dropLast(hasParts ? 0 : 2).map { $0.name }
  }

  private static let keys: [(name: String, wish: Happening)] = [
    ("k", .toggle), ("j", .back), ("l", .forward), ("w", .whereAmI), ("m", .mute),
    ("s", .sleepLeft), ("r", .nextMode), ("b", .bookmark(.set)),
    ("p", .previousChapter), ("n", .nextChapter),
  ]
}

extension PlaybackSession {
  private mutating func put(_ row: PlayQueue) -> [InterfaceEffect] {
    self.row = row
    order.change(to: .inOrder, from: row.index)
    bookmarks = DeviceList(key: Self.bookmarksKey(of: row))
    removedBookmark = nil
    return load(row.tracks[row.index])
      + [.recall(key: Self.settingsKey), .recall(key: bookmarks.key)]
      + (modeKey.map { [.recall(key: $0)] } ?? [])
  }

  /// Puts a recording into the player.
  /// - Parameter position: where it begins, in seconds; nil for where it was left.
  mutating func load(_ next: QueuedTrack, from position: Double? = nil) -> [InterfaceEffect] {
    let track = next.track
    var now = Loaded(track: track, keeper: next.keeper, position: 0)
    var effects: [InterfaceEffect] = [
      .keys(keys(of: track)), .show(.title, text: track.title), .rate(rate.factor),
      .show(.speed, text: words.speed(rate.text(in: language))),
    ]
    // The volume is that of what comes in, and no longer of what was there.
    loaded = now
    effects += setVolume + showVolume + showSkip
    if let start = position ?? next.start, start.isFinite, start >= 0 {
      now.position = start
      // Also to the beginning: a place that was wanted before waits until the sound is there.
      if start > 0 || position != nil { effects.append(.seek(position: start)) }
      effects += showPhase(now) + showPosition(&now)
    } else {
      effects += resume(at: next.savedPosition, &now)
      if next.savedPosition == nil, next.keeper == .device {
        effects.append(.recall(key: now.key))
      }
    }
    if let place = placeInQueue { effects.append(.show(.chapter, text: chapter(now) ?? place)) }
    loaded = now
    return effects
  }

  private mutating func recalled(_ text: String?, _ key: String) -> [InterfaceEffect] {
    if key.hasSameBytes(as: Self.settingsKey) { return recall(text) }
    if key.hasSameBytes(as: bookmarks.key) { return recalledBookmarks(text) }
    if let modeKey, key.hasSameBytes(as: modeKey) { return recallMode(text) }
    return report { $0.resume(at: text.flatMap(Self.number), &$1) }
  }

  private static func number(_ text: String) -> Double? {
    (try? JSONParser.parse(Array(text.utf8)))?.number
  }

  /// Goes to where the person left it, unless they have begun meanwhile.
  private func resume(at saved: Double?, _ now: inout Loaded) -> [InterfaceEffect] {
    var effects: [InterfaceEffect] = []
    if !now.isIntroduced, let start = resumePoint(saved, in: now.track.duration) {
      now.position = start
      now.isResumed = true
      effects.append(.seek(position: start))
    }
    return effects + showPhase(now) + showPosition(&now)
  }

  private func resumePoint(_ saved: Double?, in duration: Double?) -> Double? {
    guard let saved, saved.isFinite, saved > Self.lookBack else { return nil }
    if let duration, saved > duration - Self.nearEnd { return nil }
    return saved - Self.lookBack
  }

  private mutating func change(to rate: PlaybackRate) -> [InterfaceEffect] {
    self.rate = rate
    let text = words.speed(rate.text(in: language))
    return [
      .rate(rate.factor), .show(.speed, text: text),
      .say(Utterance(text, in: language, priority: .urgent)),
    ] + keepSettings()
  }

  /// The next speed on offer, faster (1) or slower (-1).
  private mutating func step(by direction: Int) -> [InterfaceEffect] {
    let rates = PlaybackRate.all
    guard let index = rates.firstIndex(of: rate), rates.indices.contains(index + direction) else {
      return [.sound(.boundary)]
    }
    return change(to: rates[index + direction])
  }
}
