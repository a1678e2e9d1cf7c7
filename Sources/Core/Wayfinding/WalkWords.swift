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
  let typedPosition: String
  let nothingToRepeat: String
  let nothingAround: String
  let noMap: String
  let stopped: String
  /// The act that turns position and compass on.
  public let useMyPosition: String
  let stopUsingPosition: String
  let guideMe: String
  /// The act that turns off speaking without being asked.
  public let guideOnRequest: String
  let guidingOn: String
  let guidingOff: String
  let chooseAnother: String
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

extension WalkWords {
  func facing(_ facing: Facing) -> String {
    switch facing {
    case .north: facingNorth
    case .east: facingEast
    case .south: facingSouth
    case .west: facingWest
    }
  }

  /// A direction, as it follows a distance.
  func direction(_ direction: GuidingMessage.Direction) -> String {
    switch direction {
    case .ahead: ahead
    case .right: right
    case .behind: behind
    case .left: left
    case .north: north
    case .east: east
    case .south: south
    case .west: west
    }
  }

  func failure(_ failure: WalkSession.FixFailure) -> String {
    switch failure {
    case .denied: positionDenied
    case .unavailable: positionUnavailable
    case .timeout: positionTimeout
    }
  }
}
