// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Why a file of OpenStreetMap gave no map, and what to do.
struct MapReadingWords: Words {
  let unreadable: String
  let tooLarge: Template
  let unknownFormat: String
  let damaged: String
  let tooMuch: String
  let tooSlow: Template
  let missing: Template
  let failed: Template
  let empty: String
  let emptyArea: String
  let noWalkableWay: String
  let waysWithoutNodes: String
  let noSuchArea: Template
  let noSuchAreaBut: Template
  let severalAreas: Template
  let cutArea: Template
}
