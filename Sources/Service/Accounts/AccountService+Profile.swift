// SPDX-License-Identifier: Apache-2.0

import Database
public import Passwords
import Speaking

extension AccountService {
  /// One account.
  /// - Throws: `noSuchAccount`.
  public func account(_ id: AccountID) async throws(AccountsError) -> Account {
    let found: Account? = try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.row("SELECT \(Self.columns) FROM accounts WHERE id = \(id)")
    }
    guard let found else { throw .noSuchAccount }
    return found
  }

  /// Changes the name, username and e-mail address of an account.
  ///
  /// The answer tells whether a username is taken, so another username can be asked for only so often.
  /// - Parameter network: from where the browser comes, for that limit.
  /// - Throws: `invalid` with every field that needs another answer, or `tooManyAttempts`.
  public func changeProfile(
    of id: AccountID, name: String, username: String, email: String?, from network: String
  ) async throws(AccountsError) -> Account {
    let checked = try CheckedProfile(name: name, username: username, email: email) { nil }
    if Self.key(ofUsername: try await account(id).username) != checked.username.key {
      try await countAttempt([.names(askedBy: id), .namesFrom(network: network)])
    }
    return try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try store(checked, of: id, in: transaction)
      return try changed(id, in: transaction)
    }
  }

  func store(
    _ checked: CheckedProfile, of id: AccountID,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let emails: [String?] = try transaction.column(
      "email", of: "SELECT email FROM accounts WHERE id = \(id)")
    let isFree = try transaction.runUnless(
      taken: "accounts_by_username",
      """
      UPDATE accounts SET name = \(checked.name), username = \(checked.username.text),
        username_key = \(checked.username.key), email = \(orNull: checked.email)
      WHERE id = \(id)
      """)
    guard isFree else { throw .invalid([.username: .taken]) }
    guard let left = emails.first ?? nil, left != checked.email else { return }
    for rule in addressRules { try rule(id, left, transaction) }
  }

  /// Changes what the person came for.
  ///
  /// Who becomes a volunteer begins as a new one: what the host or earlier readings said of them does not count any
  /// more. Who was one before and stays one keeps what they earned.
  public func changeRoles(of id: AccountID, to roles: AccountRoles) async throws(AccountsError)
    -> Account
  {
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try store(roles, of: id, in: transaction)
      return try changed(id, in: transaction)
    }
  }

  func store(
    _ roles: AccountRoles, of id: AccountID, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let stays: Statement =
      roles.contains(.volunteer) ? "role IN \(AccountRoles.ofReaders)" : "role <> role"
    let turned = try transaction.run(
      """
      UPDATE accounts SET role = \(roles),
        vetted_at = CASE WHEN \(stays) THEN vetted_at ELSE NULL END,
        volunteer_since = CASE WHEN \(stays) THEN volunteer_since ELSE \(clock.now) END
      WHERE id = \(id) AND role <> \(roles)
      """)
    if turned == 1 { for rule in roleRules { try rule(id, roles, transaction) } }
  }

  /// Changes how pages look, read and speak.
  public func changeSettings(
    of id: AccountID, to settings: Settings
  ) async throws(AccountsError) -> Account {
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.run(
        """
        UPDATE accounts SET language = \(orNull: settings.language?.tag),
          appearance = \(settings.appearance), text_size = \(settings.textSize),
          speaking = \(settings.speaking)
        WHERE id = \(id)
        """)
      return try changed(id, in: transaction)
    }
  }

  /// Changes the password and ends every other session.
  /// - Parameters:
  ///   - current: the password until now.
  ///   - session: the session that makes the change, which goes on.
  /// - Throws: `invalid` for `currentPassword` or `password`.
  public func changePassword(
    of id: AccountID, current: Password, new: Password, keeping session: SessionToken?
  ) async throws(AccountsError) {
    let account = try await account(id)
    if let problem = PasswordRules.problem(
      with: new, username: account.username, name: account.name)
    {
      throw .invalid([.password: problem])
    }
    let old = try await requirePassword(current, of: id)
    let hash = try await hash(new)
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try store(hash, replacing: old, of: id, keeping: session, in: transaction)
    }
    sessionsEnded(id)
  }

  func store(
    _ hash: PasswordHash, replacing old: PasswordHash, of id: AccountID,
    keeping session: SessionToken?, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let changed = try transaction.run(
      """
      UPDATE accounts SET password_hash = \(hash.rawValue)
      WHERE id = \(id) AND password_hash = \(old.rawValue)
      """)
    // Another change was quicker: the password that was checked is no longer the account's.
    guard changed == 1 else { throw .invalid([.currentPassword: .wrong]) }
    try forgetAttempts([.confirmation(id)], in: transaction)
    try endSessions(of: id, except: session, in: transaction)
    // Whoever did not ask for a link ends it so.
    try endPasswordLink(of: id, in: transaction)
  }

  /// Deletes an account with all that it owns, at once and for good.
  /// - Parameter password: the account's password, as a confirmation.
  /// - Throws: `invalid` for `currentPassword`.
  public func delete(_ id: AccountID, password: Password) async throws(AccountsError) {
    _ = try await requirePassword(password, of: id)
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      for rule in deletionRules { try rule(id, transaction) }
      try forgetAttempts([.confirmation(id)], in: transaction)
      try transaction.run("DELETE FROM accounts WHERE id = \(id)")
    }
    sessionsEnded(id)
  }

  func changed(
    _ id: AccountID, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) -> Account {
    let found: Account? = try transaction.row(
      "SELECT \(Self.columns) FROM accounts WHERE id = \(id)")
    guard let found else { throw .noSuchAccount }
    return found
  }
}
