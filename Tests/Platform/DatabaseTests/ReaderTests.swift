// SPDX-License-Identifier: Apache-2.0

import Database
import Dispatch
import Testing

/// Runs tasks on a queue that knows itself, as many at once as there are.
private final class OwnExecutor: TaskExecutor {
  private static let mark = DispatchSpecificKey<Bool>()
  private let queue = DispatchQueue(label: "tests.tasks", attributes: .concurrent)

  init() { queue.setSpecific(key: Self.mark, value: true) }

  /// Whether what asks runs on such a queue.
  static var isRunning: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

@Suite struct ReaderTests {
  @Test("A task that prefers an executor reads there, and writes on the queue of the writer")
  func readsWhereItMayWait() async throws {
    let notes = try await Notes()
    let executor = OwnExecutor()
    let task = Task(executorPreference: executor) {
      let read = try await notes.database.read {
        (_: borrowing Transaction<DatabaseError>) throws(DatabaseError) in OwnExecutor.isRunning
      }
      let written = try await notes.database.write {
        (_: borrowing Transaction<DatabaseError>) throws(DatabaseError) in OwnExecutor.isRunning
      }
      return (read, written)
    }
    let (read, written) = try await task.value
    #expect(read)
    #expect(!written)
  }

  @Test("Many more reads than readers all come to their turn, also beside such as go to a queue")
  func lendsReadersToAll() async throws {
    let notes = try await Notes()
    let executor = OwnExecutor()
    let tasks = (0..<200).map { number in
      number.isMultiple(of: 2)
        ? Task(executorPreference: executor) { try await notes.count() }
        : Task.detached { try await notes.count() }
    }
    for task in tasks { #expect(try await task.value == 0) }
  }

  @Test("A read that fails gives its reader back")
  func givesBackAfterFailure() async throws {
    let notes = try await Notes()
    let executor = OwnExecutor()
    // More often than there are readers.
    for _ in 0..<10 {
      let failing = Task(executorPreference: executor) {
        try await notes.database.read {
          (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
          try transaction.run("SELECT nothing FROM nowhere")
        }
      }
      await #expect(throws: DatabaseError.self) { try await failing.value }
    }
    let reading = Task(executorPreference: executor) { try await notes.count() }
    #expect(try await reading.value == 0)
  }
}
