// SPDX-License-Identifier: Apache-2.0

import Database
public import Passwords

/// What is to be changed of an account; what is nil stays.
public struct AccountChange: Sendable {
  /// A new password with the one until now.
  public struct NewPassword: Sendable {
    /// The password until now.
    public let current: Password
    /// The password from now on.
    public let new: Password

    /// A change of the password.
    public init(current: Password, new: Password) {
      self.current = current
      self.new = new
    }
  }

  /// The name.
  public var name: String?
  /// The username.
  public var username: String?
  /// The e-mail address; an empty one takes it away.
  public var email: String?
  /// What the person comes for.
  public var roles: AccountRoles?
  /// The password.
  public var password: NewPassword?

  /// A change of nothing.
  public init() {}
}

extension AccountService {
  /// Changes several things of an account at once: all of them, or where one is refused none.
  /// - Parameters:
  ///   - session: the session that makes the change, which goes on.
  ///   - network: from where it comes, for the limit on usernames that are asked about.
  /// - Throws: `invalid` with every field that needs another answer, or `tooManyAttempts`.
  public func change(
    _ id: AccountID, _ change: AccountChange, keeping session: SessionToken?, from network: String
  ) async throws(AccountsError) -> Account {
    let before = try await account(id)
    let (name, username) = (change.name ?? before.name, change.username ?? before.username)
    let checked = try CheckedProfile(
      name: name, username: username, email: change.email ?? before.email
    ) {
      change.password.flatMap {
        PasswordRules.problem(with: $0.new, username: username, name: name)
      }
    }
    if Self.key(ofUsername: before.username) != checked.username.key {
      try await countAttempt([.names(askedBy: id), .namesFrom(network: network)])
    }
    var hashes: (old: PasswordHash, new: PasswordHash)?
    if let password = change.password {
      let old = try await requirePassword(password.current, of: id)
      hashes = (old, try await hash(password.new))
    }
    let (old, new) = (hashes?.old, hashes?.new)
    let after = try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try store(checked, of: id, in: transaction)
      if let roles = change.roles { try store(roles, of: id, in: transaction) }
      if let old, let new {
        try store(new, replacing: old, of: id, keeping: session, in: transaction)
      }
      return try changed(id, in: transaction)
    }
    if change.password != nil { sessionsEnded(id) }
    return after
  }
}
