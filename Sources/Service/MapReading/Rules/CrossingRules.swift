// SPDX-License-Identifier: Apache-2.0

import Wayfinding

/// What tags say of a crossing, a kerb, a barrier, an entrance.
enum CrossingRules {
  /// Whether a node is where a road or tracks are crossed.
  static func isCrossing(_ tags: [String: String]) -> Bool {
    isRoadCrossing(tags) || RailRules.isCrossing(tags)
  }

  /// Whether a node is where a road is crossed.
  static func isRoadCrossing(_ tags: [String: String]) -> Bool {
    switch tags["highway"] {
    case "crossing": true
    case "traffic_signals": tags["crossing"].map { $0 != "no" } ?? false
    default: false
    }
  }

  /// Whether a way or an area must be cut at a node with these tags, since something is there.
  static func isNotable(_ tags: [String: String]) -> Bool {
    isCrossing(tags) || barrier(tags) != nil || kerb(tags) != nil || entrance(tags) != nil
      || tags["highway"] == "elevator"
  }

  /// A crossing with what its tags say.
  ///
  /// `crossing=uncontrolled` is marked and has no lights; `unmarked` has neither. `marked` and `zebra` say nothing of
  /// lights, since mappers of several countries use them for both.
  static func crossing(at site: WalkMap.Site, _ tags: [String: String]) -> WalkMap.Crossing {
    var crossing = WalkMap.Crossing(site: site)
    for word in (tags["crossing"] ?? "").split(separator: ";") {
      switch word {
      case "traffic_signals": crossing.signals = .yes
      case "uncontrolled": (crossing.signals, crossing.markings) = (.no, .yes)
      case "marked", "zebra": crossing.markings = .yes
      case "unmarked": (crossing.signals, crossing.markings) = (.no, .no)
      case "island": crossing.island = .yes
      default: break
      }
    }
    switch tags["crossing_ref"] {
    case "zebra": crossing.markings = .yes
    case "pelican", "puffin", "toucan", "pegasus": crossing.signals = .yes
    default: break
    }
    switch tags["crossing:signals"] {
    case "no": crossing.signals = .no
    case "yes", "shared", "separate": crossing.signals = .yes
    default: break
    }
    if let markings = tags["crossing:markings"] {
      crossing.markings = markings == "no" ? .no : .yes
    }
    switch tags["crossing:island"] {
    case "yes": crossing.island = .yes
    case "no": crossing.island = .no
    default: if tags["traffic_calming"] == "island" { crossing.island = .yes }
    }
    switch tags["traffic_signals:sound"] {
    case "yes", "walk": crossing.audibleSignal = .yes
    case "no": (crossing.audibleSignal, crossing.locatingSound) = (.no, .no)
    // It tells where the post is; whether it also tells when to walk is not said.
    case "locate": crossing.locatingSound = .yes
    default: break
    }
    crossing.vibratingSignal = WayDetails.known(tags["traffic_signals:vibration"])
    crossing.button = WayDetails.known(tags["button_operated"])
    crossing.tactilePaving = WayDetails.known(tags["tactile_paving"])
    crossing.kerb = kerbKind(tags["kerb"])
    RailRules.fill(&crossing, from: tags)
    return crossing
  }

  /// The kerb of a node; nil where it is none.
  static func kerb(_ tags: [String: String]) -> WalkMap.KerbKind? {
    if isCrossing(tags) { return nil }
    if tags["barrier"] == "kerb" { return kerbKind(tags["kerb"]) }
    return tags["kerb"].map { kerbKind($0) }
  }

  private static func kerbKind(_ value: String?) -> WalkMap.KerbKind {
    switch value {
    case "no": .none
    case "flush": .flush
    case "lowered": .lowered
    case "rolled": .rolled
    case "raised", "regular": .raised
    default: .unknown
    }
  }

  /// What stands in a way at a node; nil where nothing does.
  static func barrier(_ tags: [String: String]) -> WalkMap.BarrierKind? {
    switch tags["barrier"] {
    case nil, "kerb", "no", "entrance", "toll_booth", "height_restrictor", "bus_trap",
      "sump_buster":
      nil
    case "gate", "swing_gate", "sliding_gate", "wicket_gate", "hampshire_gate", "sally_port": .gate
    case "kissing_gate": .kissingGate
    case "turnstile", "full-height_turnstile": .turnstile
    case "stile": .stile
    case "lift_gate": .liftGate
    case "bollard": .bollard
    case "cycle_barrier", "motorcycle_barrier": .cycleBarrier
    case "block", "jersey_barrier", "planter", "debris", "log", "boulder": .block
    case "chain", "rope": .chain
    case "cattle_grid", "horse_stile": .grid
    case "border_control": .border
    default: .other
    }
  }

  /// What an entrance is for; nil where there is none.
  static func entrance(_ tags: [String: String]) -> WalkMap.EntranceKind? {
    switch tags["entrance"] ?? tags["building"].flatMap({ $0 == "entrance" ? "yes" : nil }) {
    case nil, "no": nil
    case "main": .main
    case "service", "garage", "parking": .service
    case "exit": .exit
    case "emergency", "fire_exit": .emergency
    case "home", "staircase", "residence": .home
    default: .plain
    }
  }

  /// Who may pass a barrier or an entrance.
  static func access(_ tags: [String: String]) -> WalkMap.Access {
    switch tags["foot"] ?? tags["access"] {
    case "no", "private", "delivery": .closed
    case "permit": .permit
    case "customers", "destination", "residents": .visitors
    default: .open
    }
  }
}
