// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library

/// What volunteers sent, which is kept for a while beside what was made of it.
extension ReadingService {
  /// Makes a recording anew from what was sent; the payload is the recording.
  static let prepareAgain: JobKind = "reading.prepareAgain"
  /// How long what was sent is kept, in seconds: thirty days.
  ///
  /// Long enough to notice that recordings are not made as they should be, and to make them anew (`prepareAgain`).
  static let originalSeconds = 2_592_000.0

  static let originals = Migration(
    8, "what was sent, by its age",
    ["CREATE INDEX recordings_original ON recordings (sent_at) WHERE original_key IS NOT NULL"])

  /// Has all recordings made anew of which what was sent is still there.
  /// - Returns: how many.
  public func prepareAgain() async throws(ReadingError) -> Int {
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let kept: [String] = try transaction.column(
        "id",
        of: """
          SELECT id FROM recordings WHERE original_key IS NOT NULL
            AND state = \(RecordingStateName.ready) AND place = \(RecordingPlace.present)
          ORDER BY sent_at DESC
          """)
      for id in kept {
        // Of the server's own account, so that no volunteer's next recording waits behind all of them.
        try jobs.add(
          Self.prepareAgain, payload: id,
          work: JobWork(seconds: 1, account: Self.prepareAgain.rawValue),
          key: "\(Self.prepareAgain.rawValue) \(id)", in: transaction)
      }
      return kept.count
    }
  }

  /// Deletes what was sent long enough ago, where something was made of it.
  func discardOriginals(
    sentBefore: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try discardOriginals("recordings.sent_at <= \(sentBefore)", in: transaction)
  }

  /// Deletes what somebody sent who leaves.
  func discardOriginals(
    of volunteer: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try discardOriginals(
      """
      recordings.read_by = \(volunteer) OR (recordings.read_by IS NULL
        AND recordings.request IN (SELECT id FROM requests WHERE volunteer = \(volunteer)))
      """, in: transaction)
  }

  private func discardOriginals(
    _ condition: Statement, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let chosen: Statement = """
      original_key IS NOT NULL AND state = \(RecordingStateName.ready) AND (\(condition))
      """
    let keys: [String?] = try transaction.column(
      "original_key", of: "SELECT original_key FROM recordings WHERE \(chosen)")
    for key in keys { try library.deleteFile(key, in: transaction) }
    try transaction.run("UPDATE recordings SET original_key = NULL WHERE \(chosen)")
  }
}
