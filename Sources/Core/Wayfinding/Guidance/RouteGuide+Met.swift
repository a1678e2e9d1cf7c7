// SPDX-License-Identifier: Apache-2.0

/// What is met on the way beside turns.
extension RouteGuide {
  /// Where nothing is drawn, a road is about so wide on either side of its line, in metres: two lanes of three.
  private static let halfRoad = 4.0
  /// Another ground is worth telling when it lasts, in metres.
  private static let lastingGround = 10.0

  /// The roads that are crossed.
  func crossings() -> [Met] {
    var met: [Met] = []
    var runs = runs(of: .crossing)
    for (before, stretch) in zip(route.stretches, route.stretches.dropFirst()) {
      let passing = graph.passing(from: before.link, to: stretch.link)
      guard let crossed = passing.crossed else { continue }
      let crossing = crossed.crossing.map { graph.map.crossings[$0] }
      let name = crossing?.road ?? crossed.way.flatMap { graph.map.ways[$0].name }
      // The line of a crossing begins at the kerb, where it is to be told; of a wide road it crosses both halves.
      if let run = runs.firstIndex(where: { $0.range.contains(stretch.begin) }) {
        runs[run].add(crossing, road: name, isMainRoad: crossed.road?.isMainRoad ?? false)
        continue
      }
      let begin = max(0, stretch.begin - Self.halfRoad)
      met.append(
        (
          begin,
          .cross(
            CrossingBrief(
              road: name, crossing: crossing, bearing: line.bearing(after: begin), length: nil,
              isDivided: false, isMainRoad: crossed.road?.isMainRoad ?? false))
        ))
    }
    for stretch in route.stretches {
      guard let number = graph.crossingsOfWays[stretch.link.way],
        let run = runs.firstIndex(where: { $0.range.contains(stretch.begin) })
      else { continue }
      let crossing = graph.map.crossings[number]
      runs[run].add(crossing, road: crossing.road, isMainRoad: false)
    }
    met += runs.filter { $0.isCrossing }.map { run in
      (
        run.range.lowerBound,
        .cross(
          CrossingBrief(
            road: run.road, crossing: run.crossing,
            bearing: line.bearing(after: run.range.lowerBound),
            length: run.range.upperBound - run.range.lowerBound, isDivided: run.isDivided,
            isMainRoad: run.isMainRoad))
      )
    }
    return met
  }

  /// Steps and what moves like them; flights that follow each other are one.
  func stairs() -> [Met] {
    var met: [Met] = runs(of: .steps).map { run in
      (run.range.lowerBound, .climb(brief(of: run)))
    }
    for kind in [WalkMap.WayKind.escalator, .lift] {
      met += runs(of: kind).map { ($0.range.lowerBound, .ride(kind)) }
    }
    return met
  }

  private func brief(of run: Run) -> StepsBrief {
    var (count, isUp): (Int?, Bool?) = (0, nil)
    var (left, right, any) = (Known.unknown, Known.unknown, Known.unknown)
    for number in run.stretches {
      let link = route.stretches[number].link
      let way = graph.map.ways[link.way]
      count = count.flatMap { sum in way.steps?.count.map { sum + $0 } }
      let rises: Bool? =
        switch way.rise {
        case .up: link.isForward
        case .down: !link.isForward
        case .level, .unknown: nil
        }
      isUp = number == run.stretches.lowerBound || isUp == rises ? rises : nil
      guard let steps = way.steps else { continue }
      let (own, other) = (steps.leftHandrail, steps.rightHandrail)
      left = left.joined(with: link.isForward ? own : other)
      right = right.joined(with: link.isForward ? other : own)
      any = any.joined(with: steps.handrail)
    }
    return StepsBrief(
      count: count, isUp: isUp, leftHandrail: left, rightHandrail: right, handrail: any)
  }

  /// Gates, bollards, bridges and tunnels.
  func hindrances() -> [Met] {
    var met: [Met] = []
    for (before, stretch) in zip(route.stretches, route.stretches.dropFirst()) {
      let node = graph.start(of: stretch.link)
      if let number = graph.barriersAtNodes[node] {
        met.append((stretch.begin, .pass(graph.map.barriers[number].kind)))
      }
      let (old, new) = (
        graph.map.ways[before.link.way].cover, graph.map.ways[stretch.link.way].cover
      )
      if new != old, new != .none { met.append((stretch.begin, .cover(new))) }
    }
    return met
  }

  /// Where the ground becomes firm or loose.
  func grounds() -> [Met] {
    var met: [Met] = []
    var last: WalkMap.Surface?
    for stretch in route.stretches where stretch.length >= Self.lastingGround {
      let surface = graph.map.ways[stretch.link.way].surface
      guard let firmness = surface.firmness else { continue }
      if let known = last?.firmness, known != firmness {
        met.append((stretch.begin, .ground(surface)))
      }
      last = surface
    }
    return met
  }

  /// Stretches of one kind that follow each other, and what is crossed by them.
  struct Run {
    var range: ClosedRange<Double>
    var stretches: ClosedRange<Int>
    var isCrossing = false
    var crossing: WalkMap.Crossing?
    var road: Int?
    var isMainRoad = false
    var isDivided = false

    /// Takes in one more road of the same line: what is not the same of both is unknown.
    mutating func add(_ next: WalkMap.Crossing?, road: Int?, isMainRoad: Bool) {
      if !isCrossing {
        crossing = next
        self.road = road
      } else {
        self.road = self.road ?? road
        crossing = crossing.flatMap { known in next.map { known.common(with: $0) } }
        isDivided = true
      }
      isCrossing = true
      self.isMainRoad = self.isMainRoad || isMainRoad
    }
  }

  private func runs(of kind: WalkMap.WayKind) -> [Run] {
    var runs: [Run] = []
    for (number, stretch) in route.stretches.enumerated()
    where graph.map.ways[stretch.link.way].kind == kind {
      let end = stretch.begin + stretch.length
      if let last = runs.last, last.stretches.upperBound == number - 1 {
        runs[runs.count - 1].range = last.range.lowerBound...end
        runs[runs.count - 1].stretches = last.stretches.lowerBound...number
      } else {
        runs.append(Run(range: stretch.begin...end, stretches: number...number))
      }
    }
    return runs
  }
}

extension WalkMap.Crossing {
  /// What can be said of two halves of one crossing: what is true of both.
  fileprivate func common(with other: WalkMap.Crossing) -> WalkMap.Crossing {
    func same(_ one: Known, _ two: Known) -> Known { one == two ? one : .unknown }
    var common = self
    common.signals = same(signals, other.signals)
    common.audibleSignal = same(audibleSignal, other.audibleSignal)
    common.locatingSound = same(locatingSound, other.locatingSound)
    common.vibratingSignal = same(vibratingSignal, other.vibratingSignal)
    common.button = same(button, other.button)
    common.island = same(island, other.island)
    common.markings = same(markings, other.markings)
    common.tactilePaving = same(tactilePaving, other.tactilePaving)
    if kerb != other.kerb { common.kerb = .unknown }
    common.gates = same(gates, other.gates)
    common.warningLights = same(warningLights, other.warningLights)
    common.bell = same(bell, other.bell)
    if over != other.over { common.over = over.joined(with: other.over) }
    common.lanes = lanes == other.lanes ? lanes : nil
    return common
  }
}

extension WalkMap.Crossed {
  /// What is crossed where two halves of a crossing are told as one.
  fileprivate func joined(with other: Self) -> Self {
    let hasRoad = !isRailsOnly || !other.isRailsOnly
    let isRailway = [.railway, .roadAndRailway].contains { $0 == self || $0 == other }
    if hasRoad { return isRailway ? .roadAndRailway : self == other ? self : .roadAndTram }
    return isRailway ? .railway : .tram
  }
}

extension WalkMap.Surface {
  /// How a surface is underfoot, as far as one can feel it by a cane.
  enum Firmness: Equatable {
    case firm
    case uneven
    case loose
  }

  /// Nil where the map does not say.
  var firmness: Firmness? {
    switch self {
    case .unknown, .other: nil
    case .paved, .asphalt, .concrete, .pavingStones, .brick, .metal, .wood, .rubber: .firm
    case .cobbles, .rock: .uneven
    case .unpaved, .compacted, .gravel, .earth, .grass, .sand: .loose
    }
  }
}
