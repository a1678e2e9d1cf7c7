// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking
import Testing

@testable import Playback

@Suite("The sleep timer") struct SleepTimerTests {
  private func playing(_ choice: String, track: PlaybackTrack? = nil) -> PlayerBench {
    var player = track.map { PlayerBench($0) } ?? PlayerBench()
    player.tell(.play)
    player.tell(.sounding)
    player.tell(.sleep(choice))
    return player
  }

  @Test("It warns a minute before, fades over the last seconds, and goes on where the fading began")
  func sleeps() {
    var player = playing("2")
    let first = player.listen(from: 0, seconds: 59)
    #expect(!first.contains(.sound(.ready)) && first.volumes.isEmpty)
    let second = player.listen(from: 59, seconds: 40)
    #expect(second.count { $0 == .sound(.ready) } == 1 && second.volumes.isEmpty)
    let last = player.listen(from: 99, seconds: 22)
    #expect(last.volumes.count > 50)
    #expect(last.volumes.dropLast() == last.volumes.dropLast().sorted(by: >)[...])
    #expect(last.volumes.last == 1, "The next listening is as loud as before.")
    #expect(last.contains(.pause) && last.said.isEmpty)
    #expect(last.shown(.state) == "Stopped by the sleep timer")
    let place = last.seeks.last ?? 0
    #expect((99.75...101).contains(place), "\(place)")
    // Nothing more is counted.
    #expect(player.tell(.sleepLeft).said == ["No sleep timer is set"])
  }

  @Test(
    "It counts what is heard: a pause, a silence of the device and another speed change nothing")
  func countsWhatIsHeard() {
    var player = playing("10")
    _ = player.listen(from: 0, seconds: 60)
    player.tell(.pause)
    player.tell(.progress(position: 60), after: 3000)
    #expect(player.tell(.sleepLeft, after: 3000).said == ["The sleep timer stops in 9 minutes"])
    player.tell(.play)
    player.tell(.sounding)
    _ = player.listen(from: 60, seconds: 30)
    #expect(
      player.tell(.sleepLeft).said == ["The sleep timer stops in 8 minutes 30 seconds"])
    player.tell(.progress(position: 91), after: 5000)
    let left = player.tell(.sleepLeft).said.first
    #expect(left == "The sleep timer stops in 8 minutes 25 seconds")
  }

  @Test("It ends with the chapter, also where the person moved about in it")
  func chapter() {
    let track = PlaybackTrack(id: "1", title: "Tales", duration: 600, chapters: [200, 400])
    var player = playing("chapter", track: track)
    #expect(
      player.tell(.sleepLeft).said == ["The sleep timer stops at the end of this chapter"])
    player.tell(.seek(position: 170))
    let effects = player.listen(from: 170, seconds: 31)
    #expect(effects.contains(.pause))
    #expect((179...182).contains(effects.seeks.last ?? 0))
    #expect(effects.count { $0 == .sound(.ready) } == 1)
  }

  @Test("It ends with the recording, and the next of the row does not begin")
  func track() {
    let queue = ["One", "Two"].map {
      QueuedTrack(PlaybackTrack(id: $0, title: $0, duration: 30), sound: "/\($0)")
    }
    var player = PlayerBench(queue: queue)
    player.tell(.play)
    player.tell(.sounding)
    player.tell(.sleep("track"))
    let end = player.tell(.ended, after: 30)
    #expect(end.said == ["End"])
    #expect(!end.contains(.play(afterSpeech: false)) && !end.contains(.play(afterSpeech: true)))
    #expect(player.tell(.sleepLeft).said == ["No sleep timer is set"])
  }

  @Test("It ends with the recording also where the sound tells of its end before it has ended")
  func trackAsBrowsersTell() {
    let queue = ["One", "Two"].map {
      QueuedTrack(PlaybackTrack(id: $0, title: $0, duration: 30), sound: "/\($0)")
    }
    for mode in PlayMode.allCases {
      var player = PlayerBench(queue: queue)
      player.tell(.mode(mode))
      player.tell(.play)
      player.tell(.sounding)
      player.tell(.sleep("track"))
      _ = player.listen(from: 0, seconds: 30)
      let end = player.tell(.ended)
      #expect(end.seeks == [10.25], "where the fading began, \(mode)")
      #expect(end.shown(.state) == "Stopped by the sleep timer")
      #expect(player.session.row.index == 0 && player.session.loaded?.isGoing == false)
      #expect(player.tell(.sleepLeft).said == ["No sleep timer is set"])
    }
  }

  @Test("A timer of minutes that ends with the recording does not let the next begin")
  func minutesAtTheEnd() {
    let queue = ["One", "Two"].map {
      QueuedTrack(PlaybackTrack(id: $0, title: $0, duration: 60), sound: "/\($0)")
    }
    var player = PlayerBench(queue: queue)
    player.tell(.play)
    player.tell(.sounding)
    player.tell(.sleep("1"))
    _ = player.listen(from: 0, seconds: 60)
    #expect(player.session.loaded?.isGoing == false)
    #expect(player.tell(.ended).isEmpty)
    #expect(player.session.row.index == 0)
  }

  @Test("One press puts it off, also while it fades, and then it is as loud as before")
  func later() {
    var player = playing("1")
    let fading = player.listen(from: 0, seconds: 50)
    #expect((fading.volumes.last ?? 1) < 0.6)
    let later = player.tell(.sleepLater)
    #expect(
      later.volumes == [1] && later.said.first?.hasPrefix("The sleep timer stops in 1 m") == true)
    #expect(player.listen(from: 50, seconds: 30).volumes.isEmpty)
    let off = player.tell(.sleep("off"))
    #expect(off.said == ["The sleep timer is off"] && off.volumes == [1])
    #expect(player.tell(.sleep("off")).said == ["No sleep timer is set"])
  }

  @Test(
    "What is no length is refused with a sentence",
    arguments: ["nonsense", "0", "-5", "1441", "1e9", "chapter"])
  func refuses(choice: String) {
    var player = PlayerBench()
    let effects = player.tell(.sleep(choice))
    #expect(effects.contains(.sound(.refused)) && effects.said.count == 1)
    #expect(player.tell(.sleepLeft).said == ["No sleep timer is set"])
  }
}
