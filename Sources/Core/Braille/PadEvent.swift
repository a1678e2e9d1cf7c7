// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What can happen to the braille pad; times in seconds.
public enum PadEvent: TraceEvent, Hashable {
  /// A finger, as `TouchEvent` reads it; such an event needs no `kind`.
  case touch(TouchEvent)
  /// A key goes down or up; `code` names its place, as the browser's `KeyboardEvent.code`.
  case key(time: Double, code: String, isDown: Bool)
  /// The pad has this size, in points.
  case size(time: Double, size: Size)
  /// The device is tilted: degrees, as the browser's `deviceorientation`.
  case tilt(time: Double, beta: Double, gamma: Double)
  /// The person chooses how the mode is decided.
  case mode(time: Double, choice: PadPosture.Choice)
  /// The person chooses what is said of each cell.
  case echo(time: Double, echo: PadEcho)
  /// The person chooses the language that is written.
  case table(time: Double, language: Language)
  /// The person asks for something, by a button.
  case action(time: Double, action: PadAction)
  /// The person changed the text itself.
  case text(time: Double, text: String)
  /// The pad lost the person's attention; what is half typed is forgotten.
  case blur(time: Double)

  /// Reads `kind` and what belongs to it.
  public init(json: JSONValue) throws(FieldError) {
    guard json["kind"] != nil else {
      self = .touch(try TouchEvent(json: json))
      return
    }
    let time = try json.seconds()
    let kind = try json.text("kind")
    switch kind {
    case "touch": self = .touch(try TouchEvent(json: json))
    case "key":
      self = .key(time: time, code: try json.text("code"), isDown: try Self.isDown(json))
    case "size": self = .size(time: time, size: try json.size())
    case "tilt":
      self = .tilt(
        time: time, beta: try json.bounded("beta", by: Self.fullTurn),
        gamma: try json.bounded("gamma", by: Self.fullTurn))
    case "mode":
      self = .mode(time: time, choice: try json.word("mode") { PadPosture.Choice(word: $0) })
    case "echo": self = .echo(time: time, echo: try json.word("echo") { PadEcho(word: $0) })
    case "table":
      self = .table(time: time, language: try json.word("language") { Language(tag: $0) })
    case "action":
      self = .action(time: time, action: try json.word("action") { PadAction(word: $0) })
    case "text": self = .text(time: time, text: try json.text("text"))
    case "blur": self = .blur(time: time)
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }

  /// Degrees.
  private static let fullTurn = 360.0

  private static func isDown(_ json: JSONValue) throws(FieldError) -> Bool {
    let word = try json.text("phase")
    switch word {
    case "down": return true
    case "up": return false
    default: throw .unknownWord(name: "phase", word: word)
    }
  }
}

/// What is said of each cell as it is typed.
public enum PadEcho: UInt8, Sendable, Hashable, CaseIterable {
  /// The letter, or the dots.
  case cell
  /// Nothing; the sounds stay.
  case none

  /// The word in events and configurations.
  public var word: String {
    switch self {
    case .cell: "cell"
    case .none: "none"
    }
  }

  /// The echo with this word.
  public init?(word: String) {
    for echo in PadEcho.allCases where echo.word.utf8.elementsEqual(word.utf8) {
      self = echo
      return
    }
    return nil
  }
}

extension JSONValue {
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
