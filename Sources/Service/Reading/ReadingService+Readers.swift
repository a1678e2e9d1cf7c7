// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

extension ReadingService {
  /// Who may take a request, as it stands now.
  ///
  /// Of those who were named, the ones who are still there and read for others: not who was stopped, nor whom the
  /// requester has blocked. Who has blocked the requester is not told.
  /// - Throws: `noSuchRequest`.
  public func readers(
    of id: ReadingID, by requester: AccountID
  ) async throws(ReadingError) -> Readers {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> Readers in
      _ = try ownRow(id, requester: requester, in: transaction)
      let found: [AudienceName] = try transaction.column(
        "audience", of: "SELECT audience FROM requests WHERE id = \(id)")
      switch found.first ?? .host {
      case .anyone: return .anyone
      case .vetted: return .vetted
      case .host: return try hostRules(in: transaction).isVetting ? .vetted : .anyone
      case .named:
        return .named(
          try transaction.column(
            "name",
            of: """
              SELECT request_readers.name FROM requests
                JOIN request_readers ON request_readers.request = requests.id
                JOIN accounts ON accounts.id = request_readers.account
              WHERE requests.id = \(id) AND \(Self.isStillThere)
              ORDER BY request_readers.name
              """))
      }
    }
  }

  /// The condition that an account that was named for a request can read it as far as its requester is told.
  private static let isStillThere: Statement = """
    accounts.role IN \(AccountRoles.ofReaders) AND accounts.barred_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM blocks
        WHERE blocks.blocker = requests.requester AND blocks.blocked = accounts.id)
    """

  /// The condition that a request is for people who were named, and none of them is there any more.
  static let isForNobody: Statement = """
    requests.audience = 'named' AND NOT EXISTS (SELECT 1 FROM request_readers
      JOIN accounts ON accounts.id = request_readers.account
      WHERE request_readers.request = requests.id AND \(isStillThere))
    """

  /// Everything that is wrong with a draft, so that it can be told at once; nothing is stored.
  /// - Parameter network: from where the requester comes: whether usernames are there is not told without limit.
  /// - Throws: `tooOften`.
  public func problems(
    in draft: RequestDraft, by requester: AccountID, from network: String
  ) async throws(ReadingError) -> [RequestField: RequestProblem] {
    let draft = draft.cleaned
    var problems = draft.problems(at: clock.now, mostNames: limits.namedReaders)
    if problems[.names] == nil, case .named(let names)? = draft.readers {
      try await countNames(in: draft, by: requester, from: network)
      let strangers = try await database.read {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [String] in
        var strangers: [String] = []
        for name in names where try volunteer(named: name, in: transaction) == nil {
          strangers.append(name)
        }
        return strangers
      }
      if !strangers.isEmpty { problems[.names] = .noSuchVolunteers(strangers) }
    }
    return problems
  }

  /// The draft with its texts cleaned, when every field can be used.
  /// - Throws: `invalid` with every problem at once, or `tooOften`.
  func checked(
    _ draft: RequestDraft, by requester: AccountID, from network: String
  ) async throws(ReadingError) -> RequestDraft {
    let problems = try await problems(in: draft, by: requester, from: network)
    guard problems.isEmpty else { throw .invalid(problems) }
    return draft.cleaned
  }

  private func volunteer(
    named name: String, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> AccountID? {
    let found: [AccountID] = try transaction.column(
      "id",
      of: """
        SELECT id FROM accounts
        WHERE username_key = \(AccountService.key(ofUsername: name)) AND role IN \(AccountRoles.ofReaders)
        """)
    return found.first
  }

  /// Counts the usernames that a draft asks about and the requester has not named before.
  ///
  /// Whether a username is there is not told without limit; and a refused draft would undo the counting with the rest.
  private func countNames(
    in draft: RequestDraft, by requester: AccountID, from network: String
  ) async throws(ReadingError) {
    guard case .named(let names)? = draft.readers else { return }
    let known: Set<String> = Set(
      try await database.read {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        try transaction.column(
          "username_key",
          of: """
            SELECT DISTINCT accounts.username_key FROM request_readers
              JOIN accounts ON accounts.id = request_readers.account
              JOIN requests ON requests.id = request_readers.request
            WHERE requests.requester = \(requester)
            """)
      })
    let new = Set(names.map(AccountService.key(ofUsername:))).subtracting(known)
    do throws(AccountsError) {
      try await attempts.countNames(new.count, askedBy: requester, from: network)
    } catch {
      throw ReadingError(error) { .tooOften(retryAfterSeconds: $0) }
    }
  }

  /// Stores who may take a request.
  func setReaders(
    of id: ReadingID, to readers: Readers?, isNew: Bool,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let isVetting = try hostRules(in: transaction).isVetting
    let audience: AudienceName
    switch readers {
    case nil where !isNew: return
    case nil: audience = isVetting ? .vetted : .host
    case .anyone: audience = isVetting ? .anyone : .host
    case .vetted: audience = .vetted
    case .named: audience = .named
    }
    try transaction.run("UPDATE requests SET audience = \(audience) WHERE id = \(id)")
    try transaction.run("DELETE FROM request_readers WHERE request = \(id)")
    guard case .named(let names)? = readers else { return }
    for name in names {
      // Somebody may have left since the names were looked up.
      guard let account = try volunteer(named: name, in: transaction) else {
        throw .invalid([.names: .noSuchVolunteers([name])])
      }
      try transaction.run(
        """
        INSERT INTO request_readers (request, account, name) VALUES (\(id), \(account), \(name))
        ON CONFLICT (request, account) DO NOTHING
        """)
    }
  }
}
