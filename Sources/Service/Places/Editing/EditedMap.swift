// SPDX-License-Identifier: Apache-2.0

import Database
public import Wayfinding

/// A map that this server offers, with what people changed on it.
public struct EditedMap: Sendable {
  /// What it was made from.
  public enum Base: Sendable {
    /// A list of places.
    case campus(Campus)
    /// A map to walk by.
    case walking(WalkingMap)
  }

  /// The file as it is, without any change.
  public let base: Base
  /// The places with all changes.
  public let places: PlaceMap
  /// These places as GeoJSON.
  public let placesBytes: [UInt8]
  /// Finds ways round what is closed; nil where the server finds none.
  public let planner: RoutePlanner?
  /// What was changed, and is closed now.
  public let overlay: MapOverlay
  /// All that people put on it, also what is not closed yet or any more.
  public let records: [MapRecord]
  /// How often it was changed.
  let version: Int
  /// From when to when it is as it is now.
  let begin: Timestamp
  let end: Timestamp

  /// The word for it in addresses; that of a map to walk by has a folder, so that it is never that of a campus.
  public var key: String { base.key }

  init(
    _ base: Base, version: Int, _ records: [MapRecord], at now: Timestamp
  ) throws(PlaceMapError) {
    self.base = base
    self.version = version
    self.records = records
    var places: [EditedPlace] = []
    var closures: [MapClosure] = []
    var (begin, end) = (
      Timestamp(milliseconds: 0), Timestamp(milliseconds: .max)
    )
    for record in records {
      switch record.item {
      case .place(let place): places.append(place)
      case .closure(let closure):
        guard let days = ClosureDays(closure) else { continue }
        if days.holds(at: now), closures.count < MapOverlay.mostClosures {
          closures.append(closure)
        }
        for moment in [days.begin, days.end] {
          if moment <= now { begin = max(begin, moment) } else { end = min(end, moment) }
        }
      }
    }
    (self.begin, self.end) = (begin, end)
    overlay = MapOverlay(
      edition: "\(version)-\(begin.rawValue / 1000)",
      places: Array(places.prefix(MapOverlay.mostPlaces)), closures: closures)
    switch base {
    case .campus(let campus):
      self.places = campus.map.applying(overlay.places)
      placesBytes =
        overlay.places.isEmpty
        ? campus.bytes : self.places.geoJSON(attribution: campus.attribution)
      planner = nil
    case .walking(let map):
      guard !overlay.isEmpty, var changed = map.decoded else {
        (self.places, placesBytes, planner) = (map.places, map.placesBytes, map.planner)
        return
      }
      planner = map.planner == nil ? nil : RoutePlanner(WalkGraph(changed, overlay))
      changed.apply(overlay.places)
      self.places = try PlaceMap(changed)
      placesBytes = self.places.geoJSON(attribution: map.source.licence)
    }
  }

  /// Whether it is still so.
  func isCurrent(_ version: Int, at now: Timestamp) -> Bool {
    self.version == version && begin <= now && now < end
  }

  /// What is changed or closed as it stands, and how often it was changed.
  public func record(_ kind: MapItem.Kind, id: String) -> MapRecord? {
    records.first { $0.item.kind == kind && $0.item.id == id }
  }

  /// A place as it stands, as it can be changed; nil where the map has none that is known so.
  public func place(_ key: String) -> EditedPlace? {
    if case .place(let place) = record(.place, id: key)?.item { return place }
    switch base {
    case .campus(let campus):
      return campus.map.places.first { $0.key == key }.map {
        EditedPlace($0, in: campus.map, as: key)
      }
    case .walking(let map):
      guard let walkMap = map.decoded else { return nil }
      return walkMap.listedPlaces.first { walkMap.key(ofPlace: $0) == key }.map {
        EditedPlace($0, on: walkMap, as: key)
      }
    }
  }

  /// Whether the file of the map has a place that is known so.
  func hasOwn(_ key: String) -> Bool { basePlaces.places.contains { $0.key == key } }

  /// The words of the kinds of place that it may have.
  public var kinds: [String] {
    switch base {
    case .campus(let campus): campus.map.categories.map(\.id)
    case .walking: WalkMap.Category.allCases.map(\.word)
    }
  }

  /// Whether an extent names something that can be walked; nil where the server does not know the ways.
  func mayClose(_ extent: MapClosure.Extent) -> Bool? {
    switch base {
    case .walking(let map): map.planner?.graph.has(extent)
    case .campus:
      // Without ways there is nothing but a place that can be told.
      if case .around = extent { true } else { false }
    }
  }

  /// Whether a point lies on the map, or no farther from it than this.
  func isNear(_ point: MapPoint, within metres: Double) -> Bool {
    let own = basePlaces.places.contains {
      MapPoint($0.coordinate).distance(to: point) <= metres
    }
    guard !own, case .walking(let map) = base, let graph = map.planner?.graph else { return own }
    return !graph.ways(near: point, within: metres).isEmpty
  }

  /// The places as the file has them.
  public var basePlaces: PlaceMap {
    switch base {
    case .campus(let campus): campus.map
    case .walking(let map): map.places
    }
  }
}

extension EditedMap.Base {
  var key: String {
    switch self {
    case .campus(let campus): campus.id
    case .walking(let map): "maps/\(map.id)"
    }
  }
}
