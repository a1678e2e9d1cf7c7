// SPDX-License-Identifier: Apache-2.0

import Database
import TestSupport
import Testing

@testable import Jobs

@Suite("Jobs of other processes") struct OtherProcessTests {
  @Test("A worker is woken for a job that another process added")
  func woken() async throws {
    let bench = try await QueueBench()
    let other = JobQueue(
      database: try DatabasePool(.sqlite(path: bench.folder.path + "/test.db")),
      clock: bench.queue.clock)
    let (done, doing) = AsyncStream.makeStream(of: String.self)
    let (idle, resting) = AsyncStream.makeStream(of: Void.self)
    let worker = JobWorker(
      queue: bench.queue,
      handlers: [
        "test.work": { (job) throws(JobError) in
          doing.yield(job.payload)
          return .done
        }
      ], places: 1,
      // It would not look by itself within a day.
      lookSeconds: 86_400, onIdle: { resting.yield() })
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await worker.run() }
      group.addTask { await bench.queue.wakeForOtherProcesses() }
      for await _ in idle { break }
      try? await other.add("test.work", payload: "from elsewhere")
      for await payload in done {
        #expect(payload == "from elsewhere")
        break
      }
      group.cancelAll()
    }
  }
}
