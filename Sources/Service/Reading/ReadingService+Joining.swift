// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library

/// The parts of a text become its recording, and what is done with the whole is done with its parts.
extension ReadingService {
  /// Joins the recordings of all parts into that of the whole; the payload is the whole.
  static let join: JobKind = "reading.join"

  /// Has a whole joined whose parts can all be heard, or takes apart what was joined of which one can be heard no more.
  /// - Parameter id: the part that changed; nothing happens for a request that is no part.
  func partChanged(
    _ id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let wholes: [ReadingID] = try transaction.column(
      "whole", of: "SELECT whole FROM request_parts WHERE request = \(id)")
    guard let whole = wholes.first else { return }
    if try areAllReady(whole, in: transaction) {
      try addJoining(of: whole, in: transaction)
    } else {
      let apart = try transaction.run(
        "UPDATE requests SET state = 'divided' WHERE id = \(whole) AND state = 'recorded'")
      if apart == 1 {
        try discardRecordings(of: whole, in: transaction)
        try transaction.run("UPDATE request_parts SET joined = NULL WHERE whole = \(whole)")
      }
    }
    try shelveParts(of: whole, in: transaction)
  }

  private func areAllReady(
    _ whole: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Bool {
    let missing: [ReadingID] = try transaction.column(
      "id",
      of: """
        SELECT piece.id FROM request_parts JOIN requests AS piece ON piece.id = request_parts.request
        WHERE request_parts.whole = \(whole) AND NOT \(PartsProgress.isReady) LIMIT 1
        """)
    return missing.isEmpty
  }

  private func addJoining(
    of whole: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let requester = try row(whole, in: transaction).requester
    // Copying hours of sound takes a second or two.
    try jobs.add(
      Self.join, payload: whole.rawValue, work: JobWork(seconds: 2, account: requester.rawValue),
      in: transaction)
  }

  /// Has what was not joined once all its parts could be heard joined anew, as after a full disk.
  func joinWhatWaits(
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let waiting: [ReadingID] = try transaction.column(
      "id",
      of: """
        SELECT DISTINCT requests.id FROM request_parts AS unjoined
          JOIN requests ON requests.id = unjoined.whole
        WHERE unjoined.joined IS NULL AND requests.state = 'divided'
          AND NOT EXISTS (SELECT 1 FROM request_parts
            JOIN requests AS piece ON piece.id = request_parts.request
            WHERE request_parts.whole = requests.id AND NOT \(PartsProgress.isReady))
        """)
    for whole in waiting { try addJoining(of: whole, in: transaction) }
  }

  /// Shows the parts that can be heard on their requester's shelf as long as the whole cannot, and hides them then.
  func shelveParts(
    of whole: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let found = try row(whole, in: transaction)
    let isHidden = found.withdrawnAt != nil || found.recording != nil
    for part in try partIDs(of: whole, in: transaction) {
      // What was set aside to ask another volunteer stays out of sight.
      let isAside = try row(part, in: transaction).recording == nil
      try onShelf(transaction) { (shelf) throws(LibraryError) in
        try library.hideRecording(isHidden || isAside, for: part.rawValue, in: shelf)
      }
    }
  }

  /// Takes the parts of a whole back with it.
  /// - Returns: the volunteers who had them.
  func withdrawParts(
    of whole: ReadingID, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [AccountID?] {
    var volunteers: [AccountID?] = []
    for part in try partIDs(of: whole, in: transaction) {
      volunteers.append(try takeBack(try row(part, in: transaction), at: now, in: transaction))
    }
    return volunteers
  }

  /// Keeps the parts of a whole whose recording is taken as good: their texts are private again, their readers are no
  /// newcomers, and their sounds go, since the whole holds them.
  /// - Returns: the volunteers who read them.
  func acceptParts(
    of whole: ReadingID, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [AccountID?] {
    var volunteers: [AccountID?] = []
    for part in try partIDs(of: whole, in: transaction) {
      try transaction.run(
        """
        UPDATE requests SET state = 'accepted', accepted_at = \(now), claimed_until = NULL
        WHERE id = \(part)
        """)
      try endClaim(of: part, .kept, at: now, in: transaction)
      try discardRecordings(of: part, in: transaction)
      try noteKept(part, at: now, in: transaction)
      volunteers.append(try row(part, in: transaction).volunteer)
    }
    return volunteers
  }

  /// The volunteers who have parts of a request.
  func readersOfParts(
    of whole: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [AccountID?] {
    try transaction.column(
      "volunteer",
      of: """
        SELECT requests.volunteer FROM requests JOIN request_parts
          ON request_parts.request = requests.id
        WHERE request_parts.whole = \(whole)
        """)
  }
}
