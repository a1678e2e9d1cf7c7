// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

/// The identifier of one block.
public struct BlockID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Somebody whom a person has blocked.
public struct Blocked: Sendable, Hashable, RowDecodable, Placed {
  /// The identifier of the block, for undoing it.
  public let id: BlockID
  /// The first name of the other person.
  public let firstName: String
  /// Since when.
  public let since: Timestamp

  /// Its place in the list.
  public var cursor: PageCursor { PageCursor(first: since.rawValue, id: id.rawValue) }

  /// Reads a block from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    firstName = Account.firstName(of: try row.value("name"))
    since = try row.value("created_at")
  }
}

/// The other person of a request, as one may point at them without knowing who they are.
public enum OtherPerson: Sendable, Hashable {
  /// For a requester: who opened the text then.
  case reader(OpeningID)
  /// For a volunteer: who asks.
  case requester
}

extension ReadingService {
  /// Keeps two people apart: neither sees or takes what the other asks for, and what one has of the other's ends.
  ///
  /// A recording that can be heard stays with who asked for it.
  /// - Returns: the block, for undoing it; the one that is there already, where there is one.
  /// - Throws: `noSuchRequest`.
  public func block(
    _ other: OtherPerson, of id: ReadingID, by person: AccountID
  ) async throws(ReadingError) -> BlockID {
    let (block, released) = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> (BlockID, [AccountID: [Released]]) in
      let found = try find(other, of: id, seenBy: person, in: transaction)
      return try keepApart(found, by: person, in: transaction)
    }
    for (volunteer, requests) in released { tell(requests, and: volunteer) }
    return block
  }

  /// Takes a block back; what it ended stays ended.
  public func unblock(_ id: BlockID, by person: AccountID) async throws(ReadingError) {
    let undone = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.run("DELETE FROM blocks WHERE id = \(id) AND blocker = \(person)")
    }
    guard undone == 1 else { throw .noSuchRequest }
    feed.publish(.openRequests, to: nil)
  }

  /// Whom a person has blocked, the last first.
  public func blocked(
    by person: AccountID, size: Int = maximumPageSize, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<Blocked> {
    let size = min(max(1, size), Self.maximumPageSize)
    let place = after ?? .newest
    let rows: [Blocked] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.rows(
        """
        SELECT blocks.id, accounts.name, blocks.created_at
        FROM blocks JOIN accounts ON accounts.id = blocks.blocked
        WHERE blocks.blocker = \(person) AND (blocks.created_at < \(place.first)
          OR (blocks.created_at = \(place.first) AND blocks.id > \(place.id)))
        ORDER BY blocks.created_at DESC, blocks.id LIMIT \(size + 1)
        """)
    }
    return ListPage(rows, size: size)
  }

  /// The first name of the other person of a request, for somebody who can block or report them.
  /// - Throws: `noSuchRequest`.
  public func firstName(
    of other: OtherPerson, of id: ReadingID, seenBy person: AccountID
  ) async throws(ReadingError) -> String {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> String in
      let account = try find(other, of: id, seenBy: person, in: transaction)
      let names: [String] = try transaction.column(
        "name", of: "SELECT name FROM accounts WHERE id = \(account)")
      guard let name = names.first else { throw .noSuchRequest }
      return Account.firstName(of: name)
    }
  }

  /// Who the other person of a request is, for somebody who has or had to do with it.
  ///
  /// Taking a request back does not keep a volunteer who had it from telling what stood in it.
  func find(
    _ other: OtherPerson, of id: ReadingID, seenBy person: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> AccountID {
    let found: [AccountID?]
    switch other {
    case .reader(let opening):
      found = try transaction.column(
        "volunteer",
        of: """
          SELECT claims.volunteer FROM claims JOIN requests ON requests.id = claims.request
          WHERE claims.id = \(opening) AND \(Self.isWithin(id, "requests.id"))
            AND requests.requester = \(person)
            AND claims.opened_at IS NOT NULL AND claims.volunteer IS NOT NULL
          """)
    case .requester:
      found = try transaction.column(
        "requester",
        of: """
          SELECT requests.requester FROM requests WHERE requests.id = \(id)
            AND requests.requester <> \(person)
            AND ((requests.withdrawn_at IS NULL AND \(Self.mayTake(person)))
              OR EXISTS (SELECT 1 FROM claims
                WHERE claims.request = requests.id AND claims.volunteer = \(person)))
          """)
    }
    guard let account = found.first ?? nil else { throw .noSuchRequest }
    return account
  }

  /// Notes a block and ends what the two have of each other's.
  /// - Returns: the block, and what was taken from each of the two.
  func keepApart(
    _ other: AccountID, by person: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> (BlockID, [AccountID: [Released]]) {
    try transaction.run(
      """
      INSERT INTO blocks (id, blocker, blocked, created_at)
      VALUES (\(identifiers.next()), \(person), \(other), \(clock.now))
      ON CONFLICT (blocker, blocked) DO NOTHING
      """)
    let ids: [BlockID] = try transaction.column(
      "id", of: "SELECT id FROM blocks WHERE blocker = \(person) AND blocked = \(other)")
    guard let id = ids.first else { throw .noSuchRequest }
    var released: [AccountID: [Released]] = [:]
    for (volunteer, requester) in [(person, other), (other, person)] {
      released[volunteer] = try release(
        from: volunteer, where: "requests.requester = \(requester)", in: transaction)
    }
    return (id, released)
  }
}
