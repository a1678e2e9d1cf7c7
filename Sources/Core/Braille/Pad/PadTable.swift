// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// What cells stand for while the pad is used: a table that it has itself, or one of the server.
public enum PadTable: Sendable, Hashable {
  /// Without contractions; the pad reads it itself.
  case uncontracted(BrailleAlphabet)
  /// Japanese kana; the pad reads it itself.
  case kana
  /// A table of the server, which is asked for each word.
  case server(ServerTable)

  /// A table of the server.
  public struct ServerTable: Sendable, Hashable {
    /// The name by which the server knows it, such as `en-ueb-g2`.
    public let name: String
    /// The tag of the language that is written.
    public let tag: String
    /// What it is called to the person; empty: its name.
    public let title: String

    /// A table of the server: its name, the tag of its language, and what it is called.
    public init(name: String, tag: String, title: String = "") {
      self.name = name
      self.tag = tag
      self.title = title
    }
  }

  /// The name of the table of Japanese kana.
  static let kanaName = "ja-kana"
  private static let kanaTag = "ja"

  /// The table for those who chose none: that of the alphabet of their language, or the English one where it has none.
  init(for language: Language) { self = .uncontracted(BrailleAlphabet(ofOrEnglish: language)) }

  /// The table that a name stands for: a language tag of ours, `ja-kana`, or else one of the server.
  public init(name: String, tag: String = "", title: String = "") {
    for alphabet in BrailleAlphabet.allCases
    where alphabet.language.tag.hasSameBytes(as: name) {
      self = .uncontracted(alphabet)
      return
    }
    let primary = Language.primary(of: tag.isEmpty ? name : tag) ?? tag
    self =
      name.hasSameBytes(as: Self.kanaName)
      ? .kana : .server(ServerTable(name: name, tag: primary, title: title))
  }

  /// Its name in events and configurations.
  public var name: String {
    switch self {
    case .uncontracted(let alphabet): alphabet.language.tag
    case .kana: Self.kanaName
    case .server(let table): table.name
    }
  }

  /// The tag of the language that is written.
  public var tag: String {
    switch self {
    case .uncontracted(let alphabet): alphabet.language.tag
    case .kana: Self.kanaTag
    case .server(let table): table.tag
    }
  }

  /// What a table of the server is called; nil for the others, which have their own words for it.
  var title: String? {
    switch self {
    case .uncontracted, .kana: nil
    case .server(let table): table.title
    }
  }

  /// The language that is written, where it is one that Earshot speaks.
  public var language: Language? { Language(tag: tag) }

  /// Whether two tables are one, by their names.
  func isSame(as other: PadTable) -> Bool { name.hasSameBytes(as: other.name) }

  /// True for Japanese kana.
  var isKana: Bool {
    if case .kana = self { return true }
    return false
  }

  /// True when the server has to be asked.
  var isServers: Bool {
    if case .server = self { return true }
    return false
  }
}
