// SPDX-License-Identifier: Apache-2.0

/// What a walker on a route is told, and when.
public enum RouteCue: Sendable, Equatable {
  /// The next instruction lies so many metres ahead.
  case ahead(Int, metres: Double)
  /// The instruction is to be done, or known, here; `isTold` where the walker has heard its details from afar.
  case here(Int, isTold: Bool)
  /// Nothing is to be done for so many metres.
  case goOn(metres: Double)
  /// The walker has left the line of the route for so long that it is no slip of the receiver.
  case offRoute
  /// The walker goes back on the route.
  case backwards
  /// The walker is at the end of the route.
  case arrived
  /// The position is not known well enough to guide by.
  case lost
  /// It is again.
  case foundAgain
}

/// Follows a walker along a route: takes in where they are, and tells what is due.
///
/// It has no clock. Whatever the receiver says, a thing is told once, in the order of the route; nobody has arrived before
/// they have come along the way there.
public struct RouteFollower: Sendable {
  /// The route that is followed.
  public let plan: RoutePlan
  let line: RouteLine
  /// The walker's place, in metres along the route.
  public private(set) var progress = 0.0
  /// The number of the next instruction.
  public private(set) var next = 1
  /// Whether the walker has been told that they are there.
  public private(set) var hasArrived = false

  /// The next instruction was told from afar.
  private var isPrepared = false
  private var lastCue = 0.0
  /// Fixes in a row off the line, or against its direction.
  private var strays = 0
  private(set) var isOff = false
  private var backs = 0
  private var began = 0.0
  private var farthest = 0.0
  private var isLost = false
  /// When the last place was taken in.
  private(set) var time: Double?

  /// An instruction is told from afar when it is so near, in metres: about eighteen seconds of walking.
  static let preparing = 25.0
  /// It is told as being here when it is so near: a phone's fix is a second old, and off by three to seven metres.
  static let acting = 8.0
  /// Where nothing happens for so long, the walker is told that all is well, in metres.
  static let reassuring = 50.0
  /// Off the line by more than this, or twice the accuracy, in metres, is off the route.
  static let corridor = 12.0
  /// Nobody is told of a wrong way sooner than this after the route began, in seconds: it takes time to turn round.
  static let settling = 30.0
  /// So many fixes in a row must say so.
  static let straysNeeded = 3
  /// A position that may be farther off than this cannot guide, in metres.
  static let worstAccuracy = 30.0
  /// Nobody walks faster than this, in metres a second.
  private static let fastest = 3.0
  /// No phone's position is better than this, as a standard deviation in metres.
  private static let leastDeviation = 2.0
  /// One does not walk straight along a line: a standard deviation in degrees.
  private static let courseDeviation = 30.0
  /// Somebody may walk back: a wrong direction counts no more than so many squared deviations.
  private static let mostTurned = 9.0
  /// So far back from the farthest place is no slip of the receiver, in metres.
  private static let backDistance = 20.0

  /// A follower at the beginning of a route, or so many metres along it.
  public init(_ plan: RoutePlan, from progress: Double = 0) {
    self.plan = plan
    line = RouteLine(plan.route.points)
    self.progress = progress
    farthest = progress
    lastCue = progress
    next = max(1, plan.instructions.firstIndex { $0.along > progress } ?? plan.instructions.count)
  }

  /// Metres that are left.
  public var remaining: Double { max(0, line.length - progress) }

  /// Metres to the next instruction.
  public var toNext: Double {
    plan.instructions.indices.contains(next)
      ? max(0, plan.instructions[next].along - progress) : remaining
  }

  /// Whither the line leads from there, in degrees from north.
  var bearing: Double { line.bearing(after: progress) }

  /// The place on the line that the walker has reached.
  var point: MapPoint { line.point(at: progress) }

  /// Where a beacon sounds that leads the walker along the way; nil for who is there.
  public var beacon: MapPoint? { hasArrived ? nil : line.beacon(from: progress) }

  /// Where somebody is who walks along the route without straying, so many metres ahead of here.
  func rehearsed(ahead metres: Double, speed: Double) -> PositionEstimate {
    let along = min(progress + metres, line.length)
    return PositionEstimate(
      line.point(at: along).coordinate, accuracy: PositionFilter.leastAccuracy, speed: speed,
      course: Course(degrees: line.bearing(after: along), accuracy: 10))
  }

  /// Takes in where the walker is, and tells what is due.
  public mutating func take(_ estimate: PositionEstimate, at time: Double) -> [RouteCue] {
    guard time.isFinite, time >= self.time ?? time, !hasArrived else { return [] }
    if self.time == nil { began = time }
    let passed = self.time.map { time - $0 } ?? 0
    self.time = time
    guard estimate.accuracy <= Self.worstAccuracy else {
      defer { isLost = true }
      return isLost ? [] : [.lost]
    }
    let found: [RouteCue] = isLost ? [.foundAgain] : []
    isLost = false
    let place = likeliest(estimate, after: passed)
    guard place.distance <= max(Self.corridor, 2 * estimate.accuracy) else {
      strays += 1
      guard strays >= Self.straysNeeded, !isOff, time - began >= Self.settling else { return found }
      isOff = true
      return found + [.offRoute]
    }
    isOff = false
    strays = 0
    progress = place.along
    if let cue = goingBack(estimate) { return found + [cue] }
    farthest = max(farthest, progress)
    return found + due(estimate)
  }

  /// Takes in that the walker is surely on another way; whether they are to be told so now.
  mutating func leave(at time: Double) -> Bool {
    guard !isOff, !hasArrived, time - began >= Self.settling else { return false }
    isOff = true
    return true
  }

  /// The likeliest place on the line: near to the position, where one should be by now, and in the direction of the walk.
  ///
  /// So where a way doubles back beside itself, the two are not taken for each other. Not farther along than one can have
  /// walked.
  private func likeliest(
    _ estimate: PositionEstimate, after passed: Double
  ) -> (along: Double, distance: Double) {
    let slack = max(Self.corridor, 2 * estimate.accuracy)
    let expected = progress + min(estimate.speed, Self.fastest) * passed
    let from = progress - slack - Self.fastest * passed
    let to = progress + slack + Self.fastest * passed
    // 95 of 100 positions lie within two deviations.
    let deviation = max(estimate.accuracy / 2, Self.leastDeviation)
    let plane = LocalPlane(around: MapPoint(estimate.coordinate))
    var best = (along: progress, distance: Double.infinity, doubt: Double.infinity)
    for number in line.points.indices.dropFirst() {
      let (start, end) = (line.along[number - 1], line.along[number])
      guard end >= from, start <= to, end > start else { continue }
      let one = plane.spot(of: line.points[number - 1])
      let step = plane.spot(of: line.points[number]) - one
      let spot = LocalPlane.nearest(
        to: .init(east: 0, north: 0), from: one, to: plane.spot(of: line.points[number]))
      let along = start + (step.length > 0 ? (spot - one).length / step.length : 0) * (end - start)
      let off = spot.length / deviation
      let ahead = (along - expected) / max(slack / 3, Self.acting)
      var doubt = off * off + ahead * ahead
      if let course = estimate.course {
        let bearing = line.points[number - 1].coordinate.bearing(
          to: line.points[number].coordinate)
        let turn = Angle.turn(from: bearing, to: course.degrees)
        let turned = turn / max(Self.courseDeviation, course.accuracy / 2)
        doubt += min(turned * turned, Self.mostTurned)
      }
      if doubt < best.doubt { best = (min(max(along, from), to), spot.length, doubt) }
    }
    return (best.along, best.distance)
  }

  private mutating func goingBack(_ estimate: PositionEstimate) -> RouteCue? {
    guard farthest - progress > Self.backDistance + estimate.accuracy, let course = estimate.course,
      Angle.turn(from: line.bearing(after: progress), to: course.degrees).magnitude > 120
    else {
      backs = 0
      return nil
    }
    backs += 1
    guard backs == Self.straysNeeded else { return nil }
    return .backwards
  }

  private mutating func due(_ estimate: PositionEstimate) -> [RouteCue] {
    if let cue = arrival(estimate) { return [cue] }
    let last = plan.instructions.count - 1
    // What was passed between two fixes is told as long as the walker may still be there, lest a turn be missed.
    let there = max(Self.acting, estimate.accuracy)
    while next < last, plan.instructions[next].along < progress - there { pass() }
    guard next < last else { return reassurance() }
    let metres = plan.instructions[next].along - progress
    if metres <= Self.acting {
      let cue = RouteCue.here(next, isTold: isPrepared)
      pass()
      lastCue = progress
      return [cue]
    }
    if metres <= Self.preparing, !isPrepared, plan.instructions[next].needsWarning {
      isPrepared = true
      lastCue = progress
      return [.ahead(next, metres: metres)]
    }
    return reassurance()
  }

  private mutating func pass() {
    next += 1
    isPrepared = false
  }

  private mutating func reassurance() -> [RouteCue] {
    guard progress - lastCue >= Self.reassuring, toNext > Self.preparing + Self.acting else {
      return []
    }
    lastCue = progress
    return [.goOn(metres: toNext)]
  }

  private mutating func arrival(_ estimate: PositionEstimate) -> RouteCue? {
    // A place is not nearer than the position is known.
    guard remaining <= max(Self.acting, min(estimate.accuracy, GuidingMessage.arrivalDistance))
    else { return nil }
    hasArrived = true
    next = plan.instructions.count - 1
    return .arrived
  }
}

extension Instruction {
  /// Whether it must be known before one is there: the name of a way, or another ground, need not.
  fileprivate var needsWarning: Bool {
    acts.contains { act in
      switch act {
      case .goOn, .ground, .cover, .depart: false
      case .turn, .bend, .aside, .cross, .climb, .ride, .pass, .stop, .arrive: true
      }
    }
  }
}
