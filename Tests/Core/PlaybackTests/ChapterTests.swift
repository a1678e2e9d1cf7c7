// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Playback

@Suite struct ChapterTests {
  @Test(
    "The marks of a reader become chapters from the beginning on",
    arguments: [
      ([], []), ([0.4], []), ([30], [0, 30]), ([60, 30], [0, 30, 60]), ([0, 30], [0, 30]),
      ([30, 30.5, 31.2], [0, 30, 31.2]), ([124.5], []), ([-3, .nan, .infinity, 50], [0, 50]),
      ([500], []),
    ] as [([Double], [Double])])
  func marks(marks: [Double], starts: [Double]) {
    #expect(Chapters(marks, duration: 125).starts == starts)
  }

  @Test("Titles stay with their marks, in whatever order these come, and may be missing")
  func titles() {
    let chapters = Chapters(
      [60, 0.2, 30, 30.4], titles: ["C", "A", "B", "not told"], duration: 125)
    #expect(chapters.starts == [0, 30, 60] && chapters.titles == ["A", "B", "C"])
    #expect(Chapters([30, 60], titles: ["B"], duration: 125).titles == ["", "B", ""])
    #expect(Chapters([], titles: ["A"], duration: 125).titles.isEmpty)
  }

  @Test("A chapter that has a title is told by it, in the list, on moving and where one is")
  func named() throws {
    let track = PlaybackTrack(
      id: "7", title: "A tale", duration: 125, chapters: [30, 90], chapterTitles: ["The Sea"])
    var writer = JSONWriter()
    writer.object { QueuedTrack(track).writeMembers(to: &$0) }
    let read = try PlaybackTrack(json: JSONParser.parse(writer.bytes))
    #expect(read == track, "what the page carries")
    var player = PlayerBench(read)
    #expect(player.tell(.nextChapter).said == ["Chapter 2 of 3, The Sea"])
    #expect(player.tell(.nextChapter).said == ["Chapter 3 of 3"])
    #expect(PlaybackSession.chapterName(1, of: track.chapters, in: .spanish).hasPrefix("The Sea, "))
    #expect(
      PlaybackSession.chapterName(2, of: track.chapters, in: .english)
        == "Chapter 3, from 1 minute 30 seconds")
  }

  @Test("In a row, a chapter that is called like its recording is told once")
  func toldOnce() {
    let track = PlaybackTrack(
      id: "7", title: "The Sea", duration: 125, chapters: [0, 90],
      chapterTitles: ["The Sea", "The Land"])
    var player = PlayerBench(queue: [
      QueuedTrack(track, sound: "/7"), QueuedTrack(track, sound: "/8"),
    ])
    #expect(
      player.tell(.whereAmI).said == [
        "Part 1 of 2, Chapter 1 of 2, The Sea, 0 seconds of 2 minutes 5 seconds"
      ])
    player.tell(.nextChapter)
    #expect(
      player.tell(.whereAmI).said == [
        "Part 1 of 2, The Sea, Chapter 2 of 2, The Land, 1 minute 30 seconds of 2 minutes 5 seconds"
      ])
  }

  /// A player with chapters at 0, 30 and 90 seconds, that plays.
  private struct Player {
    var session = PlaybackSession(language: .english)
    init(chapters: [Double] = [30, 90]) {
      tell(
        .load(
          PlaybackTrack(id: "7", title: "A tale", duration: 125, chapters: chapters),
          savedPosition: nil, keeper: .device))
      tell(.sounding)
    }
    @discardableResult
    mutating func tell(_ happening: PlaybackSession.Happening) -> [InterfaceEffect] {
      session.handle(.init(time: 0, happening)).map(\.content)
    }
  }

  private func said(_ effects: [InterfaceEffect]) -> String? {
    for case .say(let words) in effects { return words.text }
    return nil
  }

  private func sought(_ effects: [InterfaceEffect]) -> Double? {
    for case .seek(let position) in effects { return position }
    return nil
  }

  @Test("Next and previous go from chapter to chapter, tell which it is, and stop at the ends")
  func moves() {
    var player = Player()
    for (event, position, words) in [
      (PlaybackSession.Happening.nextChapter, 30.0, "Chapter 2 of 3"),
      (.key("n"), 90, "Chapter 3 of 3"), (.previousChapter, 30, "Chapter 2 of 3"),
      (.chapter(2), 90, "Chapter 3 of 3"), (.key("p"), 30, "Chapter 2 of 3"),
    ] {
      let effects = player.tell(event)
      #expect(sought(effects) == position && said(effects) == words)
      #expect(effects.contains(.show(.chapter, text: words)))
    }
    player.tell(.progress(position: 33.5))
    #expect(sought(player.tell(.previousChapter)) == 30, "well into it, back means its start")
    player.tell(.chapter(0))
    for (event, words) in [
      (PlaybackSession.Happening.previousChapter, "Chapter 1 of 3"), (.chapter(7), nil),
      (.chapter(-1), nil),
    ] {
      let effects = player.tell(event)
      #expect(effects.contains(.sound(.boundary)) && sought(effects) == nil)
      #expect(said(effects) == words)
    }
  }

  @Test("Where one is names the chapter, and playing shows the next without a word")
  func whereAmI() {
    var player = Player()
    let effects = player.tell(.progress(position: 31))
    #expect(effects.contains(.show(.chapter, text: "Chapter 2 of 3")) && said(effects) == nil)
    #expect(
      said(player.tell(.whereAmI)) == "Chapter 2 of 3, 31 seconds of 2 minutes 5 seconds")
  }

  @Test("A recording without chapters has no keys for them, and says that there are none")
  func none() {
    var player = Player(chapters: [])
    let effects = player.tell(.nextChapter)
    #expect(effects.contains(.sound(.refused)))
    #expect(said(effects) == "This recording has no chapters.")
    #expect(said(player.tell(.whereAmI)) == "0 seconds of 2 minutes 5 seconds")
  }
}
