// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite("The threads of the handlers")
struct HandlerPoolTests {
  @Test("work that comes beside other work does not wait for it, though only one thread is idle")
  func twoAtOnce() async {
    for _ in 0..<20 {
      let pool = HandlerPool(threads: 2)
      let end = Gate()
      // One thread blocks until the end; the other has had something to do and is idle, or about to be.
      let blocked = Task(executorPreference: pool) { end.wait() }
      await Task(executorPreference: pool) {}.value
      let second = Gate()
      let first = Task(executorPreference: pool) { second.wait() }
      let other = Task(executorPreference: pool) { second.open() }
      await first.value
      await other.value
      end.open()
      await blocked.value
    }
  }
}
