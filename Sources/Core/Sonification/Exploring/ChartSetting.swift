// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// How many words a listener wants at each step.
public enum ChartVerbosity: UInt8, Equatable, Worded {
  /// The value alone.
  case terse
  /// Place and value.
  case usual
  /// Place, value, and how far along the series.
  case full

  /// The word in events and settings.
  public var word: String {
    switch self {
    case .terse: "terse"
    case .usual: "usual"
    case .full: "full"
    }
  }
}

/// What a listener chooses for all charts; the author of a page cannot change it.
public enum ChartSetting: Sendable, Equatable {
  /// Whether anything sounds.
  case sounds(Bool)
  /// Whether anything is said.
  case speech(Bool)
  /// Whether keys that write a character do something.
  case keys(Bool)
  /// Whether new values are told.
  case monitor(Bool)
  case verbosity(ChartVerbosity)
  /// Cells of the braille display; 0: none.
  case braille(Int)
  case language(Language)

  /// The widest braille line that there is: 80 cells, twice.
  static let widestBraille = 160

  /// Reads `name` and `value`.
  init(json: JSONValue) throws(FieldError) {
    let name = try json.text("name")
    switch name.bytewise {
    case "sounds": self = .sounds(try json.truth("value"))
    case "speech": self = .speech(try json.truth("value"))
    case "keys": self = .keys(try json.truth("value"))
    case "monitor": self = .monitor(try json.truth("value"))
    case "verbosity":
      let word = try json.text("value")
      guard let verbosity = ChartVerbosity(word: word) else {
        throw .unknownWord(name: "value", word: word)
      }
      self = .verbosity(verbosity)
    case "braille":
      let cells = try json.int("value")
      guard (0...Self.widestBraille).contains(cells) else {
        throw .outOfRange(name: "value", value: Double(cells))
      }
      self = .braille(cells)
    case "language":
      let tag = try json.text("value")
      guard let language = Language(tag: tag) else {
        throw .unknownWord(name: "value", word: tag)
      }
      self = .language(language)
    default: throw .unknownWord(name: "name", word: name)
    }
  }
}
