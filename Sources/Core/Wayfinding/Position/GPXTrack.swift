// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Walks, routes and places as GPX files hold them (Topografix GPX 1.1).
public struct GPXTrack: Sendable, Equatable {
  /// A point with what the file knows of it.
  public struct Point: Sendable, Equatable {
    /// Where it is.
    public var coordinate: Coordinate
    /// When somebody was there, in seconds since 1970 at Greenwich.
    public var time: Double?
    /// How far off it is at most in 95 of 100 cases, in metres.
    public var accuracy: Double?
    /// Metres above the sea.
    public var elevation: Double?
    /// How fast they were, in metres a second.
    public var speed: Double?
    /// Whither they went, in degrees from true north, clockwise.
    public var course: Double?

    /// A point of which nothing else is known.
    public init(
      _ coordinate: Coordinate, time: Double? = nil, accuracy: Double? = nil,
      elevation: Double? = nil
    ) {
      self.coordinate = coordinate
      self.time = time
      self.accuracy = accuracy
      self.elevation = elevation
    }
  }

  /// A point with a name: a place, or a step of a route.
  public struct Place: Sendable, Equatable {
    /// The point.
    public var point: Point
    /// What it is called.
    public var name: String?

    /// A point with its name.
    public init(_ point: Point, name: String? = nil) {
      self.point = point
      self.name = name
    }

    /// Whether the points are the same and the names have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
      left.point == right.point && GPXTrack.isSame(left.name, right.name)
    }
  }

  /// A way that somebody went, without a gap.
  public struct Segment: Sendable, Equatable {
    /// What the track is called that it belongs to.
    public var name: String?
    /// Its points in the order in which they were passed.
    public var points: [Point]

    /// A way of these points.
    public init(name: String? = nil, points: [Point]) {
      self.name = name
      self.points = points
    }

    /// Whether the points are the same and the names have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
      left.points == right.points && GPXTrack.isSame(left.name, right.name)
    }
  }

  /// A way that somebody is to go.
  public struct Route: Sendable, Equatable {
    /// What it is called.
    public var name: String?
    /// Its steps in order.
    public var steps: [Place]

    /// A way over these steps.
    public init(name: String? = nil, steps: [Place]) {
      self.name = name
      self.steps = steps
    }

    /// Whether the steps are the same and the names have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
      left.steps == right.steps && GPXTrack.isSame(left.name, right.name)
    }
  }

  /// What the file calls itself.
  public var name: String?
  /// Ways that somebody went.
  public var segments: [Segment] = []
  /// Ways to go.
  public var routes: [Route] = []
  /// Places.
  public var places: [Place] = []

  /// A track with nothing in it.
  public init(name: String? = nil) { self.name = name }

  /// Whether all parts are the same and the names have the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.segments == right.segments && left.routes == right.routes && left.places == right.places
      && isSame(left.name, right.name)
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    left?.hasSameBytes(as: right) ?? (right == nil)
  }
}

extension GPXTrack.Point {
  /// The point as a receiver would tell it; nil where the file does not say when somebody was there.
  public var fix: PositionFix? {
    time.map {
      PositionFix(coordinate, accuracy: accuracy, at: $0, speed: speed, course: course)
    }
  }
}
