// SPDX-License-Identifier: Apache-2.0

import MapFiles
import Wayfinding

/// What a file of OpenStreetMap holds, as far as maps need it.
struct OSMData {
  /// A line through nodes; a ring of a relation is one, too.
  struct Line {
    var tags: [String: String]
    var nodes: [Int64]
    /// Rings that are cut out of it.
    var holes: [[Int64]] = []

    /// Whether it comes back to where it began, around something.
    var isClosed: Bool { nodes.count >= 4 && nodes.first == nodes.last }
  }

  private(set) var points: [Int64: MapPoint] = [:]
  /// The tags of the nodes that have any, in the order of the file.
  private(set) var nodes: [(id: Int64, tags: [String: String])] = []
  private(set) var lines: [Line] = []
  private var numbers: [Int64: Int] = [:]
  private var relations: [(tags: [String: String], outer: [Int64], inner: [Int64])] = []

  var isEmpty: Bool { points.isEmpty && lines.isEmpty && relations.isEmpty }

  mutating func add(_ element: OSMElement) {
    switch element {
    case .node(let id, let tags, let point):
      points[id] = point
      if !tags.isEmpty { nodes.append((id, tags)) }
    case .way(let id, let tags, let nodes):
      numbers[id] = lines.count
      lines.append(Line(tags: tags, nodes: nodes))
    case .relation(_, let tags, let members):
      guard tags["type"] == "multipolygon" else { return }
      let ways = members.filter { $0.kind == .way }
      relations.append(
        (
          tags, ways.filter { $0.role != "inner" }.map(\.id),
          ways.filter { $0.role == "inner" }.map(\.id)
        ))
    }
  }

  /// The outer rings of relations, with the tags of the relation, those that are whole; each with what is cut out of it.
  func rings() -> [Line] {
    relations.flatMap { relation in
      let holes = rings(of: relation.inner)
      return rings(of: relation.outer).map { ring in
        var line = Line(tags: relation.tags, nodes: ring)
        line.holes = holes.filter { isHole($0, of: ring) }
        return line
      }
    }
  }

  private func rings(of ways: [Int64]) -> [[Int64]] {
    Self.joined(ways.compactMap { numbers[$0].map { lines[$0].nodes } })
  }

  /// Whether a ring lies within another; of those that touch it, a corner that it does not share is looked at.
  private func isHole(_ hole: [Int64], of ring: [Int64]) -> Bool {
    let corners = Set(ring)
    guard let corner = hole.first(where: { !corners.contains($0) }), let point = points[corner]
    else { return false }
    var isInside = false
    for (one, other) in zip(ring, ring.dropFirst()) {
      guard let start = points[one], let end = points[other] else { return false }
      // A ray to the east crosses the edges of what is around it an odd number of times.
      if (start.latitude > point.latitude) != (end.latitude > point.latitude) {
        let part =
          (Double(point.latitude) - Double(start.latitude))
          / (Double(end.latitude) - Double(start.latitude))
        let east =
          Double(start.longitude) + part * (Double(end.longitude) - Double(start.longitude))
        if east > Double(point.longitude) { isInside.toggle() }
      }
    }
    return isInside
  }

  /// Rings made of parts that touch at their ends, in either direction.
  static func joined(_ parts: [[Int64]]) -> [[Int64]] {
    var rings: [[Int64]] = []
    // The parts that begin or end at a node
    var byEnd: [Int64: [Int]] = [:]
    for (number, part) in parts.enumerated() {
      for end in Set([part.first, part.last].compactMap { $0 }) {
        byEnd[end, default: []].append(number)
      }
    }
    var used = [Bool](repeating: false, count: parts.count)
    for number in parts.indices where !used[number] {
      used[number] = true
      var ring = parts[number]
      while let last = ring.last, ring.first != last,
        let next = byEnd[last]?.first(where: { !used[$0] })
      {
        used[next] = true
        let part = parts[next]
        ring += part.first == last ? part.dropFirst() : part.reversed().dropFirst()
      }
      if ring.count >= 4, ring.first == ring.last { rings.append(ring) }
    }
    return rings
  }
}
