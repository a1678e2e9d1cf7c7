// SPDX-License-Identifier: Apache-2.0

import HTML
import Playback
import Speaking

/// The bookmarks of a player: set, gone to, given notes, removed and brought back.
///
/// All of it is the script's, and stays on the device.
func playerBookmarks(_ visit: Visit) -> Node {
  let words = BookmarkPageWords[visit]
  return details {
    summary { words.title }
    div(.class("stack stack--tight")) {
      p(.class("hint")) { words.hint }
      button(.button, .class("button"), .data("act", "bookmark"), .data("part", "bookmark-set")) {
        words.set
      }
      ul(.class("cards"), .data("part", "bookmarks"), .ariaLabel(words.title)) {
        template { row(words) }
      }
      button(
        .button, .class("button"), .data("act", "bookmark-undo"), .data("part", "bookmark-undo"),
        .hidden()
      ) {
        span(.data("part", "bookmark-undo-words"), .data("text"), .dir(.auto)) {}
      }
    }
  }
}

private func row(_ words: BookmarkPageWords) -> Node {
  namedRow(
    go: RowAct(event: "bookmark-go", words: words.go),
    remove: RowAct(event: "bookmark-remove", words: words.remove),
    form: RowAct(event: "bookmark-note", words: words.note), keep: words.keepNote
  ) {
    span { words.newNote }
    input(
      .text, .class("input"), .name("note"), .data("text"), .autocomplete("off"),
      .maxlength(Bookmark.longestNote), .dir(.auto))
  }
}
