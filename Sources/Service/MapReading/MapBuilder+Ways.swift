// SPDX-License-Identifier: Apache-2.0

import Wayfinding

extension MapBuilder {
  /// A line that can be walked.
  struct WalkableLine {
    var line: OSMData.Line
    var kind: WalkMap.WayKind
  }

  /// What a line is to a walker; nil where nobody walks.
  ///
  /// The edge of an area is a line, too.
  static func walkable(_ line: OSMData.Line) -> WalkableLine? {
    guard let kind = WayRules.kind(line.tags) else { return nil }
    let isArea =
      line.isClosed && (line.tags["area"] == "yes" || line.tags["type"] == "multipolygon")
    switch kind {
    case .pedestrianStreet, .footway, .path, .livingStreet:
      return WalkableLine(line: line, kind: isArea ? .squareEdge : kind)
    case .serviceRoad, .residentialRoad, .minorRoad, .tertiaryRoad, .secondaryRoad, .primaryRoad,
      .trunkRoad, .track, .cycleway, .bridleway:
      // The surface of a road that has a line of its own beside
      return isArea ? nil : WalkableLine(line: line, kind: kind)
    case .pavement, .crossing, .squareEdge, .steps, .escalator, .lift, .corridor, .platform:
      return WalkableLine(line: line, kind: kind)
    }
  }

  /// Cuts lines into ways between nodes: where lines meet, where they end, and where something is.
  mutating func addWays(_ lines: [WalkableLine]) throws(MapReadingError) {
    guard !lines.isEmpty else { throw .noWalkableWay }
    var stretches: [(line: Int, nodes: [Int64])] = []
    for (number, line) in lines.enumerated() {
      let parts = present(line.line.nodes)
      if parts.reduce(0, { $0 + $1.count }) < line.line.nodes.count { cutWays += 1 }
      stretches += parts.map { (number, $0.withoutRepeats) }.filter { $0.1.count >= 2 }
    }
    guard !stretches.isEmpty else { throw .waysWithoutNodes }
    // How often a node is passed; an end counts twice, so that each is a node of the graph.
    var uses: [Int64: Int] = [:]
    for stretch in stretches {
      for node in stretch.nodes { uses[node, default: 0] += 1 }
      for end in [stretch.nodes.first, stretch.nodes.last].compactMap({ $0 }) {
        uses[end, default: 0] += 1
      }
    }
    var first: [Int: Int] = [:]
    for stretch in stretches {
      let line = lines[stretch.line]
      first[stretch.line] = first[stretch.line] ?? map.ways.count
      add(stretch.nodes, line, uses)
    }
    // The stretches of a line follow each other, so its ways do.
    let starts = first.sorted { $0.value < $1.value }
    for (index, start) in starts.enumerated() where lines[start.key].kind == .crossing {
      let end = index + 1 < starts.count ? starts[index + 1].value : map.ways.count
      let line = lines[start.key].line
      crossingLines.append(
        CrossingLine(tags: line.tags, nodes: line.nodes, ways: start.value..<end))
    }
  }

  /// The runs of nodes whose points the file has: nothing leads over what is missing.
  private func present(_ nodes: [Int64]) -> [[Int64]] {
    nodes.split { data.points[$0] == nil }.map { Array($0) }
  }

  private mutating func add(
    _ nodes: [Int64], _ line: WalkableLine, _ uses: [Int64: Int]
  ) {
    var pattern = WalkMap.Way(from: 0, to: 0, kind: line.kind)
    WayDetails.fill(&pattern, from: line.line.tags)
    pattern.name = wayName(line.line.tags)
    var way = pattern
    way.start = number(of: nodes[0])
    for (index, node) in nodes.enumerated().dropFirst() {
      let isNode =
        uses[node, default: 0] > 1 || (tags[node].map { CrossingRules.isNotable($0) } ?? false)
        // A road that nobody walks along is crossed all the same.
        || line.kind == .crossing && roads[node] != nil || rails[node] != nil
      guard index == nodes.count - 1 || isNode else {
        if let point = data.points[node] { way.shape.append(point) }
        continue
      }
      way.end = number(of: node)
      map.ways.append(way)
      way = pattern
      way.start = map.ways[map.ways.count - 1].end
    }
  }

  /// The number of a node in the graph, which it joins where it is new.
  private mutating func number(of node: Int64) -> Int {
    if let known = nodeNumbers[node] { return known }
    guard let point = data.points[node] else { preconditionFailure("Its point was found before.") }
    nodeNumbers[node] = map.nodes.count
    map.nodes.append(point)
    return map.nodes.count - 1
  }
}

extension [Int64] {
  /// Without nodes that stand twice in a row.
  fileprivate var withoutRepeats: [Int64] {
    reduce(into: []) { all, node in if all.last != node { all.append(node) } }
  }
}
