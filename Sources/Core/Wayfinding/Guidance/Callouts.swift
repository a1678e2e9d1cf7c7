// SPDX-License-Identifier: Apache-2.0

/// Names places and junctions as they are passed, each once, and not too many.
///
/// The distances and times are those that Soundscape came to after years with blind users: a place is called out within
/// 20 metres and forgotten beyond 30; looking is worth it after five seconds and five metres.
public struct Callouts: Sendable {
  /// Something worth naming.
  public enum Callout: Sendable, Equatable {
    /// A place, by its number, and where it lies from north.
    case place(Int, bearing: Double, distance: Double)
    /// A junction that is reached.
    case junction(Junction)
  }

  private var lookedAt: (time: Double, point: MapPoint)?
  /// When what was called out was, by the number of its name: a square and the stop in it are one to the ear.
  private var named: [Int: Double] = [:]
  private var lastJunction: (point: MapPoint, time: Double)?

  private static let lookingTime = 5.0
  private static let lookingDistance = 5.0
  private static let near = 20.0
  private static let left = 30.0
  private static let again = 60.0
  private static let junctionAhead = 25.0
  private static let junctionAgain = 30.0

  /// Nothing was named yet.
  public init() {}

  /// What is worth naming now; junctions only where no route tells of them.
  public mutating func take(
    _ estimate: PositionEstimate, at time: Double, on graph: WalkGraph, withJunctions: Bool
  ) -> [Callout] {
    // Who may be in the next street is told of nothing here.
    guard estimate.accuracy <= RouteFollower.worstAccuracy else { return [] }
    let here = MapPoint(estimate.coordinate)
    if let lookedAt {
      guard time - lookedAt.time >= Self.lookingTime,
        lookedAt.point.distance(to: here) >= Self.lookingDistance
      else { return [] }
    }
    lookedAt = (time, here)
    var callouts: [Callout] = []
    if withJunctions, let course = estimate.course,
      let junction = junction(here, course.degrees, time, on: graph)
    {
      callouts.append(.junction(junction))
    }
    // Nobody takes in more than one name at a time.
    if callouts.isEmpty, let place = place(here, time, on: graph) { callouts.append(place) }
    return callouts
  }

  private mutating func junction(
    _ here: MapPoint, _ course: Double, _ time: Double, on graph: WalkGraph
  ) -> Junction? {
    guard let junction = graph.junction(near: here), junction.distance <= Self.junctionAhead,
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
      near.distance <= Self.near && name(near).map { named[$0] == nil } ?? false
    }
    guard let place, let name = name(place) else { return nil }
    named[name] = time
    return .place(place.place, bearing: place.bearing, distance: place.distance)
  }
}
