// SPDX-License-Identifier: Apache-2.0

import Synchronization
import TestSupport
import Testing

@testable import Jobs

/// Workers that end without a word: killed servers, machines without power, and work that ends its worker.
@Suite struct JobCrashTests {
  private let kind: JobKind = "test.work"

  /// The job, after the wait that begins when somebody finds that its worker has ended.
  private func taken(_ bench: QueueBench) async throws -> Job {
    if let job = try await bench.queue.take([kind]) { return job }
    bench.time.advance(seconds: 1000)
    return try #require(try await bench.queue.take([kind]))
  }

  @Test(
    "Time that is lost in crashes, or on a slow machine, is not taken from what the work may take",
    arguments: [0, 1, 200])
  func lostTime(signsOfLife: Int) async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x", work: JobWork(seconds: 1))
    for crashes in 0..<JobQueue.maximumCrashes {
      let job = try await taken(bench)
      #expect(job.crashes == crashes)
      #expect(job.secondsLeft == 70)
      #expect(!job.isLastAttempt)
      for _ in 0..<signsOfLife {
        bench.time.advance(seconds: JobQueue.leaseSeconds / 3)
        #expect(try await bench.queue.extend(job))
      }
      bench.time.advance(seconds: 1000)
    }
  }

  @Test("What a worker reported before it died counts, once")
  func reported() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x", work: JobWork(seconds: 1))
    let first = try #require(try await bench.queue.take([kind]))
    first.spend(10)
    for _ in 0..<3 {
      bench.time.advance(seconds: 20)
      #expect(try await bench.queue.extend(first))
    }
    bench.time.advance(seconds: JobQueue.leaseSeconds)
    let second = try #require(try await bench.queue.take([kind]))
    #expect(second.secondsLeft == 60)
    second.spend(5)
    #expect(try await bench.queue.extend(second))
    #expect(try await !bench.queue.fail(second, JobError("no disk", canRetry: true)))
    bench.time.advance(seconds: 100)
    #expect(try await bench.queue.take([kind])?.secondsLeft == 55)
  }

  @Test("A job whose workers end is taken again at once, and then later each time")
  func waits() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x")
    for wait in [0.0, 10, 40, 160, 640, 640, 640, 0] {
      #expect(try await bench.queue.take([kind])?.attempt == 1)
      bench.time.advance(seconds: JobQueue.leaseSeconds)
      guard wait > 0 else { continue }
      #expect(try await bench.queue.take([kind]) == nil)
      bench.time.advance(seconds: wait - 1)
      #expect(try await bench.queue.take([kind]) == nil)
      bench.time.advance(seconds: 1)
    }
    #expect(try await bench.queue.take([kind])?.isDeadly == true)
  }

  @Test(
    "A job that ends its worker each time is given up with a sentence, and those who wait are told")
  func givesUpDeadly() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x")
    for _ in 0..<JobQueue.maximumCrashes {
      _ = try await taken(bench)
      bench.time.advance(seconds: 1000)
    }
    let said = Mutex<[String]>([])
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        kind: { (_) throws(JobError) in
          said.withLock { $0.append("done") }
          return .done
        }
      ],
      endings: [
        kind: { (job) throws(JobError) in said.withLock { $0.append("ended \(job.payload)") } }
      ], report: { _, failure in said.withLock { $0.append(failure.reason) } })
    #expect(try await worker.runUntilIdle() == 1)
    let sentence = "The server ended 8 times while it did this, so it is not tried again."
    #expect(said.withLock { $0 } == ["ended x", sentence])
    #expect(try await bench.queue.failedJobs().map(\.reason) == [sentence])
    bench.time.advance(seconds: 86_400)
    #expect(try await worker.runUntilIdle() == 0)
  }

  @Test("A chore that comes round forgets the crashes of before")
  func choresForget() async throws {
    let bench = try await QueueBench()
    try await bench.queue.add(kind, payload: "x")
    for _ in 0..<3 * JobQueue.maximumCrashes {
      _ = try #require(try await bench.queue.take([kind]))
      bench.time.advance(seconds: 1000)
      let again = try #require(try await bench.queue.take([kind]))
      #expect(again.crashes == 1)
      #expect(try await bench.queue.finish(again, .again(afterSeconds: 0)))
    }
  }
}
