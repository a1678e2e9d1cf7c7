// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

/// The identifier of one taking of a request.
public struct OpeningID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// That somebody opened the text of a request: its requester is told.
public struct Opening: Sendable, Hashable, RowDecodable, Placed {
  /// How a volunteer ceased to have a request.
  ///
  /// The raw names are stored: they never change.
  public enum Ending: String, Sendable, Hashable, CaseIterable, SQLConvertible {
    /// They gave it back.
    case givenBack
    /// Their time was over.
    case expired
    /// The requester kept their recording.
    case kept
    /// The requester or the host ended it, or the volunteer turned to other things.
    case ended
  }

  /// The identifier, for reporting and blocking.
  public let id: OpeningID
  /// Who opened it, so that the openings of one person can stand together; nil when the account is gone.
  ///
  /// It is shown to nobody.
  public let reader: AccountID?
  /// The first name of who opened it; nil when the account is gone.
  public let firstName: String?
  /// When the text was first shown to them.
  public let openedAt: Timestamp
  /// How it ended; nil as long as they can read the text.
  public let ending: Ending?
  /// The number of the part that they opened; nil where it was the whole text.
  public let part: Int?
  /// Whether the requester has blocked them.
  public let isBlocked: Bool

  /// Its place in the list.
  public var cursor: PageCursor { PageCursor(first: openedAt.rawValue, id: id.rawValue) }

  /// Reads an opening from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    reader = try row.value("reader")
    firstName = try row.value("name", as: String?.self).map { Account.firstName(of: $0) }
    openedAt = try row.value("opened_at")
    ending = try row.value("ending")
    part = try row.value("part")
    isBlocked = try row.value("is_blocked")
  }
}

extension ReadingService {
  /// Who has opened the text of a request, the last first.
  /// - Throws: `noSuchRequest`.
  public func openings(
    of id: ReadingID, by requester: AccountID, size: Int = maximumPageSize,
    after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<Opening> {
    let size = min(max(1, size), Self.maximumPageSize)
    let (now, place) = (clock.now, after ?? .newest)
    let rows: [Opening] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      _ = try ownRow(id, requester: requester, in: transaction)
      return try transaction.rows(
        """
        SELECT claims.id, accounts.id AS reader, accounts.name, claims.opened_at,
          CASE WHEN claims.ended_at IS NULL AND requests.state = 'claimed'
              AND requests.claimed_until <= \(now) THEN \(Opening.Ending.expired)
            WHEN claims.ended_at IS NULL AND requests.withdrawn_at IS NOT NULL
              THEN \(Opening.Ending.ended)
            ELSE claims.ending END AS ending,
          request_parts.number AS part,
          CASE WHEN EXISTS (SELECT 1 FROM blocks
              WHERE blocks.blocker = \(requester) AND blocks.blocked = claims.volunteer)
            THEN 1 ELSE 0 END AS is_blocked
        FROM claims JOIN requests ON requests.id = claims.request
          LEFT JOIN accounts ON accounts.id = claims.volunteer
          LEFT JOIN request_parts ON request_parts.request = claims.request
        WHERE \(Self.isWithin(id, "claims.request")) AND claims.opened_at IS NOT NULL
          AND (claims.opened_at < \(place.first)
            OR (claims.opened_at = \(place.first) AND claims.id > \(place.id)))
        ORDER BY claims.opened_at DESC, claims.id LIMIT \(size + 1)
        """)
    }
    return ListPage(rows, size: size)
  }

  /// Notes that a volunteer who has a request was shown its text; the first time within a claim counts.
  func noteOpening(of id: ReadingID, by volunteer: AccountID) async throws(ReadingError) {
    let now = clock.now
    let requester = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      let found = try row(id, in: transaction)
      // Whoever lost the request since it was looked up gets no text.
      guard found.volunteer == volunteer,
        found.volunteerState(at: now) != nil
      else { throw .noSuchRequest }
      let waiting: [String?] = try transaction.column(
        "opened",
        of: """
          SELECT CASE WHEN opened_at IS NULL THEN NULL ELSE 'yes' END AS opened FROM claims
          WHERE request = \(id) AND ended_at IS NULL
          """)
      switch waiting.first {
      case .none:
        // It was taken before openings were noted.
        try begin(id, by: volunteer, at: now, in: transaction)
      case .some(.some): return nil
      case .some(.none): break
      }
      try transaction.run(
        "UPDATE claims SET opened_at = \(now) WHERE request = \(id) AND ended_at IS NULL")
      return found.requester
    }
    if let requester { tell(about: id, to: [requester], openListChanged: false) }
  }

  /// Notes that a volunteer has a request from now on.
  func begin(
    _ id: ReadingID, by volunteer: AccountID, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try endClaim(of: id, .expired, at: now, in: transaction)
    try transaction.run(
      """
      INSERT INTO claims (id, request, volunteer, taken_at)
      VALUES (\(identifiers.next()), \(id), \(volunteer), \(now))
      """)
  }

  /// Notes that whoever had a request has it no longer.
  func endClaim(
    of id: ReadingID, _ ending: Opening.Ending, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run(
      """
      UPDATE claims SET ended_at = \(now), ending = \(ending)
      WHERE request = \(id) AND ended_at IS NULL
      """)
    try transaction.run("DELETE FROM sound_links WHERE request = \(id)")
  }

  /// Notes that the volunteer whose recording was taken out of its place again has the request as before.
  func resumeClaim(
    of id: ReadingID, by volunteer: AccountID, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try endClaim(of: id, .expired, at: now, in: transaction)
    try transaction.run(
      """
      UPDATE claims SET ended_at = NULL, ending = NULL
      WHERE id = (SELECT last.id FROM claims AS last
        WHERE last.request = \(id) AND last.volunteer = \(volunteer)
        ORDER BY last.taken_at DESC, last.id LIMIT 1)
      """)
  }
}
