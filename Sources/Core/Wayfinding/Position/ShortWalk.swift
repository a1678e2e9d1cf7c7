// SPDX-License-Identifier: Apache-2.0

/// How far the places around one are by the ways of a map, up to a few dozen metres.
struct ShortWalk {
  private let graph: WalkGraph
  /// The nodes that were reached, with their distances in metres.
  private var reached: [(node: Int, distance: Double)] = []

  /// More nodes are not visited: a short walk passes no more junctions.
  private static let mostNodes = 64
  private static let mostOpen = 256

  /// Dijkstra's way over all ways, also those that nobody should walk: one may stand there all the same.
  init(_ graph: WalkGraph, from place: NearWay, within reach: Double) {
    self.graph = graph
    let way = graph.map.ways[place.way]
    let left = max(0, graph.lengths[place.way] - place.along)
    var open = [(node: way.start, distance: place.along), (node: way.end, distance: left)]
    open.removeAll { $0.distance > reach }
    while let next = open.indices.min(by: { open[$0].distance < open[$1].distance }),
      reached.count < Self.mostNodes
    {
      let (node, distance) = open.remove(at: next)
      guard self[node] == nil else { continue }
      reached.append((node, distance))
      for link in graph.links(from: node) {
        let farther = distance + graph.lengths[link.way]
        if farther <= reach, open.count < Self.mostOpen {
          open.append((graph.end(of: link), farther))
        }
      }
    }
  }

  private subscript(node: Int) -> Double? { reached.first { $0.node == node }?.distance }

  /// The metres to a place on another way; nil where it is farther than was looked.
  func distance(to place: NearWay) -> Double? {
    let way = graph.map.ways[place.way]
    let byStart = self[way.start].map { $0 + place.along }
    let byEnd = self[way.end].map { $0 + max(0, graph.lengths[place.way] - place.along) }
    guard let byStart else { return byEnd }
    return byEnd.map { min(byStart, $0) } ?? byStart
  }
}
