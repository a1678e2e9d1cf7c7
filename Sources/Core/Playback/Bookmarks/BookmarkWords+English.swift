// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension BookmarkWords {
  /// The words in English.
  public static let english = Edition(
    BookmarkWords(
      set: "Bookmark set: {place}.",
      already: "There is a bookmark already: {place}.",
      withNote: "{place}: {note}",
      noted: "Note kept: {place}.",
      noNote: "The bookmark has no note now.",
      removed: "Bookmark removed: {place}.",
      undo: "Bring back bookmark: {place}",
      isBack: "Bookmark back again: {place}.",
      nothingToUndo: "There is nothing to bring back.",
      noSuchBookmark: "This bookmark is not there any more. Load the page again.",
      elsewhere: "{title} is not in this player. Choose it in the contents first.",
      longNote: "The note has more than 200 letters. Type a shorter one.",
      tooMany: "There are 200 bookmarks here. Remove one first.",
      notKept:
        "This device could not keep it: the storage of the browser is full or switched off. Make room and try again.",
      damaged: "What this device had kept of your bookmarks could not be read, and was put aside."))
}
