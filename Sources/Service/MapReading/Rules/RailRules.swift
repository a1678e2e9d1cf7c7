// SPDX-License-Identifier: Apache-2.0

import Wayfinding

/// What tags say of tracks and of where they are crossed, by the pages "Key:railway" and "Tag:railway=level_crossing".
enum RailRules {
  /// What runs on tracks.
  enum Rails: Equatable {
    case railway
    case tram
  }

  /// What runs on a line; nil where nothing does, or nothing any more.
  static func rails(_ tags: [String: String]) -> Rails? {
    switch tags["railway"] {
    case "tram": .tram
    case "rail", "light_rail", "narrow_gauge", "subway", "preserved", "funicular", "monorail":
      .railway
    default: nil
    }
  }

  /// Whether a node is where tracks are crossed.
  static func isCrossing(_ tags: [String: String]) -> Bool {
    switch tags["railway"] {
    case "crossing", "level_crossing", "tram_crossing", "tram_level_crossing": true
    default: false
    }
  }

  /// What is crossed at a crossing; `rails` are those that the map draws through it.
  static func crossed(_ tags: [String: String], _ rails: Rails?) -> WalkMap.Crossed {
    let tagged: Rails? =
      switch tags["railway"] {
      case "tram_crossing", "tram_level_crossing": .tram
      // Before trams had words of their own, these were used for them, too.
      case "crossing", "level_crossing": rails ?? .railway
      default: nil
      }
    let found = tagged ?? rails
    guard CrossingRules.isRoadCrossing(tags) else {
      return found == .tram ? .tram : found == .railway ? .railway : .road
    }
    return switch found {
    case nil: .road
    case .tram?: .roadAndTram
    case .railway?: .roadAndRailway
    }
  }

  /// What warns of trains.
  static func fill(_ crossing: inout WalkMap.Crossing, from tags: [String: String]) {
    switch tags["crossing:barrier"] {
    case nil: break
    case "no": crossing.gates = .no
    case "yes", "full", "half", "double_half", "gate", "gates", "lift_gate": crossing.gates = .yes
    default: break
    }
    crossing.warningLights = WayDetails.known(tags["crossing:light"])
    crossing.bell = WayDetails.known(tags["crossing:bell"])
  }
}

extension MapBuilder {
  /// Finds where walked lines go over tracks: where both share a point, and do not run on together.
  mutating func findRails(_ walkable: [WalkableLine]) {
    var tracks: [Int64: RailRules.Rails] = [:]
    for line in data.lines {
      guard let found = RailRules.rails(line.tags) else { continue }
      for node in line.nodes { tracks[node] = found }
    }
    guard !tracks.isEmpty else { return }
    for line in walkable where RailRules.rails(line.line.tags) == nil {
      let nodes = line.line.nodes
      for (index, node) in nodes.enumerated() {
        guard let found = tracks[node] else { continue }
        // A platform, or a street whose line is that of its tracks
        let runsAlong =
          (index > 0 && tracks[nodes[index - 1]] != nil)
          || (index + 1 < nodes.count && tracks[nodes[index + 1]] != nil)
        if !runsAlong { rails[node] = found }
      }
    }
  }
}
