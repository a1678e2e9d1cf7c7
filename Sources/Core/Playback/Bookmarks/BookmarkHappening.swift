// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What can happen to the bookmarks of a player.
public enum BookmarkHappening: Sendable, Equatable {
  /// The place that is heard is to be marked.
  case set
  /// A marked place is wanted, by its key in the list.
  case go(String)
  /// A bookmark gets a note; an empty one takes it away.
  case note(String, key: String)
  case remove(String)
  /// The one that was removed last is wanted back.
  case undo

  /// What this kind of event holds; nil where it is none of these.
  init?(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "bookmark": self = .set
    case "bookmark-go": self = .go(try json.text("key"))
    case "bookmark-note":
      self = .note(try json.optionalText("note") ?? "", key: try json.text("key"))
    case "bookmark-remove": self = .remove(try json.text("key"))
    case "bookmark-undo": self = .undo
    default: return nil
    }
  }
}
