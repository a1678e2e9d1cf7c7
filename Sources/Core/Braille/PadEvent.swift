// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What happened to the braille pad, and when.
public struct PadEvent: TraceEvent, Hashable {
  /// What can happen to the braille pad.
  public enum Happening: Sendable, Hashable {
    /// A finger, as `TouchEvent` reads it; such an event needs no `kind`.
    case touch(TouchEvent)
    /// A key goes down or up; `code` names its place, as the browser's `KeyboardEvent.code`.
    case key(code: String, isDown: Bool)
    /// The pad has this size, in points.
    case size(Size)
    /// The device is tilted: degrees, as the browser's `deviceorientation`.
    case tilt(beta: Double, gamma: Double)
    /// The person chooses how the mode is decided.
    case mode(PadPosture.Choice)
    /// The person chooses what is said of each cell.
    case echo(PadEcho)
    /// The person chooses the language that is written.
    case table(Language)
    /// The person asks for something, by a button.
    case action(PadAction)
    /// The person changed the text itself.
    case text(String)
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
    switch kind {
    case "touch": happening = .touch(try TouchEvent(json: json))
    case "key": happening = .key(code: try json.text("code"), isDown: try Self.isDown(json))
    case "size": happening = .size(try json.size())
    case "tilt":
      happening = .tilt(
        beta: try json.bounded("beta", by: Self.fullTurn),
        gamma: try json.bounded("gamma", by: Self.fullTurn))
    case "mode": happening = .mode(try json.word("mode") { PadPosture.Choice(word: $0) })
    case "echo": happening = .echo(try json.word("echo") { PadEcho(word: $0) })
    case "table": happening = .table(try json.word("language") { Language(tag: $0) })
    case "action": happening = .action(try json.word("action") { PadAction(word: $0) })
    case "text": happening = .text(try json.text("text"))
    case "blur": happening = .blur
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
