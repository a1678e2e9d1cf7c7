// SPDX-License-Identifier: Apache-2.0

import Wayfinding

/// What tags say of a way besides where it leads.
enum WayDetails {
  static func fill(_ way: inout WalkMap.Way, from tags: [String: String]) {
    way.access = WayRules.access(tags) ?? .open
    way.direction = WayRules.direction(tags)
    way.surface = surface(tags["surface"])
    way.width = centimetres(tags["width"])
    way.lighting = known(tags["lit"])
    if WayRules.isRoad(tags) { (way.leftPavement, way.rightPavement) = WayRules.pavements(tags) }
    way.rise = rise(tags["incline"])
    way.cover = cover(tags)
    way.layer = (tags["layer"] ?? tags["level"]).flatMap { Int($0) } ?? 0
    if !(-100...100).contains(way.layer) { way.layer = 0 }
    if way.kind == .steps || way.kind == .escalator {
      // At steps it means a warning before them, not a strip all along.
      way.steps = steps(tags)
    } else {
      way.tactilePaving = known(tags["tactile_paving"])
    }
  }

  /// Yes and no as they are; whatever is neither, such as "partial" or "incorrect", is not known.
  static func known(_ value: String?) -> Known {
    switch value {
    case "yes", "24/7", "automatic", "contrasted": .yes
    case "no", "none", "disused": .no
    default: .unknown
    }
  }

  private static func steps(_ tags: [String: String]) -> WalkMap.Steps {
    var steps = WalkMap.Steps(
      count: tags["step_count"].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    )
    steps.leftHandrail = known(tags["handrail:left"])
    steps.rightHandrail = known(tags["handrail:right"])
    switch tags["handrail"] {
    case "both": (steps.leftHandrail, steps.rightHandrail) = (.yes, .yes)
    case "left": steps.leftHandrail = .yes
    case "right": steps.rightHandrail = .yes
    default: break
    }
    let rails = [
      steps.leftHandrail, steps.rightHandrail, known(tags["handrail"]),
      known(tags["handrail:center"]),
    ]
    steps.handrail = anywhere(rails)
    let ramps = ["ramp", "ramp:wheelchair", "ramp:stroller", "ramp:bicycle"].map { known(tags[$0]) }
    steps.ramp = anywhere(ramps)
    steps.tactileWarning = known(tags["tactile_paving"])
    return steps
  }

  /// Yes where one is known to be there, no where one is known not to be and none is known to be there.
  private static func anywhere(_ all: [Known]) -> Known {
    all.contains(.yes) ? .yes : all.contains(.no) ? .no : .unknown
  }

  private static func rise(_ value: String?) -> WalkMap.Rise {
    switch value {
    case nil: return .unknown
    case "up": return .up
    case "down": return .down
    case let value?:
      let digits = value.prefix { "+-.0123456789".contains($0) }
      guard let number = Double(digits) else { return .unknown }
      return number == 0 ? .level : number > 0 ? .up : .down
    }
  }

  private static func cover(_ tags: [String: String]) -> WalkMap.Cover {
    func has(_ key: String) -> Bool { tags[key].map { $0 != "no" } ?? false }
    if has("bridge") { return .bridge }
    if has("tunnel") { return tags["tunnel"] == "building_passage" ? .covered : .tunnel }
    return has("covered") || has("indoor") ? .covered : .none
  }

  /// "2", "2.5 m", "250 cm" or 8'2" in centimetres; nil for what is none of these.
  static func centimetres(_ value: String?) -> Int? {
    guard let value = value?.filter({ $0 != " " }), let first = value.first, first.isNumber else {
      return nil
    }
    let parts = value.split(separator: "'", omittingEmptySubsequences: false)
    let metres: Double?
    if parts.count == 2 {
      let inches = parts[1].filter { $0 != "\"" }
      let feet = Double(parts[0])
      metres = feet.flatMap { feet in
        (inches.isEmpty ? 0 : Double(inches)).map { feet * 0.3048 + $0 * 0.0254 }
      }
    } else if value.hasSuffix("cm") {
      metres = Double(value.dropLast(2)).map { $0 / 100 }
    } else {
      metres = Double(value.hasSuffix("m") ? value.dropLast() : value[...])
    }
    guard let metres, metres > 0, metres <= 1000 else { return nil }
    return Int((metres * 100).rounded())
  }

  private static func surface(_ value: String?) -> WalkMap.Surface {
    switch value {
    case nil: .unknown
    case "paved": .paved
    case "asphalt", "chipseal": .asphalt
    case "concrete", "concrete:plates", "concrete:lanes": .concrete
    case "paving_stones", "paving_stones:lanes", "tiles": .pavingStones
    case "sett", "cobblestone", "unhewn_cobblestone": .cobbles
    case "bricks", "brick": .brick
    case "metal", "metal_grid": .metal
    case "wood": .wood
    case "rubber", "tartan", "artificial_turf", "plastic": .rubber
    case "unpaved": .unpaved
    case "compacted": .compacted
    case "gravel", "fine_gravel", "pebblestone": .gravel
    case "ground", "dirt", "earth", "mud", "clay", "woodchips": .earth
    case "grass", "grass_paver": .grass
    case "sand": .sand
    case "rock", "stone", "stepping_stones": .rock
    default: .other
    }
  }
}
