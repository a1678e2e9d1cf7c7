// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Library

extension ReadingService {
  /// Sets a recording that is not good aside and opens the request for another volunteer.
  ///
  /// It can be taken back for some days, as long as nobody else has taken the request; then the recording is deleted.
  /// Of a text that several people read, a part is set aside by itself, or all parts with the whole.
  /// - Throws: `noSuchRequest`, or `notNow` when there is no recording, or it was taken as good.
  public func askAgain(_ id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let now = clock.now
    let people = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [AccountID?] in
      let before = try ownRow(id, requester: requester, in: transaction)
      guard before.withdrawnAt == nil, before.state == .recorded else { throw .notNow }
      guard before.isDivided else {
        try setAside(before, at: now, in: transaction)
        return [before.volunteer]
      }
      var volunteers: [AccountID?] = []
      for part in try partIDs(of: id, in: transaction) {
        let found = try row(part, in: transaction)
        volunteers.append(found.volunteer)
        try setAside(found, at: now, in: transaction)
      }
      return volunteers
    }
    tell(about: id, to: [requester] + people, openListChanged: true)
  }

  /// Opens one request again and keeps its recording aside, where there is one that can be heard.
  private func setAside(
    _ before: RequestRow, at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let id = before.summary.id
    let changed = try transaction.run(
      """
      UPDATE requests SET state = 'open', volunteer = NULL, claimed_until = NULL
      WHERE id = \(id) AND withdrawn_at IS NULL AND state = 'recorded'
      """)
    guard changed == 1 else { throw .notNow }
    try endClaim(of: id, .ended, at: now, in: transaction)
    try note(.askedAgain, for: before.volunteer, about: id, in: transaction)
    if case .ready? = before.recording?.state {
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
    } else {
      try discardRecordings(of: id, in: transaction)
    }
    try partChanged(id, in: transaction)
  }

  /// Undoes `askAgain`: the recording that was set aside answers the request as before.
  /// - Throws: `noSuchRequest`, `takenMeanwhile` when another volunteer has the request, or `notNow` when the recording
  ///   is gone.
  public func keepAfterAll(_ id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let now = clock.now
    let volunteer = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> AccountID? in
      // The whole was read by one person before: it is one again.
      if try ownRow(id, requester: requester, in: transaction).hasRecordingAside {
        try wishParts(1, of: id, in: transaction)
        try divide(id, at: now, in: transaction)
      }
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
      try partChanged(id, in: transaction)
      return found.volunteer
    }
    tell(about: id, to: [requester, volunteer], openListChanged: true)
  }
}
