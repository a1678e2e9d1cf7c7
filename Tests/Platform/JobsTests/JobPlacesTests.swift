// SPDX-License-Identifier: Apache-2.0

import Database
import Synchronization
import TestSupport
import Testing

@testable import Jobs

/// Something that a handler waits for until the test opens it.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@Suite struct JobPlacesTests {
  private let kind: JobKind = "test.work"
  private let long = JobWork(seconds: 170, account: "busy")

  @Test(
    "While an hour of sound is in the works and another waits, somebody's two seconds are done",
    .timeLimit(.minutes(10)))
  func shortPasses() async throws {
    let bench = try await QueueBench()
    let gate = Gate()
    let (begun, beginning) = AsyncStream.makeStream(of: String.self)
    let (done, ending) = AsyncStream.makeStream(of: String.self)
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (job) throws(JobError) in
          beginning.yield(job.payload)
          if job.payload.hasPrefix("long") { await gate.pass() }
          ending.yield(job.payload)
          return .done
        }
      ], places: 2)
    for payload in ["long 1", "long 2"] {
      try await bench.queue.add(kind, payload: payload, work: long)
      bench.time.advance(seconds: 1)
    }
    let running = Task { await worker.run() }
    var begins = begun.makeAsyncIterator()
    #expect(await begins.next() == "long 1")
    // It comes last and is nearly nothing; the other place stands free for it, although long work waits.
    bench.time.advance(seconds: 20)
    try await bench.queue.add(kind, payload: "short", work: JobWork(seconds: 1, account: "other"))
    var ends = done.makeAsyncIterator()
    #expect(await ends.next() == "short")
    #expect(await begins.next() == "short")
    await gate.open()
    #expect([await ends.next(), await ends.next()] == ["long 1", "long 2"])
    running.cancel()
    await running.value
  }

  @Test("Long work never takes the last place, with however many places", arguments: [2, 3, 5])
  func keepsPlace(places: Int) async throws {
    let bench = try await QueueBench()
    for number in 0..<8 { try await bench.queue.add(kind, payload: "\(number)", work: long) }
    let order = JobOrder(places: places)
    var taken = 0
    while try await bench.queue.take([kind], order: order, worker: "w") != nil { taken += 1 }
    #expect(taken == places - 1)
    try await bench.queue.add(kind, payload: "short")
    #expect(try await bench.queue.take([kind], order: order, worker: "w")?.payload == "short")
    // Another process has places of its own.
    #expect(try await bench.queue.take([kind], order: order, worker: "other") != nil)
  }

  @Test("A single place does everything")
  func onePlace() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "long", work: long)
    let taken = try await bench.queue.take([kind], order: JobOrder(places: 0), worker: "w")
    #expect(taken?.payload == "long")
  }

  @Test("Two processes at one database do each job once", .timeLimit(.minutes(10)))
  func severalProcesses() async throws {
    let bench = try await QueueBench()
    let other = JobQueue(
      database: try DatabasePool(.sqlite(path: bench.folder.path + "/test.db")),
      clock: bench.queue.clock)
    for number in 0..<40 {
      let work = JobWork(seconds: Double(number % 4) * 20, account: "\(number % 3)")
      try await bench.queue.add(kind, payload: "\(number)", work: work)
    }
    let (done, ending) = AsyncStream.makeStream(of: String.self)
    let workers = [bench.queue, other].map { queue in
      JobWorker(
        queue: queue,
        handlers: [
          kind: { (job) throws(JobError) in
            ending.yield(job.payload)
            return .done
          }
        ], places: 3)
    }
    let running = workers.map { worker in Task { await worker.run() } }
    var seen: [String] = []
    var iterator = done.makeAsyncIterator()
    while seen.count < 40, let payload = await iterator.next() { seen.append(payload) }
    for task in running {
      task.cancel()
      await task.value
    }
    ending.finish()
    while let payload = await iterator.next() { seen.append(payload) }
    #expect(Set(seen).count == 40)
    #expect(seen.count == 40)
  }

  @Test("Work that proves larger waits for the turn of what it is, and this is no failed try")
  func provesLarger() async throws {
    let bench = try await QueueBench()
    let tries = Mutex<[String]>([])
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (job) throws(JobError) in
          tries.withLock { $0.append("\(job.payload) \(job.attempt) \(Int(job.workSeconds))") }
          if job.payload == "secretly long", job.workSeconds < 100 { return .larger(seconds: 100) }
          return .done
        }
      ])
    for payload in ["secretly long", "short"] {
      try await bench.queue.add(kind, payload: payload, work: JobWork(seconds: 1, account: payload))
      bench.time.advance(seconds: 1)
    }
    #expect(try await worker.runUntilIdle() == 3)
    let expected = ["secretly long 1 1", "short 1 1", "secretly long 1 100"]
    #expect(tries.withLock { $0 } == expected)
  }

  @Test("All tries of a job share one limit of processor time")
  func sharesLimit() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x", work: JobWork(seconds: 1, account: "a"))
    let left = Mutex<[Double]>([])
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (job) throws(JobError) in
          left.withLock { $0.append(job.secondsLeft) }
          job.spend(40)
          throw JobError("ended", canRetry: true)
        }
      ])
    for _ in 0..<JobQueue.maximumAttempts {
      try await worker.runUntilIdle()
      bench.time.advance(seconds: 3600)
    }
    #expect(left.withLock { $0 } == [70, 30])
    #expect(try await bench.queue.failedJobs().count == 1)
  }

  @Test("A job that a stopping server hands on keeps its tries and what it has taken")
  func handsOn() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x", work: JobWork(seconds: 1))
    let job = try #require(try await bench.queue.take([kind]))
    job.spend(30)
    try await bench.queue.handOn(job)
    let again = try #require(try await bench.queue.take([kind]))
    #expect(again.attempt == 1)
    #expect(again.secondsLeft == 40)
  }
}
