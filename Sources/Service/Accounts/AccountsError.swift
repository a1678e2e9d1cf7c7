// SPDX-License-Identifier: Apache-2.0

public import Database

/// A field of the forms about an account.
public enum AccountField: String, Sendable, CaseIterable {
  /// The person's name.
  case name
  /// The username.
  case username
  /// The e-mail address.
  case email
  /// The password, or the new password.
  case password
  /// The password that is asked for again before a change that matters.
  case currentPassword
}

/// What is wrong with one field.
public enum FieldProblem: Sendable, Hashable {
  /// Nothing was written.
  case missing
  /// Too few characters.
  case tooShort(minimum: Int)
  /// Too many characters.
  case tooLong(maximum: Int)
  /// A username may hold letters of one script, digits, and `.`, `_`, `-` between them.
  case unusableCharacters
  /// Someone else has this username.
  case taken
  /// The password is one of those that are tried first by people who guess.
  case tooCommon
  /// The password holds the username or the name.
  case containsName
  /// This is not the form of an e-mail address.
  case notAnAddress
  /// The password is not the account's.
  case wrong
}

/// Why an act on an account was refused.
public enum AccountsError: Error, Sendable, Hashable, DatabaseFailure {
  /// Some fields need another answer; every problem at once, at most one for each field.
  case invalid([AccountField: FieldProblem])
  /// The username and password do not belong together; it is not said which is wrong.
  case wrongCredentials
  /// Too many tries; the next is welcome after this many seconds.
  case tooManyAttempts(retryAfterSeconds: Int)
  /// The account is not there, or not any more.
  case noSuchAccount
  /// The machine could not hash the password.
  case hashingFailed
  /// The database failed.
  case database(DatabaseError)
}
