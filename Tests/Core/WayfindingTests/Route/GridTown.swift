// SPDX-License-Identifier: Apache-2.0

import TestSupport

@testable import Wayfinding

/// A town of streets that cross at right angles, every one of them a hundred metres after the other.
///
/// The node of column 0 and row 0 is the south-western corner; rows go north. Ways lead east and north.
struct GridTown {
  let columns: Int
  let rows: Int
  var map: WalkMap

  /// `corner` is where it begins; streets that go east are called "Row N", those that go north "Column N".
  init(
    columns: Int, rows: Int, spacing: Double = 100,
    corner: Coordinate = Coordinate(within: 43.73, longitude: 7.41),
    kind: WalkMap.WayKind = .residentialRoad
  ) {
    self.columns = columns
    self.rows = rows
    map = WalkMap(source: .init(title: "Grid", origin: "Test", licence: "None"))
    let plane = LocalPlane(around: MapPoint(corner))
    for row in 0..<rows {
      for column in 0..<columns {
        map.nodes.append(
          plane.point(at: .init(east: Double(column) * spacing, north: Double(row) * spacing)))
      }
    }
    map.names =
      (0..<rows).map { MapNames("Row \($0)") } + (0..<columns).map { MapNames("Column \($0)") }
    for row in 0..<rows {
      for column in 0..<columns {
        if column + 1 < columns {
          join(node(column, row), node(column + 1, row), kind: kind, name: row)
        }
        if row + 1 < rows {
          join(node(column, row), node(column, row + 1), kind: kind, name: rows + column)
        }
      }
    }
  }

  /// The number of a node.
  func node(_ column: Int, _ row: Int) -> Int { row * columns + column }

  /// A point so many metres from a node.
  func point(_ column: Int, _ row: Int, east: Double = 0, north: Double = 0) -> MapPoint {
    LocalPlane(around: map.nodes[node(column, row)]).point(at: .init(east: east, north: north))
  }

  /// The number of the way between two nodes.
  func way(_ start: Int, _ end: Int) -> Int? {
    map.ways.firstIndex {
      ($0.start == start && $0.end == end) || ($0.start == end && $0.end == start)
    }
  }

  @discardableResult
  mutating func join(
    _ start: Int, _ end: Int, kind: WalkMap.WayKind, name: Int? = nil
  ) -> Int {
    var way = WalkMap.Way(from: start, to: end, kind: kind)
    way.name = name
    map.ways.append(way)
    return map.ways.count - 1
  }

  /// Takes out ways.
  mutating func remove(where isGone: (WalkMap.Way) -> Bool) { map.ways.removeAll(where: isGone) }

  /// Takes out some ways and bends others, so that no two towns are alike.
  mutating func disturb(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    map.ways.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
    for number in map.ways.indices where Int.random(in: 0..<3, using: &random) == 0 {
      let (start, end) = (map.nodes[map.ways[number].start], map.nodes[map.ways[number].end])
      let middle = start.towards(end, part: 0.5)
      let bend = LocalPlane.Spot(
        east: Double.random(in: -60...60, using: &random),
        north: Double.random(in: -60...60, using: &random))
      map.ways[number].shape = [LocalPlane(around: middle).point(at: bend)]
    }
  }
}
