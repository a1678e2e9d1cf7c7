// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
import Library

extension ReadingService {
  /// Takes a request: of several volunteers at once exactly one gets it.
  ///
  /// Taking one's own claim again is no error. Every other taking counts for a day, given back or not.
  /// - Parameter network: from where the volunteer comes: there new ones get only so many together.
  /// - Returns: until when it is to be recorded.
  /// - Throws: `notAVolunteer`, `barred`, `noSuchRequest`, `notOpen`, `tooManyClaims`, `noMoreToday`,
  ///   `noMoreFromHere`.
  @discardableResult
  public func claim(
    _ id: ReadingID, by volunteer: AccountID, from network: String
  ) async throws(ReadingError) -> Timestamp {
    let now = clock.now
    let until = now.adding(seconds: limits.claimSeconds)
    let (requester, end) = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> (AccountID, Timestamp) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      let before = try row(id, in: transaction)
      if before.volunteer == volunteer,
        case .claimed(let until, _)? = before.volunteerState(at: now)
      {
        return (before.requester, until)
      }
      let allowance = try allowance(of: volunteer, at: now, in: transaction)
      let most = try mostInHand(of: volunteer, in: transaction)
      // The conditions stand in the update, so that they hold whoever else writes.
      let changed = try transaction.run(
        """
        UPDATE requests SET state = 'claimed', volunteer = \(volunteer), claimed_until = \(until)
        WHERE id = \(id) AND \(Self.mayTake(volunteer)) AND \(Self.isOffered(at: now))
          AND (SELECT count(*) FROM claims
            WHERE \(Self.takenToday(by: volunteer, at: now))) < \(allowance.limit)
          AND \(Self.countInHand(of: volunteer, at: now)) < \(most)
        """)
      guard changed == 1 else {
        throw try refusal(
          of: before, to: volunteer, allowance, mostInHand: most, at: now, in: transaction)
      }
      try count(network, takenBy: volunteer, at: now, in: transaction)
      try begin(id, by: volunteer, at: now, in: transaction)
      try forgetSkip(of: id, by: volunteer, in: transaction)
      try noteReader(volunteer, of: before.summary.language.tag, at: now, in: transaction)
      try note(
        .claimed(seconds: limits.claimSeconds), for: volunteer, about: id, in: transaction)
      return (before.requester, until)
    }
    tell(about: id, to: [requester, volunteer], openListChanged: true)
    return end
  }

  /// Why a request could not be taken.
  private func refusal(
    of request: RequestRow, to volunteer: AccountID, _ allowance: Allowance, mostInHand: Int,
    at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> ReadingError {
    if request.requester == volunteer { return .notOpen }
    let barred: [AccountID] = try transaction.column(
      "id", of: "SELECT id FROM accounts WHERE id = \(volunteer) AND barred_at IS NOT NULL")
    if !barred.isEmpty { return .barred }
    guard try mayTake(request.summary.id, volunteer, in: transaction) else {
      return .noSuchRequest
    }
    guard case .open = request.requesterState(at: now, withdrawnSeconds: 0) else {
      return .notOpen
    }
    if let next = allowance.next { return .noMoreToday(limit: allowance.limit, next: next) }
    return .tooManyClaims(limit: mostInHand)
  }

  /// Whether a request is for this volunteer to see, whatever its state.
  func mayTake(
    _ id: ReadingID, _ volunteer: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Bool {
    let found: [ReadingID] = try transaction.column(
      "id",
      of: "SELECT requests.id FROM requests WHERE id = \(id) AND \(Self.mayTake(volunteer))")
    return !found.isEmpty
  }

  /// Gives the volunteer the whole time again, counted from now, or what is left of the longest time; also for
  /// replacing a recording that failed.
  /// - Throws: `claimEnded`, or `noMoreTime` when nothing is left to give.
  @discardableResult
  public func extendClaim(
    _ id: ReadingID, by volunteer: AccountID
  ) async throws(ReadingError) -> Timestamp {
    let now = clock.now
    let (requester, until) = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> (AccountID, Timestamp) in
      let found: RequestRow? = try transaction.row(
        "\(RequestRow.select(at: now)) WHERE requests.id = \(id)")
      guard let before = found, before.volunteer == volunteer else { throw .claimEnded }
      let end: Timestamp
      switch before.volunteerState(at: now) {
      case .claimed(let until, _)?: end = until
      // The time to replace a recording that failed counts from when it was sent.
      case .recorded(let recording, _)? where before.isStillToRead:
        end = recording.sentAt.adding(seconds: limits.claimSeconds)
      case .recorded?, .accepted?, nil: throw .claimEnded
      }
      let taken: [Timestamp] = try transaction.column(
        "taken_at", of: "SELECT taken_at FROM claims WHERE request = \(id) AND ended_at IS NULL")
      let latest = (taken.first ?? now).adding(seconds: limits.longestClaimSeconds)
      let wanted = now.adding(seconds: limits.claimSeconds)
      // The last extension has been given already.
      guard wanted <= latest || end < latest else { throw .noMoreTime }
      let until = max(end, min(wanted, latest))
      if before.state == .claimed {
        try transaction.run("UPDATE requests SET claimed_until = \(until) WHERE id = \(id)")
        let seconds = until.seconds(since: now)
        try note(.claimed(seconds: seconds), for: volunteer, about: id, in: transaction)
      } else {
        try transaction.run(
          """
          UPDATE recordings SET sent_at = \(until.adding(seconds: -limits.claimSeconds))
          WHERE request = \(id) AND place = \(RecordingPlace.present)
          """)
      }
      return (before.requester, until)
    }
    tell(about: id, to: [requester, volunteer], openListChanged: false)
    return until
  }

  /// Gives a request back, so that another volunteer can take it.
  ///
  /// Also one whose recording failed, unless an earlier recording of it can be heard.
  /// - Throws: `claimEnded`.
  public func giveBack(_ id: ReadingID, by volunteer: AccountID) async throws(ReadingError) {
    let now = clock.now
    let requester = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      let requesters: [AccountID] = try transaction.column(
        "requester",
        of: """
          UPDATE requests SET state = 'open', volunteer = NULL, claimed_until = NULL
          WHERE id = \(id) AND volunteer = \(volunteer) AND (state = 'claimed'
            OR (state = 'recorded' AND EXISTS (SELECT 1 FROM recordings
              WHERE recordings.request = requests.id AND recordings.place = 'present'
                AND recordings.state = 'failed')))
          RETURNING requester
          """)
      guard let requester = requesters.first else { throw .claimEnded }
      try endClaim(of: id, .givenBack, at: now, in: transaction)
      // What the requester set aside stays: nobody has the text now, so asking again can be taken back.
      try discardRecording(in: .present, of: id, in: transaction)
      return requester
    }
    tell(about: id, to: [requester, volunteer], openListChanged: true)
  }
}
