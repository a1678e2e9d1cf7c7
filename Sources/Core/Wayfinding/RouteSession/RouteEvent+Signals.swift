// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension RouteSession {
  /// What can happen to what is heard and felt beside the words.
  public enum SignalHappening: Sendable, Equatable {
    /// The person wants the sound ahead, or no more.
    case beacon
    /// How loud, 0 to 1.
    case volume(Double)
    /// Whether the device is to vibrate.
    case vibration(Bool)
    /// The device told which way it points; when in seconds since 1970, since magnetic north moves.
    case heading(CompassReading, screenAngle: Double, date: Double?)
    /// The screen cannot be kept on.
    case awakeFailed
  }
}

extension RouteSession.SignalHappening {
  /// What this kind of event holds; nil where it is none of these.
  init?(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "beacon": self = .beacon
    case "beacon-volume": self = .volume(Double(try json.text("value")) ?? 1)
    case "vibration": self = .vibration(json["value"]?.bool ?? false)
    case "heading":
      self = .heading(
        try CompassReading(json: json), screenAngle: json["screen"]?.number ?? 0,
        date: json["date"]?.number)
    case "awake-failed": self = .awakeFailed
    default: return nil
    }
  }
}
