// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import HTTPServer
import Library
import Reading

extension Problem {
  /// What an error means that comes from where things are stored: the database and the folder of files.
  ///
  /// - Returns: nil for an error of another kind.
  init?(ofStorage error: any Error) {
    switch error {
    case AccountsError.database(let error), ReadingError.database(let error),
      LibraryError.database(let error), let error as DatabaseError:
      switch error {
      case .busy: self = .busy
      case .full: self = .noRoom
      case .unsupportedURL, .cannotOpen, .newerThanProgram, .misnumberedMigrations, .constraint,
        .noSuchColumn, .wrongType, .notOneRow, .failed:
        return nil
      }
    case ReadingError.files(.full), LibraryError.files(.full), BlobStoreError.full: self = .noRoom
    default: return nil
    }
  }
}
