// SPDX-License-Identifier: Apache-2.0

import Database
public import Passwords

extension AccountService {
  /// Signs a person in with a new session.
  /// - Parameters:
  ///   - network: from where the browser comes, for the limit on tries.
  ///   - device: what the browser has kept from a sign-in before.
  ///   - keepsDevice: whether it is a browser, which keeps what it gets; a program does not, and its sign-ins would push
  ///     out the devices that are known.
  ///   - client: what the session is opened with, for the list of sessions.
  /// - Throws: `wrongCredentials`, or `tooManyAttempts` with the seconds to wait.
  public func signIn(
    username: String, password: Password, from network: String, device: DeviceToken? = nil,
    keepsDevice: Bool = true, client: SessionClient? = nil
  ) async throws(AccountsError) -> SignedIn {
    let key = Self.key(ofUsername: username)
    let place = AttemptSubject.signIn(name: key, network: network)
    var subjects = [place, .signInNetwork(network), .signInName(key)]
    if let device, try await isKnown(device, username: key) {
      subjects = [.signInDevice(device, name: key)]
    }
    try await countAttempt(subjects)
    // A second look, for two who sign in at once where the first renews the hash.
    for _ in 0..<2 {
      let stored = try await storedPassword(username: key)
      // A password too long to have been chosen is not worth a hash, with or without an account.
      let isPossible = password.length <= PasswordRules.maximumLength
      let isRight =
        isPossible ? await hasher.verify(password, against: stored?.hash ?? decoy) : false
      guard isRight, let stored else { throw .wrongCredentials }
      let renewed = hasher.needsRehash(stored.hash) ? try await hash(password) : nil
      let signedIn = try await enter(
        stored, renewed: renewed, forgetting: [place] + subjects.prefix(1),
        device: keepsDevice ? .some(device) : nil, client: client)
      if let signedIn { return signedIn }
    }
    throw .wrongCredentials
  }

  /// Opens a session for somebody whose password was right.
  ///
  /// - Returns: nil when the password was changed while it was checked: the change has ended all sessions, and this is
  ///   none to begin after it.
  func enter(
    _ stored: StoredPassword, renewed: PasswordHash? = nil, forgetting shown: [AttemptSubject] = [],
    device: DeviceToken??, client: SessionClient? = nil
  ) async throws(AccountsError) -> SignedIn? {
    let token = SessionToken(RandomToken.make())
    let now = clock.now
    let hash = renewed ?? stored.hash
    return try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) -> SignedIn? in
      let unchanged = try transaction.run(
        """
        UPDATE accounts SET password_hash = \(hash.rawValue)
        WHERE id = \(stored.account) AND password_hash = \(stored.hash.rawValue)
        """)
      guard unchanged == 1 else { return nil }
      try forgetAttempts(shown, in: transaction)
      return try openSession(
        for: stored.account, token: token, device: device, client: client, at: now, in: transaction)
    }
  }

  func storedPassword(
    username key: String
  ) async throws(AccountsError) -> StoredPassword? {
    try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.row(
        "SELECT id, password_hash FROM accounts WHERE username_key = \(key)")
    }
  }

  /// Checks the password of an account before a change that matters.
  /// - Throws: `invalid` for the current password when it is wrong.
  func requirePassword(
    _ password: Password, of account: AccountID
  ) async throws(AccountsError) -> PasswordHash {
    try await countAttempt([.confirmation(account)])
    let stored: StoredPassword? = try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.row("SELECT id, password_hash FROM accounts WHERE id = \(account)")
    }
    guard let stored else { throw .noSuchAccount }
    guard await hasher.verify(password, against: stored.hash) else {
      throw .invalid([.currentPassword: password.length == 0 ? .missing : .wrong])
    }
    return stored.hash
  }
}

/// The hash of an account's password.
struct StoredPassword: RowDecodable {
  let account: AccountID
  let hash: PasswordHash

  init(row: Row) throws(DatabaseError) {
    account = try row.value("id")
    hash = PasswordHash(rawValue: try row.value("password_hash"))
  }
}
