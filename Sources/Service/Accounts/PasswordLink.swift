// SPDX-License-Identifier: Apache-2.0

public import Database
import Passwords

/// The secret in a link with which somebody who forgot the password chooses a new one; the database holds only its hash.
public struct PasswordLinkToken: Sendable, Hashable {
  let secret: RandomToken

  /// The text for the address: 43 letters, digits, `-` and `_` (256 bits).
  public var text: String { secret.text }

  /// Reads a token from an address.
  /// - Returns: nil when the text does not have the form of a token.
  public init?(_ text: String) {
    guard let secret = RandomToken(text) else { return nil }
    self.secret = secret
  }

  init(_ secret: RandomToken) {
    self.secret = secret
  }
}

/// How a link comes to the owner of the account.
public enum PasswordLinkOrigin: String, Sendable, SQLConvertible {
  /// Somebody who looks after the server made it and hands it on.
  case host
  /// It was asked for and sent to the e-mail address of the account.
  case mail

  /// How long such a link works, in seconds: a day to be handed on, an hour in a mailbox, where it stays lying.
  public var seconds: Double {
    switch self {
    case .host: 86_400
    case .mail: 3600
    }
  }
}

/// A link that was just made; its secret is not to be had again.
public struct PasswordLink: Sendable {
  /// The secret.
  public let token: PasswordLinkToken
  /// Until when it works.
  public let expiresAt: Timestamp
}

/// What the owner of an account is told of the newest link that was made for it.
public struct PasswordLinkNote: Sendable, Hashable, RowDecodable {
  /// How it came.
  public let origin: PasswordLinkOrigin
  /// When it was made.
  public let madeAt: Timestamp
  /// Until when it works, or worked.
  public let expiresAt: Timestamp
  /// When a new password was chosen with it, if one was.
  public let usedAt: Timestamp?

  /// Reads what is told from the row of the link.
  public init(row: Row) throws(DatabaseError) {
    origin = try row.value("origin")
    madeAt = try row.value("made_at")
    expiresAt = try row.value("expires_at")
    usedAt = try row.value("used_at")
  }
}
