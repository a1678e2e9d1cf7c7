// SPDX-License-Identifier: Apache-2.0

public import Wayfinding

extension ReadMap {
  /// Puts the places of somebody's own list on the map.
  public mutating func put(_ list: PlaceMap) -> WalkMap.OwnPlaces {
    map.put(list) { PlaceRules.category(called: $0) }
  }
}
