// SPDX-License-Identifier: Apache-2.0

/// Why a table cannot be had, or cannot do what it was asked.
public enum BrailleTableError: Error, Sendable, Hashable {
  /// None of these folders has tables.
  case noTables(folders: [String])
  /// There is no such table; those with the nearest names.
  case unknownTable(name: String, nearest: [String])
  /// There is no such file, or it may not be read.
  case unreadable(path: String)
  /// The file, or one that it includes, is larger than a table may be.
  case tooLarge(path: String, maximumBytes: Int)
  /// A table includes a file that lies neither beside it nor among the tables of the library.
  case forbiddenInclude(of: String, by: String)
  /// A table includes itself, or files that include files without end.
  case endlessInclude(of: String, by: String)
  /// The table has a mistake: the first thing that the library said of it, if it said any.
  case faulty(table: String, Complaint?)
  /// The braille has a character that is no cell, at this place from 0.
  case notBraille(index: Int, scalar: Unicode.Scalar)
  /// The library gave up on a text that it began: in the piece that begins at this place from 0, if that is known.
  case untranslatable(table: String, index: Int?)

  /// What the library said of a table.
  public struct Complaint: Sendable, Hashable {
    /// The name of the file, without its folder; nil when it is about no single file.
    public let file: String?
    /// The line, from 1; nil when it is about no single line.
    public let line: Int?
    /// What is wrong, in the library's English words.
    public let message: String

    /// What was said.
    package init(file: String?, line: Int?, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }
}
