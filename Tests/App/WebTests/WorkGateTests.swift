// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import Web

@Suite("Work gate") struct WorkGateTests {
  /// Counts who works now, and the most at a time.
  private final class Gauge: Sendable {
    let counts = Mutex((now: 0, most: 0))

    func begin() {
      counts.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
    }

    func end() { counts.withLock { $0.now -= 1 } }
  }

  @Test("So many work at once, and the others wait for their turn")
  func bounds() async {
    let gate = WorkGate(atOnce: 2, mostWaiting: 100)
    let gauge = Gauge()
    let done = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await gate.work {
            gauge.begin()
            await Task.yield()
            gauge.end()
          } != nil
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(done == 50)
    #expect(gauge.counts.withLock { $0.most } <= 2)
    #expect(gauge.counts.withLock { $0.now } == 0)
  }

  @Test("Nobody waits where waiting is not allowed")
  func refuses() async {
    let gate = WorkGate(atOnce: 1, mostWaiting: 0)
    let inner = await gate.work { await gate.work { 1 } == nil }
    #expect(inner == true)
    #expect(await gate.work { 1 } == 1)
  }
}
