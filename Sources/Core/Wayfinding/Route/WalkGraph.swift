// SPDX-License-Identifier: Apache-2.0

/// A way that is walked in one of its two directions.
public struct WayLink: Sendable, Hashable {
  /// Twice the number of the way, and one more where it is walked from its end to its start.
  let index: Int

  init(index: Int) { self.index = index }

  /// The way of this number, from its start to its end or back.
  public init(way: Int, isForward: Bool) { index = way * 2 + (isForward ? 0 : 1) }

  /// The number of the way.
  public var way: Int { index >> 1 }
  /// Whether it is walked from its start to its end.
  public var isForward: Bool { index & 1 == 0 }
  /// The same way in the other direction.
  public var reversed: WayLink { WayLink(index: index ^ 1) }
}

/// The ways of a map as a network: which leave each node, how long they are, how they point, and which are near.
public struct WalkGraph: Sendable {
  /// The map.
  public internal(set) var map: WalkMap
  /// The length of each way, in metres on WGS 84.
  public let lengths: [Double]
  /// Where the ways of each node begin in `leaving`; one more than nodes.
  private let offsets: [Int32]
  private let leaving: [WayLink]
  /// The direction of each link where it begins, in degrees from north.
  private let bearings: [Float]
  /// Which of the pieces that no way joins each node belongs to.
  let pieces: [Int32]
  let wayTree: BoxTree
  /// What a ten-millionth of a degree measures at least anywhere on the map, in metres.
  private let leastScale: (east: Double, north: Double)
  /// Barriers and crossings by the node where they are.
  let barriersAtNodes: [Int: Int]
  let crossingsAtNodes: [Int: Int]
  let crossingsOfWays: [Int: Int]
  /// What is closed for a while.
  public internal(set) var closed = ClosedParts()
  /// The ways that the person has walked, by their numbers; empty where that is not known.
  public internal(set) var known = Set<Int>()

  /// The network of a map, which must have passed `check`.
  public init(_ map: WalkMap) {
    self.map = map
    var lengths: [Double] = []
    var bearings: [Float] = []
    var boxes: [BoxTree.Box] = []
    lengths.reserveCapacity(map.ways.count)
    bearings.reserveCapacity(2 * map.ways.count)
    boxes.reserveCapacity(map.ways.count)
    for way in map.ways {
      let line = map.line(of: way)
      lengths.append(line.length)
      bearings.append(Float(line.bearing(at: 0)))
      bearings.append(Float(line.reversed.bearing(at: 0)))
      boxes.append(line.box)
    }
    self.lengths = lengths
    leastScale = Self.leastScale(of: map)
    self.bearings = bearings
    wayTree = BoxTree(boxes)
    (offsets, leaving) = Self.links(of: map)
    pieces = map.pieces { $0.access.isOpen }
    var barriers: [Int: Int] = [:]
    for (number, barrier) in map.barriers.enumerated() where barriers[barrier.node] == nil {
      barriers[barrier.node] = number
    }
    barriersAtNodes = barriers
    var atNodes: [Int: Int] = [:]
    var ofWays: [Int: Int] = [:]
    for (number, crossing) in map.crossings.enumerated() {
      switch crossing.site {
      case .node(let node): atNodes[node] = number
      case .way(let way): ofWays[way] = number
      }
    }
    crossingsAtNodes = atNodes
    crossingsOfWays = ofWays
  }

  /// The links that leave a node, also those that may not be walked.
  func links(from node: Int) -> ArraySlice<WayLink> {
    leaving[Int(offsets[node])..<Int(offsets[node + 1])]
  }

  /// The node where a link begins.
  func start(of link: WayLink) -> Int {
    let way = map.ways[link.way]
    return link.isForward ? way.start : way.end
  }

  /// The node where a link ends.
  func end(of link: WayLink) -> Int { start(of: link.reversed) }

  /// Where a link points as it begins, in degrees from north.
  func bearing(leavingBy link: WayLink) -> Double { Double(bearings[link.index]) }

  /// Where a link points as it ends, in degrees from north.
  func bearing(arrivingBy link: WayLink) -> Double {
    Angle.normalised(degrees: bearing(leavingBy: link.reversed) + 180)
  }

  /// Whether anybody may walk a link.
  func isWalkable(_ link: WayLink) -> Bool {
    let way = map.ways[link.way]
    guard way.access.isOpen else { return false }
    switch way.direction {
    case .both: return true
    case .forward: return link.isForward
    case .backward: return !link.isForward
    }
  }

  /// The points of a link, in the order in which it is walked.
  func line(of link: WayLink) -> MapLine {
    let line = map.line(of: map.ways[link.way])
    return link.isForward ? line : line.reversed
  }

  /// A distance that the straight line between two points of the map is not shorter than, in metres; quickly.
  func leastDistance(from start: MapPoint, to end: MapPoint) -> Double {
    let east = Double(MapPoint.eastward(from: start, to: end)) * leastScale.east
    let north = Double(Int64(end.latitude) - Int64(start.latitude)) * leastScale.north
    return (east * east + north * north).squareRoot()
  }

  private static func leastScale(of map: WalkMap) -> (east: Double, north: Double) {
    guard let farthest = map.nodes.max(by: { $0.latitude.magnitude < $1.latitude.magnitude }) else {
      return (0, 0)
    }
    let plane = LocalPlane(around: farthest)
    // A degree of latitude grows by one part in a hundred from the equator to the poles.
    return (plane.eastward * 0.999, plane.northward * 0.989)
  }

  private static func links(of map: WalkMap) -> (offsets: [Int32], links: [WayLink]) {
    var counts = [Int32](repeating: 0, count: map.nodes.count + 1)
    for way in map.ways {
      counts[way.start + 1] += 1
      counts[way.end + 1] += 1
    }
    for node in 0..<map.nodes.count { counts[node + 1] += counts[node] }
    var next = counts
    var links = [WayLink](repeating: WayLink(index: 0), count: 2 * map.ways.count)
    for (number, way) in map.ways.enumerated() {
      links[Int(next[way.start])] = WayLink(way: number, isForward: true)
      next[way.start] += 1
      links[Int(next[way.end])] = WayLink(way: number, isForward: false)
      next[way.end] += 1
    }
    return (counts, links)
  }
}

extension WalkMap.Access {
  /// Whether anybody may walk there.
  var isOpen: Bool {
    switch self {
    case .open, .visitors: true
    case .permit, .closed: false
    }
  }
}
