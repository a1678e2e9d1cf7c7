// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What can be chosen about the braille pad.
public struct PadConfiguration: Sendable {
  /// The language in which the pad speaks.
  public var language = Language.english
  /// The language that is written; nil for the one in which the pad speaks.
  public var table: Language?
  /// The way to turn touches into cells.
  public var recognizer = RecognizerKind.classic
  /// How the mode is decided.
  public var mode = PadPosture.Choice.auto
  /// The size of the pad, in points.
  public var size = Size.phone
  /// What is said of each cell.
  public var echo = PadEcho.cell
  /// What each swipe does.
  public var swipes = SwipeMap.standard
  /// What is already written: print, braille characters, or both.
  public var text = ""

  /// The pad of an upright phone, in English.
  public init() {}

  /// Reads `language`, `table` (language tags), `recognizer`, `mode`, `width`, `height`, `echo` and `text`; each may
  /// be left out.
  public init(json: JSONValue) throws(FieldError) {
    language = try json.optionalWord("language") { Language(tag: $0) } ?? .english
    table = try json.optionalWord("table") { Language(tag: $0) }
    recognizer = try json.optionalWord("recognizer") { RecognizerKind(word: $0) } ?? .classic
    mode = try json.optionalWord("mode") { PadPosture.Choice(word: $0) } ?? .auto
    if json["width"] != nil || json["height"] != nil { size = try json.size() }
    echo = try json.optionalWord("echo") { PadEcho(word: $0) } ?? .cell
    text = try json.optionalText("text") ?? ""
  }
}
