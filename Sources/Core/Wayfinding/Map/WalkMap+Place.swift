// SPDX-License-Identifier: Apache-2.0

import Bytes

extension WalkMap {
  /// What one may want to go to, or know of.
  public struct MapPlace: Sendable, Equatable {
    /// Where it is: one point, the middle of a building where it is one.
    public var point: MapPoint
    /// The kind of place.
    public var category: Category
    /// The word of the source for it, such as `cafe`.
    public var kind: String
    /// Its name, by number; nil for what has none, such as a stop or a fountain.
    public var name: Int?
    /// Its outline, by number.
    public var outline: Int?

    /// A place.
    public init(point: MapPoint, category: Category, kind: String) {
      self.point = point
      self.category = category
      self.kind = kind
    }

    /// Whether all is the same, the word byte by byte.
    public static func == (left: Self, right: Self) -> Bool {
      left.point == right.point && left.category == right.category
        && left.kind.hasSameBytes(as: right.kind) && left.name == right.name
        && left.outline == right.outline
    }
  }

  /// The kinds of places that people choose from.
  public enum Category: UInt8, Sendable, CaseIterable, Equatable {
    case food
    case shop
    case health
    case education
    case culture
    case worship
    case publicService
    case office
    case lodging
    case transport
    case toilets
    case money
    case sport
    case park
    case sight
    case parking
    case water
    case building
    case neighbourhood
    case other
  }

  /// A building or an area.
  public struct Outline: Sendable, Equatable {
    /// What it is.
    public var kind: OutlineKind
    /// Its name, by number.
    public var name: Int?
    /// Its corners in order; the last is joined with the first.
    public var ring: [MapPoint]
    /// Rings within it that do not belong to it, such as the courtyards of a building.
    public var holes: [[MapPoint]] = []

    /// An outline.
    public init(kind: OutlineKind, name: Int? = nil, ring: [MapPoint]) {
      self.kind = kind
      self.name = name
      self.ring = ring
    }
  }

  /// What an outline is around.
  public enum OutlineKind: UInt8, Sendable, CaseIterable, Equatable {
    case building
    case square
    /// The surface of a road or a path.
    case roadSurface
    case park
    case water
    case parking
    case platform
    /// The grounds of a school, a hospital or the like.
    case grounds
    case sport
  }
}
