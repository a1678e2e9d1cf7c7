// SPDX-License-Identifier: Apache-2.0

extension WalkGraph {
  /// A way lies where somebody walked when their line is no farther from it, in metres: a receiver's error, and a pavement.
  private static let alongOwn = 10.0
  /// And when that is so for so much of it.
  private static let mostOfIt = 0.8
  /// Looked at each so many metres.
  private static let looking = 10.0

  /// Takes in where the person has walked: the ways that their own ways go along are known from now on, and only those.
  public mutating func know(_ own: [OwnWay]) {
    known = []
    let lines = own.map { RouteLine($0.points) }
    var candidates = Set<Int>()
    for line in lines {
      for place in Self.places(on: line) {
        for near in ways(near: place, within: Self.alongOwn) { candidates.insert(near.way) }
      }
    }
    for way in candidates {
      let places = Self.places(on: RouteLine(map.line(of: map.ways[way]).points))
      let along = places.count { place in
        lines.contains { $0.nearest(to: place).point.distance(to: place) <= Self.alongOwn }
      }
      if Double(along) >= Self.mostOfIt * Double(places.count) { known.insert(way) }
    }
  }

  private static func places(on line: RouteLine) -> [MapPoint] {
    let count = min(max(1, Int(line.length / looking)), 10_000)
    return (0...count).map { line.point(at: line.length * Double($0) / Double(count)) }
  }
}
