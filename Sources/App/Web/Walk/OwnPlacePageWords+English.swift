// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OwnPlacePageWords {
  static let english = Edition(
    OwnPlacePageWords(
      title: "Places of your own",
      hint:
        "Remember a place under a name: it is kept on this device only, and on no server. On the way it is told as “My bakery (own place)”, so it differs from the map’s places. Of two of yours with the same name, the second gets a number.",
      name: "Name of the place",
      nameHint: "What you call it, such as My bakery.",
      position: "Its position",
      positionHint:
        "Left empty, the place is where you are. Or latitude and longitude, such as 43.7396, 7.4271.",
      markHint:
        "Left empty, the place is where the mark on the map is. Or latitude and longitude, such as 43.7396, 7.4271. Your places are squares on the map.",
      remember: "Remember this place",
      go: "The way there",
      goThere: "Go there",
      rename: "Rename",
      newName: "New name",
      remove: "Remove",
      save: "Save my places as a GeoJSON file",
      open: "Open a GeoJSON file",
      openHint: "The points in it become places of your own. The file stays on this device.",
      group: "Places of your own"))
}
