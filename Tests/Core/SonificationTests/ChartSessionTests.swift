// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartReading
import Charts
import Speaking
import TestSupport
import Testing

@testable import Sonification

/// A session and what it said, as a test speaks to it; what is to be read goes through the session that reads.
struct Explorer {
  var session: ChartSession
  private var reading: ChartReadingSession
  /// The effects of the last event.
  var effects: [ChartEffect.Kind] = []

  static let plants =
    #"{"kind":"load","title":"Plants","csv":"Day,Height\n0,1\n1,2\n2,4\n3,8\n"}"#
  static let towns =
    #"{"kind":"load","title":"Towns","csv":"Month,Alicante,Bilbao\n1,12,9\n2,13,8\n3,15,11\n4,17,12\n5,14,13\n"}"#

  init(_ configuration: String = "{}", opening load: String? = nil) throws {
    let configuration = try JSONParser.parse(Array(configuration.utf8))
    session = try ChartSession(configuration: configuration)
    reading = try ChartReadingSession(configuration: configuration)
    if let load { try send(load) }
  }

  mutating func send(_ event: String) throws {
    let timed = Array((#"{"t":0,"# + event.dropFirst()).utf8)
    let json = try JSONParser.parse(timed)
    let isForReading = ["load", "append", "hold", "reread"].contains(json["kind"]?.string)
    let events = isForReading ? try reading.handle(json: timed) : timed
    effects = []
    for event in events.split(separator: UInt8(ascii: "\n")) {
      let event = try ChartEvent(json: try JSONParser.parse(Array(event)))
      effects += session.handle(event).map { $0.kind }
    }
  }

  mutating func act(_ action: ChartAction) throws {
    try send(#"{"kind":"action","action":"\#(action.word)"}"#)
  }

  mutating func press(_ key: String, _ held: String = "") throws {
    try send(#"{"kind":"key","key":"\#(key)"\#(held)}"#)
  }

  var said: [String] {
    effects.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }

  var state: ChartState? {
    effects.compactMap { if case .state(let state) = $0 { state } else { nil } }.last
  }

  var position: ChartPosition? {
    effects.compactMap { if case .position(let position) = $0 { position } else { nil } }.last
  }

  var plays: Bool { effects.contains { if case .play = $0 { true } else { false } } }
  var cues: Int { effects.count { if case .cue = $0 { true } else { false } } }
}

@Suite("The chart session")
struct ChartSessionTests {
  @Test("A chart is opened, played, paused, continued and stopped, one announcement an act")
  func course() throws {
    var listener = try Explorer(opening: Explorer.plants)
    #expect(listener.said.first?.hasPrefix("Plants") == true && listener.said.count == 1)
    #expect(listener.state == .stopped)
    try listener.send(#"{"kind":"play"}"#)
    #expect(listener.plays && listener.state == .playing && listener.said.isEmpty)
    try listener.send(#"{"kind":"play"}"#)
    #expect(listener.effects.isEmpty)
    try listener.send(#"{"kind":"position","seconds":0.5}"#)
    #expect(listener.position?.seconds == 0.5)
    try listener.send(#"{"kind":"pause"}"#)
    #expect(listener.effects.first == .silence)
    #expect(listener.said.first?.hasPrefix("Paused at Day") == true)
    try listener.send(#"{"kind":"pause"}"#)
    #expect(listener.effects.isEmpty)
    try listener.send(#"{"kind":"resume"}"#)
    #expect(listener.plays)
    try listener.act(.stop)
    #expect(listener.effects.first == .silence && listener.said.count == 1)
    try listener.send(#"{"kind":"play"}"#)
    try listener.send(#"{"kind":"ended"}"#)
    #expect(listener.said == ["Complete"] && listener.state == .stopped)
    try listener.send(#"{"kind":"ended"}"#)
    #expect(listener.effects.isEmpty)
  }

  @Test("A step silences first, sounds the point, then says it; the borders sound too")
  func steps() throws {
    var listener = try Explorer(opening: Explorer.plants)
    try listener.press("ArrowRight")
    #expect(listener.effects.first == .taken)
    #expect(listener.said.count == 1 && listener.cues == 1 && listener.position?.index == 0)
    let cue = try #require(
      listener.effects.firstIndex { if case .cue = $0 { true } else { false } })
    let speech = try #require(
      listener.effects.firstIndex { if case .say = $0 { true } else { false } })
    #expect(cue < speech)
    try listener.press("End")
    #expect(listener.position?.index == 3)
    try listener.press("ArrowRight")
    #expect(listener.effects.contains(.sound(.boundary)) && listener.position?.index == 3)
    try listener.press("[")
    #expect(listener.position?.index == 0)
    try listener.press("]")
    #expect(listener.position?.index == 3)
    try listener.send(#"{"kind":"play"}"#)
    try listener.press("ArrowLeft")
    #expect(listener.effects.contains(.silence) && listener.state == .paused)
  }

  @Test("From series to series the place along the x axis stays, and the series is named")
  func series() throws {
    var listener = try Explorer(opening: Explorer.towns)
    try listener.send(#"{"kind":"step","to":2}"#)
    try listener.press("PageDown")
    #expect(listener.position?.series == 1 && listener.position?.index == 2)
    #expect(listener.said.first?.contains("Bilbao") == true)
    try listener.press("ArrowRight")
    #expect(listener.said.first?.contains("Bilbao") == false)
    try listener.press("PageDown")
    #expect(listener.effects.contains(.sound(.boundary)))
    try listener.act(.chartLowest)
    #expect(listener.position?.series == 1 && listener.position?.index == 1)
    try listener.act(.chartHighest)
    #expect(listener.position?.series == 0 && listener.position?.index == 3)
  }

  @Test("How an open number was read is shown and said once, and can be asked for otherwise")
  func openNumber() throws {
    func told(_ listener: Explorer) -> ToldNumber? {
      for case .columns(_, let open, _) in listener.effects { return open }
      return nil
    }
    let load = #"{"kind":"load","text":"Month\tVisitors\nJan\t1,200\nFeb\t1,990\n""#
    var listener = try Explorer(opening: load + "}")
    let first = try #require(told(listener))
    #expect(first.other == "Read it as 1.2" && first.decimal == "comma")
    #expect(listener.said.count == 1 && listener.said.first?.contains(first.text) == true)
    try listener.send(load + #","decimal":"comma"}"#)
    let second = try #require(told(listener))
    #expect(second.other == "Read it as 1200" && second.decimal == "point")
    #expect(listener.said.count == 1 && listener.said.first?.contains(second.text) == true)
    try listener.send(load + #","quiet":true}"#)
    #expect(listener.said.isEmpty && told(listener) != nil)
    try listener.send(Explorer.plants)
    #expect(told(listener) == nil)
  }

  @Test("What cannot be opened is refused with a sentence, and the chart before it stays")
  func refusals() throws {
    var listener = try Explorer(#"{"language":"es"}"#)
    try listener.send(#"{"kind":"play"}"#)
    #expect(listener.effects.contains(.sound(.refused)))
    try listener.send(Explorer.plants)
    try listener.send(#"{"kind":"load","title":"x","text":""}"#)
    #expect(listener.effects.contains(.sound(.refused)) && listener.said.count == 1)
    try listener.act(.next)
    #expect(listener.position?.index == 0)
  }

  @Test("A chart that is open when the language changes is described as one opened in it")
  func languageChanges() throws {
    var listener = try Explorer(opening: Explorer.towns)
    try listener.send(#"{"kind":"set","name":"language","value":"es"}"#)
    var other = try Explorer(#"{"language":"es"}"#, opening: Explorer.towns)
    for action in [ChartAction.describe, .nextSentence] {
      try listener.act(action)
      try other.act(action)
      #expect(listener.said == other.said && !listener.said.isEmpty)
    }
  }

  @Test("Sounds and speech are switched off separately, and each tells its new state")
  func switches() throws {
    var listener = try Explorer(opening: Explorer.plants)
    try listener.press("v")
    #expect(listener.said == ["Sounds off"])
    try listener.act(.next)
    #expect(listener.cues == 0 && listener.said.count == 1)
    try listener.send(#"{"kind":"play"}"#)
    #expect(!listener.plays && listener.said.count == 1)
    try listener.press("V", #","shift":true"#)
    #expect(listener.said == ["Speech off"])
    try listener.act(.next)
    #expect(listener.said.isEmpty && listener.position?.text != nil)
    try listener.act(.speech)
    #expect(listener.said == ["Speech on"])
    try listener.send(#"{"kind":"set","name":"sounds","value":true}"#)
    try listener.act(.next)
    #expect(listener.cues == 1)
  }

  @Test("Letter keys can be switched off; keys that move stay, and browsers keep theirs")
  func keys() throws {
    var listener = try Explorer(opening: Explorer.plants)
    try listener.send(#"{"kind":"set","name":"keys","value":false}"#)
    try listener.press("b")
    #expect(listener.effects.isEmpty)
    try listener.press("ArrowRight")
    #expect(listener.position != nil)
    try listener.send(#"{"kind":"set","name":"keys","value":true}"#)
    for held in [#","ctrl":true"#, #","alt":true"#] {
      try listener.press("b", held)
      #expect(listener.effects.isEmpty)
    }
    try listener.press("ArrowLeft", #","alt":true"#)
    #expect(listener.effects.isEmpty)
    // A keyboard that writes no Latin letters.
    try listener.press("لا", #","code":"KeyB""#)
    #expect(listener.said == ["Bookmark set"])
  }

  @Test("Bookmarks are set, found again and removed")
  func bookmarks() throws {
    var listener = try Explorer(opening: Explorer.towns)
    try listener.act(.nextBookmark)
    #expect(listener.effects.contains(.sound(.boundary)))
    for index in [3, 1] {
      try listener.send(#"{"kind":"step","to":\#(index)}"#)
      try listener.act(.bookmark)
    }
    try listener.act(.first)
    try listener.act(.nextBookmark)
    #expect(listener.position?.index == 1)
    try listener.act(.nextBookmark)
    #expect(listener.position?.index == 3)
    try listener.send(#"{"kind":"bookmark","to":0}"#)
    #expect(listener.position?.index == 1)
    try listener.act(.bookmark)
    #expect(listener.said == ["Bookmark removed"])
    try listener.send(#"{"kind":"bookmark","to":0,"remove":true}"#)
    try listener.send(#"{"kind":"bookmark","to":0}"#)
    #expect(listener.effects.contains(.sound(.boundary)))
  }

  @Test("Two points are compared by both tones and the difference in words")
  func comparing() throws {
    var listener = try Explorer(opening: Explorer.plants)
    try listener.act(.first)
    try listener.act(.compare)
    #expect(listener.said.first?.hasPrefix("Marked") == true)
    try listener.act(.last)
    try listener.act(.compare)
    #expect(
      listener.said.first?.contains("the second is higher by 7") == true && listener.cues == 1)
  }

  @Test("A place or a value is found as people type it")
  func finding() throws {
    var listener = try Explorer(opening: Explorer.towns)
    try listener.send(#"{"kind":"go","x":"3,2"}"#)
    #expect(listener.position?.index == 2)
    try listener.send(#"{"kind":"go","y":"14"}"#)
    #expect(listener.position?.index == 4)
    try listener.send(#"{"kind":"go","y":"99"}"#)
    #expect(listener.effects.contains(.sound(.refused)) && listener.said.count == 1)
    try listener.send(
      #"{"kind":"load","text":"Town,People\nAlicante,3\nBilbao,4\nElche,2\n"}"#)
    try listener.send(#"{"kind":"go","x":"elc"}"#)
    #expect(listener.position?.index == 2)
  }

  @Test("A finger hears each point once, and the first it touches again")
  func scrubbing() throws {
    var listener = try Explorer(opening: Explorer.plants)
    try listener.send(#"{"kind":"scrub","phase":"began","across":0.5,"up":0.5}"#)
    #expect(listener.cues == 1 && listener.said.count == 1)
    try listener.send(#"{"kind":"scrub","phase":"moved","across":0.501,"up":0.5}"#)
    #expect(listener.effects.isEmpty)
    try listener.send(#"{"kind":"scrub","phase":"moved","across":1,"up":0.5}"#)
    #expect(listener.position?.index == 3)
    try listener.send(#"{"kind":"scrub","phase":"ended"}"#)
    #expect(listener.effects.isEmpty)
    try listener.send(#"{"kind":"scrub","phase":"began","across":1,"up":0.5}"#)
    #expect(listener.cues == 1)
  }

  @Test("Sentences, statistics and segments are stepped through, and their parts are played")
  func parts() throws {
    var listener = try Explorer(opening: Explorer.towns)
    for action in [ChartAction.nextSentence, .nextSentence, .nextStatistic, .nextStatistic] {
      try listener.act(action)
      #expect(listener.said.count == 1, "\(action)")
    }
    try listener.send(#"{"kind":"sentence","to":0,"play":true}"#)
    #expect(listener.plays && listener.said.isEmpty)
    try listener.send(#"{"kind":"ended"}"#)
    #expect(listener.state != .playing && listener.state != nil)
    try listener.act(.stop)
    try listener.act(.into)
    try listener.act(.playPart)
    #expect(listener.plays)
    try listener.act(.into)
    #expect(listener.position != nil)
    try listener.act(.out)
    try listener.act(.out)
    #expect(listener.said.first?.hasPrefix("Towns") == true)
  }

  @Test("The speed goes up and down between its limits and comes back to the same numbers")
  func speed() throws {
    var listener = try Explorer(opening: Explorer.plants)
    for _ in 0..<4 { try listener.act(.faster) }
    #expect(listener.said == ["Speed 2"])
    for _ in 0..<20 { try listener.act(.faster) }
    #expect(listener.said == ["Speed 4"] && listener.effects.contains(.sound(.boundary)))
    for _ in 0..<40 { try listener.act(.slower) }
    #expect(listener.said == ["Speed 0.25"])
    try listener.act(.usualSpeed)
    #expect(listener.said == ["Speed 1"])
    try listener.send(#"{"kind":"play"}"#)
    try listener.act(.loop)
    #expect(listener.effects.contains(.pace(rate: 1, loops: true)))
  }

  @Test("Live rows come after the others; a tone tells them, and a refused row changes nothing")
  func live() throws {
    var listener = try Explorer(opening: Explorer.plants)
    try listener.send(#"{"kind":"append","text":"4,16"}"#)
    #expect(listener.cues == 1)
    try listener.send(#"{"kind":"append","row":[5,3]}"#)
    try listener.act(.last)
    #expect(listener.position?.index == 5 && listener.position?.point.y == 3)
    try listener.send(#"{"kind":"set","name":"monitor","value":false}"#)
    try listener.send(#"{"kind":"append","text":"6,1"}"#)
    #expect(listener.cues == 0 && listener.said.isEmpty)
    try listener.send(#"{"kind":"play"}"#)
    try listener.send(#"{"kind":"set","name":"monitor","value":true}"#)
    try listener.send(#"{"kind":"append","text":"7,9"}"#)
    #expect(listener.cues == 0)
  }

  @Test("When old rows make room, the listener and the bookmarks stay where they were")
  func places() throws {
    func chart(_ x: ClosedRange<Int>) throws -> Chart {
      try Chart(
        x: "Day", y: "Height", points: x.map { ChartPoint(x: Double($0), y: Double($0 % 7)) })
    }
    func event(_ kind: String, _ chart: Chart) -> String {
      #"{"kind":"\#(kind)","chart":"# + String(decoding: chart.jsonBytes, as: UTF8.self) + "}"
    }
    var listener = try Explorer(opening: event("open", try chart(0...9)))
    try listener.send(#"{"kind":"step","to":1}"#)
    try listener.act(.bookmark)
    try listener.send(#"{"kind":"step","to":5}"#)
    try listener.act(.bookmark)
    try listener.send(event("grow", try chart(2...11)))
    #expect(listener.session.index == 3)
    #expect(listener.session.bookmarks.map(\.index) == [3])
  }
}
