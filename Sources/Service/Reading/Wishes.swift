// SPDX-License-Identifier: Apache-2.0

public import Database

/// How a requester would like a text to be read.
///
/// Only the requester and whoever has the text see it: it can tell more about a person than a title does.
public struct Wishes: Sendable, Hashable {
  /// How fast.
  ///
  /// The raw names are stored and are part of the API: they never change.
  public enum Pace: String, Sendable, Hashable, CaseIterable {
    /// Slower than people usually read aloud.
    case slow
    /// As people usually read aloud.
    case usual
    /// Faster than that.
    case fast
  }

  /// In whose voice.
  ///
  /// The raw names are stored and are part of the API: they never change.
  public enum Voice: String, Sendable, Hashable, CaseIterable {
    /// In any.
    case any
    /// In that of a woman.
    case woman
    /// In that of a man.
    case man
  }

  /// What is read besides the text as it stands.
  ///
  /// The raw names are stored and are part of the API: they never change.
  public enum Extra: String, Sendable, Hashable, CaseIterable {
    /// What pictures show.
    case describePictures
    /// Names, letter by letter.
    case spellNames
    /// The numbers of pages.
    case readPageNumbers
    /// The notes below the text.
    case readFootnotes
  }

  /// The longest name of a dialect, in characters.
  public static let maximumDialectLength = 60
  /// No wishes.
  public static let none = Wishes()

  /// How fast.
  public var pace: Pace
  /// In which dialect or variety of the language; empty where any will do.
  public var dialect: String
  /// In whose voice.
  public var voice: Voice
  /// What is read besides.
  public var extras: Set<Extra>

  /// Says how a text is to be read.
  public init(
    pace: Pace = .usual, dialect: String = "", voice: Voice = .any, extras: Set<Extra> = []
  ) {
    self.pace = pace
    self.dialect = dialect
    self.voice = voice
    self.extras = extras
  }
}

extension Wishes.Pace: SQLConvertible {}
extension Wishes.Voice: SQLConvertible {}

extension Wishes {
  /// The columns that hold wishes.
  static let columns: Statement =
    "requests.pace, requests.dialect, requests.voice, requests.extras"

  init(row: Row) throws(DatabaseError) {
    let extras: String = try row.value("extras")
    self.init(
      pace: try row.value("pace"), dialect: try row.value("dialect"),
      voice: try row.value("voice"),
      extras: Set(extras.split(separator: " ").compactMap { Extra(rawValue: String($0)) }))
  }

  /// What is read besides, as the database holds it.
  var extrasText: String {
    Extra.allCases.filter(extras.contains).map(\.rawValue).joined(separator: " ")
  }

  /// The columns with their values, as an update sets them.
  var assignments: Statement {
    """
    pace = \(pace), dialect = \(dialect), voice = \(voice), extras = \(extrasText)
    """
  }

  /// The table's part.
  static let migration = Migration(
    5, "how a text is to be read",
    [
      "ALTER TABLE requests ADD COLUMN pace TEXT NOT NULL DEFAULT 'usual'",
      "ALTER TABLE requests ADD COLUMN dialect TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE requests ADD COLUMN voice TEXT NOT NULL DEFAULT 'any'",
      "ALTER TABLE requests ADD COLUMN extras TEXT NOT NULL DEFAULT ''",
    ])
}
