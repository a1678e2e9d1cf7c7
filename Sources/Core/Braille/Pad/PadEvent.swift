// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What happened to the braille pad, and when.
public struct PadEvent: TraceEvent, Hashable {
  /// What can happen to the braille pad.
  public enum Happening: Sendable, Hashable {
    /// A finger, as `TouchEvent` reads it; such an event needs no `kind`.
    case touch(TouchEvent)
    /// A key goes down or up.
    case key(PadKeyEvent)
    /// The time for which `wake` asked has come.
    case tick
    /// The pad has this size, in points.
    case size(Size)
    /// The device is tilted: degrees, as the browser's `deviceorientation`.
    case tilt(beta: Double, gamma: Double)
    /// The person chooses something about the pad.
    case set(PadSetting)
    /// The person chooses what is written.
    case table(PadTable)
    /// The person assigns the swipes anew.
    case swipes(SwipeMap)
    /// The person asks for something, by a button.
    case action(PadAction)
    /// The person changed the text itself; where its selection is now, in UTF-16 units.
    case text(String, selection: Range<Int>?)
    /// The person moved the selection in the text itself, in UTF-16 units.
    case caret(Range<Int>)
    /// What something else than keys wrote into the pad, such as the braille keyboard of a screen reader.
    case inserted(String)
    /// What the clipboard has; nil when the browser does not hand it out.
    case pasted(String?)
    /// A file: braille in ASCII, or braille characters and print.
    case imported(String, isBRF: Bool)
    /// The person saves what is written.
    case export(PadExport)
    /// What the server says of words; nil when it does not answer.
    case translated(id: Int, [PadTranslation]?)
    /// A list of words of the language that is written.
    case words(String)
    /// How often the cells of a table follow each other, as `CellFrequencies` reads it.
    case frequencies(table: String, String)
    /// Where the dots lay on another day; nil to forget where they lie now.
    case hand(HandShape?)
    /// Show the spots of this cell; the blank one: none.
    case guideSpots(Cell)
    /// The trial of the keyboard begins or ends.
    case keyTest(isOn: Bool)
    /// The pad fills the screen, or no longer.
    case filled(isOn: Bool)
    /// The pad is lent to a lesson, or given back (nil).
    case lent(PadLoan?)
    /// The pad was activated, with or without touches before.
    case activated(isTouched: Bool)
    /// The pad lost the person's attention; what is half typed is forgotten.
    case blur
  }

  /// Seconds.
  public let time: Double
  /// What happened.
  public let happening: Happening

  /// What happened at a time, in seconds.
  public init(time: Double, _ happening: Happening) {
    self.time = time
    self.happening = happening
  }

  /// Reads `kind` and what belongs to it.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.seconds()
    let kind = json["kind"] == nil ? "touch" : try json.text("kind")
    switch kind.bytewise {
    case "touch": happening = .touch(try TouchEvent(json: json))
    case "key": happening = .key(try PadKeyEvent(json: json))
    case "tick": happening = .tick
    case "size": happening = .size(try json.size())
    case "tilt":
      happening = .tilt(
        beta: try json.bounded("beta", by: Self.fullTurn),
        gamma: try json.bounded("gamma", by: Self.fullTurn))
    case "set": happening = .set(try Self.setting(json))
    case "action": happening = .action(try json.word("action") { PadAction(word: $0) })
    case "keytest": happening = .keyTest(isOn: try json.truth("on"))
    case "fill": happening = .filled(isOn: try json.truth("on"))
    case "activated": happening = .activated(isTouched: try json.truth("touched"))
    case "blur": happening = .blur
    case "lend": happening = .lent(json["swipes"] == nil ? nil : try PadLoan(json: json))
    default: happening = try Self.ofText(kind, json)
    }
  }

  /// What concerns the text, its table, and how the pad is fitted.
  private static func ofText(_ kind: String, _ json: JSONValue) throws(FieldError) -> Happening {
    switch kind.bytewise {
    case "table": return .table(try PadTable(json: json))
    case "swipes":
      guard let list = json["swipes"]?.array else {
        throw .wrongType(name: "swipes", wanted: .list)
      }
      return .swipes(try SwipeMap(json: list))
    case "text":
      return .text(try json.text("text"), selection: json["start"] == nil ? nil : try json.range())
    case "caret": return .caret(try json.range())
    case "insert": return .inserted(try json.text("text"))
    case "pasted": return .pasted(try json.optionalText("text"))
    case "import":
      let format = try json.optionalText("format") ?? ""
      return .imported(try json.text("text"), isBRF: format.hasSameBytes(as: "brf"))
    case "export": return .export(try json.word("form") { PadExport(word: $0) })
    case "translated":
      guard let results = PadTranslation.list(json["results"]) else {
        throw .wrongType(name: "results", wanted: .list)
      }
      return .translated(id: try json.int("id"), results)
    case "untranslated": return .translated(id: try json.int("id"), nil)
    case "words": return .words(try json.text("text"))
    case "frequencies":
      return .frequencies(table: try json.text("table"), try json.text("text"))
    case "hand":
      guard let hand = json["hand"], hand != .null else { return .hand(nil) }
      return .hand(try HandShape(json: hand))
    case "guide-spots":
      return .guideSpots(
        try json.word("cell") { $0.scalars.first.flatMap { Cell(scalar: $0) } })
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }

  /// Degrees.
  private static let fullTurn = 360.0

  private static func setting(_ json: JSONValue) throws(FieldError) -> PadSetting {
    let value = try json.text("value")
    guard let setting = try PadSetting(name: try json.text("name"), value: value) else {
      throw .unknownWord(name: "value", word: value)
    }
    return setting
  }
}

/// A key that goes down or up.
public struct PadKeyEvent: Sendable, Hashable {
  /// The key's place, as the browser's `KeyboardEvent.code`.
  public let code: String
  /// True when it goes down.
  public let isDown: Bool
  /// True while Shift is held.
  public let hasShift: Bool
  /// True while Control or Command is held.
  public let hasControl: Bool

  /// A key by its place, going down or up.
  public init(_ code: String, isDown: Bool, hasShift: Bool = false, hasControl: Bool = false) {
    self.code = code
    self.isDown = isDown
    self.hasShift = hasShift
    self.hasControl = hasControl
  }

  /// Reads `code`, `phase` (`down`, `up`) and, where they are held, `shift` and `ctrl`.
  init(json: JSONValue) throws(FieldError) {
    code = try json.text("code")
    isDown = try json.word("phase") { word in
      word.hasSameBytes(as: "down") ? true : word.hasSameBytes(as: "up") ? false : nil
    }
    hasShift = json["shift"]?.bool ?? false
    hasControl = json["ctrl"]?.bool ?? false
  }
}

/// What a word reads as by a table of the server.
public struct PadTranslation: Sendable, Hashable {
  /// While more of the word may come.
  public let partial: String
  /// Once it is complete.
  public let full: String
  /// Where the text of each cell begins in `full`, in UTF-16 units; empty when that is not known.
  public let starts: [Int]

  /// What a word reads as, unfinished and complete.
  public init(partial: String, full: String, starts: [Int] = []) {
    self.partial = partial
    self.full = full
    self.starts = starts
  }

  /// What a list of words reads as; nil when it is none.
  static func list(_ json: JSONValue?) -> [PadTranslation]? {
    guard let items = json?.array else { return nil }
    var translations: [PadTranslation] = []
    for item in items {
      guard let translation = try? PadTranslation(json: item) else { return nil }
      translations.append(translation)
    }
    return translations
  }

  /// Reads `partial`, `full` and, where it is known, `starts`.
  init(json: JSONValue) throws(FieldError) {
    self.init(
      partial: try json.text("partial"), full: try json.text("full"),
      starts: (json["starts"]?.array ?? []).compactMap { $0.integer })
  }
}

extension JSONValue {
  /// The members `start` and `end`, of which the second may be left out.
  fileprivate func range() throws(FieldError) -> Range<Int> {
    let start = try int("start")
    let end = self["end"] == nil ? start : try int("end")
    guard start >= 0 else { throw .outOfRange(name: "start", value: Double(start)) }
    guard end >= start else { throw .outOfRange(name: "end", value: Double(end)) }
    return start..<end
  }

  /// The member that must be there and whose text is one of a few words.
  func word<Value>(_ name: String, _ value: (String) -> Value?) throws(FieldError) -> Value {
    let text = try text(name)
    guard let value = value(text) else { throw .unknownWord(name: name, word: text) }
    return value
  }

  /// The member that may be left out and whose text is one of a few words.
  func optionalWord<Value>(_ name: String, _ value: (String) -> Value?) throws(FieldError) -> Value?
  {
    guard let text = try optionalText(name) else { return nil }
    guard let value = value(text) else { throw .unknownWord(name: name, word: text) }
    return value
  }
}
