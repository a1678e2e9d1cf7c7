// SPDX-License-Identifier: Apache-2.0

/// What is met where one walks from one way into the next.
struct Passing: Sendable, Equatable {
  /// A road that is crossed.
  struct Crossed: Sendable, Equatable {
    /// What the road is.
    var road: WalkMap.WayKind?
    /// The way of the road, by number, for its name.
    var way: Int?
    /// The crossing, by number; nil where the map has none here.
    var crossing: Int?
  }

  /// How far to turn, in degrees: to the right, to the left where negative.
  var turn: Double
  /// What is crossed; nil where nothing is, or where the map cannot tell on which side of a road one walks.
  var crossed: Crossed?
  /// What is passed, by number.
  var barrier: Int?
}

extension WalkGraph {
  /// A crossing drawn on an arm of a junction no farther than this belongs to the junction, in metres.
  private static let armLength = 30.0

  /// What is met between the end of one link and the beginning of the next.
  func passing(from arriving: WayLink, to leaving: WayLink) -> Passing {
    let node = end(of: arriving)
    let back = Angle.normalised(degrees: bearing(arrivingBy: arriving) + 180)
    let out = bearing(leavingBy: leaving)
    return Passing(
      turn: Angle.turn(from: back + 180, to: out),
      crossed: crossed(at: node, from: arriving, back, to: leaving, out),
      barrier: barriersAtNodes[node])
  }

  private func crossed(
    at node: Int, from arriving: WayLink, _ back: Double, to leaving: WayLink, _ out: Double
  ) -> Passing.Crossed? {
    let links = links(from: node)
    let crossing = crossingsAtNodes[node]
    // Tracks have no line here on whose two hands one could be: who passes the node crosses them.
    if let crossing, map.crossings[crossing].over.isRailsOnly {
      return Passing.Crossed(road: nil, way: nil, crossing: crossing)
    }
    guard links.count >= 4 || crossing != nil else { return nil }
    // The largest road on either hand; what lies on both has the walker's way across it.
    var left: WayLink?
    var right: WayLink?
    let width = Angle.normalised(degrees: out - back)
    for link in links where link != leaving && link != arriving.reversed {
      guard map.ways[link.way].kind.isRoad else { continue }
      let angle = Angle.normalised(degrees: bearing(leavingBy: link) - back)
      if angle < width {
        left = larger(left, link)
      } else {
        right = larger(right, link)
      }
    }
    let walksOnRoads = map.ways[arriving.way].kind.isRoad && map.ways[leaving.way].kind.isRoad
    guard let left, let right else {
      // A crossing of a road that nobody walks along, such as a motorway's ramp or a tramway
      guard let crossing, !walksOnRoads, links.count < 4 else { return nil }
      return Passing.Crossed(road: nil, way: (left ?? right)?.way, crossing: crossing)
    }
    let road = smaller(left, right)
    let own = walksOnRoads ? nil : crossing
    return Passing.Crossed(
      road: map.ways[road.way].kind, way: road.way,
      crossing: own ?? self.crossing(onArm: left) ?? self.crossing(onArm: right))
  }

  /// The crossing at the far end of a short arm of a junction.
  private func crossing(onArm arm: WayLink) -> Int? {
    lengths[arm.way] <= Self.armLength ? crossingsAtNodes[end(of: arm)] : nil
  }

  private func larger(_ first: WayLink?, _ second: WayLink) -> WayLink {
    guard let first else { return second }
    return map.ways[first.way].kind.rank >= map.ways[second.way].kind.rank ? first : second
  }

  private func smaller(_ first: WayLink, _ second: WayLink) -> WayLink {
    map.ways[first.way].kind.rank <= map.ways[second.way].kind.rank ? first : second
  }
}

extension WalkMap.WayKind {
  /// Roads in the order of their traffic.
  fileprivate var rank: UInt8 { rawValue }
}
