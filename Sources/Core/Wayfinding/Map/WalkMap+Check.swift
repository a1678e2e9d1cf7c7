// SPDX-License-Identifier: Apache-2.0

/// A part of a map and of its pack.
public enum WalkMapPart: UInt8, Sendable, CaseIterable, Equatable {
  case source = 1
  case texts
  case names
  case nodes
  case ways
  case crossings
  case barriers
  case kerbs
  case entrances
  case places
  case outlines
}

/// Why a map cannot be used.
public enum WalkMapError: Error, Sendable, Equatable {
  /// A part has more entries than this.
  case tooMany(WalkMapPart, limit: Int)
  /// An entry of a part, by its number, names something that is not there or has a number that cannot be.
  case inconsistent(WalkMapPart, entry: Int)
}

extension WalkMap {
  /// More of anything than this would be a country, which no phone should carry in one piece.
  public static let mostEntries = 2_000_000
  /// Points of one way or outline: OpenStreetMap allows 2,000 in a way; rings are joined of several.
  public static let mostPoints = 100_000
  /// Steps in one flight, centimetres of width, lanes of a road: more is a slip of somebody's keys.
  static let mostSteps = 10_000
  static let mostCentimetres = 100_000
  static let mostLanes = 50
  static let layers = -100...100

  /// Holds all numbers by which parts name one another, and all limits.
  public func check() throws(WalkMapError) {
    try checkCounts()
    for (entry, way) in ways.enumerated() {
      guard nodes.indices.contains(way.start), nodes.indices.contains(way.end),
        has(name: way.name), way.shape.count <= Self.mostPoints,
        Self.is(way.width, atMost: Self.mostCentimetres), Self.layers.contains(way.layer),
        Self.is(way.steps?.count, atMost: Self.mostSteps)
      else { throw .inconsistent(.ways, entry: entry) }
    }
    for (entry, crossing) in crossings.enumerated() {
      let isSited =
        switch crossing.site {
        case .node(let node): nodes.indices.contains(node)
        case .way(let way): ways.indices.contains(way)
        }
      guard isSited, has(name: crossing.road), Self.is(crossing.lanes, atMost: Self.mostLanes)
      else { throw .inconsistent(.crossings, entry: entry) }
    }
    for (entry, barrier) in barriers.enumerated() where !nodes.indices.contains(barrier.node) {
      throw .inconsistent(.barriers, entry: entry)
    }
    for (entry, kerb) in kerbs.enumerated() where !nodes.indices.contains(kerb.node) {
      throw .inconsistent(.kerbs, entry: entry)
    }
    for (entry, entrance) in entrances.enumerated() {
      guard entrance.node.map({ nodes.indices.contains($0) }) ?? true,
        has(outline: entrance.outline), has(name: entrance.name)
      else { throw .inconsistent(.entrances, entry: entry) }
    }
    for (entry, place) in places.enumerated() {
      guard has(name: place.name), has(outline: place.outline) else {
        throw .inconsistent(.places, entry: entry)
      }
    }
    for (entry, outline) in outlines.enumerated() {
      guard has(name: outline.name), (3...Self.mostPoints).contains(outline.ring.count),
        outline.holes.allSatisfy({ (3...Self.mostPoints).contains($0.count) })
      else {
        throw .inconsistent(.outlines, entry: entry)
      }
    }
  }

  private func checkCounts() throws(WalkMapError) {
    let counts: [(WalkMapPart, Int)] = [
      (.names, names.count), (.nodes, nodes.count), (.ways, ways.count),
      (.crossings, crossings.count), (.barriers, barriers.count), (.kerbs, kerbs.count),
      (.entrances, entrances.count), (.places, places.count), (.outlines, outlines.count),
    ]
    for (part, count) in counts where count > Self.mostEntries {
      throw .tooMany(part, limit: Self.mostEntries)
    }
  }

  private func has(name: Int?) -> Bool { name.map { names.indices.contains($0) } ?? true }

  private func has(outline: Int?) -> Bool {
    outline.map { outlines.indices.contains($0) } ?? true
  }

  private static func `is`(_ number: Int?, atMost most: Int) -> Bool {
    number.map { (0...most).contains($0) } ?? true
  }
}
