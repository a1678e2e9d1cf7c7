// SPDX-License-Identifier: Apache-2.0

import Bytes
import Synchronization
import Testing

@testable import BrailleService
@testable import ChildProcess

@Suite("Braille for visitors") struct BrailleTranslatorTests {
  @Test("Who asks for more than anybody types waits a moment")
  func allowance() async throws {
    var limits = BrailleTranslator.Limits()
    limits.burst = 3
    limits.perSecond = 0.5
    let desk = BrailleTranslator(limits: limits, clock: { 0 })
    let table = try desk.table("en-ueb-g1")
    for _ in 0..<3 { _ = try await desk.write("a", by: table, client: "one") }
    await #expect(throws: BrailleTranslatorError.tooManyRequests(retryAfterSeconds: 2)) {
      try await desk.write("a", by: table, client: "one")
    }
    _ = try await desk.write("a", by: table, client: "other")
    let long = String(repeating: "a", count: 3500)
    await #expect(throws: BrailleTranslatorError.tooManyRequests(retryAfterSeconds: 2)) {
      try await desk.write(long, by: table, client: "third")
    }
  }

  @Test("Whoever has used up the time of the workers, or finds them all waited for, comes later")
  func busyWorkers() async throws {
    var settings = BrailleWorkerSettings()
    settings.limits.budgetSeconds = 0
    let spent = BrailleTranslator(settings)
    let table = try spent.table("en-ueb-g1")
    await #expect(throws: BrailleTranslatorError.tooManyRequests(retryAfterSeconds: 1)) {
      try await spent.write("a", by: table, client: "one")
    }
    settings = BrailleWorkerSettings()
    settings.limits.mostWaiting = 0
    let full = BrailleTranslator(settings)
    await #expect(throws: BrailleTranslatorError.unavailable(retryAfterSeconds: 5)) {
      try await full.read(words: ["⠁"], by: table, client: "one")
    }
  }

  @Test("Thirty pupils behind one address type five cells a second, minute after minute")
  func classroom() async throws {
    let now = Mutex(0.0)
    var settings = BrailleWorkerSettings()
    settings.workers = .inProcess { _, _ in
      Parcel.packed {
        $0.key("translations"); $0.array { _ in }
      }
    }
    let desk = BrailleTranslator(settings, clock: { now.withLock { $0 } })
    let table = try desk.table("en-ueb-g2")
    var queue = WorkQueue<Int>(limits: WorkQueue.Limits(settings.limits))
    for second in 0..<120 {
      now.withLock { $0 = Double(second) }
      // All at the same moment, which is more than ever happens.
      for number in 0..<150 {
        let entry = WorkQueue.Entry(number: number, client: "class", byteCount: 40, work: number)
        #expect(queue.add(entry, at: Double(second)) == nil)
        if second < 20 { _ = try await desk.read(words: ["⠁"], by: table, client: "class") }
      }
      for _ in 0..<150 {
        #expect(queue.next(at: Double(second)) != nil)
        // Ten times what a word takes.
        queue.ended(client: "class", after: 0.001, at: Double(second))
      }
    }
    // Another class is not hindered by any of that.
    _ = try await desk.read(words: ["⠁"], by: table, client: "other")
  }
}
