// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking
import TestSupport
import Testing

@testable import Playback

@Suite("Listening for long") struct ListeningTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(PlaybackVolumeWords.self)
    expectSamePlaces(PlaybackSleepWords.self)
    expectSamePlaces(PlaybackGoingWords.self)
    expectSamePlaces(PlaybackQueueWords.self)
  }

  // MARK: After a pause

  @Test(
    "Going on after a pause begins the earlier, the longer the pause was",
    arguments: [
      (59.9, nil), (60, 97), (3599, 97), (3600, 90), (86_399, 90), (86_400, 80), (1e7, 80),
    ] as [(Double, Double?)])
  func rewinds(pause: Double, position: Double?) {
    var player = PlayerBench()
    player.tell(.play)
    player.tell(.sounding)
    player.tell(.progress(position: 100))
    player.tell(.pause)
    #expect(player.tell(.play, after: pause).seeks == (position.map { [$0] } ?? []))
  }

  @Test("It never begins before the beginning, nor anywhere but where the person went in the pause")
  func rewindsNoFurther() {
    var player = PlayerBench()
    player.tell(.play)
    player.tell(.progress(position: 2))
    player.tell(.halted)
    #expect(player.tell(.play, after: 4000).seeks == [0])
    player.tell(.progress(position: 300))
    player.tell(.pause)
    player.tell(.seek(position: 50))
    #expect(player.tell(.play, after: 4000).seeks.isEmpty)
  }

  // MARK: Volume and speed

  @Test("The volume goes in steps, is told, and ends at either end")
  func volume() {
    var player = PlayerBench()
    let louder = player.tell(.louder)
    #expect(louder.said == ["Volume 100 %"] && louder.contains(.sound(.boundary)))
    let quieter = player.tell(.quieter)
    #expect(quieter.said == ["Volume 90 %"] && quieter.shown(.volume) == "Volume 90 %")
    #expect(abs((quieter.volumes.last ?? 0) - 0.81) < 1e-12)
    for _ in 0..<20 { player.tell(.quieter) }
    #expect(player.tell(.quieter).said == ["Volume 10 %"])
    #expect((player.tell(.quieter).volumes.last ?? 0) > 0)
  }

  @Test("Sound off says its new state, and any change of volume turns the sound on again")
  func mute() {
    var player = PlayerBench()
    let off = player.tell(.mute)
    #expect(off.said == ["The sound is off"] && off.volumes == [0])
    #expect(off.shown(.mute) == "Sound on")
    #expect(player.tell(.mute).volumes == [1])
    player.tell(.mute)
    #expect(player.tell(.quieter).shown(.mute) == "Sound off")
  }

  @Test("Volume and speed are kept for the next time, that the sound was off is not")
  func kept() throws {
    var player = PlayerBench()
    player.tell(.quieter)
    player.tell(.rate(4))
    player.tell(.mute)
    var text: String?
    for case .store("player", let value) in player.tell(.faster) + player.tell(.slower) {
      text = value
    }
    var next = PlayerBench()
    let effects = next.tell(.recalled(text, key: "player"))
    #expect(text != nil && effects.said.isEmpty && effects.contains(.rate(3.5)))
    #expect(effects.shown(.volume) == "Volume 90 %")
    for odd in ["", "[]", "{\"rate\":\"x\",\"volume\":77}", "nonsense"] {
      var other = PlayerBench()
      other.tell(.recalled(odd, key: "player"))
      #expect(other.session.rate == .usual && other.session.volume == PlaybackVolume())
    }
  }

  @Test("What is left is told at the speed at which it is heard")
  func leftAtSpeed() {
    var player = PlayerBench()
    player.tell(.seek(position: 300))
    #expect(player.tell(.whereAmI).said == ["5 minutes of 10 minutes"])
    player.tell(.rate(2))
    #expect(
      player.tell(.whereAmI).said
        == ["5 minutes of 10 minutes, 2 minutes 30 seconds left at this speed"])
  }

  // MARK: Going to a time

  @Test(
    "A time is understood as people type it",
    arguments: [
      ("1:05:30", 3930), ("5:30", 330), ("65", 3900), ("1 h 5 min", 3900), ("90 s", 90),
      ("1h30m5s", 5405), ("٥:٣٠", 330), ("٦٥", 3900), ("2 ساعة 3 دقيقة", 7380), ("1.5", 90),
      ("1,5 h", 5400), ("0", 0), ("10 minutes", 600), ("5:30.5", 330.5),
    ] as [(String, Double)])
  func times(text: String, seconds: Double) {
    #expect(TypedTime(text) == .seconds(seconds))
  }

  @Test(
    "What is no time is none",
    arguments: [
      "", " ", "1:75", "1:60:00", "1:2:3:4", ":", "1:", ":5", "x", "5 x", "5 m 3 h", "5 m 3 m",
      "-5", "101 %", "%", "1e3", "5:-3", "1,250", String(repeating: "1", count: 60), "5 日",
    ])
  func noTimes(text: String) {
    #expect(TypedTime(text) == nil)
  }

  @Test("The player goes there and says where it is, or says why not and leaves what was typed")
  func going() {
    var player = PlayerBench()
    let there = player.tell(.go("5:00"))
    #expect(there.seeks == [300] && there.said == ["5 minutes of 10 minutes"])
    #expect(player.tell(.go("50 %")).seeks == [300])
    #expect(player.tell(.go("٢٥٪")).seeks == [150])
    for (text, words) in [("11:00", "It is only 10 minutes long."), ("soon", "Type a time")] {
      let refused = player.tell(.go(text))
      #expect(refused.seeks.isEmpty && refused.said.first?.hasPrefix(words) == true)
      #expect(refused.shown(.goingProblem) == refused.said.first)
      #expect(refused.contains(.focus(.goingField)))
    }
    var unknown = PlayerBench(PlaybackTrack(id: "1", title: "Live"))
    #expect(unknown.tell(.go("50 %")).said.first?.contains("not known") == true)
  }

  @Test("Stop goes to the beginning, and says where that is")
  func stop() {
    var player = PlayerBench()
    player.tell(.play)
    player.tell(.progress(position: 100))
    let effects = player.tell(.stop)
    #expect(effects.contains(.pause) && effects.seeks == [0])
    #expect(effects.said == ["0 seconds of 10 minutes"])
    #expect(player.tell(.play, after: 4000).seeks.isEmpty)
  }
}
