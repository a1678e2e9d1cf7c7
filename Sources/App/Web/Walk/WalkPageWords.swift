// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What only the page of Walk says; the rest it has from the session, in `WalkWords`.
struct WalkPageWords: Words {
  let titleOfMap: Template
  let campus: String
  let openMap: String
  let category: String
  let allPlaces: String
  let place: String
  let ask: String
  let around: String
  let `repeat`: String
  let changePlace: String
  let position: String
  let positionHint: String
  let facing: String
  let unknownFacing: String
  let north: String
  let east: String
  let south: String
  let west: String
  let typeInstead: String
  let way: String
  let sentToServer: String
  let staysHere: String
  let straightLine: String
  let places: Plural
  /// Names the list of the places around.
  let nearby: String
  /// What the picture of a map shows, for those who hear it.
  let picture: Template
  let openPicture: String
  /// Whose data the map is made of.
  let mapData: Template
  /// How maps are added.
  let moreMaps: String
  let noMaps: String
  let choosePlace: String
}
