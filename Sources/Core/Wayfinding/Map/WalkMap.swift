// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A map to walk by: ways that meet at nodes, what lies on them, and the places around.
///
/// Parts name one another by their numbers, counted from 0. `check` holds them all; a map that was read from a pack has
/// been checked.
public struct WalkMap: Sendable, Equatable {
  /// Where a map comes from.
  public struct Source: Sendable, Equatable {
    /// What the map is called, as the person who made it wrote it.
    public var title: String
    /// Who made the data, such as "OpenStreetMap".
    public var origin: String
    /// The line that the licence asks to be shown with the map.
    public var licence: String

    /// Names a source.
    public init(title: String, origin: String, licence: String) {
      self.title = title
      self.origin = origin
      self.licence = licence
    }

    /// Whether all texts have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
      left.title.hasSameBytes(as: right.title) && left.origin.hasSameBytes(as: right.origin)
        && left.licence.hasSameBytes(as: right.licence)
    }
  }

  /// Where it comes from.
  public var source: Source
  /// Names of ways, places, entrances and outlines; each stands once.
  public var names: [MapNames] = []
  /// Where ways end, meet, or have something on them.
  public var nodes: [MapPoint] = []
  /// The stretches between nodes.
  public var ways: [Way] = []
  /// Where roads are crossed.
  public var crossings: [Crossing] = []
  /// What stands in a way and can be passed, such as a gate.
  public var barriers: [Barrier] = []
  /// Kerbs that the map has on their own.
  public var kerbs: [Kerb] = []
  /// Doors and gates of buildings.
  public var entrances: [Entrance] = []
  /// What one may want to go to, or know of.
  public var places: [MapPlace] = []
  /// Buildings and areas.
  public var outlines: [Outline] = []
  /// Whether it came from a pack of an older format, which knows neither tracks that are crossed nor courtyards.
  public internal(set) var isOlder = false
  /// What people wrote about places, by their numbers; no pack has it (`apply`).
  public internal(set) var notes: [Int: PlaceNote] = [:]
  /// What places that people changed are known by, by their numbers; no pack has it either.
  var editedKeys: [Int: String] = [:]

  /// A map with nothing on it.
  public init(source: Source) { self.source = source }
}
