// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts
public import Sounding
public import Speaking

/// What can happen to a chart session.
public struct ChartEvent: TraceEvent, Equatable {
  /// Seconds; the session does not reckon with them, they order a recorded run.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// What happened.
  public enum Kind: Sendable, Equatable {
    /// A chart is there. Bookmarks are kept under its name, if it has one.
    case open(Chart, Reception, name: String? = nil)
    /// The chart that is open has more points.
    case grow(Chart)
    /// What the person brought cannot be read, for this reason.
    case refuse(ChartRefusal)
    /// A button; all that a key can do.
    case act(ChartAction)
    /// A key was pressed while the chart had the focus.
    case key(ChartKey)
    case play
    case pause
    /// To this second of the sound.
    case seek(Double)
    /// So many times as fast.
    case rate(Double)
    /// The renderer has come to this second.
    case position(Double)
    /// The renderer came to the end of what it was to play.
    case ended
    /// To another point, which is sounded and spoken.
    case step(ChartStep)
    /// To another series, from 0.
    case series(Int)
    /// To a sentence of the description, from 0; `plays` its part.
    case sentence(Int, plays: Bool)
    /// To a statistic of the series, from 0.
    case statistic(Int)
    /// To a place that somebody names.
    case find(ChartGoal)
    /// To a bookmark, from 0, or away with it.
    case bookmark(Int, isRemoved: Bool)
    /// The bookmarks that the device kept of this chart; nothing is said.
    case bookmarks([ChartPlace])
    /// The bookmarks of all charts are to be forgotten.
    case forgetBookmarks
    /// What the device keeps under a key, for which the session asked; nil: nothing.
    case recalled(key: String, value: String?)
    /// A finger or pointer over the picture.
    case scrub(ChartScrub)
    /// The sound is to be made otherwise.
    case options(JSONValue)
    /// What the listener hears well.
    case hearing(HearingProfile)
    /// A tone by which the listener finds out what they hear.
    case test(TestTone)
    /// The listener chose something that no chart overrides.
    case set(ChartSetting)
  }

  /// How the listener meets a chart.
  public enum Reception: Sendable, Equatable {
    /// It is shown, and its summary is said.
    case told
    /// It is shown.
    case quiet
    /// The page shows what it is, what is said of it and its picture already: what the server made of the same chart.
    case shown
  }

  /// An event at a time.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// Reads `t`, `kind` and what belongs to it.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.double("t")
    let word = try json.text("kind")
    kind = try Kind(word: word, json: json)
  }
}

extension ChartEvent.Kind {
  fileprivate init(word: String, json: JSONValue) throws(FieldError) {
    switch word.bytewise {
    case "open":
      self = .open(
        try Chart(field: "chart", of: json), try ChartEvent.Reception(json: json),
        name: try json.optionalText("name"))
    case "grow": self = .grow(try Chart(field: "chart", of: json))
    case "refuse": self = .refuse(try ChartRefusal(json: json))
    case "action": self = .act(try ChartAction(field: "action", of: json))
    case "key": self = .key(try ChartKey(json: json))
    case "play", "resume": self = .play
    case "pause": self = .pause
    case "stop": self = .act(.stop)
    case "seek": self = .seek(try json.double("to"))
    case "rate": self = .rate(try json.double("to"))
    case "position": self = .position(try json.double("seconds"))
    case "ended": self = .ended
    case "step": self = .step(try ChartStep(json: json))
    case "series": self = .series(try json.int("to"))
    case "sentence":
      self = .sentence(try json.int("to"), plays: try json.optionalTruth("play") ?? false)
    case "statistic": self = .statistic(try json.int("to"))
    case "go": self = .find(try ChartGoal(json: json))
    case "bookmark":
      self = .bookmark(
        try json.int("to"), isRemoved: try json.optionalTruth("remove") ?? false)
    case "bookmarks": self = .bookmarks(try ChartPlace.list(json))
    case "forget-bookmarks": self = .forgetBookmarks
    case "recalled":
      self = .recalled(key: try json.text("key"), value: try json.optionalText("value"))
    case "scrub": self = .scrub(try ChartScrub(json: json))
    case "options": self = .options(json)
    case "hearing": self = .hearing(try HearingProfile(json: json))
    case "test": self = .test(try TestTone(json: json))
    case "set": self = .set(try ChartSetting(json: json))
    default: throw .unknownWord(name: "kind", word: word)
    }
  }
}

extension ChartEvent.Reception {
  fileprivate init(json: JSONValue) throws(FieldError) {
    if try json.optionalTruth("shown") ?? false {
      self = .shown
    } else {
      self = try json.optionalTruth("quiet") ?? false ? .quiet : .told
    }
  }
}

extension Chart {
  fileprivate init(field name: String, of json: JSONValue) throws(FieldError) {
    guard let chart = json[name] else { throw .missing(name) }
    self = try Chart(json: chart)
  }
}

extension ChartAction {
  fileprivate init(field name: String, of json: JSONValue) throws(FieldError) {
    let word = try json.text(name)
    guard let action = ChartAction(word: word) else { throw .unknownWord(name: name, word: word) }
    self = action
  }
}

extension ChartKey {
  init(json: JSONValue) throws(FieldError) {
    self.init(
      key: try json.text("key"), code: try json.optionalText("code") ?? "",
      shift: try json.optionalTruth("shift") ?? false,
      ctrl: try json.optionalTruth("ctrl") ?? false, alt: try json.optionalTruth("alt") ?? false,
      writes: try json.optionalTruth("writes") ?? false)
    if let word = try json.optionalText("at") {
      guard let place = Place(word: word) else { throw .unknownWord(name: "at", word: word) }
      self.place = place
    }
  }
}
