// SPDX-License-Identifier: Apache-2.0

import Database
public import Passwords
import Speaking

/// What a person fills in to make an account.
public struct SignUpForm: Sendable {
  /// The name, as the person wants to be called.
  public var name: String
  /// The wanted username.
  public var username: String
  /// The e-mail address; empty or nil when the person gives none.
  public var email: String?
  /// The password.
  public var password: Password
  /// What the person came for.
  public var roles: AccountRoles
  /// The settings that the browser had so far.
  public var settings: Settings

  /// Fills in the form.
  public init(
    name: String, username: String, email: String? = nil, password: Password, role: AccountRoles,
    settings: Settings = Settings()
  ) {
    self.name = name
    self.username = username
    self.email = email
    self.password = password
    self.roles = role
    self.settings = settings
  }
}

extension AccountService {
  /// All that is wrong with what was filled in, as far as it shows without looking whether the username is free.
  public static func problems(
    name: String, username: String, email: String?, password: Password
  ) -> [AccountField: FieldProblem] {
    do throws(AccountsError) {
      _ = try CheckedProfile(name: name, username: username, email: email) {
        PasswordRules.problem(with: password, username: username, name: name)
      }
      return [:]
    } catch {
      if case .invalid(let problems) = error { return problems }
      return [:]
    }
  }

  /// Makes an account and signs its owner in.
  /// - Parameters:
  ///   - network: from where the browser comes, for the limit on new accounts.
  ///   - device: what the browser has kept from a sign-in before.
  ///   - client: what the session is opened with, for the list of sessions.
  /// - Throws: `invalid` with every field that needs another answer, or `tooManyAttempts`.
  public func signUp(
    _ form: SignUpForm, from network: String, device: DeviceToken? = nil,
    client: SessionClient? = nil
  ) async throws(AccountsError) -> SignedIn {
    let checked = try CheckedProfile(name: form.name, username: form.username, email: form.email) {
      PasswordRules.problem(with: form.password, username: form.username, name: form.name)
    }
    try await countAttempt([.signUp(network: network)])
    let hash = try await hash(form.password)
    let id = AccountID(rawValue: identifiers.next())
    let token = SessionToken(RandomToken.make())
    let now = clock.now
    return try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      let settings = form.settings
      let isNew = try transaction.runUnless(
        taken: "accounts_by_username",
        """
        INSERT INTO accounts (id, name, username, username_key, email, password_hash, role,
          language, appearance, text_size, speaking, created_at, volunteer_since)
        VALUES (\(id), \(checked.name), \(checked.username.text), \(checked.username.key),
          \(orNull: checked.email), \(hash.rawValue), \(form.roles),
          \(orNull: settings.language?.tag), \(settings.appearance), \(settings.textSize),
          \(settings.speaking), \(now), \(now))
        """)
      guard isNew else { throw .invalid([.username: .taken]) }
      return try openSession(
        for: id, token: token, device: device, client: client, at: now, in: transaction)
    }
  }
}
