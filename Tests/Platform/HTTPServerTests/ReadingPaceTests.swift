// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite("How slowly an answer may be read")
struct ReadingPaceTests {
  /// How many bytes had gone out at which second.
  static let readers: [(what: String, steps: [(second: Double, total: Int)], isTooSlow: Bool)] = [
    ("quickly", [(30, 1 << 20), (61, 2 << 20), (122, 3 << 20)], false),
    ("just fast enough", [(61, 31_000), (122, 62_000)], false),
    ("nothing within the first stretch", [(59, 0)], false),
    ("nothing", [(61, 0)], true),
    ("a little now and then", [(20, 1000), (40, 2000), (61, 3000)], true),
    (
      "much at first, which the system took, and then a little",
      [(61, 4 << 20), (122, 4 << 20 + 900)], true
    ),
  ]

  @Test("who reads too slowly is told by every stretch of time", arguments: readers.indices)
  func paces(index: Int) {
    let (what, steps, isTooSlow) = Self.readers[index]
    var pace = ReadingPace(now: 0)
    var found = false
    for step in steps {
      found = pace.isTooSlow(now: step.second, total: step.total, seconds: 60, bytesPerSecond: 500)
    }
    #expect(found == isTooSlow, "\(what)")
  }
}
