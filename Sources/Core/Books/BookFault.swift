// SPDX-License-Identifier: Apache-2.0

/// Why a file gave no book.
///
/// Names of files are those within the file that was opened; empty for that one itself.
public enum BookFault: Error, Sendable, Equatable {
  /// It is an archive, and none of the forms of books.
  case noBook
  /// A file is damaged; at this line, where that is known.
  case damaged(file: String, line: Int?)
  /// A file that the book cannot be without is not there.
  case missing(file: String)
  /// A file names another one outside the book.
  case outside(file: String, address: String)
  /// A file declares entities of its own, which are not followed.
  case entities(file: String)
  /// A file, or the whole, unpacks to more than any book has.
  case unpacksTooMuch(file: String)
  /// There are more of something than any book has.
  case tooMany(BookCount, maximum: Int)
  /// It is locked by rights management or a password.
  case locked(file: String)
  /// There is neither text nor sound in it.
  case empty
  /// It is one page of a DAISY book, whose other files are needed.
  case loosePage
  /// It is a document of another kind: its name.
  case otherDocument
}

/// What a book has a bounded number of.
public enum BookCount: String, Sendable, CaseIterable {
  /// Files in the archive.
  case files
  /// Entries of the table of contents.
  case entries
  /// Pieces of sound.
  case clips
  /// Sentences.
  case sentences
}
