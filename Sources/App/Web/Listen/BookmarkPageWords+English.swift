// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookmarkPageWords {
  static let english = Edition(
    BookmarkPageWords(
      title: "Bookmarks",
      hint:
        "A bookmark marks what you hear now, to come back to it. It is kept on this device only, and on no server.",
      set: "Set a bookmark here",
      go: "Go to bookmark",
      remove: "Remove bookmark",
      note: "Note of bookmark",
      newNote: "Note, at most 200 letters; left empty, the note is removed",
      keepNote: "Keep the note"))
}
