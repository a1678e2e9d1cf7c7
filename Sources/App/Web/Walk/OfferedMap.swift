// SPDX-License-Identifier: Apache-2.0

import Places
import Speaking
import Wayfinding

/// A map that can be chosen on the page of Walk: a campus, or a map to walk by.
struct OfferedMap {
  /// The word for it in the form; that of a map to walk by has a folder, so that it is never that of a campus.
  let key: String
  let places: PlaceMap
  /// Where the places are fetched from.
  let placesAddress: String
  /// Where the map comes from, when it says so.
  let source: WalkMap.Source?
  /// The picture of the map, where there is one.
  let picture: Picture?
  /// Where the pack is fetched from, where ways can be found on the map.
  let packAddress: String?
  /// Finds ways for whom scripts do not, where the server can.
  let planner: RoutePlanner?

  struct Picture {
    let address: String
    /// Its size in units.
    let width: Int
    let height: Int
  }

  init(_ campus: Campus) {
    key = campus.id
    places = campus.map
    placesAddress = "/walk/campuses/\(campus.id)"
    source = nil
    picture = nil
    packAddress = nil
    planner = nil
  }

  init(_ map: WalkingMap) {
    key = "maps/\(map.id)"
    places = map.places
    placesAddress = "/walk/maps/\(map.id)/places"
    source = map.source
    packAddress = "/walk/maps/\(map.id)"
    planner = map.planner
    picture = map.picture.map { picture in
      Picture(
        address: "/walk/maps/\(map.id)/picture.svg", width: Int(picture.width.rounded()),
        height: Int(picture.documentHeight.rounded()))
    }
  }

  /// What people call it.
  func name(_ visit: Visit) -> String { places.name?.text(in: visit.language) ?? key }
}

extension Site {
  /// All that can be chosen, campuses first.
  var offeredMaps: [OfferedMap] {
    campuses.all.map { OfferedMap($0) } + walkingMaps.all.map { OfferedMap($0) }
  }

  /// The map with this key, or the first where there is none.
  func offeredMap(_ key: String?) -> OfferedMap? {
    let all = offeredMaps
    return all.first { $0.key == key } ?? all.first
  }
}
