// SPDX-License-Identifier: Apache-2.0

import Bytes
import Maths

/// What a device says about the way it points; angles in degrees.
public enum CompassReading: Sendable, Equatable {
  /// The direction of the device's upper edge from north, clockwise, as a compass gives it.
  ///
  /// From magnetic or from true north: they differ by a few degrees where people live, little against a quarter of the
  /// compass. `accuracy` is how far it may be off; negative when the compass does not know.
  case north(heading: Double, accuracy: Double?)
  /// The three turns of the W3C device orientation; `isAbsolute` when the first one counts from north.
  case tilt(alpha: Double, beta: Double, gamma: Double, isAbsolute: Bool)
  /// The device has no compass, or did not permit its use.
  case unavailable

  /// The direction in which someone faces who holds the device before them; nil when it cannot be known.
  ///
  /// `screenAngle` is how far the picture is turned against the device, as the browser's `screen.orientation` gives it.
  public func heading(screenAngle: Double = 0) -> Double? {
    guard screenAngle.isFinite else { return nil }
    switch self {
    case .north(let heading, let accuracy):
      guard heading.isFinite, heading >= 0, (accuracy ?? 0) >= 0 else { return nil }
      return Angle.normalised(degrees: heading + screenAngle)
    case .tilt(let alpha, let beta, let gamma, let isAbsolute):
      // Turns that count from wherever the device was when the page began say nothing about north.
      guard isAbsolute, let heading = Self.heading(alpha: alpha, beta: beta, gamma: gamma)
      else { return nil }
      return Angle.normalised(degrees: heading + screenAngle)
    case .unavailable: return nil
    }
  }

  /// The compass direction of a device, whether it lies flat or stands upright.
  ///
  /// The rotation is Z-X'-Y'' (W3C "Device Orientation and Motion"); the sum of where its upper edge points and where its
  /// back points lies before the person in both cases.
  private static func heading(alpha: Double, beta: Double, gamma: Double) -> Double? {
    guard alpha.isFinite, beta.isFinite, gamma.isFinite else { return nil }
    let (a, b, c) = (radians(degrees: alpha), radians(degrees: beta), radians(degrees: gamma))
    let east = -sin(a) * cos(b) - cos(a) * sin(c) - sin(a) * sin(b) * cos(c)
    let north = cos(a) * cos(b) - sin(a) * sin(c) + cos(a) * sin(b) * cos(c)
    guard east * east + north * north > 1e-6 else { return nil }
    return degrees(radians: atan2(east, north))
  }
}

extension CompassReading {
  /// Reads `degrees` (from north) with `accuracy`, or `alpha`, `beta`, `gamma` with `absolute`, or none of them.
  init(json: JSONValue) throws(FieldError) {
    if json["degrees"]?.number != nil {
      self = .north(heading: try json.double("degrees"), accuracy: json["accuracy"]?.number)
    } else if let alpha = json["alpha"]?.number, let beta = json["beta"]?.number,
      let gamma = json["gamma"]?.number
    {
      self = .tilt(
        alpha: alpha, beta: beta, gamma: gamma, isAbsolute: json["absolute"]?.bool ?? false)
    } else {
      self = .unavailable
    }
  }
}
