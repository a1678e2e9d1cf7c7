// SPDX-License-Identifier: Apache-2.0

/// What lies on which level: a bridge and the street below it are near on the map, and not to a walker.
extension WalkGraph {
  /// Whether one can be at a node who is on a level: a way of that level is there, or ends there.
  func isNode(_ node: Int, onLevel layer: Int) -> Bool {
    links(from: node).contains { map.ways[$0.way].layer == layer }
  }

  /// The level of somebody at a position of which nothing else is known: that of the nearest way.
  func level(of position: MapPoint) -> Int? {
    nearestWay(to: position) { _ in true }.map { map.ways[$0.way].layer }
  }

  /// Whether a crossing lies on a level.
  func isCrossing(_ number: Int, onLevel layer: Int) -> Bool {
    switch map.crossings[number].site {
    case .node(let node): isNode(node, onLevel: layer)
    case .way(let way): map.ways[way].layer == layer
    }
  }
}

extension Route {
  /// The level on which one walks so many metres along.
  func layer(at metres: Double, on map: WalkMap) -> Int? {
    guard let stretch = stretches.last(where: { $0.begin <= metres }),
      map.ways.indices.contains(stretch.link.way)
    else { return nil }
    return map.ways[stretch.link.way].layer
  }
}
