// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension OwnPlaceWords {
  /// The words in English.
  public static let english = Edition(
    OwnPlaceWords(
      ownPlace: "{name} (own place)",
      elsewhere: "{name} (not on this map)",
      keptHere: "Kept on this device: {name}, where you are now.",
      keptWithin:
        "Kept on this device: {name}, where you are now. Your position may be off by up to {distance}.",
      keptAtStep: "Kept on this device: {name}, at the step that is read.",
      keptInMind: "Kept on this device: {name}, where you have come to in your mind.",
      keptTyped: "Kept on this device: {name}, at the typed position.",
      keptAtMark: "Kept on this device: {name}, at the mark on the map.",
      numbered: "Another of your places has that name, so this one is called {name}.",
      numberedMany: "{count} of them got a number, since others of your places have their names.",
      looking: "Looking for your position, to keep this place.",
      tooPoor:
        "Your position is known only within {distance}: that is too little to keep a place. Go where the sky is free, or type the position.",
      renamed: "{old} is called {name} now.",
      removed: "Removed: {name}.",
      undo: "Bring back: {name}",
      isBack: "Back again: {name}.",
      nothingToUndo: "There is nothing to bring back.",
      needsName: "Type a name for the place.",
      longName: "The name has more than 100 letters. Type a shorter one.",
      tooMany: "You have 200 places. Remove one first.",
      tooManyInFile:
        "You can have 200 places, and the file has {count}. Remove some of yours, or take some out of the file.",
      taken: "Places taken from the file: {count}.",
      wereThere: "Left out, since you had them: {count}.",
      wrongFile: "{problem} Nothing was taken from the file.",
      noFile: "This file could not be read: it is no text, or larger than 1 MB.",
      noPlaces: "There is no place of your own yet.",
      noSuchPlace: "This place is not there any more. Load the page again.",
      notHere: "{name} is not on this map.",
      notKept:
        "This device could not keep it: the storage of the browser is full or switched off. Save your places as a file, and make room.",
      damaged: "What this device had kept of your places could not be read, and was put aside."))
}
