// SPDX-License-Identifier: Apache-2.0

/// A table that turns text into braille and braille into text.
///
/// Tables come from `InstalledTables`, which has looked at their files.
public struct BrailleTable: Sendable, Hashable, Identifiable {
  /// What it is for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// For reading and writing.
    case literary
    /// For computers: each character has one cell, mostly of eight dots.
    case computer
  }

  /// How much is shortened.
  public enum Contraction: String, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case uncontracted = "none"
    /// Some words or parts of words.
    case partial
    /// All that the braille code of the language shortens.
    case full
  }

  /// Which way its makers vouch for.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// Text to braille, and back.
    case both
    /// Text to braille; its rules are also read backwards, but nobody vouches for what comes out.
    case writing
  }

  /// The name of its file, such as `en-ueb-g2.ctb`; of an own table the whole path.
  public let id: String
  /// What people call it, in English, such as "Unified English contracted braille".
  public let name: String
  /// The tags of the languages that it is for, the most fitting first; empty when it does not say.
  public let languages: [String]
  /// What it is for; nil when it does not say.
  public let kind: Kind?
  /// How the country counts how much is shortened, such as "2"; nil where it does not.
  public let grade: String?
  /// How much is shortened; nil when it does not say.
  public let contraction: Contraction?
  /// How many dots a cell has, 6 or 8; nil when it does not say.
  public let dots: Int?
  /// Which way its makers vouch for; nil when it does not say.
  public let direction: Direction?
  /// The braille code that it follows, such as "ueb"; nil when it does not say.
  public let system: String?
  /// True when the file says all this itself; false when it was made out from the file's name.
  public let isDescribed: Bool
  /// What translates by it.
  let engine: Engine

  enum Engine: Sendable, Hashable {
    /// liblouis, asked for this table.
    case louis(LoadedTable)
    /// Japanese kana, which liblouis cannot read.
    case kana
  }

  /// The file of a table that somebody brought along, and the folder that its parts may lie in; nil for the others.
  package var ownFile: (path: String, folder: String)? {
    guard case .louis(let table) = engine, let folder = table.ownFolder else { return nil }
    return table.files.last.map { ($0, folder) }
  }

  /// True for a table that somebody brought along.
  public var isOwn: Bool {
    if case .louis(let table) = engine { table.ownFolder != nil } else { false }
  }
}
