// SPDX-License-Identifier: Apache-2.0

import Database

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
