// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A time that a test sets, in milliseconds.
package final class SettableTime: Sendable {
  private let value: Mutex<Int64>

  /// Begins at some moment.
  package init(milliseconds: Int64 = 1_800_000_000_000) {
    value = Mutex(milliseconds)
  }

  /// The time now.
  package var milliseconds: Int64 { value.withLock { $0 } }

  /// Lets time pass.
  package func advance(seconds: Double) {
    value.withLock { $0 += Int64(seconds * 1000) }
  }
}
