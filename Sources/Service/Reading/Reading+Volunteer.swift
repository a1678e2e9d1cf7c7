// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

extension Reading {
  /// Takes a request: of several volunteers at once exactly one gets it.
  ///
  /// Taking one's own claim again is no error.
  /// - Returns: until when it is to be recorded.
  /// - Throws: `notAVolunteer`, `noSuchRequest`, `notOpen`, `tooManyClaims`.
  @discardableResult
  public func claim(
    _ id: RequestID, by volunteer: AccountID
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
      // The condition stands in the update, so that it holds whoever else writes.
      let changed = try transaction.run(
        """
        UPDATE requests SET state = 'claimed', volunteer = \(volunteer), claimed_until = \(until)
        WHERE id = \(id) AND requester <> \(volunteer) AND \(Self.isOpen(at: now))
        """)
      guard changed == 1 else { throw .notOpen }
      let underWay: [Int] = try transaction.column(
        "claims",
        of: """
          SELECT count(*) AS claims FROM requests
          WHERE volunteer = \(volunteer) AND state = 'claimed' AND claimed_until > \(now)
          """)
      guard underWay.reduce(0, +) <= limits.claimsPerVolunteer else {
        throw .tooManyClaims(limit: limits.claimsPerVolunteer)
      }
      return (before.requester, until)
    }
    tell(about: id, to: [requester, volunteer], openListChanged: true)
    return end
  }

  /// Gives the volunteer the whole time again, counted from now.
  /// - Throws: `claimEnded`.
  @discardableResult
  public func extendClaim(
    _ id: RequestID, by volunteer: AccountID
  ) async throws(ReadingError) -> Timestamp {
    let now = clock.now
    let until = now.adding(seconds: limits.claimSeconds)
    let requester = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      let requesters: [AccountID] = try transaction.column(
        "requester",
        of: """
          UPDATE requests SET claimed_until = \(until)
          WHERE id = \(id) AND volunteer = \(volunteer) AND withdrawn_at IS NULL
            AND state = 'claimed' AND claimed_until > \(now)
          RETURNING requester
          """)
      guard let requester = requesters.first else { throw .claimEnded }
      return requester
    }
    tell(about: id, to: [requester, volunteer], openListChanged: false)
    return until
  }

  /// Gives a request back, so that another volunteer can take it.
  ///
  /// Also one whose recording failed, unless an earlier recording of it can be heard.
  /// - Throws: `claimEnded`.
  public func giveBack(_ id: RequestID, by volunteer: AccountID) async throws(ReadingError) {
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
      // What the requester set aside stays: nobody has the text now, so asking again can be taken back.
      try discardRecording(in: .present, of: id, in: transaction)
      return requester
    }
    tell(about: id, to: [requester, volunteer], openListChanged: true)
  }
}
