// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Vibration while chosen cells lie under the fingers, so that a learner finds them.
public struct PadVibration: Sendable, Hashable {
  /// The cells that are felt.
  public var cells: [Cell]
  /// Seconds from one buzz to the next.
  public var interval = Self.usualInterval
  /// True when each buzz is also heard.
  public var hasSound = false
  /// Seconds for which a finger must rest before the first buzz; 0: none.
  public var rest = 0.0

  /// Of YubitenReader (`vibrationInterval`): seconds.
  static let usualInterval = 0.1
  /// Shorter intervals are one long buzz: seconds.
  private static let shortestInterval = 0.03

  /// Every dot, under a finger that rests on it alone.
  init(ofDotsWithSound hasSound: Bool) {
    cells = (1...CellDots.eight.rawValue).map { Cell(dots: [$0]) }
    interval = Self.restInterval
    rest = Self.usualRest
    self.hasSound = hasSound
  }

  /// Longer than a finger lies on the glass when somebody types, and than it takes to feel one buzz apart: seconds.
  private static let usualRest = 0.4
  private static let restInterval = 0.8

  /// Reads `{"cells":"⠂⠐","interval":0.1,"sound":true}`; `interval` and `sound` may be left out.
  public init(json: JSONValue) throws(FieldError) {
    cells = try json.text("cells").scalars.compactMap { Cell(scalar: $0) }
    if json["interval"] != nil {
      let seconds = try json.double("interval")
      guard seconds >= Self.shortestInterval else {
        throw .outOfRange(name: "interval", value: seconds)
      }
      interval = seconds
    }
    if json["sound"] != nil { hasSound = try json.truth("sound") }
  }
}

/// What confirms the dot under a finger that rests on it.
public enum PadFeel: UInt8, Hashable, Worded {
  case none
  case vibration
  /// A sound, and where the device can, vibration with it.
  case sound

  /// The word in events and configurations.
  public var word: String {
    switch self {
    case .none: "none"
    case .vibration: "vibration"
    case .sound: "sound"
    }
  }

  /// What is felt.
  var vibration: PadVibration? {
    switch self {
    case .none: nil
    case .vibration: PadVibration(ofDotsWithSound: false)
    case .sound: PadVibration(ofDotsWithSound: true)
    }
  }
}
