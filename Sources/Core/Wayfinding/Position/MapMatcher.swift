// SPDX-License-Identifier: Apache-2.0

import Maths

/// Follows someone on the ways of a map.
///
/// A hidden Markov model whose states are the places on the ways around, as Newson and Krumm use one ("Hidden Markov Map
/// Matching Through Noise and Sparseness", 2009), run forward only: what was said cannot be taken back.
public struct MapMatcher: Sendable {
  private struct State {
    var near: NearWay
    var belief: Double
  }

  private let graph: WalkGraph
  private var states: [State] = []
  /// How likely it is that the person is on none of the ways.
  private var beside = 0.0
  private var time: Double?
  private var told: Int?

  /// Ways within so many metres of the position are looked at, or within twice its accuracy.
  private static let nearest = 20.0
  /// A worse position, in metres, says nothing of ways: there are too many.
  private static let worstAccuracy = 50.0
  /// More ways are not looked at, so that a fix takes a bounded time.
  private static let mostWays = 32
  /// After so many seconds without a position, the past says nothing.
  private static let longestGap = 10.0
  /// So long an error of a receiver lasts, in seconds; fixes that follow one another faster say little new.
  private static let errorTime = 5.0
  /// The likelihood, in each second, that someone goes where no way leads: over a road, a square, a lawn.
  private static let leak = 0.003
  /// How likely it is to go on to another way at a junction, against staying.
  private static let turning = 0.3
  /// A way that is so much farther than one can walk in the time is less likely by a factor of e, in metres.
  private static let detour = 5.0
  /// As fast as the filter takes walkers to be at most, in metres a second.
  private static let fastestWalk = 3.0
  /// Someone this far from all ways is on none of them, in metres, if the position is not worse.
  private static let besideDistance = 12.0
  /// How likely it is at first that someone is on no way.
  private static let besidePrior = 0.05
  /// A course says at least so little, in degrees: people do not walk like trams.
  private static let leastCourseDeviation = 15.0
  /// Some people walk across a way.
  private static let across = 0.05
  /// Two places that are no farther apart are the same to a walker, in metres.
  private static let samePlace = 5.0
  /// What is told is told as sure from here on.
  private static let sure = 0.8
  /// What is less likely is not worth a word.
  private static let possible = 0.1
  /// The way that was told stays until another is so many times as likely.
  private static let hysteresis = 1.5

  /// A follower on a network that knows nothing yet.
  public init(_ graph: WalkGraph) { self.graph = graph }

  /// Takes in where someone is at a moment, in seconds, and says on which way.
  public mutating func take(_ estimate: PositionEstimate, at moment: Double) -> MatchedPosition {
    guard moment.isFinite, estimate.accuracy <= Self.worstAccuracy else {
      forget()
      return .nowhere
    }
    let passed = time.map { moment - $0 }
    let isNew = passed.map { $0 < 0 || $0 > Self.longestGap } ?? true
    if isNew { forget() }
    let near = graph.ways(
      near: MapPoint(estimate.coordinate), within: max(Self.nearest, 2 * estimate.accuracy))
    let found = Array(near.prefix(Self.mostWays))
    time = moment
    follow(found, estimate, passed: isNew ? nil : passed)
    return told(estimate)
  }

  private mutating func forget() {
    states = []
    beside = 0
    time = nil
    told = nil
  }

  /// One step of the model; `passed` is nil for the first one.
  private mutating func follow(_ found: [NearWay], _ estimate: PositionEstimate, passed: Double?) {
    var next = found.map { State(near: $0, belief: prior($0)) }
    var nextBeside = Self.besidePrior
    if let passed {
      let leak = Self.leak * min(passed, 1)
      for index in next.indices { next[index].belief *= leak }
      nextBeside = beside * (1 - leak) + nextBeside * leak
      for state in states { spread(state, over: &next, estimate, passed: passed) }
    }
    let weight = passed.map { min(1, $0 / Self.errorTime) } ?? 1
    var sum = 0.0
    for index in next.indices {
      next[index].belief *= power(likelihood(next[index].near, estimate), weight)
      sum += next[index].belief
    }
    nextBeside *= power(besideLikelihood(estimate), weight)
    sum += nextBeside
    guard sum > 0, sum.isFinite else { return forget() }
    for index in next.indices { next[index].belief /= sum }
    states = next
    beside = nextBeside / sum
  }

  private func power(_ number: Double, _ exponent: Double) -> Double {
    exponent == 1 ? number : exponent > 0 ? pow(number, exponent) : 1
  }

  /// How likely one is on a way before anything was measured.
  private func prior(_ near: NearWay) -> Double {
    let way = graph.map.ways[near.way]
    switch way.access {
    case .open, .visitors: break
    case .permit, .closed: return 0.2
    }
    // Who walks along a road whose pavements are ways of their own is on these.
    return way.leftPavement == .separate && way.rightPavement == .separate ? 0.3 : 1
  }

  /// How far people walk from the line by which a way is drawn, in metres, as a standard deviation.
  private func spread(of way: WalkMap.Way) -> Double {
    switch way.kind {
    case .footway, .pavement, .crossing, .path, .cycleway, .bridleway, .track, .steps, .escalator,
      .lift, .corridor:
      1.5
    // On the pavements left and right of them
    case .pedestrianStreet, .squareEdge, .livingStreet, .platform, .serviceRoad, .residentialRoad,
      .minorRoad, .tertiaryRoad:
      3
    case .secondaryRoad, .primaryRoad, .trunkRoad: 5
    }
  }

  private func likelihood(_ near: NearWay, _ estimate: PositionEstimate) -> Double {
    let spread = spread(of: graph.map.ways[near.way])
    let deviation = estimate.accuracy / Motion.ninetyFive
    let variance = deviation * deviation + spread * spread
    return exp(-near.distance * near.distance / (2 * variance)) * courseLikelihood(near, estimate)
  }

  private func courseLikelihood(_ near: NearWay, _ estimate: PositionEstimate) -> Double {
    guard let course = estimate.course else { return 1 }
    let turn = Angle.turn(from: near.bearing, to: course.degrees).magnitude
    let away = min(turn, 180 - turn)
    let deviation = max(course.accuracy / 1.96, Self.leastCourseDeviation)
    return Self.across + (1 - Self.across) * exp(-away * away / (2 * deviation * deviation))
  }

  private func besideLikelihood(_ estimate: PositionEstimate) -> Double {
    let deviation = estimate.accuracy / Motion.ninetyFive
    let variance = deviation * deviation + 9
    let away = max(Self.besideDistance, estimate.accuracy)
    // Of all directions that a course may have, about a third go along a given way.
    return exp(-away * away / (2 * variance)) * (estimate.course == nil ? 1 : 0.33)
  }

  /// Where someone who was at a place may be by now.
  private func spread(
    _ state: State, over next: inout [State], _ estimate: PositionEstimate, passed: Double
  ) {
    guard state.belief > 1e-6 else { return }
    let reach = Self.fastestWalk * passed + estimate.accuracy
    let walk = ShortWalk(graph, from: state.near, within: reach)
    for index in next.indices {
      let near = next[index].near
      if near.way == state.near.way {
        next[index].belief += state.belief
        continue
      }
      guard let distance = walk.distance(to: near) else { continue }
      let extra = max(0, distance - Self.fastestWalk * passed)
      next[index].belief +=
        state.belief * Self.turning * prior(near) * exp(-extra / Self.detour)
    }
  }

  private mutating func told(_ estimate: PositionEstimate) -> MatchedPosition {
    var ranked = states
    ranked.sort { ($1.belief, $0.near.way) < ($0.belief, $1.near.way) }
    guard var best = ranked.first, best.belief > beside else {
      told = nil
      return .nowhere
    }
    if let before = ranked.first(where: { $0.near.way == told }),
      before.belief * Self.hysteresis >= best.belief
    {
      best = before
    }
    told = best.near.way
    var here = 0.0
    var others: [MatchedWay] = []
    for state in ranked {
      if state.near.point.distance(to: best.near.point) <= Self.samePlace { here += state.belief }
      guard state.near.way != best.near.way, state.belief >= Self.possible, others.count < 4 else {
        continue
      }
      others.append(matched(state, estimate))
    }
    return MatchedPosition(
      confidence: here >= Self.sure ? .sure : .several, way: matched(best, estimate),
      others: others)
  }

  private func matched(_ state: State, _ estimate: PositionEstimate) -> MatchedWay {
    let near = state.near
    var isForward: Bool?
    if let course = estimate.course {
      let turn = Angle.turn(from: near.bearing, to: course.degrees).magnitude
      // Within 60° of one of the two directions, that one is meant, if the course is that good.
      if min(turn, 180 - turn) <= 60, course.accuracy <= 60 { isForward = turn <= 90 }
    }
    return MatchedWay(
      way: near.way, along: near.along, point: near.point, offset: near.distance,
      side: near.distance > estimate.accuracy ? (near.isLeft ? .left : .right) : nil,
      isForward: isForward, probability: min(state.belief, 1))
  }
}
