// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A place where ways meet, and where each of them leads.
public struct Junction: Sendable, Equatable {
  /// A way that leaves a junction.
  public struct Road: Sendable, Equatable {
    /// What it is called.
    public var name: WayName
    /// Where it leads, in degrees from north.
    public var bearing: Double
  }

  /// Where it is.
  public var point: MapPoint
  /// Metres from the person.
  public var distance: Double
  /// Where it lies from the person, in degrees from north.
  public var bearing: Double
  /// The ways, clockwise from north; two that share name and direction are one.
  public var roads: [Road]
}

extension WalkGraph {
  /// A junction farther than this is not the one at which somebody stands, in metres.
  static let nearestJunction = 50.0
  /// At the junction of pavements, that of their roads is told when it is not farther than this, in metres.
  private static let roadJunction = 25.0

  /// The junction at which somebody stands, or that is nearest; nil when none is within 50 metres.
  ///
  /// Where pavements have lines of their own, a corner has four junctions of pavements and crossings around one of
  /// roads: that one is told.
  ///
  /// Only those count on whose level one is: `layer`, or that of the nearest way where it is not known.
  public func junction(near position: MapPoint, layer: Int? = nil) -> Junction? {
    guard let layer = layer ?? level(of: position) else { return nil }
    var nodes = Set<Int>()
    for near in ways(near: position, within: Self.nearestJunction) {
      nodes.insert(map.ways[near.way].start)
      nodes.insert(map.ways[near.way].end)
    }
    var nearest: (node: Int, distance: Double)?
    var nearestOfRoads: (node: Int, distance: Double)?
    for node in nodes.sorted() {
      let distance = position.distance(to: map.nodes[node])
      guard distance <= Self.nearestJunction, isNode(node, onLevel: layer) else { continue }
      if links(from: node).count > 2, distance < nearest?.distance ?? .infinity {
        nearest = (node, distance)
      }
      if links(from: node).count(where: isStreet) > 2,
        distance < nearestOfRoads?.distance ?? .infinity
      {
        nearestOfRoads = (node, distance)
      }
    }
    if let found = nearestOfRoads, found.node == nearest?.node || isBeside(nearest, found) {
      return junction(at: found.node, from: position, where: isStreet)
    }
    return nearest.map { junction(at: $0.node, from: position) { _ in true } }
  }

  private func isBeside(
    _ nearest: (node: Int, distance: Double)?, _ roads: (node: Int, distance: Double)
  ) -> Bool {
    guard let nearest, roads.distance <= nearest.distance + Self.roadJunction else { return false }
    return links(from: nearest.node).allSatisfy { link in
      switch map.ways[link.way].kind {
      case .pavement, .crossing, .footway: true
      case .pedestrianStreet, .squareEdge, .livingStreet, .path, .cycleway, .bridleway, .track,
        .steps, .escalator, .lift, .corridor, .platform, .serviceRoad, .residentialRoad,
        .minorRoad, .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad:
        false
      }
    }
  }

  private func isStreet(_ link: WayLink) -> Bool {
    map.ways[link.way].kind.isRoad || map.ways[link.way].kind == .pedestrianStreet
  }

  private func junction(
    at node: Int, from position: MapPoint, where isTold: (WayLink) -> Bool
  ) -> Junction {
    var roads: [Junction.Road] = []
    for link in links(from: node) where isTold(link) {
      let road = Junction.Road(name: name(of: link.way), bearing: bearing(leavingBy: link))
      let isKnown = roads.contains { known in
        known.name == road.name
          && Angle.turn(from: known.bearing, to: road.bearing).magnitude < 30
      }
      if !isKnown { roads.append(road) }
    }
    roads.sort { $0.bearing < $1.bearing }
    let point = map.nodes[node]
    return Junction(
      point: point, distance: position.distance(to: point),
      bearing: position.coordinate.bearing(to: point.coordinate), roads: roads)
  }
}

extension Junction {
  /// What is said of it to somebody who faces so many degrees from north, or whose facing is not known.
  public func text(
    on map: WalkMap, facing: Double?, _ style: GuidanceStyle = GuidanceStyle(),
    in language: Language
  ) -> String {
    let words = RouteWords[language]
    let marks = Punctuation[language]
    var names: [WayName] = []
    for road in ordered(facing) where !names.contains(road.name) { names.append(road.name) }
    var roads = ""
    for name in names {
      let directions = ordered(facing).filter { $0.name == name }
        .map { style.text(of: $0.bearing, facing: facing, in: language) }
      if !roads.isEmpty { roads += marks.semicolon }
      roads += words.road([
        "name": name.text(on: map, in: language),
        "direction": marks.list(directions, last: marks.and),
      ])
    }
    guard distance > GuidingMessage.arrivalDistance else { return words.junction(roads) }
    return words.junctionAway([
      "distance": style.text(metres: distance, in: language),
      "direction": style.text(of: bearing, facing: facing, in: language), "roads": roads,
    ])
  }

  /// What lies ahead first, then clockwise; from north on where the facing is not known.
  private func ordered(_ facing: Double?) -> [Road] {
    // What is a little to the left of ahead is ahead, not last.
    let start = (facing ?? 0) - 30
    return roads.sorted {
      Angle.normalised(degrees: $0.bearing - start)
        < Angle.normalised(degrees: $1.bearing - start)
    }
  }

  /// What is said where no junction is near.
  public static func noneText(in language: Language) -> String { RouteWords[language].noJunction }
}
