// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlaceSearchWords {
  static let english = Edition(
    PlaceSearchWords(
      severalPlaces: "\"{query}\" matches {count} places: {names}. Say which.",
      noSuchPlace: "There is no place \"{query}\" on this map.",
      noSuchPlaceBut: "There is no place \"{query}\" on this map. Did you mean {names}?"))
}
