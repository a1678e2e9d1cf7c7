// SPDX-License-Identifier: Apache-2.0

public import BlobStore
public import BookFiles
public import Database
public import Library

/// Why an act on a shelf of books was refused.
public enum ShelfError: Error, Sendable, Equatable, DatabaseFailure {
  /// There is no such book, or it belongs to someone else: the two are not told apart.
  case noSuchBook
  /// It has no part with this number.
  case noSuchPart
  /// The file is larger than a shelf takes.
  case tooLarge(maximumBytes: Int)
  /// The shelf has as many books as it may.
  case tooManyBooks(maximum: Int)
  /// The books of this person together are as large as they may be.
  case tooMuchTogether(maximumBytes: Int)
  /// So many searches of this person are under way that another has to wait.
  case tooManySearches
  /// The file is none of the kinds that are books.
  case book(BookError)
  /// The store of files failed.
  case files(BlobStoreError)
  /// What is kept with the tracks failed.
  case library(LibraryError)
  /// The database failed.
  case database(DatabaseError)
}
