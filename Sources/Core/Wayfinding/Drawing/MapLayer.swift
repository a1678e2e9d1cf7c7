// SPDX-License-Identifier: Apache-2.0

/// How a way is drawn; the lowest first.
enum MapLayer: Int, CaseIterable {
  /// Under the ground: an outline of dashes.
  case tunnel
  /// Two lines, near one another.
  case serviceRoad
  /// Two lines.
  case road
  /// Two strong lines, far apart.
  case mainRoad
  /// Two lines with dots between.
  case pedestrian
  /// Dashes.
  case footway
  /// Dots.
  case path
  /// Bars across, like a ladder.
  case steps
  /// Short bars across, like the stripes on the road.
  case crossing

  init(_ way: WalkMap.Way) {
    guard way.cover != .tunnel else {
      self = .tunnel
      return
    }
    self =
      switch way.kind {
      case .footway, .pavement, .corridor, .platform, .lift: .footway
      case .crossing: .crossing
      case .pedestrianStreet, .squareEdge, .livingStreet: .pedestrian
      case .path, .cycleway, .bridleway, .track: .path
      case .steps, .escalator: .steps
      case .serviceRoad: .serviceRoad
      case .residentialRoad, .minorRoad: .road
      case .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad: .mainRoad
      }
  }

  var name: StaticString {
    switch self {
    case .tunnel: "tunnel"
    case .serviceRoad: "service"
    case .road: "road"
    case .mainRoad: "main"
    case .pedestrian: "street"
    case .footway: "footway"
    case .path: "path"
    case .steps: "steps"
    case .crossing: "stripes"
    }
  }

  /// The names of what lies between its lines, from the ground up.
  var surfaces: [StaticString] {
    switch self {
    case .serviceRoad: ["service-in"]
    case .road: ["road-in"]
    case .mainRoad: ["main-in"]
    case .pedestrian: ["street-in", "street-dots"]
    case .steps: ["steps-in"]
    case .tunnel, .footway, .path, .crossing: []
    }
  }

  /// All layers with the names of their looks, in the order in which they are drawn: the surfaces of roads after all their
  /// borders, so that roads open into one another, and what is for feet over both.
  static var passes: [(layer: MapLayer, look: StaticString)] {
    let roads: [MapLayer] = [.serviceRoad, .road, .pedestrian, .mainRoad]
    let feet: [MapLayer] = [.footway, .path, .steps, .crossing]
    return [(.tunnel, MapLayer.tunnel.name)] + roads.map { ($0, $0.name) }
      + roads.flatMap { road in road.surfaces.map { (road, $0) } }
      + feet.flatMap { way in [(way, way.name)] + way.surfaces.map { (way, $0) } }
  }
}
