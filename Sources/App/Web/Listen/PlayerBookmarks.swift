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

/// A row; each of its buttons tells which bookmark it is of.
private func row(_ words: BookmarkPageWords) -> Node {
  li(.class("card stack")) {
    p(.data("text"), .dir(.auto)) {}
    div(.class("cluster")) {
      button(.button, .class("button"), .data("act", "bookmark-go")) { namedRow(words.go) }
      button(.button, .class("button button--danger"), .data("act", "bookmark-remove")) {
        namedRow(words.remove)
      }
    }
    details(.class("details")) {
      summary { namedRow(words.note) }
      HTML.form(.class("form"), .data("submit", "bookmark-note")) {
        label(.class("field")) {
          span { words.newNote }
          input(
            .text, .class("input"), .name("note"), .data("text"), .autocomplete("off"),
            .maxlength(Bookmark.longestNote), .dir(.auto))
        }
        button(.submit, .class("button")) { words.keepNote }
      }
    }
  }
}
