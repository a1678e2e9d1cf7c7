// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said when no place, or more than one, has the name that was asked for.
struct PlaceSearchWords: Words {
  let severalPlaces: Template
  let noSuchPlace: Template
  let noSuchPlaceBut: Template
}
