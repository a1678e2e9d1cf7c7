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
  /// Where the person may have been at the last step of the model, and that step.
  private var states: [State] = []
  private var step: Step?
  private var time: Double?
  private var told: Int?

  private struct Step {
    var coordinate: Coordinate
    var time: Double
    /// How likely it was that the person was on none of the ways.
    var beside: Double
  }

  /// Ways within so many metres of the position are looked at, or within twice its accuracy.
  private static let nearest = 20.0
  /// A worse position, in metres, says nothing of ways: there are too many.
  private static let worstAccuracy = 50.0
  /// More ways are not looked at, so that a fix takes a bounded time.
  private static let mostWays = 32
  /// After so many seconds without a position, the past says nothing.
  private static let longestGap = 10.0
  /// The model goes a step so many seconds after the last one; what comes between is held against that one.
  ///
  /// The error of a receiver lasts for some seconds. Taken for new at each fix, it would be taken for certain.
  private static let stepTime = 12.0
  /// The likelihood, in each second, that someone goes where no way leads: over a road, a square, a lawn.
  private static let leak = 0.003
  /// How likely it is to go on by another way at a junction, against staying.
  private static let turning = 0.5
  /// A way between two places that is longer or shorter than the position moved by so many metres is less likely by a
  /// factor of e; and by a part of the accuracy, since the error moves too.
  private static let detour = 4.0
  private static let detourOfAccuracy = 0.3
  /// Someone this far from all ways is on none of them, in metres, if the position is not worse.
  private static let besideDistance = 12.0
  /// How likely it is at first that someone is on no way.
  private static let besidePrior = 0.05
  /// A course says at least so little, in degrees: people do not walk like trams.
  private static let leastCourseDeviation = 15.0
  /// A worse course, in degrees, says nothing.
  private static let worstCourse = 40.0
  /// Some people walk across a way.
  private static let across = 0.05
  /// Two places that are no farther apart are the same to a walker, in metres.
  private static let samePlace = 5.0
  /// Sure is what is wrong in one case of ten at most, or in one of so many as the position is good to metres: the worse
  /// the position, the more its error, which lasts, pretends to speak for one way.
  private static let doubt = 0.1
  /// From a worse position, in metres, nothing is sure.
  static let worstSure = 30.0
  /// What is less likely is not worth a word.
  private static let possible = 0.1
  /// The way that was told stays until another is so many times as likely.
  private static let hysteresis = 3.0

  /// A follower on a network that knows nothing yet.
  public init(_ graph: WalkGraph) { self.graph = graph }

  /// Takes in where someone is at a moment, in seconds, and says on which way.
  public mutating func take(_ estimate: PositionEstimate, at moment: Double) -> MatchedPosition {
    guard moment.isFinite, estimate.accuracy <= Self.worstAccuracy else {
      forget()
      return .nowhere
    }
    if let time, moment < time || moment - time > Self.longestGap { forget() }
    time = moment
    let near = graph.ways(
      near: MapPoint(estimate.coordinate), within: max(Self.nearest, 2 * estimate.accuracy))
    var next = near.prefix(Self.mostWays).map { State(near: $0, belief: prior($0)) }
    var beside = Self.besidePrior
    carry(over: &next, &beside, estimate, to: moment)
    weigh(&next, &beside, estimate)
    if step.map({ moment - $0.time >= Self.stepTime }) ?? true {
      states = next
      step = Step(coordinate: estimate.coordinate, time: moment, beside: beside)
    }
    return told(next, beside, estimate)
  }

  private mutating func forget() {
    states = []
    step = nil
    time = nil
    told = nil
  }

  /// How likely each place is by where the person was; without a past it stays as it is.
  private func carry(
    over next: inout [State], _ beside: inout Double, _ estimate: PositionEstimate,
    to moment: Double
  ) {
    guard let step else { return }
    let leak = min(Self.leak * (moment - step.time), 1)
    for index in next.indices { next[index].belief *= leak }
    beside = step.beside * (1 - leak) + beside * leak
    let moved = step.coordinate.distance(to: estimate.coordinate)
    let scale = Self.detour + Self.detourOfAccuracy * estimate.accuracy
    for state in states where state.belief > 1e-4 {
      let walk = ShortWalk(graph, from: state.near, within: moved + 4 * scale)
      for index in next.indices {
        let near = next[index].near
        var likelihood = Self.turning * prior(near)
        var distance = walk.distance(to: near)
        if near.way == state.near.way {
          likelihood = 1
          distance = (near.along - state.near.along).magnitude
        }
        guard let distance else { continue }
        likelihood *= exp(-(distance - moved).magnitude / scale)
        next[index].belief += state.belief * likelihood
      }
    }
  }

  /// Holds the places against what was measured.
  private func weigh(
    _ next: inout [State], _ beside: inout Double, _ estimate: PositionEstimate
  ) {
    beside *= besideLikelihood(estimate)
    var sum = beside
    for index in next.indices {
      next[index].belief *= likelihood(next[index].near, estimate)
      sum += next[index].belief
    }
    guard sum > 0 else {
      // Nothing fits at all.
      for index in next.indices { next[index].belief = 0 }
      beside = 1
      return
    }
    for index in next.indices { next[index].belief /= sum }
    beside /= sum
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
    guard let course = estimate.course, course.accuracy <= Self.worstCourse else { return 1 }
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

  private mutating func told(
    _ states: [State], _ beside: Double, _ estimate: PositionEstimate
  ) -> MatchedPosition {
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
    let isSure =
      estimate.accuracy <= Self.worstSure && here >= 1 - min(Self.doubt, 1 / estimate.accuracy)
    return MatchedPosition(
      confidence: isSure ? .sure : .several, way: matched(best, estimate), others: others)
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
