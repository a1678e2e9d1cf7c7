// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What people who look after a map changed on it: its places, and what is closed for a while.
///
/// A server keeps it beside the file of the map; server and browser apply the same overlay to the same file, so both
/// count the places alike.
public struct MapOverlay: Sendable, Equatable {
  /// Changes whenever anything in it does.
  public var edition: String
  /// Places that were added, changed or taken away, in the order in which they came.
  public var places: [EditedPlace]
  /// What is closed now.
  public var closures: [MapClosure]

  /// More changed places of one map are not taken.
  public static let mostPlaces = 2_000
  /// More is not closed at once on one map.
  public static let mostClosures = 100

  /// An overlay.
  public init(edition: String, places: [EditedPlace] = [], closures: [MapClosure] = []) {
    self.edition = edition
    self.places = places
    self.closures = closures
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { places.isEmpty && closures.isEmpty }

  /// Whether all is the same, texts byte by byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.edition.hasSameBytes(as: right.edition) && left.places == right.places
      && left.closures == right.closures
  }
}

/// A place as somebody who looks after the map wants it.
public struct EditedPlace: Sendable, Equatable {
  /// The key of the map's own place (`PlaceKey`), or an identifier of its own.
  public var id: String
  /// Whether it is not on the map any more; the rest says what it was.
  public var isRemoved = false
  /// What it is called.
  public var name: MapNames
  /// The word of its kind.
  public var category: String
  /// Where it is.
  public var point: MapPoint
  /// False where nobody is sure of its name or place.
  public var isCertain = true
  /// What somebody who cannot see needs to know of it.
  public var note = PlaceNote()

  /// A place.
  public init(id: String, name: MapNames, category: String, point: MapPoint) {
    self.id = id
    self.name = name
    self.category = category
    self.point = point
  }

  /// Whether all is the same, texts byte by byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.id.hasSameBytes(as: right.id) && left.isRemoved == right.isRemoved
      && left.name == right.name && left.category.hasSameBytes(as: right.category)
      && left.point == right.point && left.isCertain == right.isCertain && left.note == right.note
  }
}

/// What people wrote about a place, and where one goes in.
public struct PlaceNote: Sendable, Equatable {
  /// Landmarks, the ground, sounds.
  public var description: MapNames?
  /// Where one goes in.
  public var doors: [Door] = []

  /// More doors of one place are not taken.
  public static let mostDoors = 8

  /// A note that says nothing.
  public init() {}

  /// Whether it says nothing.
  public var isEmpty: Bool { description == nil && doors.isEmpty }

  /// Where one goes in.
  public struct Door: Sendable, Equatable {
    /// Where it is.
    public var point: MapPoint
    /// Which it is, such as "main door, on the north side".
    public var name: MapNames
    /// How one gets to it.
    public var access: DoorAccess
    /// When it is open, as somebody wrote it; empty where nobody did.
    public var hours: String

    /// A door.
    public init(point: MapPoint, name: MapNames, access: DoorAccess, hours: String = "") {
      self.point = point
      self.name = name
      self.access = access
      self.hours = hours
    }

    /// Whether all is the same, texts byte by byte.
    public static func == (left: Self, right: Self) -> Bool {
      left.point == right.point && left.name == right.name && left.access == right.access
        && left.hours.hasSameBytes(as: right.hours)
    }
  }

  /// How one gets to a door.
  public enum DoorAccess: UInt8, Sendable, CaseIterable, Equatable {
    case unknown
    /// Without steps.
    case level
    case steps
    case ramp

    /// The word in files and forms.
    public var word: String {
      switch self {
      case .unknown: "unknown"
      case .level: "level"
      case .steps: "steps"
      case .ramp: "ramp"
      }
    }
  }
}
