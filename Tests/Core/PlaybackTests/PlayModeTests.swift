// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Playback

@Suite("What comes after a recording") struct PlayModeTests {
  private static func queue(_ count: Int) -> [QueuedTrack] {
    (0..<count).map { number in
      QueuedTrack(
        PlaybackTrack(id: "\(number)", title: "Song \(number)", duration: 100),
        sound: "/\(number)")
    }
  }

  private func source(_ effects: [InterfaceEffect]) -> String? {
    for case .attribute(.audio, "src", let address) in effects { return address }
    return nil
  }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(PlayModeWords.self) }

  @Test(
    "A mixed row plays each once before any comes again, and never one twice in a row",
    arguments: 2...12)
  func shuffles(count: Int) {
    var player = PlayerBench(queue: Self.queue(count), at: count / 2)
    player.tell(.mode(.shuffled))
    player.tell(.play)
    var heard = [player.session.row.index]
    for _ in 0..<(3 * count - 1) {
      player.tell(.sounding)
      let next = player.tell(.ended, after: 100.125)
      #expect(next.contains(.play(afterSpeech: true)))
      let isRoundOver = heard.count.isMultiple(of: count)
      #expect(
        next.said.contains("All were heard. They begin again in another order.") == isRoundOver)
      heard.append(player.session.row.index)
    }
    for round in 0..<3 {
      #expect(Set(heard[(round * count)..<((round + 1) * count)]).count == count)
    }
    #expect(!zip(heard, heard.dropFirst()).contains { $0 == $1 })
  }

  @Test("The order is another one each time, and every song comes next about as often as any other")
  func isFair() {
    var counts: [Int: Int] = [:]
    for moment in 0..<4000 {
      var order = PlayOrder()
      order.change(to: .shuffled, from: 0)
      let next = order.choose(1, from: 0, of: 5, at: Double(moment) * 0.37)
      counts[next?.index ?? -1, default: 0] += 1
    }
    #expect(counts.keys.sorted() == [1, 2, 3, 4])
    // 1000 each; four standard deviations of a binomial count of 4000 at a quarter are 110.
    #expect(counts.values.allSatisfy { abs($0 - 1000) < 110 }, "\(counts)")
  }

  @Test("Previous goes back through what was heard of a mixed row, and next through the same again")
  func goesBack() {
    var player = PlayerBench(queue: Self.queue(9))
    player.tell(.mode(.shuffled))
    var heard = [source(player.tell(.nextChapter, after: 3))]
    heard.append(source(player.tell(.nextChapter, after: 4)))
    heard.append(source(player.tell(.nextChapter, after: 5)))
    #expect(source(player.tell(.previousChapter)) == heard[1])
    #expect(source(player.tell(.previousChapter)) == heard[0])
    #expect(source(player.tell(.previousChapter)) == "/0")
    let boundary = player.tell(.previousChapter)
    #expect(boundary.first == .sound(.boundary) && source(boundary) == nil)
    #expect(source(player.tell(.nextChapter)) == heard[0])
    #expect(source(player.tell(.nextChapter)) == heard[1])
  }

  @Test("One that is repeated begins again without its title, and next still leads on")
  func repeatsOne() {
    var player = PlayerBench(queue: Self.queue(3))
    #expect(player.tell(.mode(.repeatOne)).said == ["Plays this one again and again."])
    player.tell(.play)
    player.tell(.sounding)
    player.tell(.progress(position: 99))
    let again = player.tell(.ended)
    #expect(again.said.isEmpty && again.seeks == [0] && source(again) == nil)
    #expect(again.contains(.play(afterSpeech: false)) && again.shown(.toggle) == "Pause")
    #expect(player.session.loaded?.position == 0)
    #expect(source(player.tell(.nextChapter)) == "/1")
    #expect(player.tell(.ended).seeks == [0])
    #expect(player.session.row.index == 1)
  }

  @Test("After the last comes the first where all are repeated, and before the first the last")
  func repeatsAll() {
    var player = PlayerBench(queue: Self.queue(3), at: 2)
    player.tell(.mode(.repeatAll))
    player.tell(.play)
    #expect(source(player.tell(.ended)) == "/0")
    #expect(source(player.tell(.previousChapter)) == "/2")
  }

  @Test("A sleep timer for the end of the recording counts more than any way of playing")
  func sleeps() {
    for mode in PlayMode.allCases {
      var player = PlayerBench(queue: Self.queue(3))
      player.tell(.mode(mode))
      player.tell(.play)
      player.tell(.sounding)
      player.tell(.sleep("track"))
      let end = player.tell(.ended, after: 100)
      #expect(source(end) == nil && end.seeks.isEmpty && end.said == ["End"])
    }
  }

  @Test("It is told with the place, chosen by a key in turn, and kept for this row alone")
  func isTold() {
    var player = PlayerBench(queue: Self.queue(3))
    #expect(
      player.tell(.whereAmI).said == ["Part 1 of 3, Song 0, 0 seconds of 1 minute 40 seconds"])
    let shuffled = player.tell(.key("r"))
    #expect(shuffled.contains(.value(.modeChoice, "shuffled")))
    #expect(shuffled.contains(.store(key: "mode:0", value: "shuffled")))
    #expect(
      player.tell(.whereAmI).said == [
        "Part 1 of 3, Song 0, 0 seconds of 1 minute 40 seconds, mixed order"
      ])
    player.tell(.key("r"))
    player.tell(.key("r"))
    #expect(player.session.order.mode == .repeatAll)
    #expect(player.tell(.key("r")).contains(.store(key: "mode:0", value: nil)))

    var later = PlayerBench(queue: Self.queue(3), at: 1)
    let recalled = later.tell(.recalled("repeat-all", key: "mode:0"))
    #expect(recalled == [.value(.modeChoice, "repeat-all")])
    #expect(later.session.order.mode == .repeatAll)
    #expect(later.tell(.recalled("nonsense", key: "mode:0")).isEmpty)
  }

  @Test("A single recording is played once or again and again, and begins each time with once")
  func single() {
    var player = PlayerBench()
    #expect(player.tell(.mode(.shuffled)) == [.sound(.refused)])
    #expect(player.session.modeKey == nil)
    #expect(player.tell(.nextMode).said == ["Plays this one again and again."])
    #expect(player.tell(.nextMode).said == ["Plays once."])
  }

  @Test(
    "A piece of a long row tells its places in all of it, says that more follow, and is not mixed")
  func piece() {
    var player = PlayerBench()
    player.tell(.queue(PlayQueue(Self.queue(2), at: 1, before: 100, count: 300)))
    #expect(
      player.tell(.whereAmI).said == ["Part 102 of 300, Song 1, 0 seconds of 1 minute 40 seconds"])
    #expect(player.tell(.mode(.shuffled)) == [.sound(.refused)])
    let boundary = player.tell(.nextChapter)
    #expect(boundary.first == .sound(.boundary))
    #expect(boundary.said == ["More parts follow. Choose the next one in the contents."])
    player.tell(.play)
    let end = player.tell(.ended)
    #expect(end.said == ["More parts follow. Choose the next one in the contents."])
    #expect(end.shown(.state) == end.said[0])
  }

  @Test(
    "In the middle of a piece nothing is said of what lies beyond it, and before its first it is")
  func middle() {
    var player = PlayerBench()
    player.tell(.queue(PlayQueue(Self.queue(3), at: 0, before: 100, count: 300)))
    let before = player.tell(.previousChapter)
    #expect(before.said == ["Earlier parts come before. Choose one in the contents."])
    player.tell(.sleep("track"))
    player.tell(.play)
    #expect(player.tell(.ended).said == ["End"])
  }

  @Test(
    "A place that is chosen in a mixed row counts as heard, and nothing that was heard comes again")
  func jumps() {
    for seed in 0..<50 {
      var order = PlayOrder()
      order.change(to: .shuffled, from: 0)
      var (heard, current, time) = ([0], 0, Double(seed))
      func step(_ direction: Int) -> PlayOrder.Choice? {
        time += 1.25
        return order.choose(direction, from: current, of: 6, at: time)
      }
      for _ in 0..<3 {
        current = step(1)!.index
        heard.append(current)
      }
      for _ in 0..<2 { current = step(-1)!.index }
      let free = (0..<6).first { !heard.contains($0) }!
      order.jump(to: free)
      current = free
      var rest: [Int] = []
      while let choice = step(1), !choice.beginsAnew {
        current = choice.index
        rest.append(current)
      }
      #expect(Set(rest + heard + [free]) == Set(0..<6), "seed \(seed)")
      #expect(rest.count == 3, "seed \(seed): \(rest)")
    }
  }

  @Test(
    "Where all were heard in a pause, that and the next title are one sentence that nothing cuts off"
  )
  func beginsAnewInPause() {
    var player = PlayerBench()
    player.tell(.queue(PlayQueue(Self.queue(2))))
    player.tell(.mode(.shuffled))
    player.tell(.nextChapter)
    let said = player.tell(.nextChapter).said
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("All were heard. They begin again in another order. "))
  }

  @Test("Ways of playing are read from JSON by their words", arguments: PlayMode.allCases)
  func json(mode: PlayMode) throws {
    let value = try JSONParser.parse(Array("{\"value\":\"\(mode.word)\"}".utf8))
    #expect(try PlaybackSession.Happening(kind: "mode", json: value) == .mode(mode))
    #expect(throws: FieldError.self) {
      try PlaybackSession.Happening(kind: "mode", json: JSONParser.parse(Array("{}".utf8)))
    }
  }
}
