// SPDX-License-Identifier: Apache-2.0

package import Accounts
package import Database

extension ReadingService {
  /// Whether somebody may send a recording of a request just now: they have taken it, and it is not taken as good.
  package func mayRecord<Failure>(
    _ id: ReadingID, by volunteer: AccountID, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> Bool {
    let now = clock.now
    let found: [String] = try transaction.column(
      "id",
      of: """
        SELECT id FROM requests
        WHERE id = \(id) AND volunteer = \(volunteer) AND withdrawn_at IS NULL
          AND (state = 'recorded' OR (state = 'claimed' AND claimed_until > \(now)))
        """)
    return !found.isEmpty
  }
}
