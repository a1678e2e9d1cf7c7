// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Library

/// A request that a volunteer had, and whose it is.
struct Released: Sendable, RowDecodable {
  let request: ReadingID
  let requester: AccountID

  init(row: Row) throws(DatabaseError) {
    request = try row.value("id")
    requester = try row.value("requester")
  }
}

extension ReadingService {
  /// Takes requests from a volunteer, so that they cannot read the texts any more.
  ///
  /// What was not recorded, or cannot be heard, is open again; a recording that can be heard stays with the requester,
  /// without a volunteer who could replace it.
  /// - Parameter condition: which of the requests that the volunteer has.
  /// - Returns: the requests, for telling the people after the transaction.
  @discardableResult
  func release(
    from volunteer: AccountID, where condition: Statement,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [Released] {
    let now = clock.now
    let released: [Released] = try transaction.rows(
      """
      SELECT requests.id, requests.requester FROM requests
      WHERE requests.volunteer = \(volunteer) AND requests.state IN ('claimed', 'recorded')
        AND (\(condition))
      """)
    for one in released {
      let id = one.request
      let isHeard: [Int] = try transaction.column(
        "ready",
        of: """
          SELECT 1 AS ready FROM requests WHERE id = \(id) AND state = 'recorded'
            AND EXISTS (SELECT 1 FROM recordings WHERE recordings.request = requests.id
              AND recordings.place = 'present' AND recordings.state = 'ready')
          """)
      if isHeard.isEmpty {
        try discardRecording(in: .present, of: id, in: transaction)
        try transaction.run("UPDATE requests SET state = 'open' WHERE id = \(id)")
      }
      // What they sent to replace it must not come after they were sent away.
      try discardRecording(in: .replacement, of: id, in: transaction)
      try transaction.run(
        "UPDATE requests SET volunteer = NULL, claimed_until = NULL WHERE id = \(id)")
      try endClaim(of: id, .ended, at: now, in: transaction)
    }
    // What was set aside must not come back into these hands when the requester wants it after all.
    try transaction.run(
      """
      UPDATE recordings SET read_by = NULL WHERE read_by = \(volunteer)
        AND request IN (SELECT requests.id FROM requests WHERE \(condition))
      """)
    return released
  }

  /// Tells the people whose requests were taken from a volunteer.
  func tell(_ released: [Released], and volunteer: AccountID) {
    for one in released {
      tell(about: one.request, to: [one.requester, volunteer], openListChanged: false)
    }
    feed.publish(.openRequests, to: nil)
  }

  /// What happens when somebody volunteers no longer: what they had taken and not recorded is open again.
  public var roleChange: AccountService.RoleRule {
    { (account, roles, transaction) throws(AccountsError) in
      guard !roles.contains(.volunteer) else { return }
      try transaction.nested { (transaction) throws(ReadingError) in
        _ = try release(from: account, where: "requests.state = 'claimed'", in: transaction)
        // Who comes back as a volunteer begins as a new one.
        try transaction.run("DELETE FROM kept_readers WHERE account = \(account)")
        try transaction.run("DELETE FROM interests WHERE account = \(account)")
        try transaction.run("DELETE FROM skips WHERE volunteer = \(account)")
      } failure: { error in
        if case .database(let error) = error { .database(error) } else { .noSuchAccount }
      }
    }
  }
}
