// SPDX-License-Identifier: Apache-2.0

import Wayfinding

/// Which ways can be walked, and what the tags say of them, by OpenStreetMap's wiki.
enum WayRules {
  /// What a way is to a walker; nil where nobody walks.
  ///
  /// The page "OSM tags for routing/Access restrictions" lists what may be walked where nothing is tagged. Countries
  /// differ over fast roads and over ways for bicycles and horses: those count only where somebody said that they may
  /// be walked.
  static func kind(_ tags: [String: String]) -> WalkMap.WayKind? {
    guard let kind = plainKind(tags), access(tags) != nil else { return nil }
    return kind
  }

  private static func plainKind(_ tags: [String: String]) -> WalkMap.WayKind? {
    let isAllowed = welcomes(tags["foot"])
    switch tags["highway"] {
    case "footway", "path": return footway(tags)
    case "steps": return moves(tags) ? .escalator : .steps
    case "pedestrian": return moves(tags) ? .escalator : .pedestrianStreet
    case "living_street": return .livingStreet
    case "track": return .track
    case "corridor": return .corridor
    case "elevator": return .lift
    case "platform": return .platform
    case "cycleway":
      if tags["cycleway"] == "crossing", isAllowed { return .crossing }
      return isAllowed ? .cycleway : nil
    case "bridleway": return isAllowed ? .bridleway : nil
    case "service": return .serviceRoad
    case "residential": return .residentialRoad
    case "unclassified", "road": return .minorRoad
    case "tertiary", "tertiary_link": return .tertiaryRoad
    case "secondary", "secondary_link": return .secondaryRoad
    case "primary", "primary_link": return .primaryRoad
    case "trunk", "trunk_link": return isAllowed || hasPavement(tags) ? .trunkRoad : nil
    case nil:
      if tags["railway"] == "platform" || tags["public_transport"] == "platform" {
        return .platform
      }
      return tags["man_made"] == "pier" ? .footway : nil
    // Motorways, ways for buses, what is being built, and what has no page of its own
    default: return nil
    }
  }

  private static func footway(_ tags: [String: String]) -> WalkMap.WayKind {
    if moves(tags) { return .escalator }
    switch tags["footway"] ?? tags["path"] {
    case "sidewalk": return .pavement
    case "crossing": return .crossing
    default: return tags["highway"] == "path" ? .path : .footway
    }
  }

  private static func moves(_ tags: [String: String]) -> Bool {
    tags["conveying"].map { $0 != "no" } ?? false
  }

  private static func hasPavement(_ tags: [String: String]) -> Bool {
    let (left, right) = pavements(tags)
    return left == .yes || right == .yes
  }

  /// Whether vehicles drive there, so that who steps on it crosses a road.
  static func isRoad(_ tags: [String: String]) -> Bool {
    switch tags["highway"] {
    case "living_street", "service", "residential", "unclassified", "road", "tertiary",
      "tertiary_link", "secondary", "secondary_link", "primary", "primary_link", "trunk",
      "trunk_link", "motorway", "motorway_link", "busway":
      tags["area"] != "yes"
    default: false
    }
  }

  private static func welcomes(_ value: String?) -> Bool {
    switch value {
    case "yes", "designated", "permissive", "official": true
    default: false
    }
  }

  /// Who may walk; nil for nobody.
  ///
  /// `foot` counts before `access`.
  static func access(_ tags: [String: String]) -> WalkMap.Access? {
    if tags["foot"] == nil, tags["motorroad"] == "yes" { return nil }
    switch tags["foot"] ?? tags["access"] {
    case "no", "use_sidepath": return nil
    case "customers", "destination", "residents": return .visitors
    case "permit": return .permit
    case "private", "delivery", "agricultural", "forestry", "military": return .closed
    default: return .open
    }
  }

  /// In which direction people on foot may go.
  ///
  /// `oneway` alone is for vehicles.
  static func direction(_ tags: [String: String]) -> WalkMap.Direction {
    switch tags["conveying"] {
    case "forward": return .forward
    case "backward": return .backward
    default: break
    }
    if tags["foot:backward"] == "no" { return .forward }
    if tags["foot:forward"] == "no" { return .backward }
    switch tags["oneway:foot"] {
    case "yes": return .forward
    case "-1": return .backward
    default: return .both
    }
  }

  /// The pavements on the left and the right of a road.
  static func pavements(
    _ tags: [String: String]
  ) -> (left: WalkMap.Pavement, right: WalkMap.Pavement) {
    var (left, right): (WalkMap.Pavement, WalkMap.Pavement)
    switch tags["sidewalk"] {
    case "both": (left, right) = (.yes, .yes)
    case "left": (left, right) = (.yes, .no)
    case "right": (left, right) = (.no, .yes)
    case "no", "none": (left, right) = (.no, .no)
    case "separate": (left, right) = (.separate, .separate)
    default: (left, right) = (.unknown, .unknown)
    }
    if let both = pavement(tags["sidewalk:both"]) { (left, right) = (both, both) }
    return (
      pavement(tags["sidewalk:left"]) ?? left, pavement(tags["sidewalk:right"]) ?? right
    )
  }

  private static func pavement(_ value: String?) -> WalkMap.Pavement? {
    switch value {
    case "yes": .yes
    case "no", "none": .no
    case "separate": .separate
    default: nil
    }
  }
}
