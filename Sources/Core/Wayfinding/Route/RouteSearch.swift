// SPDX-License-Identifier: Apache-2.0

/// A place on a way from which a route begins, or to which it leads.
struct Anchor: Sendable, Equatable {
  var near: NearWay
  /// Where one really is, or wants to be.
  var place: MapPoint
  /// Whether no other way is nearer.
  var isNearest = true
  /// What lies between the way and where one really is or wants to be, in metres.
  var off: Double { near.distance }
}

/// The search for the way that costs least: A* (Hart, Nilsson and Raphael 1968) over links, so that turning and crossing
/// can cost something; the straight line is what is at least left.
struct RouteSearch {
  /// What was found: the links in order, and what they cost.
  struct Found: Equatable {
    var links: [WayLink]
    var start: Anchor
    var end: Anchor
    var cost: Double
  }

  private let graph: WalkGraph
  private let cost: RouteCost
  private let ignoresClosures: Bool
  private var best: [Double]
  private var before: [Int32]
  private var queue = MinimumHeap()

  init(_ graph: WalkGraph, _ cost: RouteCost, ignoringClosures: Bool = false) {
    self.graph = graph
    self.cost = cost
    ignoresClosures = ignoringClosures || graph.closed.isEmpty
    best = Array(repeating: .infinity, count: 2 * graph.map.ways.count)
    before = Array(repeating: -1, count: 2 * graph.map.ways.count)
  }

  /// Metres off the way count for so much more, so that the nearer of two parallel ways is taken.
  private static let offFactor = 1.5

  /// The cheapest route from one of some anchors to one of others; nil where no way leads there.
  ///
  /// Who walks in a direction, in degrees from north, turns round only where that spares something.
  mutating func route(
    from starts: [Anchor], walking course: Double? = nil, to ends: [Anchor]
  ) -> Found? {
    var found = direct(starts, course, ends)
    let goals = goals(ends)
    guard let target = ends.first?.near.point else { return found }
    let slack = ends.map { $0.near.point.distance(to: target) }.max() ?? 0
    var origins: [Int: Anchor] = [:]
    for start in starts {
      for link in walkable(start.near.way) {
        let rest = restLength(of: link, from: start)
        let initial =
          start.off * Self.offFactor + price(of: link, over: rest)
          + turning(into: link, start, course)
        guard initial < best[link.index] else { continue }
        best[link.index] = initial
        before[link.index] = -1
        origins[link.index] = start
        push(link, initial, target, slack)
      }
    }
    while let (estimate, index) = queue.pop() {
      if let found, found.cost <= estimate { break }
      let link = WayLink(index: index)
      let node = graph.end(of: link)
      let spent = best[index]
      guard estimate <= spent + remaining(from: node, target, slack) + 1e-6 else { continue }
      for next in graph.links(from: node) where graph.isWalkable(next) && next != link.reversed {
        // Who is in the middle of what is closed walks out of it.
        guard isOpen(next.way) || !isOpen(link.way) else { continue }
        guard let step = step(from: link, to: next) else { continue }
        if let goal = goals[next.index] {
          let last =
            spent + step + price(of: next, over: goal.length) + goal.anchor.off * Self.offFactor
          if last < found?.cost ?? .infinity {
            found = Found(
              links: trace(to: link) + [next], start: origin(of: link, origins), end: goal.anchor,
              cost: last)
          }
        }
        let total = spent + step + price(of: next, over: graph.lengths[next.way])
        guard total < best[next.index] else { continue }
        best[next.index] = total
        before[next.index] = Int32(index)
        push(next, total, target, slack)
      }
    }
    return found
  }

  private typealias Goal = (length: Double, anchor: Anchor)

  /// How far each link at the end is walked; of two anchors on a way the nearer to the goal.
  private func goals(_ ends: [Anchor]) -> [Int: Goal] {
    var goals: [Int: Goal] = [:]
    for end in ends where isOpen(end.near.way) {
      for link in walkable(end.near.way) {
        let length = graph.lengths[link.way] - restLength(of: link, from: end)
        if let known = goals[link.index], known.anchor.off <= end.off { continue }
        goals[link.index] = (length, end)
      }
    }
    return goals
  }

  /// The route along a single way, where start and end lie on the same.
  private func direct(_ starts: [Anchor], _ course: Double?, _ ends: [Anchor]) -> Found? {
    var found: Found?
    for start in starts {
      for end in ends where end.near.way == start.near.way && isOpen(end.near.way) {
        let length = end.near.along - start.near.along
        let link = WayLink(way: start.near.way, isForward: length >= 0)
        guard graph.isWalkable(link) else { continue }
        let total =
          (start.off + end.off) * Self.offFactor + price(of: link, over: length.magnitude)
          + turning(into: link, start, course)
        if total < found?.cost ?? .infinity {
          found = Found(links: [link], start: start, end: end, cost: total)
        }
      }
    }
    return found
  }

  /// What turning round costs at the beginning, in metres: as much as one walks back before one is sure.
  private static let turningRound = 40.0

  private func turning(into link: WayLink, _ start: Anchor, _ course: Double?) -> Double {
    guard let course else { return 0 }
    let bearing = start.near.bearing + (link.isForward ? 0 : 180)
    return Angle.turn(from: course, to: bearing).magnitude > 120 ? Self.turningRound : 0
  }

  private func isOpen(_ way: Int) -> Bool {
    ignoresClosures || graph.closed.ways[way] == nil
  }

  private func walkable(_ way: Int) -> [WayLink] {
    [WayLink(way: way, isForward: true), WayLink(way: way, isForward: false)]
      .filter { graph.isWalkable($0) }
  }

  private func restLength(of link: WayLink, from anchor: Anchor) -> Double {
    link.isForward ? graph.lengths[link.way] - anchor.near.along : anchor.near.along
  }

  /// What so many metres of a link cost.
  private func price(of link: WayLink, over length: Double) -> Double {
    guard length > 0 else { return 0 }
    let way = graph.map.ways[link.way]
    let crossing = graph.crossingsOfWays[link.way].map { graph.map.crossings[$0] }
    let isKnown = graph.known.isEmpty || graph.known.contains(link.way)
    let factor = cost.factor(of: way) + (isKnown ? 0 : cost.unknownWay)
    return length * factor + cost.toll(of: way, crossing: crossing)
  }

  /// What it costs to go on from one link to the next; nil where something is locked between them.
  private func step(from link: WayLink, to next: WayLink) -> Double? {
    let passing = graph.passing(from: link, to: next)
    var total = cost.turn(by: passing.turn)
    if let number = passing.barrier {
      guard let toll = cost.barrier(graph.map.barriers[number]),
        ignoresClosures || graph.closed.barriers[number] == nil
      else { return nil }
      total += toll
    }
    if let crossed = passing.crossed {
      if !ignoresClosures, let crossing = crossed.crossing,
        graph.closed.crossings[crossing] != nil
      {
        return nil
      }
      total += cost.crossing(
        crossed.crossing.map { graph.map.crossings[$0] }, over: crossed.road)
    }
    return total
  }

  private func trace(to link: WayLink) -> [WayLink] {
    var links: [WayLink] = []
    var index = Int32(link.index)
    while index >= 0 {
      links.append(WayLink(index: Int(index)))
      index = before[Int(index)]
    }
    return links.reversed()
  }

  private func origin(of link: WayLink, _ origins: [Int: Anchor]) -> Anchor {
    let first = trace(to: link)[0]
    guard let anchor = origins[first.index] else {
      preconditionFailure("A route begins at one of its starts.")
    }
    return anchor
  }

  private mutating func push(_ link: WayLink, _ spent: Double, _ target: MapPoint, _ slack: Double)
  {
    queue.push(spent + remaining(from: graph.end(of: link), target, slack), link.index)
  }

  /// What is certainly left from a node, in metres: never too much.
  private func remaining(from node: Int, _ target: MapPoint, _ slack: Double) -> Double {
    let straight = graph.leastDistance(from: graph.map.nodes[node], to: target)
    return max(0, straight - slack) * RouteCost.leastFactor
  }
}
