// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What of a network is closed, and by which closure, by their numbers.
public struct ClosedParts: Sendable, Equatable {
  /// The closures.
  public internal(set) var closures: [MapClosure] = []
  var ways: [Int: Int] = [:]
  var barriers: [Int: Int] = [:]
  var crossings: [Int: Int] = [:]

  /// Whether nothing is closed.
  var isEmpty: Bool { ways.isEmpty && barriers.isEmpty && crossings.isEmpty }
}

extension WalkGraph {
  /// The network of a map with its overlay.
  public init(_ map: WalkMap, _ overlay: MapOverlay) {
    var map = map
    map.apply(overlay.places)
    self.init(map)
    close(overlay.closures)
  }

  /// Closes what the closures name.
  ///
  /// A way is closed as a whole between two of its nodes: who walks cannot turn round in the middle of it.
  public mutating func close(_ closures: [MapClosure]) {
    closed = ClosedParts()
    closed.closures = closures
    for (number, closure) in closures.enumerated() {
      let parts = parts(of: closure.extent)
      for way in parts.ways where closed.ways[way] == nil { closed.ways[way] = number }
      for barrier in parts.barriers { closed.barriers[barrier] = number }
      for crossing in parts.crossings { closed.crossings[crossing] = number }
    }
  }

  /// What of the map an extent names; all empty where the map has no such thing.
  func parts(
    of extent: MapClosure.Extent
  ) -> (ways: [Int], barriers: [Int], crossings: [Int]) {
    switch extent {
    case .around(let point, let metres):
      return (ways(near: point, within: Double(metres)).map { $0.way }, [], [])
    case .street(let street, let near, let metres):
      guard let near else {
        return (map.ways.indices.filter { isCalled($0, street) }, [], [])
      }
      let ways = ways(near: near, within: Double(metres)).map { $0.way }
      return (ways.filter { isCalled($0, street) }, [], [])
    case .nearest(.steps, let point):
      let steps = ways(near: point, within: MapClosure.reach).first {
        map.ways[$0.way].kind == .steps
      }
      return (steps.map { flight(around: $0.way) } ?? [], [], [])
    case .nearest(.gate, let point):
      let nearest = nearest(to: point, map.barriers.map { map.nodes[$0.node] })
      return ([], nearest.map { [$0] } ?? [], [])
    case .nearest(.crossing, let point):
      guard let nearest = nearest(to: point, map.crossings.map { place(of: $0) }) else {
        return ([], [], [])
      }
      switch map.crossings[nearest].site {
      case .node: return ([], [], [nearest])
      case .way(let way): return ([way], [], [nearest])
      }
    }
  }

  /// Whether an extent names anything of the map.
  public func has(_ extent: MapClosure.Extent) -> Bool {
    let parts = parts(of: extent)
    return !parts.ways.isEmpty || !parts.barriers.isEmpty || !parts.crossings.isEmpty
  }

  private func isCalled(_ way: Int, _ street: String) -> Bool {
    map.ways[way].name.map { map.names[$0].isCalled(street) } ?? false
  }

  /// All stretches of steps that hang together with one.
  private func flight(around way: Int) -> [Int] {
    var found = [way]
    var next = 0
    while next < found.count {
      let (start, end) = (map.ways[found[next]].start, map.ways[found[next]].end)
      for node in [start, end] {
        for link in links(from: node)
        where map.ways[link.way].kind == .steps && !found.contains(link.way) {
          found.append(link.way)
        }
      }
      next += 1
    }
    return found
  }

  func place(of crossing: WalkMap.Crossing) -> MapPoint {
    switch crossing.site {
    case .node(let node): return map.nodes[node]
    case .way(let way):
      let line = map.line(of: map.ways[way])
      return line.point(at: line.length / 2)
    }
  }

  private func nearest(to point: MapPoint, _ points: [MapPoint]) -> Int? {
    var best: (number: Int, metres: Double)?
    for (number, other) in points.enumerated() {
      let metres = point.distance(to: other)
      if metres < best?.metres ?? MapClosure.reach { best = (number, metres) }
    }
    return best?.number
  }

  /// The closures that stand in the way of a route, each once, in its order.
  func closures(on route: Route) -> [Int] {
    var met: [Int] = []
    func meet(_ closure: Int?) {
      if let closure, !met.contains(closure) { met.append(closure) }
    }
    for (number, stretch) in route.stretches.enumerated() {
      if number > 0 {
        let passing = passing(from: route.stretches[number - 1].link, to: stretch.link)
        meet(passing.barrier.flatMap { closed.barriers[$0] })
        meet(passing.crossed?.crossing.flatMap { closed.crossings[$0] })
      }
      meet(closed.ways[stretch.link.way])
    }
    return met
  }
}
