// SPDX-License-Identifier: Apache-2.0

public import Database
import Passwords

extension AccountService {
  /// Notes the use of a session at most this often, in seconds: a read should not become a write each time.
  static let noteUseSeconds = 3600.0

  /// Who holds a session; nil when it ended, expired or never was.
  public func account(for token: SessionToken) async throws(AccountsError) -> Account? {
    let now = clock.now
    let hash = token.secret.hash
    let found: SessionAccount? = try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.row(
        """
        SELECT sessions.id AS session, sessions.last_used_at AS last_used_at, \(Self.columns)
        FROM sessions JOIN accounts ON accounts.id = sessions.account
        WHERE sessions.token_hash = \(hash) AND sessions.expires_at > \(now)
        """)
    }
    guard let found else { return nil }
    if now.seconds(since: found.lastUsedAt) >= Self.noteUseSeconds {
      let expiry = now.adding(seconds: Self.sessionSeconds)
      try await noteUse {
        (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
        try transaction.run(
          """
          UPDATE sessions SET last_used_at = \(now), expires_at = \(expiry)
          WHERE id = \(found.session)
          """)
      }
    }
    return found.account
  }

  /// Notes that a session was used; where nothing can be written just now, the next page notes it.
  private func noteUse(
    _ work: @Sendable (borrowing Transaction<AccountsError>) throws(AccountsError) -> Void
  ) async throws(AccountsError) {
    do throws(AccountsError) {
      try await database.write(waits: false, work)
    } catch .database(.busy) {
    } catch .database(.full) {
    }
  }

  /// Whether a session of an account is still open; looking does not make it last longer.
  public func holds(
    _ token: SessionToken, for account: AccountID
  ) async throws(AccountsError) -> Bool {
    let now = clock.now
    let found = try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) -> [String] in
      try transaction.column(
        "id",
        of: """
          SELECT id FROM sessions WHERE token_hash = \(token.secret.hash)
            AND account = \(account) AND expires_at > \(now)
          """)
    }
    return !found.isEmpty
  }

  /// Ends one session.
  public func signOut(_ token: SessionToken) async throws(AccountsError) {
    let hash = token.secret.hash
    let ended = try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) -> [AccountID] in
      try transaction.column(
        "account", of: "DELETE FROM sessions WHERE token_hash = \(hash) RETURNING account")
    }
    for account in ended { sessionsEnded(account) }
  }

  /// Ends every session of an account, except perhaps one.
  public func signOutEverywhere(
    _ account: AccountID, except kept: SessionToken? = nil
  ) async throws(AccountsError) {
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try endSessions(of: account, except: kept, in: transaction)
    }
    sessionsEnded(account)
  }

  /// The open sessions of an account, the last used first.
  /// - Parameter current: the session in which they are asked for.
  public func sessions(
    of account: AccountID, seenFrom current: SessionToken? = nil,
    size: Int = ListPage<OpenSession>.maximumSize, after: PageCursor? = nil
  ) async throws(AccountsError) -> ListPage<OpenSession> {
    let size = min(max(1, size), ListPage<OpenSession>.maximumSize)
    let (now, place) = (clock.now, after ?? .newest)
    let hash = current?.secret.hash ?? ""
    let rows: [OpenSession] = try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.rows(
        """
        SELECT id, created_at, last_used_at, client,
          CASE WHEN token_hash = \(hash) THEN 1 ELSE 0 END AS is_current
        FROM sessions
        WHERE account = \(account) AND expires_at > \(now) AND (last_used_at < \(place.first)
          OR (last_used_at = \(place.first) AND id > \(place.id)))
        ORDER BY last_used_at DESC, id LIMIT \(size + 1)
        """)
    }
    return ListPage(rows, size: size)
  }

  /// Ends one session of an account by its identifier; one that has ended already is no error.
  public func endSession(
    _ id: String, of account: AccountID
  ) async throws(AccountsError) {
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.run("DELETE FROM sessions WHERE id = \(id) AND account = \(account)")
    }
    sessionsEnded(account)
  }

  /// Opens a session.
  /// - Parameter device: what the browser brought, if anything; nil for a program, which keeps no device.
  func openSession(
    for account: AccountID, token: SessionToken, device: DeviceToken??, client: SessionClient?,
    at now: Timestamp, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) -> SignedIn {
    let expiry = now.adding(seconds: Self.sessionSeconds)
    try transaction.run("DELETE FROM sessions WHERE expires_at <= \(now)")
    let found: Account? = try transaction.row(
      "SELECT \(Self.columns) FROM accounts WHERE id = \(account)")
    guard let found else { throw .noSuchAccount }
    try transaction.run(
      """
      INSERT INTO sessions (id, token_hash, account, client, created_at, last_used_at, expires_at)
      VALUES (\(identifiers.next()), \(token.secret.hash), \(account), \(orNull: client), \(now),
        \(now), \(expiry))
      """)
    var kept: DeviceToken?
    if let device { kept = try remember(device, of: account, at: now, in: transaction) }
    return SignedIn(token: token, device: kept, expiresAt: expiry, account: found)
  }

  func endSessions(
    of account: AccountID, except kept: SessionToken?,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    // No stored hash is empty, so without a kept session this ends them all.
    let keptHash = kept?.secret.hash ?? ""
    try transaction.run(
      "DELETE FROM sessions WHERE account = \(account) AND token_hash <> \(keptHash)")
  }
}

/// A session with its account.
private struct SessionAccount: RowDecodable {
  let session: String
  let lastUsedAt: Timestamp
  let account: Account

  init(row: Row) throws(DatabaseError) {
    session = try row.value("session")
    lastUsedAt = try row.value("last_used_at")
    account = try Account(row: row)
  }
}
