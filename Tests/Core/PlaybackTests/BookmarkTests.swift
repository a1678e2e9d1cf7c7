// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Playback

/// A player on a device that keeps what it is given, and answers at once.
private struct Desk {
  var player: PlayerBench
  var kept: [String: String]
  /// Whether the device keeps anything.
  var hasRoom = true

  init(_ player: PlayerBench, kept: [String: String] = [:]) {
    (self.player, self.kept) = (player, kept)
  }

  static let row = "bookmarks:0"

  @discardableResult
  mutating func tell(
    _ happening: PlaybackSession.Happening, after seconds: Double = 1
  ) -> [InterfaceEffect] {
    var effects: [InterfaceEffect] = []
    var waiting = player.tell(happening, after: seconds)
    while !waiting.isEmpty {
      let effect = waiting.removeFirst()
      effects.append(effect)
      switch effect {
      case .store(let key, let value) where hasRoom: kept[key] = value
      case .recall(let key):
        waiting += player.tell(.recalled(kept[key], key: key))
      default: break
      }
    }
    return effects
  }
}

extension [InterfaceEffect] {
  fileprivate var rows: [ListRow]? {
    var found: [ListRow]?
    for case .list(.bookmarks, let rows) in self { found = rows }
    return found
  }
}

@Suite("Bookmarks") struct BookmarkTests {
  private static func row(_ count: Int) -> [QueuedTrack] {
    (0..<count).map {
      QueuedTrack(PlaybackTrack(id: "\($0)", title: "Song \($0)", duration: 100), sound: "/\($0)")
    }
  }

  private static func desk(_ count: Int = 3) -> Desk { Desk(PlayerBench(queue: row(count))) }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(BookmarkWords.self) }

  @Test("A place is marked, listed in the order in which it is heard, and gone to")
  func marks() {
    var desk = Self.desk()
    desk.tell(.seek(position: 65.9))
    #expect(
      desk.tell(.bookmark(.set)).said == ["Bookmark set: Song 0, 1 minute 5 seconds."])
    desk.tell(.nextChapter)
    desk.tell(.seek(position: 20))
    #expect(desk.tell(.key("b")).said == ["Bookmark set: Song 1, 20 seconds."])
    desk.tell(.seek(position: 10))
    let effects = desk.tell(.bookmark(.set))
    #expect(effects.rows?.map(\.key) == ["0@65", "1@10", "1@20"])
    #expect(effects.rows?.map(\.text)[0] == "Song 0, 1 minute 5 seconds")
    let gone = desk.tell(.bookmark(.go("0@65")))
    #expect(gone.seeks == [65])
    #expect(gone.said == ["Song 0, 1 minute 5 seconds"])
    #expect(gone.contains(.attribute(.audio, name: "src", value: "/0")))
    #expect(
      desk.tell(.whereAmI).said == [
        "Part 1 of 3, Song 0, 1 minute 5 seconds of 1 minute 40 seconds"
      ])
    #expect(desk.tell(.bookmark(.go("0@65"))).said == ["Song 0, 1 minute 5 seconds"])
  }

  @Test("Of a single recording only the time is told")
  func single() {
    var desk = Desk(PlayerBench())
    desk.tell(.seek(position: 61))
    #expect(desk.tell(.bookmark(.set)).said == ["Bookmark set: 1 minute 1 second."])
    #expect(desk.kept["bookmarks:7"] != nil)
  }

  @Test("What plays goes on playing at the bookmark, in the same recording and in another")
  func playsOn() {
    var desk = Self.desk()
    desk.tell(.bookmark(.set))
    desk.tell(.nextChapter)
    desk.tell(.play)
    desk.tell(.sounding)
    let gone = desk.tell(.bookmark(.go("0@0")))
    #expect(gone.said == ["Song 0, 0 seconds"])
    #expect(gone.contains(.play(afterSpeech: true)))
    #expect(desk.player.session.loaded?.isGoing == true)
    #expect(desk.tell(.bookmark(.go("0@0"))).contains(.pause) == false)
    #expect(desk.player.session.loaded?.isGoing == true)
  }

  @Test("The same second is not marked twice, and its note stays")
  func already() {
    var desk = Self.desk()
    desk.tell(.bookmark(.set))
    desk.tell(.bookmark(.note("  The\n storm ", key: "0@0")))
    let again = desk.tell(.bookmark(.set))
    #expect(again.said == ["There is a bookmark already: Song 0, 0 seconds: The storm."])
    #expect(again.rows?.count == 1)
    #expect(desk.tell(.bookmark(.note(" ", key: "0@0"))).said == ["The bookmark has no note now."])
    let long = desk.tell(.bookmark(.note(String(repeating: "a", count: 201), key: "0@0")))
    #expect(long.said == ["The note has more than 200 letters. Type a shorter one."])
    #expect(long.first == .sound(.refused))
  }

  @Test("A removed bookmark comes back with its note, once")
  func undo() {
    var desk = Self.desk()
    desk.tell(.bookmark(.set))
    desk.tell(.bookmark(.note("The storm", key: "0@0")))
    let removed = desk.tell(.bookmark(.remove("0@0")))
    #expect(removed.said == ["Bookmark removed: Song 0, 0 seconds: The storm."])
    #expect(removed.rows == [])
    #expect(removed.contains(.focus(.bookmarkUndo)))
    #expect(desk.kept[Desk.row] == nil)
    let back = desk.tell(.bookmark(.undo))
    #expect(back.rows?.map(\.text) == ["Song 0, 0 seconds: The storm"])
    // The field of the note begins with it, so that keeping it unchanged takes nothing away.
    #expect(back.rows?.map(\.more.last) == ["The storm"])
    #expect(desk.tell(.bookmark(.undo)).said == ["There is nothing to bring back."])
  }

  @Test("Another page’s bookmarks are not lost, and those that are gone are told")
  func otherPage() {
    var (one, other) = (Self.desk(), Self.desk())
    one.tell(.bookmark(.set))
    other.kept = one.kept
    other.tell(.seek(position: 50))
    #expect(other.tell(.bookmark(.set)).rows?.map(\.key) == ["0@0", "0@50"])
    other.tell(.bookmark(.remove("0@0")))
    one.kept = other.kept
    let gone = "This bookmark is not there any more. Load the page again."
    #expect(one.tell(.bookmark(.remove("0@0"))).said == [gone])
    #expect(one.tell(.bookmark(.go("nothing"))).said == [gone])
  }

  @Test("A device that keeps nothing is told of, and the list is what it was")
  func full() {
    var desk = Self.desk()
    desk.hasRoom = false
    let effects = desk.tell(.bookmark(.set))
    #expect(effects.said.count == 1 && effects.said[0].hasPrefix("This device could not keep it"))
    #expect(effects.rows == [])
  }

  @Test("What could not be brought back can be brought back later")
  func undoLater() {
    var desk = Self.desk()
    desk.tell(.bookmark(.set))
    desk.tell(.bookmark(.remove("0@0")))
    desk.hasRoom = false
    #expect(desk.tell(.bookmark(.undo)).rows == [])
    desk.hasRoom = true
    #expect(desk.tell(.bookmark(.undo)).rows?.map(\.key) == ["0@0"])
  }

  @Test("No more than 200 are kept of a row")
  func bounded() {
    var desk = Self.desk()
    for second in 0..<BookmarkList.most {
      desk.tell(.seek(position: Double(second) / 4))
      desk.tell(.bookmark(.set))
    }
    #expect(desk.player.session.bookmarks.content.all.count == 50)
    var list = BookmarkList()
    for second in 0..<BookmarkList.most {
      list.set(Bookmark(track: "0", title: "Song 0", number: 0, seconds: second))
    }
    desk.kept[Desk.row] = list.kept
    desk.tell(.nextChapter)
    let effects = desk.tell(.bookmark(.set))
    #expect(effects.said == ["There are 200 bookmarks here. Remove one first."])
    #expect(effects.rows?.count == 200)
    desk.tell(.bookmark(.remove("0@7")))
    list.remove("0@7")
    list.set(Bookmark(track: "0", title: "Song 0", number: 0, seconds: 1000))
    desk.kept[Desk.row] = list.kept
    #expect(desk.tell(.bookmark(.undo)).said == effects.said)
  }

  @Test(
    "What cannot be read is put aside and told of with the next bookmark", arguments: ["[7]", "x"])
  func damaged(kept: String) {
    var desk = Self.desk()
    desk.kept[Desk.row] = kept
    let effects = desk.tell(.bookmark(.set))
    #expect(desk.kept[Desk.row + "-aside"] == kept)
    #expect(effects.said.count == 1)
    #expect(effects.said[0].hasSuffix("put aside. Bookmark set: Song 0, 0 seconds."))
  }

  @Test("Of a piece of a long row the bookmarks of all of it are listed; what is not there is told")
  func piece() {
    var desk = Desk(PlayerBench())
    let row = PlayQueue(Self.row(2), at: 0, before: 100, count: 300, id: "book:9")
    var list = BookmarkList()
    list.set(Bookmark(track: "77", title: "Far", number: 7, seconds: 5))
    desk.kept["bookmarks:book:9"] = list.kept
    #expect(desk.tell(.queue(row)).rows?.map(\.text) == ["Far, 5 seconds"])
    #expect(
      desk.tell(.bookmark(.go("77@5"))).said
        == ["Far is not in this player. Choose it in the contents first."])
    #expect(desk.tell(.bookmark(.set)).rows?.map(\.key) == ["77@5", "0@0"])
  }

  @Test("What may hold a note is never sent to a server to be spoken")
  func staysOnDevice() {
    var desk = Self.desk()
    desk.tell(.bookmark(.set))
    let asked: [BookmarkHappening] = [
      .note("My illness", key: "0@0"), .set, .go("0@0"), .remove("0@0"), .undo,
    ]
    for happening in asked { #expect(Self.staysOnDevice(desk.tell(.bookmark(happening)))) }
    desk.tell(.nextChapter)
    #expect(Self.staysOnDevice(desk.tell(.bookmark(.go("0@0")))))
    desk.tell(.nextChapter)
    desk.tell(.play)
    #expect(Self.staysOnDevice(desk.tell(.bookmark(.go("0@0")))))
  }

  private static func staysOnDevice(_ effects: [InterfaceEffect]) -> Bool {
    let said = effects.compactMap { if case .say(let utterance) = $0 { utterance } else { nil } }
    return !said.isEmpty && said.allSatisfy(\.staysOnDevice)
  }

  @Test(
    "Whoever waits for the end of a chapter and goes elsewhere sleeps at the end of what is heard then"
  )
  func sleeps() {
    var tracks = Self.row(2)
    tracks[0].track.chapters = Chapters([0, 50], duration: 100)
    var desk = Desk(PlayerBench(queue: tracks))
    desk.tell(.seek(position: 60))
    desk.tell(.bookmark(.set))
    desk.tell(.seek(position: 5))
    desk.tell(.sleep("chapter"))
    desk.tell(.play)
    desk.tell(.sounding)
    desk.tell(.bookmark(.go("0@60")))
    #expect(!desk.tell(.progress(position: 61)).contains(.pause))
    desk.tell(.nextChapter)
    #expect(desk.player.session.sleep?.end == .track)
  }

  @Test("The list of chapters and the link are those of the recording that a bookmark leads to")
  func chapters() {
    var tracks = Self.row(2)
    tracks[0].track.chapters = Chapters([0, 50], duration: 100)
    tracks[0].page = "/text"
    var desk = Desk(PlayerBench(queue: tracks))
    desk.tell(.bookmark(.set))
    desk.tell(.seek(position: 60))
    let other = desk.tell(.nextChapter)
    #expect(other.contains(.list(.chapters, [])) && other.contains(.flag(.page, .hidden, true)))
    let back = desk.tell(.bookmark(.go("0@0")))
    #expect(back.contains(.flag(.page, .hidden, false)))
    #expect(
      back.contains {
        if case .list(.chapters, let rows) = $0 {
          rows.map(\.text) == ["Chapter 1, from 0 seconds", "Chapter 2, from 50 seconds"]
        } else {
          false
        }
      })
  }

  @Test(
    "Events are read from JSON by their words",
    arguments: [
      ("bookmark", "{}", BookmarkHappening.set),
      ("bookmark-go", #"{"key":"1@2"}"#, .go("1@2")),
      ("bookmark-note", #"{"key":"1@2","note":"a"}"#, .note("a", key: "1@2")),
      ("bookmark-remove", #"{"key":"1@2"}"#, .remove("1@2")),
      ("bookmark-undo", "{}", .undo),
    ])
  func json(kind: String, text: String, happening: BookmarkHappening) throws {
    let json = try JSONParser.parse(Array(text.utf8))
    #expect(try PlaybackSession.Happening(kind: kind, json: json) == .bookmark(happening))
  }
}
