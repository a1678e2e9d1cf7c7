// SPDX-License-Identifier: Apache-2.0

import Database
import Passwords

/// What a browser keeps to show that somebody has signed in with it before; the database holds only its hash.
///
/// It opens nothing: its tries at a password are counted apart from those of strangers.
public struct DeviceToken: Sendable, Hashable {
  let secret: RandomToken

  /// The text for the cookie: 43 letters, digits, `-` and `_`.
  public var cookieValue: String { secret.text }

  /// Reads a token from a cookie.
  /// - Returns: nil when the text does not have the form of a token.
  public init?(cookieValue: String) {
    guard let secret = RandomToken(cookieValue) else { return nil }
    self.secret = secret
  }

  init(_ secret: RandomToken) {
    self.secret = secret
  }
}

extension AccountService {
  /// How long a device is known after the last sign-in with it: a year, in seconds.
  public static let deviceSeconds = 31_536_000.0
  /// How many devices of one account are known; the least recently used are forgotten.
  static let mostDevices = 20

  /// Whether an account was signed in to with a device before.
  func isKnown(_ device: DeviceToken?, username key: String) async throws(AccountsError) -> Bool {
    guard let device else { return false }
    let since = clock.now.adding(seconds: -Self.deviceSeconds)
    let found = try await database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) -> [String] in
      try transaction.column(
        "id",
        of: """
          SELECT devices.id FROM devices JOIN accounts ON accounts.id = devices.account
          WHERE devices.token_hash = \(device.secret.hash) AND accounts.username_key = \(key)
            AND devices.last_used_at > \(since)
          """)
    }
    return !found.isEmpty
  }

  /// Notes that an account was signed in to with a device.
  ///
  /// A token that was never given out is replaced, so that nobody chooses one for somebody else; one browser keeps one
  /// token for all who sign in with it.
  /// - Returns: what the browser is to keep.
  func remember(
    _ device: DeviceToken?, of account: AccountID, at now: Timestamp,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) -> DeviceToken {
    var kept = DeviceToken(RandomToken.make())
    if let device {
      let given: [String] = try transaction.column(
        "id",
        of: "SELECT id FROM devices WHERE token_hash = \(device.secret.hash) LIMIT 1")
      if !given.isEmpty { kept = device }
    }
    try transaction.run(
      """
      INSERT INTO devices (id, token_hash, account, last_used_at)
      VALUES (\(identifiers.next()), \(kept.secret.hash), \(account), \(now))
      ON CONFLICT (token_hash, account) DO UPDATE SET last_used_at = excluded.last_used_at
      """)
    try transaction.run(
      "DELETE FROM devices WHERE last_used_at <= \(now.adding(seconds: -Self.deviceSeconds))")
    try transaction.run(
      """
      DELETE FROM devices WHERE account = \(account) AND id NOT IN (
        SELECT newest.id FROM devices AS newest WHERE newest.account = \(account)
        ORDER BY newest.last_used_at DESC, newest.id LIMIT \(Self.mostDevices))
      """)
    return kept
  }
}
