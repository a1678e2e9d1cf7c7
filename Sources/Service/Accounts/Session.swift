// SPDX-License-Identifier: Apache-2.0

public import Database
import Passwords

/// What a browser holds to show who it is; the database holds only its hash.
public struct SessionToken: Sendable, Hashable {
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

/// The outcome of signing up or in.
public struct SignedIn: Sendable {
  /// The secret for the browser's cookie.
  public let token: SessionToken
  /// What the browser keeps also after signing out, so that tries of strangers do not keep this person out; nil for a
  /// program.
  public let device: DeviceToken?
  /// When the session ends unless it is used.
  public let expiresAt: Timestamp
  /// Who is signed in.
  public let account: Account
}

/// One open session of an account, for the list "where am I signed in".
public struct OpenSession: Sendable, Hashable, RowDecodable, Placed {
  /// The session's identifier; not its secret.
  public let id: String
  /// When it began.
  public let createdAt: Timestamp
  /// When it was last used, to the hour.
  public let lastUsedAt: Timestamp
  /// What it was opened with; nil where that is not known.
  public let client: SessionClient?
  /// Whether it is the one in which the list is asked for.
  public let isCurrent: Bool

  /// Its place in the list.
  public var cursor: PageCursor { PageCursor(first: lastUsedAt.rawValue, id: id) }

  /// Reads a session from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    createdAt = try row.value("created_at")
    lastUsedAt = try row.value("last_used_at")
    client = try row.value("client", as: String?.self).flatMap(SessionClient.init(rawValue:))
    isCurrent = try row.value("is_current")
  }
}
