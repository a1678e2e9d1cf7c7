// SPDX-License-Identifier: Apache-2.0

/// A way from one place to another along the ways of a map.
public struct Route: Sendable, Equatable {
  /// A piece of a way that is walked in one direction.
  public struct Stretch: Sendable, Equatable {
    /// The way and its direction.
    public var link: WayLink
    /// Its length in metres: less than that of the way at the ends of a route.
    public var length: Double
    /// Metres from the beginning of the route to the beginning of this.
    public var begin: Double
    /// Its points in the order in which they are walked.
    public var points: [MapPoint]
  }

  /// The pieces in order; never empty.
  public internal(set) var stretches: [Stretch]
  /// Where the person is who begins it: off the ways by `startGap`.
  public internal(set) var start: MapPoint
  /// Where it leads: off the ways by `endGap`.
  public internal(set) var destination: MapPoint
  /// Metres between the person and the first way, in a straight line that the map knows nothing of.
  public internal(set) var startGap: Double
  /// Metres between the last way and the destination, likewise.
  public internal(set) var endGap: Double
  /// What should have been avoided, and could not with the rest of it left out.
  var unavoided = RoutePreferences.Hindrances()

  /// The length along the ways, in metres.
  public var length: Double {
    guard let last = stretches.last else { return 0 }
    return last.begin + last.length
  }

  /// The points along the ways, each once.
  public var points: [MapPoint] {
    var points: [MapPoint] = []
    for stretch in stretches {
      for point in stretch.points where points.last != point { points.append(point) }
    }
    return points
  }
}

extension Route {
  init(_ found: RouteSearch.Found, on graph: WalkGraph) {
    stretches = []
    var begin = 0.0
    for (number, link) in found.links.enumerated() {
      let whole = graph.lengths[link.way]
      var (from, to) = (0.0, whole)
      if number == 0 {
        let along = found.start.near.along
        from = link.isForward ? along : whole - along
      }
      if number == found.links.count - 1 {
        let along = found.end.near.along
        to = link.isForward ? along : whole - along
      }
      let length = max(0, to - from)
      let line = graph.line(of: link).piece(from: from, to: to)
      // A route that begins at a node has no piece of the way before it.
      if length > 0.05 || found.links.count == 1 {
        stretches.append(Stretch(link: link, length: length, begin: begin, points: line.points))
        begin += length
      }
    }
    if stretches.isEmpty, let link = found.links.first {
      let point = found.start.near.point
      stretches = [Stretch(link: link, length: 0, begin: 0, points: [point, point])]
    }
    start = found.start.place
    destination = found.end.place
    startGap = found.start.off
    endGap = found.end.off
  }
}
