// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Something that cannot be walked for a while.
public struct MapClosure: Sendable, Equatable {
  /// How much of the map is closed.
  public enum Extent: Sendable, Equatable {
    /// Every way that comes within so many metres of a point.
    case around(MapPoint, metres: Int)
    /// Every way of this name; with a point, only what comes within so many metres of it.
    case street(String, near: MapPoint?, metres: Int)
    /// The one of its kind that is nearest to a point.
    case nearest(Thing, MapPoint)

    /// Whether all is the same, the name byte by byte.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.around(let one, let metres), .around(let other, let others)):
        one == other && metres == others
      case (.street(let one, let near, let metres), .street(let other, let nears, let others)):
        one.hasSameBytes(as: other) && near == nears && metres == others
      case (.nearest(let one, let point), .nearest(let other, let points)):
        one == other && point == points
      case (.around, _), (.street, _), (.nearest, _): false
      }
    }
  }

  /// Something on the map that can be closed by itself.
  public enum Thing: UInt8, Sendable, CaseIterable, Equatable {
    case steps
    case gate
    case crossing

    /// The word in files and forms.
    public var word: String {
      switch self {
      case .steps: "steps"
      case .gate: "gate"
      case .crossing: "crossing"
      }
    }
  }

  /// What knows it from others of the map.
  public var id: String
  /// What is closed, in words.
  public var what: MapNames
  /// Why.
  public var reason: MapNames?
  /// How much of the map that is.
  public var extent: Extent
  /// The first day, such as 2026-11-25.
  public var from: String
  /// The last day.
  public var until: String

  /// How far around a point something can be closed, in metres.
  public static let radii = 1...500
  /// What lies farther from the point is not what was meant, in metres.
  static let reach = 60.0

  /// A closure.
  public init(
    id: String, what: MapNames, reason: MapNames? = nil, extent: Extent, from: String,
    until: String
  ) {
    self.id = id
    self.what = what
    self.reason = reason
    self.extent = extent
    self.from = from
    self.until = until
  }

  /// Whether all is the same, texts byte by byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.id.hasSameBytes(as: right.id) && left.what == right.what && left.reason == right.reason
      && left.extent == right.extent && left.from.hasSameBytes(as: right.from)
      && left.until.hasSameBytes(as: right.until)
  }
}
