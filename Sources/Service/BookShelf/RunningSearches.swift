// SPDX-License-Identifier: Apache-2.0

import Accounts
import Synchronization

/// Counts the searches of each person that are under way: one person's do not take all processors from others.
final class RunningSearches: Sendable {
  private let counts = Mutex<[AccountID: Int]>([:])

  /// A search; it ends with the last reference to it.
  final class Search: Sendable {
    private let end: @Sendable () -> Void
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
  }

  /// - Returns: nil where there are so many already.
  func begin(_ account: AccountID, most: Int) -> Search? {
    let isFree = counts.withLock { counts in
      guard counts[account, default: 0] < most else { return false }
      counts[account, default: 0] += 1
      return true
    }
    guard isFree else { return nil }
    return Search { [self] in
      counts.withLock { counts in
        let left = counts[account, default: 1] - 1
        counts[account] = left > 0 ? left : nil
      }
    }
  }
}
