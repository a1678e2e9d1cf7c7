// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
public import Jobs

extension ReadingService {
  /// Rings volunteers for an urgent request, some each minute; the payload is the request.
  static let ring: JobKind = "reading.ring"
  /// The work that must be done where pages are served, since it asks who has one open.
  public static let workWithPages: Set<JobKind> = [ring]

  /// Makes a request of one's own urgent: volunteers who are there are rung, and the first who takes it gets it.
  /// - Throws: `noSuchRequest`, `notNow` when nobody can take it now or it was urgent already, `tooOften` while another
  ///   of theirs rings, and beyond the number of a day.
  public func makeUrgent(_ id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      _ = try ownRow(id, requester: requester, in: transaction)
      try transaction.run(
        "DELETE FROM urgent_requests WHERE asked_at < \(now.adding(seconds: -Ringing.daySeconds))")
      // What was taken or is over rings no longer, also before the next round finds that.
      try transaction.run(
        """
        UPDATE urgent_requests SET ended_at = \(now)
        WHERE requester = \(requester) AND ended_at IS NULL AND (ends_at <= \(now)
          OR NOT \(Self.isAnyOffered(of: "urgent_requests.request", at: now)))
        """)
      try checkUrgent(requester, at: now, in: transaction)
      let added = try transaction.run(
        """
        INSERT INTO urgent_requests (request, requester, asked_at, ends_at)
        SELECT requests.id, requests.requester, \(now), \(now.adding(seconds: Ringing.seconds))
        FROM requests WHERE requests.id = \(id) AND NOT \(Self.isPart)
          AND \(Self.isAnyOffered(of: "\(id)", at: now))
        ON CONFLICT DO NOTHING
        """)
      guard added == 1 else { throw .notNow }
      try jobs.add(
        Self.ring, payload: id.rawValue, delay: Ringing.roundSeconds, in: transaction)
    }
    tell(about: id, to: [requester], openListChanged: true)
    // The first round waits behind no other work; where it fails, the next one rings as many.
    _ = try? await ringRound(id)
  }

  /// Refuses who may have no other urgent request now, before a text is posted as one.
  /// - Throws: `tooOften`.
  public func requireUrgentAllowed(for requester: AccountID) async throws(ReadingError) {
    let now = clock.now
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try checkUrgent(requester, at: now, in: transaction)
    }
  }

  /// Whether a person may have another urgent request now.
  /// - Throws: `tooOften`.
  private func checkUrgent(
    _ requester: AccountID, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let ends: [Timestamp] = try transaction.column(
      "ends_at",
      of: """
        SELECT ends_at FROM urgent_requests
        WHERE requester = \(requester) AND ended_at IS NULL AND ends_at > \(now)
          AND \(Self.isAnyOffered(of: "urgent_requests.request", at: now))
        """)
    if let end = ends.first {
      throw .tooOften(retryAfterSeconds: Int(max(1, end.seconds(since: now))))
    }
    let asked: [Timestamp] = try transaction.column(
      "asked_at",
      of: """
        SELECT asked_at FROM urgent_requests
        WHERE requester = \(requester) AND asked_at > \(now.adding(seconds: -Ringing.daySeconds))
        ORDER BY asked_at DESC LIMIT \(Ringing.perDay)
        """)
    guard asked.count < Ringing.perDay else {
      let next = asked[Ringing.perDay - 1].adding(seconds: Ringing.daySeconds)
      throw .tooOften(retryAfterSeconds: Int(max(1, next.seconds(since: now))))
    }
  }

  /// How far an urgent request has come; nil when it was not urgent within a day, or somebody has it.
  /// - Throws: `noSuchRequest`.
  public func urgency(
    of id: ReadingID, by requester: AccountID
  ) async throws(ReadingError) -> Urgency? {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> Urgency? in
      let request = try ownRow(id, requester: requester, in: transaction)
      let urgent: UrgentRow? = try transaction.row(UrgentRow.select(id))
      guard let urgent else { return nil }
      switch request.requesterState(at: now, withdrawnSeconds: 0) {
      case .open: break
      case .inParts(let progress) where progress.status == .open: break
      case .inParts, .expired, .claimed, .recorded, .accepted, .withdrawn: return nil
      }
      let isRinging = urgent.endedAt == nil && urgent.endsAt > now
      return isRinging
        ? .ringing(until: urgent.endsAt, rung: urgent.rung) : .unanswered(rung: urgent.rung)
    }
  }

  /// The urgent requests that a volunteer can take, those that ring for them first: they stand before all others.
  /// - Throws: `notAVolunteer`.
  public func urgentRequests(
    for volunteer: AccountID
  ) async throws(ReadingError) -> [UrgentRequest] {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [UrgentRequest] in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      let rows: [RequestRow] = try transaction.rows(
        """
        \(RequestRow.select(at: now))
        WHERE \(Self.isUrgent(for: volunteer, at: now)) AND \(Self.urgentOne) IN (
          SELECT request FROM urgent_requests
          WHERE asked_at > \(now.adding(seconds: -Ringing.daySeconds)))
        ORDER BY requests.created_at LIMIT 20
        """)
      let ringing: [ReadingID] = try transaction.column(
        "request",
        of: """
          SELECT requests.id AS request FROM requests
            JOIN rings ON rings.request = \(Self.urgentOne)
            JOIN urgent_requests ON urgent_requests.request = rings.request
          WHERE \(Self.isOffered(at: now)) AND rings.account = \(volunteer) AND urgent_requests.ended_at IS NULL
            AND urgent_requests.ends_at > \(now)
          """)
      let urgent = rows.map {
        UrgentRequest(summary: $0.summary, isRinging: ringing.contains($0.summary.id))
      }
      return urgent.filter(\.isRinging) + urgent.filter { !$0.isRinging }
    }
  }

  /// The condition that a volunteer may be shown a request that waits, and wants to read such.
  private static func isUrgent(for volunteer: AccountID, at now: Timestamp) -> Statement {
    """
    \(isOffered(at: now)) AND \(mayTake(volunteer)) AND NOT \(isSkipped(by: volunteer))
      AND \(isOfInterest(to: volunteer))
    """
  }

  /// The request that rings for a request: the whole for a part.
  private static let urgentOne: Statement = """
    coalesce((SELECT whole FROM request_parts WHERE request_parts.request = requests.id), requests.id)
    """

  /// The condition that a request, or a part of it, can be taken.
  private static func isAnyOffered(of request: Statement, at now: Timestamp) -> Statement {
    """
    EXISTS (SELECT 1 FROM requests WHERE (requests.id = \(request) OR requests.id IN (
      SELECT request_parts.request FROM request_parts WHERE request_parts.whole = \(request)))
      AND \(isOffered(at: now)))
    """
  }

  /// Whether a volunteer is rung; nobody is who has not asked for it.
  public func isRung(_ volunteer: AccountID) async throws(ReadingError) -> Bool {
    let found: [AccountID] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.column(
        "account", of: "SELECT account FROM rung_volunteers WHERE account = \(volunteer)")
    }
    return !found.isEmpty
  }

  /// Says whether a volunteer is to be rung.
  /// - Throws: `notAVolunteer`.
  public func setRung(_ isRung: Bool, _ volunteer: AccountID) async throws(ReadingError) {
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      try transaction.run(
        isRung
          ? "INSERT INTO rung_volunteers (account) VALUES (\(volunteer)) ON CONFLICT DO NOTHING"
          : "DELETE FROM rung_volunteers WHERE account = \(volunteer)")
    }
    feed.publish(.ring, to: volunteer)
  }

  /// One round of an urgent request: rings some more who are there, or finds that it is over.
  func ringRound(_ id: ReadingID) async throws(ReadingError) -> JobOutcome {
    let now = clock.now
    let present = feed.listening()
    let round = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> Round in
      let urgent: UrgentRow? = try transaction.row(UrgentRow.select(id))
      guard let urgent, urgent.endedAt == nil else { return .over(nil) }
      let offered: [ReadingID] = try transaction.column(
        "id",
        of: """
          SELECT id FROM requests
          WHERE \(Self.isWithin(id, "requests.id")) AND \(Self.isOffered(at: now)) LIMIT 1
          """)
      guard !offered.isEmpty, urgent.endsAt > now else {
        try transaction.run(
          "UPDATE urgent_requests SET ended_at = \(now) WHERE request = \(id)")
        return .over(urgent.requester)
      }
      let rung = try chosen(for: id, among: present, at: now, in: transaction)
      for account in rung {
        try transaction.run(
          """
          INSERT INTO rings (request, account, rung_at) VALUES (\(id), \(account), \(now))
          ON CONFLICT DO NOTHING
          """)
      }
      let wait = min(Ringing.roundSeconds, max(1, urgent.endsAt.seconds(since: now)))
      return .rang(rung, requester: urgent.requester, wait: wait)
    }
    switch round {
    case .over(let requester):
      tell(about: id, to: [requester], openListChanged: true)
      return .done
    case .rang(let rung, let requester, let wait):
      for account in rung { feed.publish(.ring, to: account) }
      if !rung.isEmpty { tell(about: id, to: [requester], openListChanged: false) }
      return .again(afterSeconds: wait)
    }
  }

  private enum Round: Sendable {
    case over(AccountID?)
    case rang([AccountID], requester: AccountID, wait: Double)
  }

  /// Whom to ring next: of those who are there, want to be rung and could take it, who was rung least today and has been
  /// left in peace for longest.
  private func chosen(
    for id: ReadingID, among present: Set<AccountID>, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [AccountID] {
    let dayAgo = now.adding(seconds: -Ringing.daySeconds)
    let willing: [AccountID] = try transaction.column(
      "account",
      of: """
        SELECT rung_volunteers.account FROM rung_volunteers
          LEFT JOIN rings ON rings.account = rung_volunteers.account AND rings.rung_at > \(dayAgo)
        GROUP BY rung_volunteers.account
        HAVING sum(CASE WHEN rings.request = \(id) THEN 1 ELSE 0 END) = 0
        ORDER BY count(rings.request), max(rings.rung_at), rung_volunteers.account
        """)
    var chosen: [AccountID] = []
    for account in willing.filter(present.contains).prefix(Ringing.mostLooks) {
      let most = try mostInHand(of: account, in: transaction)
      let found: [ReadingID] = try transaction.column(
        "id",
        of: """
          SELECT requests.id FROM requests
          WHERE \(Self.isWithin(id, "requests.id")) AND \(Self.isUrgent(for: account, at: now))
            AND \(Self.countInHand(of: account, at: now)) < \(most) LIMIT 1
          """)
      if !found.isEmpty { chosen.append(account) }
      if chosen.count == Ringing.atOnce { break }
    }
    return chosen
  }
}
