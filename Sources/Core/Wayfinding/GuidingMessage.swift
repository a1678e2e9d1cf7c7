// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// The sentence that says where a place lies, in the manner of OrientatUA: the larger leg first.
///
/// "Biblioteca General is about 370 metres ahead and about 70 metres to your right." It speaks of a straight line and
/// never claims that a way is free.
public struct GuidingMessage: Sendable, Equatable {
  /// A way to go or to look.
  public enum Direction: UInt8, Sendable, CaseIterable, Equatable {
    case ahead
    case right
    case behind
    case left
    case north
    case east
    case south
    case west
  }

  /// One leg of the way.
  public struct Leg: Sendable, Equatable {
    /// Which way.
    public var direction: Direction
    /// How far.
    public var distance: SpokenDistance
  }

  /// What there is to say.
  public enum Content: Sendable, Equatable {
    /// One or two legs, the larger first; of equal ones the one ahead or behind first.
    case away([Leg])
    /// The place is here, no farther than this; and on which side, when it is far enough to have one.
    case here(within: SpokenDistance, side: Direction?)
  }

  /// The name of the place.
  public var name: PlaceName
  /// What there is to say of it.
  public var content: Content

  /// A leg shorter than this is left out, in metres: about what a phone's position is off (95 % within 10 m outdoors).
  public static let shortestLeg = 5.0
  /// A place no farther than this is here, in metres.
  ///
  /// The paper still counts legs out at 45 m (its position 3 and 4), and 12 to 15 m is what walkers' guides use today.
  public static let arrivalDistance = 15.0

  /// The message for someone who faces a quarter of the compass.
  public init(name: PlaceName, position: RelativePosition, accuracy: Double = 0) {
    self.init(
      name: name,
      main: (position.forward, .ahead, .behind), cross: (position.right, .right, .left),
      distance: position.distance, accuracy: accuracy)
  }

  /// The message for someone whose heading is not known: by the points of the compass.
  public init(name: PlaceName, legs: Legs, accuracy: Double = 0) {
    self.init(
      name: name,
      main: (legs.north, .north, .south), cross: (legs.east, .east, .west),
      distance: legs.distance, accuracy: accuracy)
  }

  private typealias SignedLeg = (metres: Double, positive: Direction, negative: Direction)

  /// `accuracy` is how far the position may be off, in metres; arriving cannot be surer than that.
  private init(
    name: PlaceName, main: SignedLeg, cross: SignedLeg, distance: Double, accuracy: Double
  ) {
    self.name = name
    let ordered = cross.metres.magnitude > main.metres.magnitude ? [cross, main] : [main, cross]
    let legs = ordered.filter { $0.metres.magnitude >= Self.shortestLeg }.map { leg in
      Leg(
        direction: leg.metres < 0 ? leg.negative : leg.positive,
        distance: SpokenDistance(metres: leg.metres))
    }
    content =
      distance <= Self.arrivalDistance
      ? .here(
        within: SpokenDistance(within: max(distance, accuracy)), side: legs.first?.direction)
      : .away(legs)
  }

  /// The sentence in one language.
  public func text(in language: Language) -> String {
    text(in: language, calling: name.inSentence(language))
  }

  /// The sentence as it stands under the name of the place, which it does not say again.
  public func unnamedText(in language: Language) -> String {
    text(in: language, calling: WalkWords[language].it)
  }

  private func text(in language: Language, calling name: String) -> String {
    switch content {
    case .away(let legs):
      var way = ""
      for leg in legs {
        if !way.isEmpty { way += Punctuation[language].and }
        way += leg.text(in: language)
      }
      return WalkWords[language].away(["name": name, "way": way])
    case .here(let distance, let side):
      let distance = distance.text(in: language)
      guard let side else {
        return WalkWords[language].here(["name": name, "distance": distance])
      }
      return WalkWords[language].hereOnSide([
        "name": name, "distance": distance, "side": side.text(in: language),
      ])
    }
  }
}

extension GuidingMessage.Leg {
  /// The words, such as "about 370 metres ahead".
  func text(in language: Language) -> String {
    WalkWords[language].leg([
      "distance": distance.text(in: language),
      "direction": direction.text(in: language),
    ])
  }
}

extension GuidingMessage.Direction {
  /// The quarter, as seen from someone, in which a turn of -180° to 180° points.
  init(turn: Double) {
    self =
      switch Facing(heading: turn) {
      case .north: .ahead
      case .east: .right
      case .south: .behind
      case .west: .left
      }
  }

  /// The point of the compass that is nearest to a bearing.
  init(bearing: Double) {
    self =
      switch Facing(heading: bearing) {
      case .north: .north
      case .east: .east
      case .south: .south
      case .west: .west
      }
  }
}
