// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

extension ReadingService {
  /// A day, in seconds: the window in which claims are counted.
  static let daySeconds = 86_400.0
  /// How far the clocks of two machines may differ; what lies further ahead comes from a clock that was wrong.
  static let clockSkewSeconds = 60.0
  /// What a record of good readings can make of a new volunteer's claims a day.
  static let mostTimesClaimsPerDay = 5

  /// The condition that a volunteer may see and take a request, as far as who they are goes.
  ///
  /// It stands in every statement that shows an open request or takes one. What it asks of the volunteer names no
  /// request, so that a list asks it once.
  /// - Parameter isAskerBarred: the condition that the requester is barred, where their account is joined already.
  static func mayTake(
    _ volunteer: AccountID, isAskerBarred: Statement = isAskerBarred
  ) -> Statement {
    """
    requests.requester <> \(volunteer)
    AND EXISTS (SELECT 1 FROM accounts AS taker
      WHERE taker.id = \(volunteer) AND taker.role IN \(AccountRoles.ofReaders)
        AND taker.barred_at IS NULL)
    AND (requests.audience = 'anyone'
      OR (requests.audience = 'host' AND NOT \(isVetting))
      OR (requests.audience IN ('host', 'vetted') AND EXISTS (SELECT 1 FROM accounts AS taker
        WHERE taker.id = \(volunteer) AND taker.vetted_at IS NOT NULL))
      OR (requests.audience = 'named' AND EXISTS (SELECT 1 FROM request_readers
        WHERE request_readers.request = requests.id AND request_readers.account = \(volunteer))))
    AND NOT \(isAskerBarred)
    AND NOT \(areBlocked("requests.requester", volunteer))
    """
  }

  /// The condition that the requester is barred.
  private static let isAskerBarred: Statement = """
    EXISTS (SELECT 1 FROM accounts AS asker
      WHERE asker.id = requests.requester AND asker.barred_at IS NOT NULL)
    """

  /// The condition that the host vets volunteers.
  static let isVetting: Statement = """
    EXISTS (SELECT 1 FROM reading_settings
      WHERE reading_settings.name = 'vetting' AND reading_settings.value = 1)
    """

  /// The condition that one of two people has blocked the other.
  static func areBlocked(_ column: Statement, _ person: AccountID) -> Statement {
    """
    EXISTS (SELECT 1 FROM blocks
      WHERE (blocks.blocker = \(column) AND blocks.blocked = \(person))
        OR (blocks.blocker = \(person) AND blocks.blocked = \(column)))
    """
  }

  /// What a volunteer may do at the moment.
  /// - Throws: `notAVolunteer`.
  public func standing(of volunteer: AccountID) async throws(ReadingError) -> VolunteerStanding {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> VolunteerStanding in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      let known: VolunteerMarks? = try transaction.row(
        "SELECT vetted_at, barred_at FROM accounts WHERE id = \(volunteer)")
      let allowance = try allowance(of: volunteer, at: now, in: transaction)
      let inHand: [Int] = try transaction.column(
        "in_hand",
        of: "SELECT \(Self.countInHand(of: volunteer, at: now)) AS in_hand")
      return VolunteerStanding(
        isVetting: try hostRules(in: transaction).isVetting,
        isVetted: known?.vettedAt != nil, isBarred: known?.barredAt != nil,
        claimsPerDay: allowance.limit, claimsLeft: max(0, allowance.limit - allowance.used),
        nextClaimAt: allowance.next, inHand: inHand.reduce(0, +),
        mostInHand: try mostInHand(of: volunteer, in: transaction))
    }
  }

  /// How many texts a volunteer has in hand, to be recorded: also those of which a recording turned out to be of no use.
  static func countInHand(of volunteer: AccountID, at now: Timestamp) -> Statement {
    """
    (SELECT count(*) FROM requests AS others WHERE others.volunteer = \(volunteer)
      AND others.state IN ('claimed', 'recorded') AND others.withdrawn_at IS NULL
      AND ((others.state = 'claimed' AND others.claimed_until > \(now))
        OR (others.state = 'recorded' AND EXISTS (SELECT 1 FROM recordings AS sent
          WHERE sent.request = others.id AND sent.place = 'present' AND sent.state = 'failed'))))
    """
  }

  /// How many texts a volunteer may have in hand: few until somebody kept a reading of theirs, or the host vetted them.
  func mostInHand(
    of volunteer: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Int {
    let known: [AccountID] = try transaction.column(
      "id",
      of: """
        SELECT id FROM accounts WHERE id = \(volunteer) AND (vetted_at IS NOT NULL
          OR EXISTS (SELECT 1 FROM kept_readers WHERE kept_readers.account = accounts.id))
        """)
    return known.isEmpty ? limits.claimsAtFirst : limits.claimsPerVolunteer
  }

  /// The condition that picks what a volunteer took within the last day, whether they still have it or not.
  static func takenToday(by volunteer: AccountID, at now: Timestamp) -> Statement {
    """
    claims.volunteer = \(volunteer) AND claims.taken_at > \(now.adding(seconds: -daySeconds))
      AND claims.taken_at <= \(now.adding(seconds: clockSkewSeconds))
    """
  }

  /// How many requests a volunteer may take within a day, and how many that were.
  ///
  /// Each person who kept a reading of theirs adds one to what a new volunteer may take, up to five times as many.
  func allowance(
    of volunteer: AccountID, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Allowance {
    let base = try hostRules(in: transaction).claimsPerDay
    let thankful: [Int] = try transaction.column(
      "people",
      of: """
        SELECT count(DISTINCT requests.requester) AS people
        FROM requests JOIN accounts ON accounts.id = requests.volunteer
        WHERE requests.volunteer = \(volunteer) AND requests.state = 'accepted'
          AND requests.accepted_at >= accounts.volunteer_since
        """)
    let (most, isTooMany) = base.multipliedReportingOverflow(by: Self.mostTimesClaimsPerDay)
    let limit = base == 0 ? 0 : min(isTooMany ? base : most, base + thankful.reduce(0, +))
    let taken: [Timestamp] = try transaction.column(
      "taken_at",
      of: """
        SELECT taken_at FROM claims WHERE \(Self.takenToday(by: volunteer, at: now))
        ORDER BY taken_at DESC LIMIT \(max(1, limit))
        """)
    let isUsedUp = taken.count >= limit
    let free = isUsedUp ? taken.last?.adding(seconds: Self.daySeconds) : nil
    return Allowance(
      limit: limit, used: taken.count,
      next: isUsedUp ? free ?? now.adding(seconds: Self.daySeconds) : nil)
  }

  /// Counts a taking for the network that it comes from, unless the host has vetted the volunteer.
  ///
  /// So no crowd of new accounts in one place takes all texts. It is counted as tries at a password are: no address is
  /// stored, and what is stored goes after a day.
  func count(
    _ network: String, takenBy volunteer: AccountID, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let vetted: [AccountID] = try transaction.column(
      "id", of: "SELECT id FROM accounts WHERE id = \(volunteer) AND vetted_at IS NOT NULL")
    guard vetted.isEmpty else { return }
    let limit = try hostRules(in: transaction).claimsPerNetwork
    try transaction.nested { (transaction) throws(AccountsError) in
      try attempts.countClaim(from: network, limit: limit, in: transaction)
    } failure: { error in
      ReadingError(error) { .noMoreFromHere(next: now.adding(seconds: Double($0))) }
    }
  }
}

/// How many requests a volunteer may take within a day, and how many were taken.
struct Allowance: Sendable {
  let limit: Int
  let used: Int
  /// When the next is welcome, where all are used.
  let next: Timestamp?
}

/// What the host has said of a volunteer.
private struct VolunteerMarks: RowDecodable {
  let vettedAt: Timestamp?
  let barredAt: Timestamp?

  init(row: Row) throws(DatabaseError) {
    vettedAt = try row.value("vetted_at")
    barredAt = try row.value("barred_at")
  }
}
