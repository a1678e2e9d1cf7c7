// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension PlaybackSession {
  /// Something that happened, and when.
  public typealias Event = Timed<Happening>

  /// What can happen to a player; positions and lengths in seconds.
  public enum Happening: Sendable, Equatable {
    /// A recording was put in; `savedPosition` is where the person left it, as far as whoever keeps it already told.
    case load(PlaybackTrack, savedPosition: Double?, keeper: Keeper)
    /// Several recordings were put in.
    case queue(PlayQueue)
    /// What the device has kept under a key; nil when that is nothing.
    case recalled(String?, key: String)
    /// The shell learned how long the recording is.
    case duration(Double)
    case play
    case pause
    case toggle
    case back
    case forward
    /// The person wants the chapter before, or the start of this one.
    case previousChapter
    case nextChapter
    /// The person chose a chapter, counted from 0.
    case chapter(Int)
    /// The person chose a position.
    case seek(position: Double)
    /// The sound has come this far.
    case progress(position: Double)
    /// The sound has really begun, or gone on after waiting.
    case sounding
    /// The shell stopped the sound by itself: a call came in, a headphone was pulled out.
    case halted
    case ended
    /// Playing waits for more of the recording to arrive.
    case stalled
    case failed(Failure)
    /// The person asks where they are.
    case whereAmI
    case rate(Double)
    case faster
    case slower
    case louder
    case quieter
    case mute
    /// The person chose how far back and forward go, in seconds.
    case skip(String)
    /// The person chose whether it goes back after a pause.
    case rewind(Bool)
    /// The person chose what comes after a recording.
    case mode(PlayMode)
    /// The person wants the next way of playing on offer.
    case nextMode
    /// The person set the sleep timer: “off”, “track”, “chapter” or minutes.
    case sleep(String)
    /// The person asks what is left until it ends.
    case sleepLeft
    /// The person wants it later.
    case sleepLater
    /// The person typed where to go.
    case go(String)
    /// Pause, and back to the beginning.
    case stop
    /// Something about bookmarks.
    case bookmark(BookmarkHappening)
    /// A key was pressed that the player asked for.
    case key(String)
    /// The slider got the focus, or lost it.
    case slider(isHeld: Bool)
    /// The page goes away, perhaps for good.
    case hide
  }

  /// Who keeps the position for the next time.
  public enum Keeper: Sendable, Equatable {
    /// The device that plays.
    case device
    /// The server, at this address, for the person's account.
    case server(address: String)
  }

  /// Why a recording cannot be played.
  public enum Failure: Sendable, Equatable, CaseIterable {
    /// It did not arrive.
    case network
    /// It arrived, but is no sound that this browser can play.
    case unplayable
    /// The browser plays only after the person has pressed something.
    case notAllowed

    /// The word in traces.
    public var word: String {
      switch self {
      case .network: "network"
      case .unplayable: "unplayable"
      case .notAllowed: "not-allowed"
      }
    }
  }
}

extension PlaybackSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "load":
      if let queue = json["queue"]?.array {
        self = .queue(try PlayQueue(queue, json: json))
        return
      }
      self = .load(
        try PlaybackTrack(json: json), savedPosition: json["position"]?.number,
        keeper: json["keep"]?.string.map { .server(address: $0) } ?? .device)
    case "recalled":
      self = .recalled(json["value"]?.string, key: json["key"]?.string ?? "")
    case "duration": self = .duration(try json.double("duration"))
    case "play": self = .play
    case "pause": self = .pause
    case "toggle": self = .toggle
    case "back": self = .back
    case "forward": self = .forward
    case "seek":
      self = .seek(position: try json.double(json["value"] == nil ? "position" : "value"))
    case "previous-chapter": self = .previousChapter
    case "next-chapter": self = .nextChapter
    case "chapter": self = .chapter(try Self.chapter(json.text("key")))
    case "progress": self = .progress(position: try json.double("position"))
    case "sounding": self = .sounding
    case "halted": self = .halted
    case "ended": self = .ended
    case "stalled": self = .stalled
    case "failed": self = .failed(try PlaybackSession.Failure(word: try json.text("reason")))
    case "where": self = .whereAmI
    case "rate": self = .rate(try json.double("rate"))
    case "faster": self = .faster
    case "slower": self = .slower
    case "louder": self = .louder
    case "quieter": self = .quieter
    case "mute": self = .mute
    case "skip": self = .skip(try json.text("value"))
    case "rewind": self = .rewind(try Self.isOn(json.text("value")))
    case "mode": self = .mode(try PlayMode(word: try json.text("value")))
    case "next-mode": self = .nextMode
    case "sleep": self = .sleep(try json.text("value"))
    case "sleep-left": self = .sleepLeft
    case "sleep-later": self = .sleepLater
    case "go": self = .go(try json.optionalText("time") ?? "")
    case "stop": self = .stop
    case "key": self = .key(try json.text("key"))
    case "slider-focused": self = .slider(isHeld: true)
    case "slider-left": self = .slider(isHeld: false)
    case "hide": self = .hide
    default:
      guard let bookmark = try BookmarkHappening(kind: kind, json: json) else {
        throw .unknownWord(name: "kind", word: kind)
      }
      self = .bookmark(bookmark)
    }
  }
}

extension PlaybackSession.Happening {
  private static func isOn(_ word: String) throws(FieldError) -> Bool {
    switch word.bytewise {
    case "on": true
    case "off": false
    default: throw .unknownWord(name: "value", word: word)
    }
  }

  /// The number of a chapter, as a row of the list is named.
  private static func chapter(_ key: String) throws(FieldError) -> Int {
    let number = (try? JSONParser.parse(Array(key.utf8)))?.number.flatMap { Int(exactly: $0) }
    guard let number else { throw .unknownWord(name: "key", word: key) }
    return number
  }
}

extension PlaybackSession.Failure {
  init(word: String) throws(FieldError) {
    for failure in Self.allCases where failure.word.utf8.elementsEqual(word.utf8) {
      self = failure
      return
    }
    throw .unknownWord(name: "reason", word: word)
  }
}
