// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import HTTPServer
import Library
import Places
import Reading
import Uploads

extension Problem {
  /// What an error means that comes from where things are stored: the database and the folder of files.
  ///
  /// - Returns: nil for an error of another kind.
  init?(ofStorage error: any Error) {
    let trouble: Trouble?
    switch error {
    case let error as AccountsError: trouble = Trouble(error)
    case let error as ReadingError: trouble = Trouble(error)
    case let error as LibraryError: trouble = Trouble(error)
    case let error as DatabaseError: trouble = .database(error)
    case .database(let error) as UploadsError: trouble = .database(error)
    case .database(let error) as MapEditError: trouble = .database(error)
    case let error as BlobStoreError: trouble = .files(error)
    // Errors of others: there is no list of those.
    default: return nil
    }
    switch trouble {
    case .database(.busy): self = .busy
    case .database(.full), .files(.full): self = .noRoom
    case .database(.unsupportedURL), .database(.cannotOpen), .database(.newerThanProgram),
      .database(.misnumberedMigrations), .database(.constraint), .database(.noSuchColumn),
      .database(.wrongType), .database(.notOneRow), .database(.failed),
      .files(.unusableFolder), .files(.notFound), .files(.failed), nil:
      return nil
    }
  }
}

/// An error of where things are stored, whichever service tells it.
private enum Trouble {
  case database(DatabaseError)
  case files(BlobStoreError)

  init?(_ error: AccountsError) {
    switch error {
    case .database(let error): self = .database(error)
    case .invalid, .wrongCredentials, .tooManyAttempts, .noSuchAccount, .hashingFailed: return nil
    }
  }

  init?(_ error: ReadingError) {
    switch error {
    case .database(let error): self = .database(error)
    case .files(let error): self = .files(error)
    case .invalid, .noSuchRequest, .notARequester, .notAVolunteer, .notOpen, .noMoreToday,
      .noMoreFromHere, .barred, .tooOften, .reportTooLong, .commentTooLong, .tooManyClaims,
      .tooManyRequests,
      .claimEnded, .noMoreTime, .takenMeanwhile, .notNow, .notReady,
      .linksOff, .linkUnderWay:
      return nil
    }
  }

  init?(_ error: LibraryError) {
    switch error {
    case .database(let error): self = .database(error)
    case .files(let error): self = .files(error)
    case .noSuchTrack, .notReady, .badPosition: return nil
    }
  }
}
