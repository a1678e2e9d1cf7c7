// SPDX-License-Identifier: Apache-2.0

import Wayfinding

extension MapBuilder {
  /// Crossings from nodes and from lines; what is both is one, with what both know.
  mutating func addCrossings() {
    var byNode: [Int64: Int] = [:]
    for (id, tags) in data.nodes where CrossingRules.isCrossing(tags) {
      guard let node = nodeNumbers[id] else { continue }
      byNode[id] = map.crossings.count
      var crossing = CrossingRules.crossing(at: .node(node), tags)
      crossing.over = RailRules.crossed(tags, rails[id])
      add(crossing, over: crossing.over.isRailsOnly ? nil : roads[id])
    }
    // Where the map has tracks and a way, and nobody wrote that one crosses.
    for (id, rails) in rails.sorted(by: { $0.key < $1.key }) where byNode[id] == nil {
      guard let node = nodeNumbers[id] else { continue }
      byNode[id] = map.crossings.count
      var crossing = WalkMap.Crossing(site: .node(node))
      crossing.over = rails == .tram ? .tram : .railway
      add(crossing, over: nil)
    }
    for line in crossingLines {
      let helped = withKerbs(
        CrossingRules.crossing(at: .way(line.ways.lowerBound), line.tags), line)
      let known = line.nodes.filter { byNode[$0] != nil }
      if !known.isEmpty {
        for node in known {
          if let number = byNode[node] { map.crossings[number].join(helped) }
        }
        continue
      }
      let onRoad = line.nodes.filter { roads[$0] != nil && nodeNumbers[$0] != nil }
      for node in onRoad where byNode[node] == nil {
        guard let number = nodeNumbers[node] else { continue }
        byNode[node] = map.crossings.count
        var crossing = helped
        crossing.site = .node(number)
        add(crossing, over: roads[node])
      }
      if onRoad.isEmpty { add(helped, over: nil) }
    }
  }

  private mutating func add(_ crossing: WalkMap.Crossing, over road: Road?) {
    var crossing = crossing
    crossing.road = road?.name
    crossing.lanes = road?.lanes
    map.crossings.append(crossing)
  }

  /// With what the kerbs on its line say, where there are two or more and they agree.
  private func withKerbs(_ crossing: WalkMap.Crossing, _ line: CrossingLine) -> WalkMap.Crossing {
    let kerbs = line.nodes.compactMap { tags[$0] }.compactMap { tags in
      CrossingRules.kerb(tags).map { ($0, WayDetails.known(tags["tactile_paving"])) }
    }
    guard kerbs.count >= 2 else { return crossing }
    var found = WalkMap.Crossing(site: crossing.site)
    if kerbs.allSatisfy({ $0.0 == kerbs[0].0 }) { found.kerb = kerbs[0].0 }
    if kerbs.allSatisfy({ $0.1 == kerbs[0].1 }) { found.tactilePaving = kerbs[0].1 }
    // Its own tags count before what is found beside.
    var crossing = crossing
    if crossing.kerb == .unknown { crossing.kerb = found.kerb }
    if crossing.tactilePaving == .unknown { crossing.tactilePaving = found.tactilePaving }
    return crossing
  }

  /// Barriers, kerbs and entrances.
  mutating func addThingsAtNodes() {
    for (id, tags) in data.nodes {
      guard let node = nodeNumbers[id] else { continue }
      if let kind = CrossingRules.barrier(tags) {
        var barrier = WalkMap.Barrier(node: node, kind: kind)
        barrier.locked = WayDetails.known(tags["locked"])
        barrier.access = CrossingRules.access(tags)
        map.barriers.append(barrier)
      }
      if let kind = CrossingRules.kerb(tags) {
        map.kerbs.append(
          WalkMap.Kerb(
            node: node, kind: kind, tactilePaving: WayDetails.known(tags["tactile_paving"])))
      }
    }
  }
}

extension WalkMap.Crossing {
  /// Takes in what another source knows of the same crossing.
  fileprivate mutating func join(_ other: WalkMap.Crossing) {
    signals = signals.joined(with: other.signals)
    audibleSignal = audibleSignal.joined(with: other.audibleSignal)
    locatingSound = locatingSound.joined(with: other.locatingSound)
    vibratingSignal = vibratingSignal.joined(with: other.vibratingSignal)
    button = button.joined(with: other.button)
    markings = markings.joined(with: other.markings)
    tactilePaving = tactilePaving.joined(with: other.tactilePaving)
    island = island.joined(with: other.island)
    if kerb == .unknown {
      kerb = other.kerb
    } else if other.kerb != .unknown, other.kerb != kerb {
      kerb = .unknown
    }
  }
}
