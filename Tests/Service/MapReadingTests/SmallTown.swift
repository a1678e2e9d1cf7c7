// SPDX-License-Identifier: Apache-2.0

import Testing
import Wayfinding

@testable import MapReading

/// Reads lines of a made-up town; a node "n3" stands at 43.003, 7.003.
func read(_ lines: String) throws(MapReadingError) -> ReadMap {
  try MapReader.map(lines: Array(lines.utf8), title: "Town")
}

/// Nodes by their numbers, each a hundred metres or so from the next, with tags where there are any.
func nodes(_ numbers: ClosedRange<Int>, _ tags: [Int: String] = [:]) -> String {
  numbers.map { number in
    let place = String("\(1000 + number)".dropFirst())
    return "n\(number) T\(tags[number] ?? "") x7.\(place) y43.\(place)\n"
  }
  .joined()
}

/// The map of nodes 1 to 9 and these ways.
func map(_ ways: String, _ tags: [Int: String] = [:]) throws -> WalkMap {
  try read(nodes(1...9, tags) + ways).map
}

/// The only way that lies between two nodes with these tags.
func way(_ tags: String) throws -> WalkMap.Way {
  let map = try map("w1 T\(tags) Nn1,n2\n")
  try #require(map.ways.count == 1)
  return map.ways[0]
}
