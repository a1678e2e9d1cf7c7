// SPDX-License-Identifier: Apache-2.0

import HTML

/// What a control in a row does: the event that it sends, and its words.
struct RowAct {
  let event: String
  let words: String
}

/// A row of a list that a session fills, such as a bookmark: what it is, a button that goes there, one that removes it,
/// and a form behind a heading.
///
/// The session gives it the text, the name of the row for each of the three controls, and what `field` takes.
func namedRow(
  go: RowAct, remove: RowAct, form: RowAct, keep: String, @HTMLBuilder field: () -> Node
) -> Node {
  li(.class("card stack")) {
    p(.data("text"), .dir(.auto)) {}
    div(.class("cluster")) {
      button(.button, .class("button"), .data("act", go.event)) { rowWords(go.words) }
      button(.button, .class("button button--danger"), .data("act", remove.event)) {
        rowWords(remove.words)
      }
    }
    details(.class("details")) {
      summary { rowWords(form.words) }
      HTML.form(.class("form"), .data("submit", form.event)) {
        label(.class("field")) { field() }
        button(.submit, .class("button")) { keep }
      }
    }
  }
}

/// Words in a row and then, for those who hear them alone, which row it is.
func rowWords(_ words: String) -> Node {
  .fragment([.text(words + " "), span(.class("visually-hidden"), .data("text"), .dir(.auto)) {}])
}
