// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Testing

@testable import Playback

@Suite("Recordings that are turned down to the loudness of all others") struct GainTests {
  private static let loud = QueuedTrack(
    PlaybackTrack(id: "1", title: "Loud", duration: 600, gain: 0.5), sound: "/loud")
  private static let usual = QueuedTrack(
    PlaybackTrack(id: "2", title: "Usual", duration: 600), sound: "/usual")

  @Test("A loud one is played with less volume, the next of the row with its own")
  func each() {
    var player = PlayerBench(queue: [Self.loud, Self.usual])
    #expect(player.session.setVolume == [.volume(0.5)])
    #expect(player.tell(.nextChapter).volumes == [1])
    #expect(player.tell(.previousChapter).volumes == [0.5])
  }

  @Test("The steps of the volume, sound that is off and the fade of the timer work on top of it")
  func onTop() throws {
    var player = PlayerBench(queue: [Self.loud])
    #expect(player.tell(.quieter).volumes == [0.81 * 0.5])
    #expect(player.tell(.mute).volumes == [0] && player.tell(.mute).volumes == [0.81 * 0.5])
    player.tell(.louder)
    player.tell(.sleep("1"))
    player.tell(.play)
    player.tell(.sounding)
    let faded = player.listen(from: 0, seconds: 55).volumes
    let first = try #require(faded.first)
    let last = try #require(faded.last)
    #expect(faded.allSatisfy { $0 <= 0.5 } && first > last && last < 0.2)
  }

  @Test(
    "Nothing is made louder, whatever is asked for",
    arguments: [(2.0, 1.0), (1, 1), (0, 1), (-1, 1), (.nan, 1), (.infinity, 1), (0.25, 0.25)])
  func bounded(asked: Double, given: Double) {
    #expect(PlaybackTrack(id: "1", title: "A", gain: asked).gain == given)
  }

  @Test("It is among what a page tells the player") func isWritten() throws {
    var writer = JSONWriter()
    writer.object { PlayQueue([Self.loud, Self.usual]).writeMembers(to: &$0) }
    let value = try JSONParser.parse(writer.bytes)
    let row = try PlayQueue(value["queue"]?.array ?? [], json: value)
    #expect(row.tracks.map(\.track.gain) == [0.5, 1])
  }
}
