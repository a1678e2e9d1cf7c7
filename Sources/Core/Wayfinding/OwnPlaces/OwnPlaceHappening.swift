// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What can happen to the places of one's own, on every page that has them.
public enum OwnPlaceHappening: Sendable, Equatable {
  /// A place is to be remembered; where the position is empty, that where one is.
  case remember(name: String, position: String)
  case go(String)
  case rename(String, to: String)
  case remove(String)
  /// The one that was removed last is wanted back.
  case undo
  /// They are wanted as a file.
  case save
  /// A file was opened; nil where it is no text, or too long.
  case file(String?)

  /// The word for their file in events.
  private static let file = "places"

  /// What this kind of event holds; nil where it is none of these.
  init?(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "own-place":
      self = .remember(
        name: try json.optionalText("name") ?? "",
        position: try json.optionalText("position") ?? "")
    case "own-place-go": self = .go(try json.text("key"))
    case "own-place-rename":
      self = .rename(try json.text("key"), to: try json.optionalText("name") ?? "")
    case "own-place-remove": self = .remove(try json.text("key"))
    case "own-place-undo": self = .undo
    case "own-places-file": self = .save
    case "file":
      guard Self.file.hasSameBytes(as: json["file"]?.string) else { return nil }
      self = .file(json["text"]?.string)
    default: return nil
    }
  }
}
