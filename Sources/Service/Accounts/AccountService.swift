// SPDX-License-Identifier: Apache-2.0

public import Database
public import Passwords

/// People, their sessions and their settings.
public struct AccountService: Sendable {
  /// Cleans up what another service keeps for an account, inside the transaction that deletes the account.
  public typealias DeletionRule =
    @Sendable (AccountID, borrowing Transaction<AccountsError>) throws(AccountsError) -> Void

  /// What another service does when a person comes for something else from now on, inside the transaction that says so.
  public typealias RoleRule =
    @Sendable (AccountID, AccountRoles, borrowing Transaction<AccountsError>) throws(AccountsError)
    -> Void

  /// What another service does when an account leaves an e-mail address, inside the transaction that says so.
  public typealias AddressRule =
    @Sendable (AccountID, _ left: String, borrowing Transaction<AccountsError>)
    throws(AccountsError) -> Void

  /// How long an unused session lasts: 30 days, in seconds.
  public static let sessionSeconds = 2_592_000.0

  let database: DatabasePool
  let hasher: PasswordHasher
  let clock: WallClock
  let identifiers: Identifiers
  let deletionRules: [DeletionRule]
  let roleRules: [RoleRule]
  let addressRules: [AddressRule]
  let sessionsEnded: @Sendable (AccountID) -> Void
  /// Is verified when there is no such account, so that the answer takes as long.
  let decoy: PasswordHash

  /// Makes the service over a database that has its tables.
  /// - Parameters:
  ///   - deletionRules: what the other services do when an account is deleted, in this order.
  ///   - roleRules: what they do when a person takes up or gives up a role.
  ///   - addressRules: what they do when an account leaves an e-mail address.
  ///   - sessionsEnded: is told after sessions of an account have ended, so that what is open for them can end too.
  /// - Throws: `hashingFailed` when the machine cannot hash at all.
  public init(
    database: DatabasePool, hasher: PasswordHasher, clock: WallClock = .system,
    identifiers: Identifiers = .random, deletionRules: [DeletionRule] = [],
    roleRules: [RoleRule] = [], addressRules: [AddressRule] = [],
    sessionsEnded: @escaping @Sendable (AccountID) -> Void = { _ in }
  ) async throws(AccountsError) {
    self.database = database
    self.hasher = hasher
    self.clock = clock
    self.identifiers = identifiers
    self.deletionRules = deletionRules
    self.roleRules = roleRules
    self.addressRules = addressRules
    self.sessionsEnded = sessionsEnded
    do throws(PasswordsError) {
      decoy = try await hasher.hash(Password(RandomToken.make().text))
    } catch {
      throw .hashingFailed
    }
  }

  /// The columns that make an `Account`.
  static let columns: Statement = """
    accounts.id, accounts.name, accounts.username, accounts.email, accounts.role,
    accounts.language, accounts.appearance, accounts.text_size, accounts.speaking,
    accounts.created_at, accounts.is_operator
    """

  func hash(_ password: Password) async throws(AccountsError) -> PasswordHash {
    do throws(PasswordsError) {
      return try await hasher.hash(password)
    } catch {
      throw .hashingFailed
    }
  }
}
