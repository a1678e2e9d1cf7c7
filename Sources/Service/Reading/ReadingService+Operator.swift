// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

/// The identifier of one report.
public struct ReportID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What somebody told the people who run the server about somebody else.
public struct Report: Sendable, Hashable, RowDecodable, Placed {
  /// The identifier.
  public let id: ReportID
  /// When it came.
  public let createdAt: Timestamp
  /// What it is about.
  public let reason: ReportReason
  /// What the person wrote; empty when they wrote nothing.
  public let words: String
  /// The username of who sent it; nil when that account is gone.
  public let reporter: String?
  /// The account that it is about.
  public let about: AccountID
  /// The username of that account.
  public let aboutUsername: String
  /// What that person came for.
  public let aboutRoles: AccountRoles
  /// Whether the host has taken from that person the right to read for others and to ask.
  public let isAboutBarred: Bool
  /// The title of the request, as long as it is there.
  public let title: String?

  /// Its place in the list.
  public var cursor: PageCursor { PageCursor(first: createdAt.rawValue, id: id.rawValue) }

  /// Reads a report from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    createdAt = try row.value("created_at")
    reason = try row.value("reason")
    words = try row.value("words")
    reporter = try row.value("reporter_username")
    about = try row.value("about")
    aboutUsername = try row.value("about_username")
    aboutRoles = try row.value("about_role")
    isAboutBarred = try row.value("is_barred")
    title = try row.value("title")
  }
}

extension ReadingService {
  /// The most people or reports that one list for the host holds.
  public static let maximumHostList = 500

  /// The volunteers, and others who were stopped: first those with reports, then those whom the host has not vetted,
  /// the newest first.
  public func peopleForHost(
    size: Int = maximumHostList, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<PersonRecord> {
    let size = min(max(1, size), Self.maximumHostList)
    let (now, place) = (clock.now, after ?? .beginning)
    let people: [PersonRecord] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.rows(
        """
        SELECT * FROM (SELECT accounts.id, accounts.name, accounts.username, accounts.email,
          accounts.role, accounts.volunteer_since,
          CASE WHEN accounts.vetted_at IS NULL THEN 0 ELSE 1 END AS is_vetted,
          CASE WHEN accounts.barred_at IS NULL THEN 0 ELSE 1 END AS is_barred,
          (SELECT count(*) FROM requests WHERE requests.volunteer = accounts.id
            AND requests.state = 'claimed' AND requests.claimed_until > \(now)) AS in_hand,
          (SELECT count(*) FROM requests WHERE requests.volunteer = accounts.id
            AND requests.state = 'accepted') AS readings,
          (SELECT count(*) FROM reports WHERE reports.about = accounts.id
            AND reports.settled_at IS NULL) AS reports,
          (SELECT count(*) FROM blocks WHERE blocks.blocked = accounts.id) AS blocks
        FROM accounts
        WHERE accounts.role IN \(AccountRoles.ofReaders) OR accounts.barred_at IS NOT NULL) AS people
        WHERE (-reports, is_vetted, -volunteer_since, id)
          > (\(place.first), \(place.second), \(place.third), \(place.id))
        ORDER BY -reports, is_vetted, -volunteer_since, id LIMIT \(size + 1)
        """)
    }
    return ListPage(people, size: size)
  }

  /// The reports that are not settled, the oldest first.
  public func openReports(
    size: Int = maximumHostList, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<Report> {
    let size = min(max(1, size), Self.maximumHostList)
    let place = after ?? .beginning
    let reports: [Report] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.rows(
        """
        SELECT reports.id, reports.created_at, reports.reason, reports.words, reports.about,
          sender.username AS reporter_username, other.username AS about_username,
          other.role AS about_role, requests.title,
          CASE WHEN other.barred_at IS NULL THEN 0 ELSE 1 END AS is_barred
        FROM reports JOIN accounts AS other ON other.id = reports.about
          LEFT JOIN accounts AS sender ON sender.id = reports.reporter
          LEFT JOIN requests ON requests.id = reports.request
        WHERE reports.settled_at IS NULL
          AND (reports.created_at, reports.id) > (\(place.first), \(place.id))
        ORDER BY reports.created_at, reports.id LIMIT \(size + 1)
        """)
    }
    return ListPage(reports, size: size)
  }

  /// Puts a report away; it is deleted some days later.
  /// - Throws: `noSuchRequest` when there is none that is not settled.
  public func settle(_ id: ReportID) async throws(ReadingError) {
    let now = clock.now
    let settled = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.run(
        "UPDATE reports SET settled_at = \(now) WHERE id = \(id) AND settled_at IS NULL")
    }
    guard settled == 1 else { throw .noSuchRequest }
  }

  /// Takes back that a report was put away.
  /// - Throws: `noSuchRequest` when there is none that was.
  public func reopen(_ id: ReportID) async throws(ReadingError) {
    let reopened = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.run(
        "UPDATE reports SET settled_at = NULL WHERE id = \(id) AND settled_at IS NOT NULL")
    }
    guard reopened == 1 else { throw .noSuchRequest }
  }

  /// Does something to one person.
  /// - Throws: `notAVolunteer` for who cannot be vetted, and `noSuchRequest` when there is no such account.
  public func perform(_ act: HostAct, on person: AccountID) async throws(ReadingError) {
    let now = clock.now
    switch act {
    case .vet:
      try await mark(person, "vetted_at = \(now)", if: Self.isVolunteer, releasing: "1 = 0")
    case .unvet:
      try await mark(
        person, "vetted_at = NULL", if: Self.isVolunteer,
        releasing: """
          requests.audience = 'vetted' OR (requests.audience = 'host' AND \(Self.isVetting))
          """)
    case .stop: try await mark(person, "barred_at = \(now)", if: "1 = 1", releasing: "1 = 1")
    case .allow: try await mark(person, "barred_at = NULL", if: "1 = 1", releasing: "1 = 0")
    }
  }

  private static let isVolunteer: Statement = "role IN \(AccountRoles.ofReaders)"

  private func mark(
    _ person: AccountID, _ change: Statement, if holds: Statement, releasing condition: Statement
  ) async throws(ReadingError) {
    let released = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> [Released] in
      let found: [AccountID] = try transaction.column(
        "id", of: "SELECT id FROM accounts WHERE id = \(person)")
      guard !found.isEmpty else { throw .noSuchRequest }
      let changed = try transaction.run(
        "UPDATE accounts SET \(change) WHERE id = \(person) AND \(holds)")
      guard changed == 1 else { throw .notAVolunteer }
      return try release(from: person, where: condition, in: transaction)
    }
    tell(released, and: person)
  }
}
