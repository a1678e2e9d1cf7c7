// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What can be chosen about the braille pad.
public struct PadConfiguration: Sendable {
  /// The language in which the pad speaks.
  public var language = Language.english
  /// What is written; nil for the uncontracted braille of the language in which the pad speaks.
  public var table: PadTable?
  /// The tables that the person changes between.
  public var tables: [PadTable] = []
  /// Nothing typed leaves the device.
  public var isOffline = false
  /// A password: nothing is echoed, read back, sent, guessed or recorded.
  public var isPrivate = false
  /// A new line is one; otherwise it ends the writing.
  public var isMultiline = true
  /// How touches become cells; `mode` and `size` here say nothing.
  public var recognizer = RecognizerConfiguration()
  /// How the mode is decided.
  public var mode = PadPosture.Choice.auto
  /// False at a screen that nobody holds in their hands: the pad then lies flat, with the letters of its keys.
  public var isHandheld = true
  /// Cells that a beginner is still to type with fingers before a finger lifted early is no part of a cell any more.
  public var beginnersCells = 0
  /// The size of the pad, in points.
  public var size = Size.phone
  /// What is said of each cell.
  public var echo = PadEcho.character
  /// Where the fingers rest on a keyboard.
  public var keys = KeyLayout.home
  /// Cells that are felt; nil: none.
  public var vibration: PadVibration?
  /// What each swipe does.
  public var swipes = SwipeMap.standard
  /// What is already written: print, braille characters, or both.
  public var text = ""

  /// Who has typed so many cells with fingers knows how to lift them.
  static let cellsOfBeginners = 50

  /// The pad of an upright phone, in English.
  public init() {}

  /// Reads the members that Documentation/sessions.md lists; each may be left out.
  public init(json: JSONValue) throws(FieldError) {
    language = try json.optionalWord("language") { Language(tag: $0) } ?? .english
    if let name = try json.optionalText("table") {
      table = PadTable(
        name: name, tag: try json.optionalText("tableLanguage") ?? "",
        title: try json.optionalText("tableName") ?? "")
    }
    for item in json["tables"]?.array ?? [] { tables.append(try PadTable(json: item)) }
    isOffline = json["offline"]?.bool ?? false
    isPrivate = json["private"]?.bool ?? false
    isMultiline = json["multiline"]?.bool ?? true
    recognizer.recognizer =
      try json.optionalWord("recognizer") { RecognizerKind(word: $0) } ?? .adaptive
    try recognizer.readHands(json)
    mode = try json.optionalWord("mode") { PadPosture.Choice(word: $0) } ?? .auto
    isHandheld = json["handheld"]?.bool ?? true
    if json["typed"] != nil {
      beginnersCells = max(Self.cellsOfBeginners - max(try json.int("typed"), 0), 0)
    }
    if json["width"] != nil || json["height"] != nil { size = try json.size() }
    echo = try json.optionalWord("echo") { PadEcho(word: $0) } ?? .character
    keys = try json.optionalWord("keys") { KeyLayout(word: $0) } ?? .home
    vibration = try json.optionalWord("feel") { PadFeel(word: $0) }?.vibration
    if let vibration = json["vibration"], vibration != .null {
      self.vibration = try PadVibration(json: vibration)
    }
    if let swipes = json["swipes"]?.array { self.swipes = try SwipeMap(json: swipes) }
    text = try json.optionalText("text") ?? ""
  }
}

extension PadTable {
  /// Reads `table`, and of a table of the server `language` and `name`.
  public init(json: JSONValue) throws(FieldError) {
    self.init(
      name: try json.text("table"), tag: try json.optionalText("language") ?? "",
      title: try json.optionalText("name") ?? "")
  }
}
