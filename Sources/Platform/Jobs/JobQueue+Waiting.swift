// SPDX-License-Identifier: Apache-2.0

public import Database

extension JobQueue {
  /// Wakes the workers of this process when another process may have added work, until the task is cancelled.
  ///
  /// Without it they find such work at their next look, seconds later.
  public func wakeForOtherProcesses() async {
    for await _ in database.commits() { bell.ring() }
  }

  /// Since when the work has waited that is due and that nobody does, the longest-waiting of it; nil when there is none.
  public func longestWaitBegan() async throws(DatabaseError) -> Timestamp? {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      // A job whose worker died waits since its lease ended.
      let moments: [Timestamp] = try transaction.column(
        "since",
        of: """
          SELECT CASE WHEN leased_until IS NULL OR leased_until < run_at THEN run_at
            ELSE leased_until END AS since
          FROM jobs
          WHERE failed_at IS NULL AND run_at <= \(now)
            AND (leased_until IS NULL OR leased_until <= \(now))
          ORDER BY since LIMIT 1
          """)
      return moments.first
    }
  }
}
