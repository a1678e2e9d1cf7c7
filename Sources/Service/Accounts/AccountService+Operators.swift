// SPDX-License-Identifier: Apache-2.0

public import Database

extension AccountService {
  /// The account with a username, however it was typed.
  /// - Throws: `noSuchAccount`.
  public func account(username: String) async throws(AccountsError) -> Account {
    let key = Self.key(ofUsername: username)
    let found: Account? = try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.row("SELECT \(Self.columns) FROM accounts WHERE username_key = \(key)")
    }
    guard let found else { throw .noSuchAccount }
    return found
  }

  /// The accounts that somebody means who types a username or an e-mail address; the oldest first.
  /// - Parameter limit: how many at most, since many can have one address.
  public func accounts(
    meantBy typed: String, limit: Int, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) -> [Account] {
    // No username has an @.
    let isMeant: Statement =
      typed.contains("@")
      ? "lower(email) = lower(\(typed))" : "username_key = \(Self.key(ofUsername: typed))"
    return try transaction.rows(
      """
      SELECT \(Self.columns) FROM accounts WHERE \(isMeant)
      ORDER BY created_at, id LIMIT \(limit)
      """)
  }

  /// The people who look after the server.
  public func operators() async throws(AccountsError) -> [Account] {
    try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.rows(
        "SELECT \(Self.columns) FROM accounts WHERE is_operator = 1 ORDER BY username_key")
    }
  }

  /// Lets a person look after the server, or not any more.
  ///
  /// For the command line only: no page and no request leads here.
  /// - Throws: `noSuchAccount`.
  public func setOperator(_ id: AccountID, _ isOperator: Bool) async throws(AccountsError) {
    let changed = try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.run("UPDATE accounts SET is_operator = \(isOperator) WHERE id = \(id)")
    }
    guard changed == 1 else { throw .noSuchAccount }
  }
}
