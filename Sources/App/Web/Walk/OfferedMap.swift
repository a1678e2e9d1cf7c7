// SPDX-License-Identifier: Apache-2.0

import Interface
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
  /// The page of the map for fingers, where the server can draw one.
  let tactileAddress: String?
  /// Where what people changed on it is fetched from; nil where nobody did.
  let overlayAddress: String?
  /// What is closed on it now.
  let closures: [MapClosure]
  /// Finds ways for whom scripts do not, where the server can.
  let planner: RoutePlanner?

  struct Picture {
    let address: String
    /// Its size in units.
    let width: Int
    let height: Int
    /// The height of the map in it, without what stands below.
    let mapHeight: Int
    /// Where places lie in it.
    let places: MapPicture
  }

  init(_ map: EditedMap) {
    key = map.key
    places = map.places
    closures = map.overlay.closures
    planner = map.planner
    // Everything that is fetched is of the edition of the page: both count the places alike.
    let edition = map.overlay.isEmpty ? nil : map.overlay.edition
    let query = edition.map { "?edition=\($0)" } ?? ""
    switch map.base {
    case .campus(let campus):
      placesAddress = "/walk/campuses/\(campus.id)" + query
      (source, picture, packAddress, tactileAddress, overlayAddress) = (nil, nil, nil, nil, nil)
    case .walking(let walking):
      let address = "/walk/maps/\(walking.id)"
      placesAddress = address + "/places" + query
      source = walking.source
      packAddress = address
      overlayAddress = edition.map { "\(address)/overlay?edition=\($0)" }
      tactileAddress =
        walking.hasTactile ? "/walk/fingers?campus=\(map.key.inAddress)" : nil
      picture = walking.picture.map { picture in
        Picture(
          address: "\(address)/picture.svg", width: Int(picture.width.rounded()),
          height: Int(picture.documentHeight.rounded()), mapHeight: Int(picture.height.rounded()),
          places: picture)
      }
    }
  }

  /// What people call it.
  func name(_ visit: Visit) -> String { places.name?.text(in: visit.language) ?? key }
}

extension Site {
  /// All that can be chosen, campuses first.
  func offeredMaps() async throws -> [OfferedMap] { try await maps.all().map { OfferedMap($0) } }
}

extension [OfferedMap] {
  /// The map with this key, or the first where there is none.
  func map(_ key: String?) -> OfferedMap? { first { $0.key == key } ?? first }

  /// The map with this key where it has ways, else the first that has.
  func mapWithWays(_ key: String?) -> OfferedMap? { filter { $0.packAddress != nil }.map(key) }
}
