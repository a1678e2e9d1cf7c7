// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileMapPageWords {
  static let english = Edition(
    TactileMapPageWords(
      title: "A map for fingers",
      lead:
        "Print a map that can be felt: streets, ways on foot, steps, parks and places, with a key in braille.",
      toPage: "A map for fingers",
      around: "Around which place?",
      aroundHint:
        "Its name, such as Gare de Monaco. Left empty, all of the map is drawn, with its main streets.",
      metres: "How far to each side",
      make: "Make the map",
      made: "The map for fingers: {name}",
      keySheet: "Sheet {number}: the key",
      mapSheet: "Sheet {number}: the map",
      allSheets: "All sheets in one file",
      printing:
        "Print each sheet at 100 % on swell paper of size A4, or send the file to an embosser. Braille is in the language of this page.",
      nothing:
        "There is no way of this map around that place. Choose another place, or look farther around it.",
      chooseMetres: "Choose how far the map reaches.",
      tooLong: "The name has more than {count} letters. Type a shorter one.",
      from: "From which place does a way lead?",
      fromHint: "Its name. The way is drawn as a wavy line, with marks at both ends.",
      to: "To which place?",
      madeWay: "The map for fingers: from {start} to {end}",
      bothEnds: "A way needs two places. Type both, or neither.",
      placeOrWay: "Type a place to draw what is around it, or the two places of a way, not both.",
      asItIsNow:
        "The map is drawn as it is now: places that were changed are on it, and what is closed has crosses. Print it again when that changes."
    ))
}
