// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ChildProcess

@Suite struct WorkQueueTests {
  private func queue(
    places: Int = 2, mostWaiting: Int = 8, ofClient: Int = 4, bytes: Int = 1000,
    budget: Double = 10
  ) -> WorkQueue<String> {
    WorkQueue(
      limits: .init(
        places: places, mostWaiting: mostWaiting, mostWaitingOfClient: ofClient,
        mostWaitingBytes: bytes, budgetSeconds: budget, budgetPerSecond: 0.5))
  }

  private func entry(_ number: Int, _ client: String, bytes: Int = 1) -> WorkQueue<String>.Entry {
    .init(number: number, client: client, byteCount: bytes, work: "\(client)\(number)")
  }

  @Test("Who had less done comes first, and of one client the first to come")
  func isFair() {
    var queue = queue()
    for number in 1...3 { #expect(queue.add(entry(number, "many"), at: 0) == nil) }
    #expect(queue.next(at: 0)?.number == 1)
    #expect(queue.add(entry(4, "one"), at: 0) == nil)
    queue.ended(client: "many", after: 1, at: 1)
    #expect(queue.next(at: 1)?.number == 4)
    #expect(queue.next(at: 1)?.number == 2)
  }

  @Test("Where too much waits, the last of whoever has the most makes room, and nobody with fewer")
  func displaces() {
    var queue = queue(mostWaiting: 3, bytes: 100)
    for number in 1...3 { #expect(queue.add(entry(number, "many"), at: 0) == nil) }
    var displaced: [WorkQueue<String>.Entry] = []
    #expect(queue.add(entry(4, "one"), at: 0, displacing: &displaced) == nil)
    #expect(displaced.map(\.number) == [3])
    // With two of one and one of another, a second of the other would only change who has more.
    #expect(queue.add(entry(5, "one"), at: 0, displacing: &displaced) != nil)
    #expect(queue.add(entry(6, "many"), at: 0, displacing: &displaced) != nil)
    #expect(queue.add(entry(7, "new"), at: 0, displacing: &displaced) == nil)
    #expect(displaced.map(\.number) == [3, 2])
    #expect(queue.add(entry(8, "fourth"), at: 0, displacing: &displaced) != nil)
    #expect(queue.waiting.map(\.number) == [1, 4, 7])
  }

  @Test("One client never has all places")
  func leavesAPlace() {
    var queue = queue(places: 2)
    for number in 1...3 { _ = queue.add(entry(number, "many"), at: 0) }
    #expect(queue.next(at: 0)?.number == 1)
    #expect(queue.next(at: 0) == nil)
    _ = queue.add(entry(9, "other"), at: 0)
    #expect(queue.next(at: 0)?.number == 9)
  }

  @Test("Too much that waits is sent away: in all, of one client, and by its size")
  func isBounded() {
    var queue = queue()
    for number in 1...4 { #expect(queue.add(entry(number, "a"), at: 0) == nil) }
    #expect(queue.add(entry(5, "a"), at: 0) == .busy(retryAfterSeconds: 5))
    var short = self.queue(mostWaiting: 2)
    for (number, client) in ["a", "b"].enumerated() {
      #expect(short.add(entry(number, client), at: 0) == nil)
    }
    #expect(short.add(entry(10, "c"), at: 0) == .busy(retryAfterSeconds: 5))
    var large = self.queue(bytes: 100)
    // What can begin at once may be as large as it likes.
    #expect(large.add(entry(1, "a", bytes: 500), at: 0) == nil)
    #expect(large.add(entry(2, "b", bytes: 1), at: 0) == .busy(retryAfterSeconds: 5))
    _ = large.next(at: 0)
    #expect(large.add(entry(2, "b", bytes: 1), at: 0) == nil)
  }

  @Test("A client that has used up its budget waits until it has filled, and nobody else does")
  func hasBudgets() {
    var queue = queue(budget: 10)
    _ = queue.add(entry(1, "a"), at: 0)
    _ = queue.next(at: 0)
    queue.ended(client: "a", after: 20, at: 0)
    #expect(queue.add(entry(2, "a"), at: 0) == .overBudget(retryAfterSeconds: 20))
    #expect(queue.add(entry(3, "b"), at: 0) == nil)
    #expect(queue.add(entry(4, "a"), at: 21) == nil)
  }

  @Test("Work that is taken out leaves its place to others")
  func removes() {
    var queue = queue(mostWaiting: 1)
    _ = queue.add(entry(1, "a"), at: 0)
    #expect(queue.remove(1)?.number == 1)
    #expect(queue.remove(1) == nil)
    #expect(queue.add(entry(2, "a"), at: 0) == nil)
  }
}
