// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Playback

@Suite("Recordings in a row") struct QueueTests {
  private static let queue = [
    QueuedTrack(
      PlaybackTrack(id: "1", title: "One", duration: 100), sound: "/one", page: "/text/one",
      savedPosition: 50, keeper: .server(address: "/p/1")),
    QueuedTrack(
      PlaybackTrack(id: "2", title: "Two", duration: 100, chapters: [40]), sound: "/two",
      page: "/text/two", savedPosition: 70, keeper: .server(address: "/p/2")),
    QueuedTrack(PlaybackTrack(id: "3", title: "Three", duration: 100), sound: "/three"),
  ]

  private func source(_ effects: [InterfaceEffect]) -> String? {
    for case .attribute(.audio, "src", let address) in effects { return address }
    return nil
  }

  @Test("The first goes on where it was left, the next begins by itself, from its beginning")
  func goesOn() {
    var player = PlayerBench(queue: Self.queue)
    #expect(player.session.loaded?.position == 47)
    player.tell(.play)
    player.tell(.sounding)
    let next = player.tell(.ended, after: 53)
    #expect(source(next) == "/two" && next.said == ["Two"] && next.seeks == [0])
    #expect(next.contains(.attribute(.page, name: "href", value: "/text/two")))
    #expect(next.contains(.send(address: "/p/1", json: "{\"seconds\":0}")), "One was heard.")
    #expect(next.last.map { $0 != .pause } ?? false)
    #expect(next.contains(.play(afterSpeech: true)) && next.shown(.elapsed) == "0 seconds")
    #expect(
      player.tell(.whereAmI).said == [
        "Part 2 of 3, Two, Chapter 1 of 2, 0 seconds of 1 minute 40 seconds"
      ])
    player.tell(.sounding)
    player.tell(.progress(position: 20), after: 20)
    let saved = player.tell(.hide)
    #expect(saved.contains(.send(address: "/p/2", json: "{\"seconds\":20}")))
  }

  @Test("After the last it ends as one recording does")
  func ends() {
    var player = PlayerBench(queue: Self.queue, at: 2)
    player.tell(.play)
    #expect(player.tell(.ended).said == ["End"])
  }

  @Test(
    "Next and previous go by chapters first, then to the recording beside, and stop at both ends")
  func moves() {
    var player = PlayerBench(queue: Self.queue)
    let two = player.tell(.nextChapter)
    #expect(source(two) == "/two" && two.said == ["Two"], "In a pause it does not begin to play.")
    #expect(!two.contains(.play(afterSpeech: true)))
    #expect(player.tell(.nextChapter).seeks == [40])
    #expect(source(player.tell(.nextChapter)) == "/three")
    let boundary = player.tell(.nextChapter)
    #expect(boundary.first == .sound(.boundary) && boundary.said == ["Part 3 of 3"])
    #expect(source(player.tell(.previousChapter)) == "/two")
    #expect(source(player.tell(.previousChapter)) == "/one")
    player.tell(.seek(position: 30))
    let beginning = player.tell(.previousChapter)
    #expect(beginning.seeks == [0] && beginning.said.first?.hasPrefix("0 seconds of ") == true)
    let first = player.tell(.previousChapter)
    #expect(first.first == .sound(.boundary) && first.said == ["Part 1 of 3"])
  }

  @Test("A place to begin at counts more than the one that was kept")
  func start() {
    var queue = Self.queue
    queue[0].start = 12.5
    let player = PlayerBench(queue: queue)
    #expect(player.session.loaded?.position == 12.5)
  }

  @Test("A row is read from JSON as it was written, and nonsense is refused")
  func json() throws {
    var writer = JSONWriter()
    writer.object { json in
      PlayQueue(Self.queue, at: 1, before: 4, count: 9).writeMembers(to: &json)
    }
    let value = try JSONParser.parse(writer.bytes)
    #expect(
      try PlaybackSession.Happening(kind: "load", json: value)
        == .queue(PlayQueue(Self.queue, at: 1, before: 4, count: 9)))
    for odd in [
      "{\"queue\":[]}", "{\"queue\":[{\"track\":\"1\",\"title\":\"a\"}],\"at\":1}",
      "{\"queue\":[7]}", "{\"queue\":[{\"track\":\"1\",\"title\":\"a\"}],\"before\":1}",
      "{\"queue\":[{\"track\":\"1\",\"title\":\"a\"}],\"before\":-1,\"count\":5}",
    ] {
      let value = try JSONParser.parse(Array(odd.utf8))
      #expect(throws: FieldError.self) {
        try PlaybackSession.Happening(kind: "load", json: value)
      }
    }
  }
}
