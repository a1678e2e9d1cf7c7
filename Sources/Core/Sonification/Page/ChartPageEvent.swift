// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What can happen to a chart on a page.
public struct ChartPageEvent: TraceEvent, Equatable {
  /// Seconds; the session does not reckon with them, they order a recorded run.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// What happened.
  public indirect enum Kind: Sendable, Equatable {
    /// Something that the chart itself takes; `isRead`: what reads data on this device has what the chart was read from.
    case chart(ChartEvent.Kind, isRead: Bool = false)
    /// The page is ready: its choices of how charts sound are these, and a voice of its own speaks or not.
    case begin(options: JSONValue, hasOwnVoice: Bool)
    /// What the device keeps under a key; nil: nothing.
    case recalled(key: String, value: String?)
    /// The listener chose something for all charts.
    case setting(name: String, JSONValue)
    /// The listener chose how charts sound.
    case option(name: String, JSONValue)
    /// The slider of points was moved: where a screen reader is the voice, it speaks for itself.
    case slide(Int)
    /// The focus is on this part now; nil: on none.
    case focus(String?)
    /// A column is to be heard as values, or no longer.
    case column(Int, isHeard: Bool)
    /// The data are to be read by the columns that are chosen, and as this kind of chart (its word, or empty).
    case reread(x: String, series: String, kind: String)
    /// The number that can be read in two ways is to be read in the other.
    case decimal
    /// Dates that can be read in two ways are to be read in the other.
    case dates
    /// A file is wanted, from this device or the server.
    case save(form: String, byServer: Bool)
    /// It was handed to the browser, under this name.
    case saved(name: String)
    /// There is none: the server says why, could not be reached, or nobody knows.
    case unsaved(reason: String?, isUnreachable: Bool)
    /// The button of live values.
    case follow
    /// The page wants live values from the beginning.
    case stream
    /// The stream of live values was refused.
    case streamRefused
    /// The person brings data of their own, which are being read.
    case bring
    /// They were read, or refused; `isQuiet`: the person was there before, and looks for nothing.
    case brought(isQuiet: Bool)
    /// The chart of the page's address is not on the device.
    case missing
    /// What reads data did not come, or broke off; a row alone (`isLive`) is passed over.
    case broken(isLive: Bool)
    /// A bookmark is to be taken away by the button beside it.
    case forgetBookmark(Int)
    /// The button that forgets the bookmarks of all charts.
    case forget
    /// The time asked for by `wake` has come.
    case tick
  }

  /// An event at a time.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// Reads `t`, `kind` and what belongs to it: an event of the page, an act by its word, or an event of the session `chart`.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.double("t")
    let word = try json.text("kind")
    if let own = try Kind(word: word, json: json) {
      kind = own
    } else if let kind = try ChartEvent.Kind(pressed: word, json: json) {
      self.kind = .chart(kind)
    } else {
      kind = .chart(
        try ChartEvent(json: json).kind, isRead: try json.optionalTruth("read") ?? false)
    }
  }
}

extension ChartPageEvent.Kind {
  fileprivate init?(word: String, json: JSONValue) throws(FieldError) {
    switch word.bytewise {
    case "begin":
      self = .begin(
        options: json["options"] ?? .object([]),
        hasOwnVoice: try json.optionalTruth("voice") ?? false)
    case "recalled":
      self = .recalled(key: try json.text("key"), value: try json.optionalText("value"))
    case "setting": self = .setting(name: try json.text("set"), json["value"] ?? .null)
    case "option": self = .option(name: try json.text("option"), json["value"] ?? .null)
    case "slide": self = .slide(try json.int("value"))
    case "focus": self = .focus(try json.optionalText("at"))
    case "column": self = .column(try json.row(), isHeard: try json.truth("value"))
    case "read-so":
      self = .reread(
        x: try json.text("x"), series: try json.text("series"), kind: try json.text("type"))
    case "decimal": self = .decimal
    case "dates": self = .dates
    case "save": self = .save(form: try json.text("save"), byServer: json["server"] != nil)
    case "saved": self = .saved(name: try json.text("name"))
    case "unsaved":
      self = .unsaved(
        reason: try json.optionalText("text"),
        isUnreachable: try json.optionalTruth("unreachable") ?? false)
    case "follow": self = .follow
    case "stream": self = .stream
    case "stream-refused": self = .streamRefused
    case "bring": self = .bring
    case "brought": self = .brought(isQuiet: try json.optionalTruth("quiet") ?? false)
    case "missing": self = .missing
    case "broken": self = .broken(isLive: try json.optionalTruth("live") ?? false)
    case "forget-bookmark": self = .forgetBookmark(try json.row())
    case "forget": self = .forget
    case "tick": self = .tick
    default: return nil
    }
  }
}

extension ChartEvent.Kind {
  /// What a button, a menu or a field of the page asks of the chart; nil where it is an event of the chart as it is.
  fileprivate init?(pressed word: String, json: JSONValue) throws(FieldError) {
    switch word.bytewise {
    case "to-sentence": self = .sentence(try json.row(), plays: true)
    case "to-statistic": self = .statistic(try json.row())
    case "to-bookmark": self = .bookmark(try json.row(), isRemoved: false)
    case "to-series": self = .series(try json.row("value"))
    case "to-place":
      let isValue = json["axis"]?.string?.hasSameBytes(as: "y") ?? false
      let typed = try json.text("go")
      self = .find(isValue ? .y(typed) : .x(typed))
    case "key":
      var key = try ChartKey(json: json)
      if let part = try json.optionalText("part") {
        switch part.bytewise {
        case "region": key.place = .chart
        case "goal": key.place = .goal
        case "table", "help": key.place = .aside
        default: key.place = try json.optionalTruth("field") ?? false ? .field : .page
        }
      }
      self = .key(key)
    default:
      guard json["to"] == nil, json["x"] == nil, json["y"] == nil,
        let action = ChartAction(word: word)
      else { return nil }
      self = .act(action)
    }
  }
}

extension JSONValue {
  /// The number of a row from 0, which a page writes as text.
  fileprivate func row(_ name: String = "key") throws(FieldError) -> Int {
    let digits = try text(name).utf8
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit), number < 100_000 else {
        throw .wrongType(name: name, wanted: .wholeNumber)
      }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}
