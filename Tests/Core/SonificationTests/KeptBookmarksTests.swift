// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@testable import Sonification

/// A device that keeps what sessions store.
private struct Shelf {
  var kept: String?

  /// Sends an event, and answers what the session asks of the device.
  mutating func send(_ event: String, to listener: inout Explorer) throws {
    try listener.send(event)
    let effects = listener.effects
    for effect in effects {
      switch effect {
      case .recall(let key):
        var writer = JSONWriter()
        writer.object { writer in
          writer.field("kind", "recalled")
          writer.field("key", key)
          if let kept { writer.field("value", kept) }
        }
        try send(String(decoding: writer.bytes, as: UTF8.self), to: &listener)
      case .store(_, let value): kept = value
      default: break
      }
    }
  }
}

@Suite("Bookmarks that a device keeps") struct KeptBookmarksTests {
  private static let bookmark = #"{"kind":"action","action":"bookmark"}"#
  private static let named = Explorer.towns.replacing(
    "\"load\"", with: "\"load\",\"quiet\":true,\"address\":\"/towns\"")

  @Test("They are there again for the same chart, without a word, and not for another")
  func again() throws {
    var shelf = Shelf()
    var listener = try Explorer()
    try shelf.send(Self.named, to: &listener)
    for index in [3, 1] {
      try shelf.send(#"{"kind":"step","to":\#(index)}"#, to: &listener)
      try shelf.send(Self.bookmark, to: &listener)
    }
    #expect(shelf.kept == #"[{"chart":"/towns","places":[[0,1],[0,3]]}]"#)
    var later = try Explorer()
    try shelf.send(Self.named, to: &later)
    #expect(later.said.isEmpty)
    #expect(
      later.session.bookmarks
        == [ChartPlace(series: 0, index: 1), ChartPlace(series: 0, index: 3)])
    try shelf.send(Explorer.plants, to: &later)
    #expect(later.session.bookmarks.isEmpty)
    try shelf.send(Self.bookmark, to: &later)
    #expect(
      shelf.kept?.contains(##""places":[[0,0]]},{"chart":"/towns""##) == true,
      "the chart that was used last comes first")
  }

  @Test("One that the chart does not have is dropped, and one that is there twice is one")
  func dropped() throws {
    var shelf = Shelf(
      kept: #"[{"chart":"/towns","places":[[0,3],[0,1],[0,3],[0,99],[-1,0]]},{"x":1},5]"#)
    var listener = try Explorer()
    try shelf.send(Self.named, to: &listener)
    #expect(
      listener.session.bookmarks
        == [ChartPlace(series: 0, index: 1), ChartPlace(series: 0, index: 3)])
    try shelf.send(#"{"kind":"action","action":"remove-bookmarks"}"#, to: &listener)
    #expect(shelf.kept == nil, "nothing is kept of a chart that has none")
  }

  @Test("What another page kept since is kept too, and all of it is forgotten at once")
  func others() throws {
    var shelf = Shelf()
    var listener = try Explorer()
    try shelf.send(Self.named, to: &listener)
    shelf.kept = #"[{"chart":"other","places":[[0,2]]}]"#
    try shelf.send(Self.bookmark, to: &listener)
    #expect(
      shelf.kept
        == #"[{"chart":"/towns","places":[[0,0]]},{"chart":"other","places":[[0,2]]}]"#)
    try shelf.send(#"{"kind":"forget-bookmarks"}"#, to: &listener)
    #expect(shelf.kept == nil && listener.session.bookmarks.isEmpty)
  }

  @Test("Of fifty charts they are kept, and the one that was used longest ago makes room")
  func most() throws {
    var kept = KeptBookmarks(kept: nil)
    for number in 0..<60 { kept["\(number)"] = [ChartPlace(series: 0, index: number)] }
    let again = KeptBookmarks(kept: kept.text)
    #expect(again["59"] == [ChartPlace(series: 0, index: 59)] && again["10"].count == 1)
    #expect(again["9"].isEmpty)
  }

  @Test("Of a live chart nothing is kept, nor of one without a name")
  func live() throws {
    var listener = try Explorer(
      opening: Self.named.replacing("\"quiet\"", with: "\"live\":true,\"quiet\""))
    #expect(!listener.effects.contains(.recall(key: KeptBookmarks.key)))
    try listener.act(.bookmark)
    #expect(!listener.effects.contains(.recall(key: KeptBookmarks.key)))
    #expect(listener.said == ["Bookmark set"])
  }
}

@Suite("Where keys are pressed") struct KeyPlaceTests {
  @Test(
    "A key counts where it is no other's",
    arguments: [
      ("ArrowRight", "chart", true), ("ArrowRight", "page", true), ("ArrowRight", "field", false),
      ("Escape", "field", true), ("b", "chart", true), ("b", "page", true), ("b", "field", false),
      ("Enter", "page", false), (" ", "page", false), ("Escape", "goal", true),
    ])
  func place(_ key: String, _ place: String, _ isTaken: Bool) throws {
    var listener = try Explorer(opening: Explorer.towns)
    try listener.press(key, #","at":"\#(place)""#)
    #expect(listener.effects.contains(.taken) == isTaken)
  }

  @Test("AltGr writes a character, and does not hold Control and Alt")
  func writes() throws {
    var listener = try Explorer(opening: Explorer.towns)
    try listener.press("]", #","ctrl":true,"alt":true"#)
    #expect(!listener.effects.contains(.taken))
    try listener.press("]", #","ctrl":true,"alt":true,"writes":true"#)
    #expect(listener.position?.index == 3)
  }

  @Test("Whom a key led to the field for a place comes back with what was found, or with Escape")
  func away() throws {
    var listener = try Explorer(opening: Explorer.towns)
    try listener.press("g")
    #expect(listener.effects.contains(.focus(.go)))
    try listener.send(#"{"kind":"go","x":"nowhere"}"#)
    #expect(!listener.effects.contains(.focus(.chart)))
    try listener.send(#"{"kind":"go","x":"3"}"#)
    #expect(listener.effects.last == .focus(.chart))
    try listener.press("g")
    try listener.press("Escape", #","at":"goal""#)
    #expect(listener.effects == [.taken, .focus(.chart)])
    // Who came there alone stays, and Escape silences the chart as everywhere.
    try listener.send(#"{"kind":"go","x":"4"}"#)
    #expect(!listener.effects.contains(.focus(.chart)))
  }
}
