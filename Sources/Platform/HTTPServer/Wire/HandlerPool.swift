// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// The threads on which handlers run, apart from those that talk to clients.
///
/// There are as many as processors. When none of them has taken up new work for a while though some waits, as when
/// handlers block, there are more, up to a limit; those that find nothing to do end.
final class HandlerPool: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// The jobs before this place are taken already.
    var next = 0
    var threads = 0
    var idle = 0
    /// How many jobs were taken, ever.
    var taken = 0
    var isWatched = false
  }

  // Enough to outlast a handful of handlers that block; each costs little but its stack.
  static let mostThreads = 64
  // The longest time that work may wait while no thread takes any up, in milliseconds.
  private static let patience = 5
  private static let idleSeconds = 10

  private let state = Monitor(State())
  private let fewest: Int

  init(threads: Int) { fewest = max(2, threads) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let (starts, watches) = state.withLock { state -> (Bool, Bool) in
      state.jobs.append(job)
      // Each idle thread takes one; who was woken for another job and has not come yet takes none of these.
      if state.idle >= state.jobs.count - state.next { return (false, false) }
      if state.threads < fewest {
        state.threads += 1
        return (true, false)
      }
      defer { state.isWatched = true }
      return (false, !state.isWatched)
    }
    if starts { start() } else if watches { watch() } else { state.signal() }
  }

  /// Starts a thread that is counted already.
  private func start() {
    let isStarted = OwnThread.start { [self] in work() }
    if !isStarted { state.withLock { $0.threads -= 1 } }
  }

  private func work() {
    while let job = take() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// The next job; nil when there was none for some seconds, and then the thread is not counted any more.
  private func take() -> UnownedJob? {
    if let job = state.withLock({ state in Self.next(&state) ?? Self.beginIdling(&state) }) {
      return job
    }
    let job = state.wait(milliseconds: Self.idleSeconds * 1000) { Self.endIdling(&$0) }
    if let job { return job }
    return state.withLock { state in
      if let late = Self.endIdling(&state) { return late }
      state.idle -= 1
      state.threads -= 1
      return nil
    }
  }

  /// Takes a job and is idle no more, in one step: a thread that counts as idle is there for another job.
  private static func endIdling(_ state: inout State) -> UnownedJob? {
    let job = next(&state)
    if job != nil { state.idle -= 1 }
    return job
  }

  private static func beginIdling(_ state: inout State) -> UnownedJob? {
    state.idle += 1
    return nil
  }

  private static func next(_ state: inout State) -> UnownedJob? {
    guard state.next < state.jobs.count else { return nil }
    let job = state.jobs[state.next]
    state.next += 1
    state.taken += 1
    // The taken ones are given up now and then, so that taking costs little however many wait.
    if state.next == state.jobs.count || state.next > 1024 {
      state.jobs.removeFirst(state.next)
      state.next = 0
    }
    return job
  }

  /// Looks whether work stands still, until none waits.
  private func watch() {
    let isStarted = OwnThread.start { [self] in
      var before = -1
      while let taken = stillWatched() {
        if taken == before {
          let grows = state.withLock { state in
            guard state.threads < Self.mostThreads else { return false }
            state.threads += 1
            return true
          }
          if grows { start() }
        }
        before = taken
        usleep(UInt32(Self.patience * 1000))
      }
    }
    if !isStarted { state.withLock { $0.isWatched = false } }
  }

  private func stillWatched() -> Int? {
    state.withLock { state in
      if state.next == state.jobs.count { state.isWatched = false }
      return state.isWatched ? state.taken : nil
    }
  }
}
