// SPDX-License-Identifier: Apache-2.0

/// Names places, crossings and junctions as they are passed, each once.
///
/// How many, its caller decides (`WordBudget`).
///
/// The distances are those that Soundscape came to after years with blind users: a place is called out within 20 metres
/// and forgotten beyond 30; looking is worth it after five metres.
public struct Callouts: Sendable {
  /// Something worth naming.
  public enum Callout: Sendable, Equatable {
    /// A place, by its number, and where it lies from north.
    case place(Int, bearing: Double, distance: Double)
    /// A junction that is reached.
    case junction(Junction)
    /// A crossing, by its number, and where it lies from north.
    case crossing(Int, bearing: Double)
  }

  private let kinds: [CalloutChoice.Kind]
  private var lookedAt: MapPoint?
  /// When what was called out was, by the number of its name: a square and the stop in it are one to the ear.
  private var named: [Int: Double] = [:]
  private var crossings: [Int: Double] = [:]
  private var lastJunction: (point: MapPoint, time: Double)?

  private static let lookingDistance = 5.0
  private static let near = 20.0
  private static let left = 30.0
  private static let again = 60.0
  private static let junctionAhead = 25.0
  private static let junctionAgain = 30.0

  /// Nothing was named yet; these kinds of things will be.
  public init(_ kinds: [CalloutChoice.Kind]) { self.kinds = kinds }

  /// Whether anything at all is named.
  var isSilent: Bool { kinds.isEmpty }

  /// What is worth naming now, one thing at a time; junctions only where no route tells of them.
  public mutating func take(
    _ estimate: PositionEstimate, at time: Double, on graph: WalkGraph, along plan: RoutePlan?,
    layer: Int? = nil
  ) -> Callout? {
    // Who may be in the next street is told of nothing here.
    guard estimate.accuracy <= RouteFollower.worstAccuracy else { return nil }
    let here = MapPoint(estimate.coordinate)
    if let lookedAt, lookedAt.distance(to: here) < Self.lookingDistance { return nil }
    lookedAt = here
    if plan == nil, let course = estimate.course,
      let junction = junction(here, course.degrees, time, on: graph, layer)
    {
      return .junction(junction)
    }
    return crossing(here, time, on: graph, along: plan, layer) ?? place(here, time, on: graph)
  }

  /// The nearest crossing that the way does not use.
  private mutating func crossing(
    _ here: MapPoint, _ time: Double, on graph: WalkGraph, along plan: RoutePlan?, _ layer: Int?
  ) -> Callout? {
    guard kinds.contains(.safety) else { return nil }
    var nearest: (number: Int, point: MapPoint, distance: Double)?
    for number in graph.map.crossings.indices {
      let point = graph.point(ofCrossing: number)
      guard graph.leastDistance(from: here, to: point) <= Self.near,
        layer.map({ graph.isCrossing(number, onLevel: $0) }) ?? true
      else { continue }
      let distance = here.distance(to: point)
      let isNew = crossings[number].map { time - $0 >= Self.again } ?? true
      guard isNew, distance <= Self.near, distance < nearest?.distance ?? .infinity,
        !(plan.map { $0.crosses(near: point) } ?? false)
      else { continue }
      nearest = (number, point, distance)
    }
    guard let nearest else { return nil }
    crossings = crossings.filter { time - $0.value < Self.again }
    crossings[nearest.number] = time
    return .crossing(
      nearest.number, bearing: here.coordinate.bearing(to: nearest.point.coordinate))
  }

  private mutating func junction(
    _ here: MapPoint, _ course: Double, _ time: Double, on graph: WalkGraph, _ layer: Int?
  ) -> Junction? {
    guard let junction = graph.junction(near: here, layer: layer),
      junction.distance <= Self.junctionAhead,
      Angle.turn(from: course, to: junction.bearing).magnitude <= 60
    else { return nil }
    if let lastJunction, lastJunction.point == junction.point,
      time - lastJunction.time < Self.junctionAgain
    {
      return nil
    }
    lastJunction = (junction.point, time)
    return junction
  }

  private mutating func place(_ here: MapPoint, _ time: Double, on graph: WalkGraph) -> Callout? {
    let near = graph.places(near: here, within: Self.left)
    func name(_ near: Surroundings.NearPlace) -> Int? { graph.map.places[near.place].name }
    named = named.filter { named, since in
      near.contains { name($0) == named } || time - since < Self.again
    }
    let place = near.first { near in
      kinds.contains(graph.map.places[near.place].category.calloutKind)
        && near.distance <= Self.near && name(near).map { named[$0] == nil } ?? false
    }
    guard let place, let name = name(place) else { return nil }
    named[name] = time
    return .place(place.place, bearing: place.bearing, distance: place.distance)
  }
}

extension WalkGraph {
  /// Where a crossing is; the middle of one that is drawn as a way.
  func point(ofCrossing number: Int) -> MapPoint {
    switch map.crossings[number].site {
    case .node(let node): return map.nodes[node]
    case .way(let way):
      return map.nodes[map.ways[way].start].towards(map.nodes[map.ways[way].end], part: 0.5)
    }
  }
}

extension RoutePlan {
  /// A crossing of the way lies no farther than this from where its instruction is, in metres: a wide road.
  private static let ofCrossing = 25.0

  /// Whether an instruction tells of a crossing there.
  fileprivate func crosses(near point: MapPoint) -> Bool {
    instructions.contains { instruction in
      instruction.point.distance(to: point) <= Self.ofCrossing
        && instruction.acts.contains { act in
          if case .cross = act { true } else { false }
        }
    }
  }
}
