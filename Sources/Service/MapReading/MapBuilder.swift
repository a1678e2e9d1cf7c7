// SPDX-License-Identifier: Apache-2.0

import MapFiles
import Wayfinding

/// Makes a map of what a file holds: first the graph, then what lies on it, then what lies around.
struct MapBuilder {
  let data: OSMData
  let tags: [Int64: [String: String]]
  var map: WalkMap
  /// The numbers of names by what they are, so that each stands once.
  private var nameNumbers: [String: [Int]] = [:]
  /// The nodes of the graph by their numbers in the file.
  var nodeNumbers: [Int64: Int] = [:]
  /// The roads through nodes: their names and lanes.
  var roads: [Int64: Road] = [:]
  /// The tracks through nodes where a walked way goes over them.
  var rails: [Int64: RailRules.Rails] = [:]
  /// The crossings that have a line of their own.
  var crossingLines: [CrossingLine] = []
  var cutWays = 0

  /// The road that is crossed at a node.
  struct Road {
    var name: Int?
    var lanes: Int?
  }

  /// A line over a road, and the ways that it became.
  struct CrossingLine {
    var tags: [String: String]
    var nodes: [Int64]
    var ways: Range<Int>
  }

  init(_ data: OSMData, title: String) {
    self.data = data
    tags = Dictionary(data.nodes.map { ($0.id, $0.tags) }) { first, _ in first }
    map = WalkMap(
      source: WalkMap.Source(
        title: MapText.clean(title), origin: "OpenStreetMap",
        // The words that the licence's holders ask for: openstreetmap.org/copyright
        licence: "© OpenStreetMap contributors, ODbL 1.0"))
  }

  mutating func build() throws(MapReadingError) -> ReadMap {
    let rings = data.rings()
    let lines = data.lines + rings
    findRoads(lines)
    let walkable = lines.compactMap { Self.walkable($0) }
    findRails(walkable)
    try addWays(walkable)
    addCrossings()
    addThingsAtNodes()
    addOutlines(lines)
    addPlaces()
    return ReadMap(map: map, cutWays: cutWays)
  }

  /// The number of names; equal names stand once.
  mutating func name(_ tags: [String: String]) -> Int? {
    guard let names = PlaceRules.names(tags) else { return nil }
    if let known = nameNumbers[names.plain]?.first(where: { map.names[$0] == names }) {
      return known
    }
    nameNumbers[names.plain, default: []].append(map.names.count)
    map.names.append(names)
    return map.names.count - 1
  }

  /// A way has a name of its own; a brand is none.
  mutating func wayName(_ tags: [String: String]) -> Int? {
    var tags = tags
    tags["brand"] = nil
    return name(tags)
  }

  private mutating func findRoads(_ lines: [OSMData.Line]) {
    for line in lines where WayRules.isRoad(line.tags) {
      let lanes = line.tags["lanes"].flatMap { Int($0) }.flatMap {
        (1...50).contains($0) ? $0 : nil
      }
      let road = Road(name: wayName(line.tags), lanes: lanes)
      // Where a road with a name meets one without, who crosses is told the name.
      for node in line.nodes where roads[node]?.name == nil { roads[node] = road }
    }
  }
}
