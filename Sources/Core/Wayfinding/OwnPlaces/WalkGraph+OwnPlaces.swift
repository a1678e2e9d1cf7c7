// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What a map has without the places of the person’s own, which come last on it.
struct OwnPlaceRoom: Sendable {
  let places: Int
  let names: Int

  init(on map: WalkMap) {
    places = map.places.count
    names = map.names.count
  }
}

extension WalkGraph {
  /// A place farther from all ways is on another map, in metres.
  private static let farthest = 1_000.0

  /// Whether a place lies on this map.
  func holds(_ place: OwnPlace) -> Bool {
    nearestWay(to: place.point, where: { _ in true }).map { $0.distance <= Self.farthest } ?? false
  }

  /// Puts the person’s own places on the map, in place of those that were there; the network stays as it is.
  ///
  /// They are called otherwise than any place of the map: that they are the person’s own is told with the name.
  mutating func put(_ places: [OwnPlace], after room: OwnPlaceRoom, in language: Language) {
    map.places.removeSubrange(room.places...)
    map.names.removeSubrange(room.names...)
    for own in places where holds(own) {
      var place = WalkMap.MapPlace(point: own.point, category: .other, kind: "")
      place.name = map.names.count
      map.names.append(MapNames(OwnPlaceWords[language].ownPlace(own.name)))
      map.places.append(place)
    }
  }
}
