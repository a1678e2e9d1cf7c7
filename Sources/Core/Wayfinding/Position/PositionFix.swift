// SPDX-License-Identifier: Apache-2.0

/// A position as a receiver told it.
public struct PositionFix: Sendable, Equatable {
  /// Where it says that the device is.
  public var coordinate: Coordinate
  /// How far off the position is at most in 95 of 100 cases, in metres (W3C Geolocation); nil where nobody said.
  public var accuracy: Double?
  /// When the receiver measured it, in seconds from any beginning.
  public var time: Double
  /// How fast the device moves, in metres a second.
  public var speed: Double?
  /// Whither it moves, in degrees from true north, clockwise.
  public var course: Double?

  /// A position with what the receiver said of it.
  public init(
    _ coordinate: Coordinate, accuracy: Double?, at time: Double, speed: Double? = nil,
    course: Double? = nil
  ) {
    self.coordinate = coordinate
    self.accuracy = accuracy
    self.time = time
    self.speed = speed
    self.course = course
  }
}

/// Where someone is, as far as the fixes up to now tell.
public struct PositionEstimate: Sendable, Equatable {
  /// The likeliest place.
  public var coordinate: Coordinate
  /// How far off it is at most in 95 of 100 cases, in metres.
  public var accuracy: Double
  /// Metres a second.
  public var speed: Double
  /// Whither they walk; nil for who stands, and where it is not known.
  public var course: Course?
  /// How old the last fix is that counted, in seconds.
  public var age: Double
  /// Whether the receiver has since told a place that is not believed yet.
  public var isDisputed: Bool

  /// A place with how far off it may be; for tests of what uses it, and for replay.
  public init(
    _ coordinate: Coordinate, accuracy: Double, speed: Double = 0, course: Course? = nil,
    age: Double = 0, isDisputed: Bool = false
  ) {
    self.coordinate = coordinate
    self.accuracy = accuracy
    self.speed = speed
    self.course = course
    self.age = age
    self.isDisputed = isDisputed
  }
}

/// The direction in which someone moves.
public struct Course: Sendable, Equatable {
  /// Degrees from true north, clockwise, 0 up to 360.
  public var degrees: Double
  /// How far off it is at most in 95 of 100 cases, in degrees, up to 180.
  public var accuracy: Double

  /// A direction with how far off it may be.
  public init(degrees: Double, accuracy: Double) {
    self.degrees = Angle.normalised(degrees: degrees)
    self.accuracy = accuracy
  }
}
