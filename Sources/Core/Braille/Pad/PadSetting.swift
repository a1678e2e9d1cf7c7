// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A choice of the person about the pad, as the event `set` brings it.
public enum PadSetting: Sendable, Hashable {
  case mode(PadPosture.Choice)
  case echo(PadEcho)
  case keys(KeyLayout)
  case recognizer(RecognizerKind)
  case dots(CellDots)
  case hands(TypingHands)
  case chording(Chording)
  /// Nothing typed leaves the device.
  case offline(Bool)
  /// A password: nothing is echoed, read back, sent, guessed or recorded.
  case isPrivate(Bool)
  /// What confirms the dot under a finger that rests.
  case feel(PadFeel)
  /// What is typed into the text itself is braille in ASCII.
  case brf(Bool)

  /// The setting with this name and value; nil for an unknown value.
  ///
  /// - Throws: `FieldError.unknownWord` for a name that no setting has.
  init?(name: String, value: String) throws(FieldError) {
    let setting: PadSetting? =
      switch name.bytewise {
      case "mode": PadPosture.Choice(word: value).map { .mode($0) }
      case "echo": PadEcho(word: value).map { .echo($0) }
      case "keys": KeyLayout(word: value).map { .keys($0) }
      case "recognizer": RecognizerKind(word: value).map { .recognizer($0) }
      case "dots": Self.dots(value).map { .dots($0) }
      case "hands": TypingHands(word: value).map { .hands($0) }
      case "chording": Chording(word: value).map { .chording($0) }
      case "offline": Self.truth(value).map { .offline($0) }
      case "private": Self.truth(value).map { .isPrivate($0) }
      case "feel": PadFeel(word: value).map { .feel($0) }
      case "brf": Self.truth(value).map { .brf($0) }
      default: throw .unknownWord(name: "name", word: name)
      }
    guard let setting else { return nil }
    self = setting
  }

  /// The name, as events have it.
  var name: String {
    switch self {
    case .mode: "mode"
    case .echo: "echo"
    case .keys: "keys"
    case .recognizer: "recognizer"
    case .dots: "dots"
    case .hands: "hands"
    case .chording: "chording"
    case .offline: "offline"
    case .isPrivate: "private"
    case .feel: "feel"
    case .brf: "brf"
    }
  }

  /// The value, as events have it.
  var value: String {
    switch self {
    case .mode(let choice): choice.word
    case .echo(let echo): echo.word
    case .keys(let layout): layout.word
    case .recognizer(let kind): kind.word
    case .dots(let dots): dots.rawValue.description
    case .hands(let hands): hands.word
    case .chording(let chording): chording.word
    case .feel(let feel): feel.word
    case .offline(let isOn), .isPrivate(let isOn), .brf(let isOn): isOn ? "true" : "false"
    }
  }

  private static func dots(_ value: String) -> CellDots? {
    for dots in CellDots.allCases where dots.rawValue.description.hasSameBytes(as: value) {
      return dots
    }
    return nil
  }

  private static func truth(_ value: String) -> Bool? {
    value.hasSameBytes(as: "true") ? true : value.hasSameBytes(as: "false") ? false : nil
  }
}

/// What is said of each cell as it is typed.
public enum PadEcho: UInt8, Hashable, Worded {
  /// What changed in the text.
  case character
  /// The dots.
  case cell
  /// The word, at its end.
  case word
  /// Nothing; the sounds stay.
  case none

  /// The word in events and configurations.
  public var word: String {
    switch self {
    case .character: "character"
    case .cell: "cell"
    case .word: "word"
    case .none: "none"
    }
  }
}
