// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A way that somebody walked, to be walked again.
///
/// It is a line of its own: where the map has ways it need not follow them, and what is met on it the map is not asked.
public struct OwnWay: Sendable, Equatable {
  /// What its owner calls it.
  public var name: String
  /// Its points in order: two at least, and the way is `leastLength` long.
  public let points: [MapPoint]

  /// A shorter way leads nowhere, in metres.
  public static let leastLength = 10.0
  /// What lies so near to the straight line between others, in metres, need not be kept: no receiver knows it better.
  static let tolerance = 3.0
  /// More points are no way that one walks: at twenty metres from one to the next, forty kilometres.
  public static let mostPoints = 2000
  /// Longer names are cut, in bytes.
  public static let longestName = 200

  /// The way through these points; nil where they make none.
  public init?(name: String, _ points: [MapPoint]) {
    var thinned = Self.thinned(points.count > 1 ? points : [])
    // What the name of a file may hold, a voice must not have to say.
    self.name = name.isLonger(than: Self.longestName) ? "" : name
    if thinned.count > Self.mostPoints { thinned = [] }
    guard thinned.count > 1, MapLine(points: thinned).length >= Self.leastLength else { return nil }
    self.points = thinned
  }

  /// The same way from its end to its beginning.
  public var reversed: OwnWay { OwnWay(name: name, reversing: points) }

  private init(name: String, reversing points: [MapPoint]) {
    self.name = name
    self.points = points.reversed()
  }

  /// Its length in metres.
  public var length: Double { MapLine(points: points).length }

  /// Whether name and points are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.points == right.points && left.name.hasSameBytes(as: right.name)
  }

  /// The points without those that lie near the lines between the others (Douglas and Peucker 1973).
  private static func thinned(_ points: [MapPoint]) -> [MapPoint] {
    guard points.count > 2 else { return points }
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var open = [(0, points.count - 1)]
    while let (start, end) = open.popLast() {
      guard end - start > 1 else { continue }
      let plane = LocalPlane(around: points[start])
      let (from, to) = (plane.spot(of: points[start]), plane.spot(of: points[end]))
      var farthest = (number: start, metres: tolerance)
      for number in start + 1..<end {
        let spot = plane.spot(of: points[number])
        let metres = (LocalPlane.nearest(to: spot, from: from, to: to) - spot).length
        if metres > farthest.metres { farthest = (number, metres) }
      }
      guard farthest.number > start else { continue }
      isKept[farthest.number] = true
      open.append((start, farthest.number))
      open.append((farthest.number, end))
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }
}

extension OwnWay {
  /// The ways of a file: its tracks, then its routes; what has no name of its own gets that of the file.
  public static func ways(of file: GPXTrack) -> [OwnWay] {
    let tracks = file.segments.compactMap { segment in
      OwnWay(
        name: segment.name ?? file.name ?? "", segment.points.map { MapPoint($0.coordinate) })
    }
    let routes = file.routes.compactMap { route in
      OwnWay(
        name: route.name ?? file.name ?? "", route.steps.map { MapPoint($0.point.coordinate) })
    }
    return tracks + routes
  }

  /// A file with these ways.
  public static func file(_ ways: [OwnWay]) -> GPXTrack {
    var file = GPXTrack()
    file.segments = ways.map { way in
      .init(name: way.name, points: way.points.map { .init($0.coordinate) })
    }
    return file
  }

  /// The way to be followed, on a map that has it as one more of its ways, joined to no other.
  public func planned(on map: WalkMap) -> (planner: RoutePlanner, plan: RoutePlan) {
    var map = map
    map.names.append(MapNames(name))
    map.nodes += [points[0], points[points.count - 1]]
    var way = WalkMap.Way(from: map.nodes.count - 2, to: map.nodes.count - 1, kind: .path)
    way.shape = Array(points.dropFirst().dropLast())
    way.name = map.names.count - 1
    map.ways.append(way)
    let graph = WalkGraph(map)
    let link = WayLink(way: map.ways.count - 1, isForward: true)
    let route = Route(all: link, on: graph)
    let facts = RouteFacts(route, on: graph)
    return (
      RoutePlanner(graph),
      RoutePlan(
        route: route, instructions: RouteGuide(route, on: graph).instructions(),
        reason: RouteReason(own: facts))
    )
  }
}

extension Route {
  /// The whole of one way.
  init(all link: WayLink, on graph: WalkGraph) {
    let line = graph.line(of: link)
    let length = graph.lengths[link.way]
    stretches = [Stretch(link: link, length: length, begin: 0, points: line.points)]
    start = line.points[0]
    destination = line.points[line.points.count - 1]
    startGap = 0
    endGap = 0
  }
}

extension String {
  fileprivate func isLonger(than bytes: Int) -> Bool { utf8.count > bytes }
}
