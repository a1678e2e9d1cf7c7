// SPDX-License-Identifier: Apache-2.0

import Maths
import Speaking

extension GuidanceStyle {
  /// A person's step is about so long, in metres, until it is measured.
  public static let usualPace = 0.7
  /// Nobody steps shorter or longer, in metres.
  public static let paces = 0.2...1.5

  /// A distance in words, rounded for speech.
  func text(metres: Double, in language: Language) -> String {
    switch units {
    case .metres, .streets: return SpokenDistance(metres: max(metres, 5)).text(in: language)
    case .paces(let length):
      // Rounded as metres are, so that nobody counts to 137.
      let count = SpokenDistance(metres: max(metres, 5) / max(length, 0.1)).metres
      return RouteWords[language].paces(max(count, 5))
    }
  }

  /// Where something lies that is in this direction from north, seen by someone who faces another.
  ///
  /// Without a known facing only the points of the compass can be said.
  func text(of bearing: Double, facing: Double?, in language: Language) -> String {
    let words = RouteWords[language]
    guard let facing, directions != .compass else {
      return CompassPoint(bearing: bearing).text(words)
    }
    let turn = Angle.turn(from: facing, to: bearing)
    switch directions {
    case .sides, .legs, .compass: return RelativeDirection(turn: turn).text(words)
    case .clock: return words.atOClock("\(Self.hour(of: turn))")
    case .degrees:
      let degrees = Self.rounded(turn)
      guard degrees > 0 else { return words.ahead }
      return turn < 0 ? words.degreesLeft("\(degrees)") : words.degreesRight("\(degrees)")
    }
  }

  /// How far and where something lies: "about 20 metres to your left", or in two legs, the larger first.
  func text(metres: Double, to bearing: Double, facing: Double?, in language: Language) -> String {
    guard directions == .legs else {
      return leg(metres, text(of: bearing, facing: facing, in: language), language)
    }
    let angle = radians(degrees: bearing)
    let legs = Legs(east: metres * sin(angle), north: metres * cos(angle))
    typealias Signed = (Double, GuidingMessage.Direction, GuidingMessage.Direction)
    let (along, across): (Signed, Signed) =
      facing.map { facing in
        let position = RelativePosition(legs, facing: Facing(heading: facing))
        return (
          (position.forward, .ahead, .behind),
          (position.right, .right, .left)
        )
      } ?? ((legs.north, .north, .south), (legs.east, .east, .west))
    let ordered = across.0.magnitude > along.0.magnitude ? [across, along] : [along, across]
    // The larger leg is told also where it is short.
    let told =
      ordered.prefix(1)
      + ordered.dropFirst().filter {
        $0.0.magnitude >= GuidingMessage.shortestLeg
      }
    let texts = told.map { leg in
      self.leg(leg.0.magnitude, (leg.0 < 0 ? leg.2 : leg.1).text(in: language), language)
    }
    return Punctuation[language].list(texts, last: Punctuation[language].and)
  }

  private func leg(_ metres: Double, _ direction: String, _ language: Language) -> String {
    WalkWords[language].leg([
      "distance": text(metres: metres, in: language), "direction": direction,
    ])
  }

  /// A turn by so many degrees to the right, or to the left where they are negative, of someone who faces `facing`.
  func text(ofTurn turn: Double, facing: Double, in language: Language) -> String {
    let words = RouteWords[language]
    switch directions {
    case .sides, .legs: return Turn(degrees: turn).text(words)
    case .clock: return words.clock("\(Self.hour(of: turn))")
    case .degrees:
      let degrees = "\(Self.rounded(turn))"
      return turn < 0 ? words.turnLeftBy(degrees) : words.turnRightBy(degrees)
    case .compass: return words.turnTo(CompassPoint(bearing: facing + turn).text(words))
    }
  }

  /// The hour of the clock in whose direction a turn points; twelve is ahead.
  static func hour(of turn: Double) -> Int {
    let hour = Int((Angle.normalised(degrees: turn) / 30).rounded()) % 12
    return hour == 0 ? 12 : hour
  }

  /// To ten degrees: no compass is finer in a hand.
  private static func rounded(_ turn: Double) -> Int { Int((turn.magnitude / 10).rounded()) * 10 }
}

extension Turn {
  fileprivate func text(_ words: RouteWords) -> String {
    switch self {
    case .straight: words.ahead
    case .slightRight: words.slightRight
    case .right: words.right
    case .sharpRight: words.sharpRight
    case .around: words.around
    case .sharpLeft: words.sharpLeft
    case .left: words.left
    case .slightLeft: words.slightLeft
    }
  }
}

extension RelativeDirection {
  func text(_ words: RouteWords) -> String {
    switch self {
    case .ahead: words.ahead
    case .aheadRight: words.aheadRight
    case .right: words.toTheRight
    case .behindRight: words.behindRight
    case .behind: words.behind
    case .behindLeft: words.behindLeft
    case .left: words.toTheLeft
    case .aheadLeft: words.aheadLeft
    }
  }
}

extension CompassPoint {
  func text(_ words: RouteWords) -> String {
    switch self {
    case .north: words.north
    case .northEast: words.northEast
    case .east: words.east
    case .southEast: words.southEast
    case .south: words.south
    case .southWest: words.southWest
    case .west: words.west
    case .northWest: words.northWest
    }
  }
}
