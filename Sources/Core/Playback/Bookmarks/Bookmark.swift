// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface

/// A place in a recording that somebody wants to find again.
public struct Bookmark: Sendable, Equatable {
  /// The most letters of a note.
  public static let longestNote = 200

  /// The recording, by its name in the player.
  var track: String
  /// Its title, for when it is not in the player.
  var title: String
  /// Which of the row it is, counted from 0.
  var number: Int
  /// Where in it, in whole seconds: nearer to each other two are the same.
  var seconds: Int
  /// What the person wrote to it.
  var note = ""

  /// What it is called in a list.
  var key: String { track + "@\(seconds)" }

  init(track: String, title: String, number: Int, seconds: Int) {
    (self.track, self.title, self.number, self.seconds) = (track, title, number, seconds)
  }

  init(json: JSONValue) throws(FieldError) {
    self.init(
      track: try json.text("track"), title: try json.text("title"),
      number: try json.int("number"), seconds: try json.int("seconds"))
    note = try json.text("note")
    guard seconds >= 0 else { throw .outOfRange(name: "seconds", value: Double(seconds)) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("track", track)
      json.field("title", title)
      json.field("number", number)
      json.field("seconds", seconds)
      json.field("note", note)
    }
  }
}

/// The bookmarks of a row, in the order in which it is heard.
struct BookmarkList: DeviceListContent, Equatable {
  /// The most that are kept of one row.
  static let most = 200

  private(set) var all: [Bookmark] = []

  init() {}

  init?(kept: String) {
    guard let list = (try? JSONParser.parse(Array(kept.utf8)))?.array, list.count <= Self.most
    else { return nil }
    for json in list {
      guard let bookmark = try? Bookmark(json: json) else { return nil }
      set(bookmark)
    }
  }

  var kept: String? {
    guard !all.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.array { list in for bookmark in all { bookmark.write(to: &list) } }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  var isFull: Bool { all.count >= Self.most }

  func bookmark(_ key: String) -> Bookmark? { all.first { $0.key.hasSameBytes(as: key) } }

  /// Puts one in its place; another at the same second gives way.
  mutating func set(_ bookmark: Bookmark) {
    remove(bookmark.key)
    let index = all.firstIndex {
      ($0.number, $0.seconds) > (bookmark.number, bookmark.seconds)
    }
    all.insert(bookmark, at: index ?? all.count)
  }

  mutating func remove(_ key: String) { all.removeAll { $0.key.hasSameBytes(as: key) } }
}
