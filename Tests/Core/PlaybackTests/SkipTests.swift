// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Playback

@Suite("How far back and forward go") struct SkipTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(PlaybackSkipWords.self) }

  @Test("Each length on offer is told, shown on both buttons, gone by, and kept")
  func lengths() {
    for seconds in PlaybackSession.skips {
      var player = PlayerBench()
      let effects = player.tell(.skip("\(seconds)"))
      let time = SpokenTime(seconds: Double(seconds)).text(in: .english)
      #expect(effects.said == ["Back and forward go \(time)."])
      #expect(effects.shown(.back) == "Back \(time)")
      #expect(effects.shown(.forward) == "Forward \(time)")
      #expect(player.tell(.forward).seeks == [Double(seconds)])
      let kept = effects.compactMap {
        if case .store("player", let value) = $0 { value } else { nil }
      }
      var other = PlayerBench()
      let recalled = other.tell(.recalled(kept.last, key: "player"))
      #expect(recalled.shown(.back) == "Back \(time)")
      #expect(other.tell(.forward).seeks == [Double(seconds)])
    }
  }

  @Test(
    "What is not on offer is refused, and what was kept of it is not taken up",
    arguments: ["0", "7", "x", ""])
  func others(text: String) {
    var player = PlayerBench()
    #expect(player.tell(.skip(text)) == [.sound(.refused)])
    for kept in [text.isEmpty ? "7" : text, "\"\(text)\""] {
      player.tell(.recalled("{\"skip\":\(kept)}", key: "player"))
    }
    #expect(player.tell(.forward).seeks == [10])
  }

  @Test("Who does not want to go back after a pause goes on from the same place")
  func stays() {
    var player = PlayerBench()
    player.tell(.seek(position: 100))
    #expect(
      player.tell(.rewind(false)).said == ["After a pause it goes on from the same place."])
    player.tell(.play)
    player.tell(.sounding)
    player.tell(.pause)
    #expect(player.tell(.play, after: 4000).seeks == [])
    player.tell(.pause)
    #expect(player.tell(.rewind(true)).said == ["After a pause it goes back a little."])
    #expect(player.tell(.play, after: 4000).seeks == [90])
  }

  @Test("Events are read from JSON by their words")
  func json() throws {
    func read(_ kind: String, _ text: String) throws -> PlaybackSession.Happening {
      try PlaybackSession.Happening(kind: kind, json: JSONParser.parse(Array(text.utf8)))
    }
    #expect(try read("skip", #"{"value":"30"}"#) == .skip("30"))
    #expect(try read("rewind", #"{"value":"off"}"#) == .rewind(false))
    #expect(try read("rewind", #"{"value":"on"}"#) == .rewind(true))
    #expect(throws: FieldError.self) { try read("rewind", #"{"value":"maybe"}"#) }
  }
}
