// SPDX-License-Identifier: Apache-2.0

/// Makes the instructions of a route.
public struct RouteGuide: Sendable {
  let graph: WalkGraph
  let route: Route
  let line: RouteLine

  /// What happens so near to each other, in metres, is told together.
  private static let together = 6.0
  /// A way shorter than this between two others has no name worth telling, in metres.
  private static let passingName = 15.0

  /// Instructions for a route on the network on which it was planned.
  public init(_ route: Route, on graph: WalkGraph) {
    self.graph = graph
    self.route = route
    line = RouteLine(route.points)
  }

  typealias Met = (along: Double, act: Instruction.Act)

  /// The instructions in the order of the route: the first begins it, the last ends it.
  public func instructions() -> [Instruction] {
    let bends = bends()
    var met = bends + crossings() + stairs() + hindrances() + grounds()
    met += names(turnedAt: bends.map { $0.along })
    // Where several things are met at once, what one does comes before what one should know.
    met.sort { ($0.along, $0.act.order) < ($1.along, $1.act.order) }
    var groups: [[Met]] = [[(0, depart)]]
    for next in met {
      let first = groups[groups.count - 1][0]
      if next.along - first.along <= Self.together {
        groups[groups.count - 1].append(next)
      } else {
        groups.append([next])
      }
    }
    // What is met in the last metres keeps its own instruction: the arrival stands alone.
    groups.append([(line.length, arrive)])
    let instructions = groups.enumerated().map { number, group in
      let along = group[0].along
      let next = number + 1 < groups.count ? groups[number + 1][0].along : line.length
      return Instruction(
        acts: group.sorted { $0.act.order < $1.act.order }.map { $0.act }, along: along,
        point: line.point(at: along), facing: line.bearing(before: along),
        distance: next - along, junctions: junctions(from: along, to: next))
    }
    return instructions.countingStreets()
  }

  private var depart: Instruction.Act {
    .depart(bearing: line.bearing(after: 0), along: name(at: 0), gap: route.startGap)
  }

  private var arrive: Instruction.Act {
    let end = line.points[line.points.count - 1]
    return .arrive(
      bearing: end.coordinate.bearing(to: route.destination.coordinate), gap: route.endGap)
  }

  /// The name of the way that is walked from a place on: short pieces, crossings and steps have none of their own.
  private func name(at along: Double) -> WayName {
    let later = route.stretches.filter { $0.begin + $0.length > along + 0.1 }
    let told = later.first { isNamed($0) && $0.length >= Self.passingName }
    // The next turn ends what can be told here.
    return graph.name(of: (told ?? later.first ?? route.stretches[0]).link.way)
  }

  private func isNamed(_ stretch: Route.Stretch) -> Bool {
    switch graph.map.ways[stretch.link.way].kind {
    case .crossing, .steps, .escalator, .lift: false
    case .footway, .pavement, .pedestrianStreet, .squareEdge, .livingStreet, .path, .cycleway,
      .bridleway, .track, .corridor, .platform, .serviceRoad, .residentialRoad, .minorRoad,
      .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad:
      true
    }
  }

  private func bends() -> [Met] {
    RouteBend.all(of: line).compactMap { bend in
      if let aside = bend.aside {
        let isAcross = crosses(from: bend.begin - Self.together, to: bend.end + Self.together)
        return (bend.along, .aside(metres: aside, isAcross: isAcross))
      }
      if isChoice(from: bend.begin - Self.together, to: bend.end + Self.together) {
        return (bend.along, .turn(degrees: bend.degrees, onto: name(at: bend.end)))
      }
      // Where there is no other way, a slight bend is followed without a word.
      return bend.degrees.magnitude < 45 ? nil : (bend.along, .bend(degrees: bend.degrees))
    }
  }

  /// Whether a road is crossed between two places.
  private func crosses(from start: Double, to end: Double) -> Bool {
    let isOnCrossing = route.stretches.contains { stretch in
      graph.crossingsOfWays[stretch.link.way] != nil && stretch.begin <= end
        && stretch.begin + stretch.length >= start
    }
    if isOnCrossing { return true }
    return zip(route.stretches, route.stretches.dropFirst()).contains { before, stretch in
      (start...end).contains(stretch.begin)
        && graph.passing(from: before.link, to: stretch.link).crossed != nil
    }
  }

  /// Whether other ways leave the route between two places.
  private func isChoice(from start: Double, to end: Double) -> Bool {
    for stretch in route.stretches.dropFirst() where (start...end).contains(stretch.begin) {
      let links = graph.links(from: graph.start(of: stretch.link))
      if links.count(where: { graph.isWalkable($0) }) > 2 { return true }
    }
    return false
  }

  /// Roads that join between two places; those within fifteen metres of each other are one junction.
  private func junctions(from start: Double, to end: Double) -> Int {
    var (count, last) = (0, -Double.infinity)
    for (before, stretch) in zip(route.stretches, route.stretches.dropFirst())
    where stretch.begin > start + Self.together && stretch.begin < end - Self.together {
      let roads = graph.links(from: graph.start(of: stretch.link)).filter { link in
        link != stretch.link && link != before.link.reversed
          && graph.map.ways[link.way].kind.isRoad
      }
      guard !roads.isEmpty, stretch.begin - last > 15 else { continue }
      count += 1
      last = stretch.begin
    }
    return count
  }

  /// Where the way goes straight on under another name.
  private func names(turnedAt turns: [Double]) -> [Met] {
    var met: [Met] = []
    var last: WayName?
    for stretch in route.stretches where isNamed(stretch) && stretch.length >= Self.passingName {
      let name = graph.name(of: stretch.link.way)
      defer { last = name }
      guard let last, !last.isSameRoad(as: name) else { continue }
      // A turn has told the name already.
      guard !turns.contains(where: { ($0 - stretch.begin).magnitude <= Self.passingName }) else {
        continue
      }
      met.append((stretch.begin, .goOn(name)))
    }
    return met
  }
}

extension Instruction.Act {
  /// The order in which things at one place are told.
  var order: Int {
    switch self {
    case .depart: 0
    case .turn, .bend, .aside: 1
    case .goOn: 2
    case .pass: 3
    case .cross: 4
    case .climb, .ride: 5
    case .cover: 6
    case .ground: 7
    case .stop, .arrive: 8
    }
  }
}
