// SPDX-License-Identifier: Apache-2.0

import Database
public import Passwords

extension AccountService {
  /// How long the owner of the account is told that there was one: 30 days, in seconds.
  static let passwordLinkNoteSeconds = 2_592_000.0

  /// Makes a link with which the owner of an account chooses a new password; it ends the one before of that origin, and
  /// one that is made by hand ends all.
  ///
  /// For those who look after the server, and for the owner's mailbox: whoever has the link has the account.
  /// - Throws: `noSuchAccount`.
  public func makePasswordLink(
    for id: AccountID, by origin: PasswordLinkOrigin = .host
  ) async throws(AccountsError) -> PasswordLink {
    let token = PasswordLinkToken(RandomToken.make())
    let now = clock.now
    let expiry = now.adding(seconds: origin.seconds)
    // Anybody can ask for a link by e-mail, so that must not end the one that its owner was given.
    let ended: Statement =
      switch origin {
      case .host: "account = \(id)"
      case .mail: "account = \(id) AND origin = \(origin)"
      }
    let made = try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.run("DELETE FROM password_links WHERE \(ended)")
      return try transaction.run(
        """
        INSERT INTO password_links (account, origin, token_hash, made_at, expires_at)
        SELECT id, \(origin), \(token.secret.hash), \(now), \(expiry)
        FROM accounts WHERE id = \(id)
        """)
    }
    guard made == 1 else { throw .noSuchAccount }
    return PasswordLink(token: token, expiresAt: expiry)
  }

  /// Whose password can be chosen with a link; nil when it was used, is too old or never was.
  ///
  /// Looking does not use it up.
  public func account(for link: PasswordLinkToken) async throws(AccountsError) -> Account? {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.row(
        """
        SELECT \(Self.columns)
        FROM password_links JOIN accounts ON accounts.id = password_links.account
        WHERE password_links.token_hash = \(link.secret.hash)
          AND password_links.used_at IS NULL AND password_links.expires_at > \(now)
        """)
    }
  }

  /// Chooses a new password with a link, ends all sessions of the account and signs its owner in.
  ///
  /// The tries of before do not count any more: whoever forgot the password has used them up.
  /// - Parameters:
  ///   - network: from where the browser comes.
  ///   - device: what the browser has kept from a sign-in before.
  /// - Returns: nil when the link does not work any more.
  /// - Throws: `invalid` for `password`.
  public func choosePassword(
    _ password: Password, with link: PasswordLinkToken, from network: String,
    device: DeviceToken? = nil, client: SessionClient? = nil
  ) async throws(AccountsError) -> SignedIn? {
    guard let account = try await account(for: link) else { return nil }
    if let problem = PasswordRules.problem(
      with: password, username: account.username, name: account.name)
    {
      throw .invalid([.password: problem])
    }
    let hash = try await hash(password)
    let now = clock.now
    let signedIn = try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) -> SignedIn? in
      // Of several who use it at once, one does.
      let used = try transaction.run(
        """
        UPDATE password_links SET used_at = \(now)
        WHERE token_hash = \(link.secret.hash) AND used_at IS NULL AND expires_at > \(now)
        """)
      guard used == 1 else { return nil }
      try replacePassword(of: account, with: hash, in: transaction)
      try endPasswordLink(of: account.id, in: transaction)
      let key = Self.key(ofUsername: account.username)
      try forgetAttempts(
        [.signIn(name: key, network: network), .signInName(key), .confirmation(account.id)],
        in: transaction)
      return try openSession(
        for: account.id, token: SessionToken(RandomToken.make()), device: device,
        client: client, at: now, in: transaction)
    }
    if signedIn != nil { sessionsEnded(account.id) }
    return signedIn
  }

  /// What the owner is told of the links of the last 30 days, of each origin the newest.
  public func passwordLinkNotes(
    of id: AccountID
  ) async throws(AccountsError) -> [PasswordLinkNote] {
    let since = clock.now.adding(seconds: -Self.passwordLinkNoteSeconds)
    return try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.rows(
        """
        SELECT origin, made_at, expires_at, used_at FROM password_links
        WHERE account = \(id) AND made_at > \(since) ORDER BY made_at DESC, origin
        """)
    }
  }

  /// Ends the links that were not used.
  func endPasswordLink(
    of id: AccountID, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let now = clock.now
    try transaction.run(
      """
      UPDATE password_links SET expires_at = \(now)
      WHERE account = \(id) AND used_at IS NULL AND expires_at > \(now)
      """)
  }

  /// Sets another password; all that was opened with the old one ends, and no browser is known any more.
  private func replacePassword(
    of account: Account, with hash: PasswordHash,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try transaction.run(
      "UPDATE accounts SET password_hash = \(hash.rawValue) WHERE id = \(account.id)")
    try endSessions(of: account.id, except: nil, in: transaction)
    try transaction.run("DELETE FROM devices WHERE account = \(account.id)")
  }
}
