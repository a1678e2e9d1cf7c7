// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Library

extension ReadingService {
  /// Sets a recording that is not good aside and opens the request for another volunteer.
  ///
  /// It can be taken back for some days, as long as nobody else has taken the request; then the recording is deleted.
  /// - Throws: `noSuchRequest`, or `notNow` when there is no recording, or it was taken as good.
  public func askAgain(_ id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let now = clock.now
    let volunteer = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      let before = try ownRow(id, requester: requester, in: transaction)
      let changed = try transaction.run(
        """
        UPDATE requests SET state = 'open', volunteer = NULL, claimed_until = NULL
        WHERE id = \(id) AND requester = \(requester) AND withdrawn_at IS NULL
          AND state = 'recorded'
        """)
      guard changed == 1 else { throw .notNow }
      try endClaim(of: id, .ended, at: now, in: transaction)
      try note(.askedAgain, for: before.volunteer, about: id, in: transaction)
      guard case .ready? = before.recording?.state else {
        try discardRecordings(of: id, in: transaction)
        return before.volunteer
      }
      try discardRecording(in: .replacement, of: id, in: transaction)
      try transaction.run(
        """
        UPDATE recordings SET place = \(RecordingPlace.aside), set_aside_at = \(now),
          read_by = \(orNull: before.volunteer)
        WHERE request = \(id) AND place = \(RecordingPlace.present)
        """)
      try onShelf(transaction) { (shelf) throws(LibraryError) in
        try library.hideRecording(true, for: id.rawValue, in: shelf)
      }
      return before.volunteer
    }
    tell(about: id, to: [requester, volunteer], openListChanged: true)
  }

  /// Undoes `askAgain`: the recording that was set aside answers the request as before.
  /// - Throws: `noSuchRequest`, `takenMeanwhile` when another volunteer has the request, or `notNow` when the recording
  ///   is gone.
  public func keepAfterAll(_ id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let now = clock.now
    let volunteer = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      let changed = try transaction.run(
        """
        UPDATE requests SET state = 'recorded', claimed_until = NULL,
          volunteer = (SELECT read_by FROM recordings
            WHERE recordings.request = requests.id AND recordings.place = 'aside')
        WHERE id = \(id) AND requester = \(requester) AND \(Self.isOpen(at: now))
          AND EXISTS (SELECT 1 FROM recordings
            WHERE recordings.request = requests.id AND recordings.place = 'aside')
        """)
      let found = try ownRow(id, requester: requester, in: transaction)
      guard changed == 1 else {
        throw found.state == .claimed && found.hasRecordingAside ? .takenMeanwhile : .notNow
      }
      if let volunteer = found.volunteer {
        try resumeClaim(of: id, by: volunteer, at: now, in: transaction)
      } else {
        try endClaim(of: id, .expired, at: now, in: transaction)
      }
      try transaction.run(
        """
        UPDATE recordings
        SET place = \(RecordingPlace.present), set_aside_at = NULL, read_by = NULL
        WHERE request = \(id) AND place = \(RecordingPlace.aside)
        """)
      try onShelf(transaction) { (shelf) throws(LibraryError) in
        try library.hideRecording(false, for: id.rawValue, in: shelf)
      }
      return found.volunteer
    }
    tell(about: id, to: [requester, volunteer], openListChanged: true)
  }
}
