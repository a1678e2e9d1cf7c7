// SPDX-License-Identifier: Apache-2.0

import Database
import Synchronization
import TestSupport
import Testing

@testable import Jobs

/// A queue in a folder of its own, with a clock that the test sets.
struct QueueBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let queue: JobQueue

  init() async throws {
    folder = try TemporaryFolder()
    let database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate([JobQueue.migrations], at: clock.now)
    queue = JobQueue(database: database, clock: clock)
  }
}

@Suite struct JobsTests {
  private let kind: JobKind = "test.work"

  @Test("Of twenty workers exactly one gets a job")
  func oneLease() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x")
    let taken = try await withThrowingTaskGroup(of: Job?.self) { group in
      for _ in 0..<20 { group.addTask { try await bench.queue.take([kind]) } }
      return try await group.reduce(into: []) { $0.append($1) }.compactMap { $0 }
    }
    #expect(taken.count == 1)
    #expect(taken.first?.attempt == 1)
  }

  @Test("A job under lease does not stand in the way of the next")
  func passesLeased() async throws {
    let bench = try await QueueBench()
    for payload in ["first", "second"] {
      try await bench.queue.add(kind, payload: payload)
      bench.time.advance(seconds: 1)
    }
    let taken = [try await bench.queue.take([kind]), try await bench.queue.take([kind])]
    #expect(taken.map { $0?.payload } == ["first", "second"])
    #expect(try await bench.queue.take([kind]) == nil)
  }

  @Test("A lease that ends gives the job to another worker, and the first can no longer report")
  func leaseEnds() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x")
    let first = try #require(try await bench.queue.take([kind]))
    bench.time.advance(seconds: JobQueue.leaseSeconds - 1)
    #expect(try await bench.queue.take([kind]) == nil)
    #expect(try await bench.queue.extend(first))
    bench.time.advance(seconds: 2)
    #expect(try await bench.queue.take([kind]) == nil)
    bench.time.advance(seconds: JobQueue.leaseSeconds)
    let second = try #require(try await bench.queue.take([kind]))
    #expect(second.attempt == 1)
    #expect(second.crashes == 1)
    #expect(try await !bench.queue.finish(first, .done))
    #expect(try await !bench.queue.extend(first))
    #expect(try await bench.queue.finish(second, .done))
  }

  @Test("A failing job waits longer each time and is given up with its reason")
  func backsOff() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x")
    let runs = Mutex(0)
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (_) throws(JobError) in
          runs.withLock { $0 += 1 }
          throw JobError("no disk", canRetry: true)
        }
      ])
    for attempt in 1...JobQueue.maximumAttempts {
      #expect(try await worker.runUntilIdle() == 1)
      #expect(try await worker.runUntilIdle() == 0)
      bench.time.advance(seconds: JobQueue.waitSeconds(afterAttempt: attempt) - 1)
      #expect(try await worker.runUntilIdle() == 0)
      bench.time.advance(seconds: 1)
    }
    #expect(try await worker.runUntilIdle() == 0)
    #expect(runs.withLock { $0 } == JobQueue.maximumAttempts)
    let failed = try await bench.queue.failedJobs()
    #expect(failed.map(\.reason) == ["no disk"])
  }

  @Test("A failure that no retry can mend is given up at once")
  func givesUp() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x")
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (_) throws(JobError) in throw JobError("bad", canRetry: false) }
      ])
    #expect(try await worker.runUntilIdle() == 1)
    #expect(try await bench.queue.failedJobs().count == 1)
  }

  @Test("A key holds a place for one job only, and is free again when the job is done")
  func keysAreUnique() async throws {
    let bench = try await QueueBench()
    for _ in 0..<3 { try await bench.queue.add(kind, payload: "x", key: "k") }
    let payloads = Mutex<[String]>([])
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (job) throws(JobError) in
          payloads.withLock { $0.append(job.payload) }
          return .done
        }
      ])
    #expect(try await worker.runUntilIdle() == 1)
    try await bench.queue.add(kind, payload: "y", key: "k")
    #expect(try await worker.runUntilIdle() == 1)
    #expect(payloads.withLock { $0 } == ["x", "y"])
  }

  @Test("A chore comes back after its time, and a delayed job not before its time")
  func chores() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x", delay: 30)
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (_) throws(JobError) in .again(afterSeconds: 600) }
      ])
    #expect(try await worker.runUntilIdle() == 0)
    bench.time.advance(seconds: 30)
    #expect(try await worker.runUntilIdle() == 1)
    bench.time.advance(seconds: 599)
    #expect(try await worker.runUntilIdle() == 0)
    bench.time.advance(seconds: 1)
    #expect(try await worker.runUntilIdle() == 1)
  }

  @Test(
    "A running worker does a job as soon as it is added, and stops when it is cancelled",
    .timeLimit(.minutes(10)))
  func wakes() async throws {
    let bench = try await QueueBench()
    let (done, continuation) = AsyncStream.makeStream(of: String.self)
    let (idle, idleContinuation) = AsyncStream.makeStream(of: Void.self)
    let kind = kind
    // It looks on its own only after an hour: the job is found because the bell rings, or not at all.
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (job) throws(JobError) in
          continuation.yield(job.payload)
          return .done
        }
      ], lookSeconds: 3600, onIdle: { idleContinuation.yield() })
    let running = Task { await worker.run() }
    var idleIterator = idle.makeAsyncIterator()
    await idleIterator.next()
    try await bench.queue.add(kind, payload: "hello")
    var iterator = done.makeAsyncIterator()
    #expect(await iterator.next() == "hello")
    running.cancel()
    await running.value
  }

  @Test("A job that its service rolled back was never there")
  func isTransactional() async throws {
    let bench = try await QueueBench()
    await #expect(throws: DatabaseError.full) {
      try await bench.queue.database.write {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try bench.queue.add("test.work", payload: "x", in: transaction)
        throw DatabaseError.full
      }
    }
    #expect(try await bench.queue.take([kind]) == nil)
  }
}
