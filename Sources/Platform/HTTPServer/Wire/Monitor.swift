// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A value under a lock, with a way to wait for its change.
final class Monitor<Value>: @unchecked Sendable {
  // Unchecked: the value is touched only under the lock.
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }

  /// Asks again after each signal, until there is an answer or so many milliseconds are over.
  func wait<Result>(milliseconds: Int, for answer: (inout Value) -> Result?) -> Result? {
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    let nanoseconds = until.tv_nsec + milliseconds % 1000 * 1_000_000
    until.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
    until.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    // Nothing holds the value while the lock is given up.
    while true {
      if let result = answer(&value) { return result }
      if pthread_cond_timedwait(changed, lock, &until) != 0 { return answer(&value) }
    }
  }

  /// Wakes one that waits.
  func signal() { pthread_cond_signal(changed) }

  /// Wakes all that wait.
  func signalAll() { pthread_cond_broadcast(changed) }
}
