// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

/// Why nothing was written to somebody.
public enum LettersError: Error, Sendable, Hashable, DatabaseFailure {
  /// This server sends no e-mail.
  case notConfigured
  /// What was typed is nothing, or too long for a username or an address.
  case invalid(FieldProblem)
  /// The account has no e-mail address, or one that no message can be sent to.
  case noAddress
  /// Too many were asked for; the next is welcome after this many seconds.
  case tooMany(retryAfterSeconds: Int)
  /// The account is not there, or not any more.
  case noSuchAccount
  /// The database failed.
  case database(DatabaseError)

  init(_ error: AccountsError) {
    switch error {
    case .tooManyAttempts(let seconds): self = .tooMany(retryAfterSeconds: seconds)
    case .database(let error): self = .database(error)
    case .invalid, .wrongCredentials, .noSuchAccount, .hashingFailed: self = .noSuchAccount
    }
  }
}
