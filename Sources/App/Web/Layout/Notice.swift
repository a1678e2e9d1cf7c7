// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases

/// What the last act did, said once at the top of the next page, with the way to undo it.
struct Notice: Sendable {
  /// A form that takes the act back.
  struct Undo: Sendable {
    let words: String
    let action: String
  }

  let words: String
  /// Whether the act was refused.
  var isRefusal = false
  var undo: Undo?

  /// The notice on the page.
  ///
  /// It is in the title of the document too, where it is spoken: a live region that is there when the page loads
  /// says nothing.
  func node(for visit: Visit) -> Node {
    div(.class(isRefusal ? "notice notice--danger" : "notice notice--good")) {
      (isRefusal ? Icon.alert : .check).node(visit)
      div(.class("cluster")) {
        p { words }
        if let undo {
          form(.action(undo.action), .method(.post)) {
            button(.submit, .class("button")) {
              Icon.undo.node(visit)
              undo.words
            }
          }
        }
      }
    }
  }
}
