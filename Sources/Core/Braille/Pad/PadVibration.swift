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

  /// Of YubitenReader (`vibrationInterval`): seconds.
  static let usualInterval = 0.1
  /// Shorter intervals are one long buzz: seconds.
  private static let shortestInterval = 0.03

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
