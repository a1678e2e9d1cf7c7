// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Playback
import Speaking
import Testing

private let track = PlaybackTrack(id: "7", title: "A tale", duration: 125)

/// A player with a recording of 125 seconds in it.
private struct Player {
  var session = PlaybackSession(language: .english)
  var time = 0.0

  init(savedPosition: Double? = nil, track: PlaybackTrack = track) {
    tell(.load(track, savedPosition: savedPosition, keeper: .device))
  }

  @discardableResult
  mutating func tell(
    _ happening: PlaybackSession.Happening, after seconds: Double = 0
  ) -> [InterfaceEffect] {
    time += seconds
    return session.handle(.init(time: time, happening)).map(\.content)
  }
}

extension [InterfaceEffect] {
  fileprivate var saved: [Double] {
    compactMap {
      if case .store("position:7", let value?) = $0 { Double(value) } else { nil }
    }
  }
}

@Suite struct PlaybackSessionTests {
  @Test(
    "a slider that has the focus does not tell each second that plays, only the person's own moves")
  func quietSlider() {
    var player = Player()
    player.tell(.play)
    player.tell(.sounding)
    func words(_ effects: [InterfaceEffect]) -> String? {
      for case .attribute(.slider, "aria-valuetext", let text) in effects { return text }
      return nil
    }
    #expect(words(player.tell(.progress(position: 1))) != nil)
    #expect(words(player.tell(.slider(isHeld: true))) != nil, "where it is now, as it is reached")
    for second in 2..<9 {
      let effects = player.tell(.progress(position: Double(second)))
      #expect(words(effects) == nil)
      #expect(effects.contains(.value(.slider, "\(second)")), "keys go on from where it is")
    }
    #expect(words(player.tell(.seek(position: 30)))?.contains("30 seconds") == true)
    #expect(words(player.tell(.slider(isHeld: false))) != nil)
    #expect(words(player.tell(.progress(position: 31))) != nil)
  }

  @Test("loading says nothing and shows what there is")
  func load() {
    var session = PlaybackSession(language: .english)
    let actions = session.handle(.init(time: 0, .load(track, savedPosition: nil, keeper: .device)))
      .map(\.content)
    #expect(actions.said.isEmpty)
    #expect(actions.shown(.title) == "A tale")
    #expect(actions.shown(.toggle) == "Play")
    #expect(actions.shown(.state) == "Ready")
    #expect(actions.shown(.elapsed) == "0 seconds")
    #expect(actions.shown(.remaining) == "2 minutes 5 seconds left")
    #expect(
      Array(actions.suffix(6)) == [
        .attribute(.slider, name: "max", value: "125"), .value(.slider, "0"),
        .attribute(.slider, name: "aria-valuetext", value: "0 seconds of 2 minutes 5 seconds"),
        .recall(key: "position:7"), .recall(key: "player"),
        .recall(key: "bookmarks:7"),
      ])
  }

  @Test("the title is said before the first sound, and only then")
  func titleFirst() {
    var player = Player()
    let first = player.tell(.play)
    #expect(first.said == ["A tale"])
    #expect(first.contains(.play(afterSpeech: true)))
    #expect(first.shown(.toggle) == "Pause")
    #expect(first.contains(.flag(.signPlay, .hidden, true)))
    #expect(first.contains(.flag(.signPause, .hidden, false)))
    #expect(player.tell(.toggle).said == ["Paused"])
    let again = player.tell(.toggle)
    #expect(again.said.isEmpty)
    #expect(again.contains(.play(afterSpeech: false)))
  }

  @Test("listening goes on a little before the kept position")
  func resume() {
    var session = PlaybackSession(language: .english)
    let loaded = session.handle(.init(time: 0, .load(track, savedPosition: 64, keeper: .device)))
      .map(\.content)
    #expect(loaded.contains(.seek(position: 61)))
    #expect(loaded.shown(.state) == "Paused")
    let played = session.handle(.init(time: 1, .play)).map(\.content)
    #expect(played.said == ["A tale", "From 1 minute 1 second"])
  }

  @Test(
    "a kept position at either end, or none at all, means from the start",
    arguments: [nil, 0, 3, 121, 500, -5, Double.nan])
  func noResume(_ saved: Double?) {
    var session = PlaybackSession(language: .english)
    let loaded = session.handle(.init(time: 0, .load(track, savedPosition: saved, keeper: .device)))
      .map(\.content)
    #expect(!loaded.contains { if case .seek = $0 { true } else { false } })
  }

  @Test("what the device recalls is where listening goes on, unless it has begun")
  func recalled() {
    var player = Player()
    #expect(player.tell(.recalled("64", key: "position:7")).contains(.seek(position: 61)))
    #expect(player.tell(.play).said == ["A tale", "From 1 minute 1 second"])
    #expect(!player.tell(.recalled("20", key: "position:7")).contains(.seek(position: 17)))
    var fresh = Player()
    for text in [nil, "", "soon", "1e999", "{}"] {
      #expect(
        !fresh.tell(.recalled(text, key: "position:7")).contains {
          if case .seek = $0 { true } else { false }
        })
    }
  }

  @Test("a server keeps the position of an account, and the device nothing")
  func keptByServer() {
    var session = PlaybackSession(language: .english)
    let address = "/tracks/7/position"
    let load = PlaybackSession.Happening.load(
      track, savedPosition: 64, keeper: .server(address: address))
    let loaded = session.handle(.init(time: 0, load)).map(\.content)
    #expect(loaded.contains(.seek(position: 61)))
    #expect(!loaded.contains(.recall(key: "position:7")))
    let moved = session.handle(.init(time: 1, .seek(position: 60.5))).map(\.content)
    #expect(moved.last == .send(address: address, json: "{\"seconds\":60.5}"))
    let ended = session.handle(.init(time: 2, .ended)).map(\.content)
    #expect(ended.last == .send(address: address, json: "{\"seconds\":0}"))
  }

  @Test("the keys of the player do what its buttons do", arguments: ["k", "j", "l", "w"])
  func keys(key: String) {
    let acts: [String: PlaybackSession.Happening] = [
      "k": .toggle, "j": .back, "l": .forward, "w": .whereAmI,
    ]
    var (byKey, byButton) = (Player(savedPosition: 64), Player(savedPosition: 64))
    #expect(byKey.tell(.key(key)) == acts[key].map { byButton.tell($0) })
    #expect(byKey.tell(.key("x")).isEmpty)
  }

  @Test("back and forward go ten seconds, stop at the ends, and say so")
  func moves() {
    var player = Player()
    #expect(player.tell(.forward).contains(.seek(position: 10)))
    let back = player.tell(.back)
    #expect(back.contains(.seek(position: 0)))
    #expect(!back.contains(.sound(.boundary)))
    #expect(player.tell(.back).contains(.sound(.boundary)))
    player.tell(.seek(position: 120))
    let end = player.tell(.forward)
    #expect(end.contains(.seek(position: 125)))
    #expect(end.contains(.sound(.boundary)))
    #expect(end.said == ["2 minutes 5 seconds of 2 minutes 5 seconds"])
  }

  @Test("moving while it plays is heard, not spoken over")
  func movesWhilePlaying() {
    var player = Player()
    player.tell(.play)
    player.tell(.progress(position: 50))
    #expect(player.tell(.forward).said.isEmpty)
  }

  @Test("the skip can be chosen, within reason")
  func skip() throws {
    var session = try PlaybackSession(
      configuration: JSONParser.parse(Array("{\"language\":\"es\",\"skip\":30}".utf8)))
    _ = session.handle(.init(time: 0, .load(track, savedPosition: nil, keeper: .device)))
    #expect(session.handle(.init(time: 0, .forward)).map(\.content).contains(.seek(position: 30)))
    #expect(throws: FieldError.outOfRange(name: "skip", value: 0)) {
      try PlaybackSession(
        configuration: JSONParser.parse(Array("{\"language\":\"es\",\"skip\":0}".utf8)))
    }
  }

  @Test("the position is kept every ten seconds, at a pause, a move and when the page goes")
  func saves() {
    var player = Player()
    player.tell(.play)
    var saved: [Double] = []
    for second in 1...25 {
      saved += player.tell(.progress(position: Double(second)), after: 1).saved
    }
    #expect(saved == [11, 21])
    #expect(player.tell(.pause).saved == [25])
    #expect(player.tell(.hide).saved.isEmpty, "it is kept already")
    #expect(player.tell(.seek(position: 60)).saved == [60])
    player.tell(.play)
    player.tell(.progress(position: 62))
    #expect(player.tell(.hide).saved == [62])
  }

  @Test("the end is said, forgets the position, and playing begins anew")
  func end() {
    var player = Player()
    player.tell(.play)
    player.tell(.progress(position: 124))
    let ended = player.tell(.ended)
    #expect(ended.said == ["End"])
    #expect(ended.contains(.sound(.done)))
    #expect(ended.last == .store(key: "position:7", value: nil))
    #expect(player.tell(.hide).saved.isEmpty)
    let again = player.tell(.play)
    #expect(again.contains(.seek(position: 0)))
    #expect(again.said.isEmpty)
  }

  @Test("where am I is answered at once")
  func whereAmI() {
    var player = Player()
    player.tell(.play)
    player.tell(.progress(position: 65.9))
    #expect(player.tell(.whereAmI).said == ["1 minute 5 seconds of 2 minutes 5 seconds"])
  }

  @Test("times are shown once a second, not with every report")
  func quietProgress() {
    var player = Player()
    player.tell(.play)
    #expect(player.tell(.progress(position: 1.1)).shown(.elapsed) == "1 second")
    #expect(player.tell(.progress(position: 1.4)).isEmpty)
    #expect(player.tell(.progress(position: 2.0)).shown(.remaining) == "2 minutes 3 seconds left")
  }

  @Test("speeds go step by step to either end")
  func rates() {
    var player = Player()
    let faster = player.tell(.faster)
    #expect(faster.contains(.rate(1.25)))
    #expect(faster.said == ["Speed 1.25"])
    #expect(player.tell(.rate(99)).contains(.rate(4)))
    #expect(player.tell(.faster) == [.sound(.boundary)])
    #expect(player.tell(.rate(0)).contains(.rate(0.5)))
    #expect(player.tell(.slower) == [.sound(.boundary)])
    #expect(player.tell(.rate(.nan)).contains(.rate(1)))
    #expect(PlaybackRate(nearest: 1.25).text(in: .spanish) == "1,25")
    #expect(PlaybackRate(nearest: 2.5).text(in: .arabic) == "2.5")
  }

  @Test("waiting and failing are told in words with a way out")
  func trouble() {
    var player = Player()
    player.tell(.play)
    #expect(player.tell(.stalled).shown(.state) == "Waiting for the recording to arrive")
    #expect(player.tell(.sounding).shown(.state) == "Playing")
    let failed = player.tell(.failed(.network))
    #expect(failed.said.first?.hasPrefix("The recording did not arrive.") == true)
    #expect(failed.shown(.toggle) == "Play")
  }

  @Test("a sound that the device halts is paused without a word")
  func halted() {
    var player = Player()
    player.tell(.play)
    player.tell(.progress(position: 9))
    let halted = player.tell(.halted)
    #expect(halted.said.isEmpty)
    #expect(halted.shown(.toggle) == "Play")
    #expect(halted.saved == [9])
  }

  @Test("an empty player refuses with the way out")
  func empty() {
    var session = PlaybackSession(language: .english)
    let actions = session.handle(.init(time: 0, .toggle)).map(\.content)
    #expect(actions.first == .sound(.refused))
    #expect(actions.said.count == 1)
    #expect(session.handle(.init(time: 0, .progress(position: 3))).isEmpty)
  }

  @Test("A length that differs by what encoders add changes nothing; another one is shown")
  func learnsLength() {
    var player = PlayerBench(PlaybackTrack(id: "7", title: "A tale", duration: 5.02))
    #expect(player.tell(.duration(4.975)).isEmpty)
    #expect(player.tell(.duration(4.8)).shown(.remaining) == "4 seconds left")
  }

  @Test("numbers that are none do no harm", arguments: [Double.nan, .infinity, -1, 1e300])
  func oddNumbers(_ number: Double) {
    var player = Player()
    player.tell(.duration(number))
    player.tell(.progress(position: number))
    player.tell(.seek(position: number))
    player.tell(.forward)
    #expect(player.tell(.whereAmI).said.count == 1)
  }

  @Test("events and effects cross as JSON")
  func json() throws {
    var session = PlaybackSession(language: .english)
    let loaded = try session.handle(
      json: Array(
        "{\"t\":0,\"kind\":\"load\",\"track\":\"7\",\"title\":\"حكاية\",\"language\":\"ar\"}".utf8))
    #expect(
      String(decoding: loaded, as: UTF8.self).contains(
        """
        {"t":0,"kind":"value","field":"slider","value":"0"}
        {"t":0,"kind":"attribute","field":"slider","name":"aria-valuetext","value":"0 seconds"}

        """))
    let played = try session.handle(json: Array("{\"t\":1,\"kind\":\"play\"}".utf8))
    #expect(
      String(decoding: played, as: UTF8.self).hasPrefix(
        """
        {"t":1,"kind":"say","text":"حكاية","language":"ar","priority":"normal"}
        {"t":1,"kind":"play","afterSpeech":true}

        """))
    #expect(throws: FieldError.unknownWord(name: "reason", word: "bored")) {
      try session.handle(json: Array("{\"t\":1,\"kind\":\"failed\",\"reason\":\"bored\"}".utf8))
    }
  }
}

@Suite struct SpokenTimeTests {
  @Test(
    "times are words in three languages",
    arguments: [
      (125.9, "2 minutes 5 seconds", "2 minutos y 5 segundos", "دقيقتان و5 ثوانٍ"),
      (0, "0 seconds", "0 segundos", "0 ثانية"),
      (1, "1 second", "1 segundo", "ثانية واحدة"),
      (60, "1 minute", "1 minuto", "دقيقة واحدة"),
      (
        3661, "1 hour 1 minute 1 second", "1 hora, 1 minuto y 1 segundo",
        "ساعة واحدة ودقيقة واحدة وثانية واحدة"
      ),
      (7200 + 11, "2 hours 11 seconds", "2 horas y 11 segundos", "ساعتان و11 ثانية"),
      (-3, "0 seconds", "0 segundos", "0 ثانية"), (.nan, "0 seconds", "0 segundos", "0 ثانية"),
    ])
  func words(_ seconds: Double, _ english: String, _ spanish: String, _ arabic: String) {
    let time = SpokenTime(seconds: seconds)
    #expect(time.text(in: .english) == english)
    #expect(time.text(in: .spanish) == spanish)
    #expect(time.text(in: .arabic) == arabic)
  }
}
