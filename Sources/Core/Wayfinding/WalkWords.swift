// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a walk says and shows; names of places and what is wrong with a map are in `MapWords`.
public struct WalkWords: Words {
  let straightLine: String
  let noCompass: String
  let poorCompass: String
  let choosePlaceFirst: String
  let noPosition: String
  let searching: String
  let foundAgain: String
  let typedPosition: String
  let nothingToRepeat: String
  let nothingAround: String
  let noMap: String
  let stopped: String
  /// The act that turns position and compass on.
  public let useMyPosition: String
  /// The act that turns them off again.
  public let stopUsingPosition: String
  /// The act that turns on speaking without being asked.
  public let guideMe: String
  /// The act that turns off speaking without being asked.
  public let guideOnRequest: String
  let guidingOn: String
  let guidingOff: String
  let chooseAnother: String
  /// What the form does while no place is chosen.
  let chooseThisPlace: String
  /// What it does with a typed position.
  public let useTyped: String
  /// A kind of place in a list, with how many there are.
  let countedCategory: Template
  /// A place in a list, with how far it is.
  let farPlace: Template
  /// The map is of another town.
  let farFromAll: Template
  let near: Template
  /// One of the places near, with a leg.
  let nearPlace: Template

  // Sentences with a place or a distance
  let chosen: Template
  let poorPosition: Template
  let goodPosition: Template
  let oldPosition: Template
  /// A place that is not here; `way` is a leg, or two joined by "and".
  let away: Template
  let here: Template
  let hereOnSide: Template
  /// What stands for the name in these three where the name stands above them already.
  let it: String
  /// One leg of a way, such as "about 370 metres ahead".
  let leg: Template
  let metres: Plural
  let kilometres: Plural

  // Directions, as they follow a distance
  let ahead: String
  let right: String
  let behind: String
  let left: String
  let north: String
  let east: String
  let south: String
  let west: String

  // Which way the person faces
  let facingNorth: String
  let facingEast: String
  let facingSouth: String
  let facingWest: String

  // Why the device tells no position
  let positionDenied: String
  let positionUnavailable: String
  let positionTimeout: String
}

extension Facing {
  /// The sentence that tells the person which way they face.
  func sentence(in language: Language) -> String {
    switch self {
    case .north: WalkWords[language].facingNorth
    case .east: WalkWords[language].facingEast
    case .south: WalkWords[language].facingSouth
    case .west: WalkWords[language].facingWest
    }
  }
}

extension GuidingMessage.Direction {
  /// The words, as they follow a distance.
  func text(in language: Language) -> String {
    switch self {
    case .ahead: WalkWords[language].ahead
    case .right: WalkWords[language].right
    case .behind: WalkWords[language].behind
    case .left: WalkWords[language].left
    case .north: WalkWords[language].north
    case .east: WalkWords[language].east
    case .south: WalkWords[language].south
    case .west: WalkWords[language].west
    }
  }
}

extension WalkSession.FixFailure {
  /// Why the device tells no position, and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .denied: WalkWords[language].positionDenied
    case .unavailable: WalkWords[language].positionUnavailable
    case .timeout: WalkWords[language].positionTimeout
    }
  }
}
