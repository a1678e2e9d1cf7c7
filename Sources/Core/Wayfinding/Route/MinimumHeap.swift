// SPDX-License-Identifier: Apache-2.0

/// Numbers by what they cost, cheapest first: a binary heap (Williams 1964).
struct MinimumHeap {
  private var entries: [(cost: Double, number: Int)] = []

  mutating func push(_ cost: Double, _ number: Int) {
    entries.append((cost, number))
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child].cost < entries[parent].cost else { break }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> (cost: Double, number: Int)? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first }
    entries[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].cost < entries[child].cost { child += 1 }
      guard entries[child].cost < entries[parent].cost else { break }
      entries.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
