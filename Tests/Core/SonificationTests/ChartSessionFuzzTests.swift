// SPDX-License-Identifier: Apache-2.0

import Bytes
import TestSupport
import Testing

@testable import Sonification

@Suite("The chart session, whatever comes")
struct ChartSessionFuzzTests {
  private static let charts = [
    Explorer.plants, Explorer.towns,
    #"{"kind":"load","title":"x","csv":""}"#,
    #"{"kind":"load","text":"a,b\n0,\n1,5\n2,\n"}"#,
    #"{"kind":"load","text":"Town,People\nA,3\nB,3\nC,3\n"}"#,
    #"{"kind":"load","points":[[0,5],[1,5]]}"#,
    #"{"kind":"load","points":[[-9,1e90],[1,-1e90],[1,2]]}"#,
  ]
  private static let others = [
    #"{"kind":"play"}"#, #"{"kind":"pause"}"#, #"{"kind":"ended"}"#,
    #"{"kind":"position","seconds":1}"#, #"{"kind":"position","seconds":-1e300}"#,
    #"{"kind":"seek","to":1e300}"#, #"{"kind":"seek","to":0.2}"#, #"{"kind":"rate","to":0}"#,
    #"{"kind":"rate","to":1e300}"#, #"{"kind":"step","by":-2147483648}"#,
    #"{"kind":"step","by":2147483647}"#, #"{"kind":"step","to":-7}"#,
    #"{"kind":"series","to":7}"#, #"{"kind":"series","to":-7}"#,
    #"{"kind":"sentence","to":-2147483648,"play":true}"#,
    #"{"kind":"sentence","to":2147483647}"#, #"{"kind":"statistic","to":2147483647}"#,
    #"{"kind":"go","x":""}"#, #"{"kind":"go","y":"1e400"}"#, #"{"kind":"go","x":"b"}"#,
    #"{"kind":"bookmark","to":-1}"#, #"{"kind":"bookmark","to":0,"remove":true}"#,
    #"{"kind":"bookmarks","places":[[0,1],[7,-1],[0,2147483647]]}"#,
    #"{"kind":"scrub","phase":"began","across":-3,"up":7}"#,
    #"{"kind":"scrub","phase":"moved","across":0.7}"#, #"{"kind":"scrub","phase":"ended"}"#,
    #"{"kind":"append","text":"9,9\n10,3"}"#, #"{"kind":"append","row":["x",null]}"#,
    #"{"kind":"append","text":""}"#, #"{"kind":"options","duration":0.3}"#,
    #"{"kind":"options","duration":"long"}"#, #"{"kind":"hearing","mono":true,"lowest":400}"#,
    #"{"kind":"test","tone":"left"}"#, #"{"kind":"set","name":"braille","value":7}"#,
    #"{"kind":"set","name":"language","value":"ar"}"#,
    #"{"kind":"set","name":"speech","value":true}"#,
    #"{"kind":"set","name":"sounds","value":true}"#,
  ]

  @Test(
    "Any order of events keeps the rules: silence before speech, one utterance and one sound an act",
    arguments: 0..<60)
  func anyOrder(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var listener = try Explorer()
    var isPlaying = false
    for _ in 0..<120 {
      let event = Self.event(&random)
      try listener.send(event)
      let isTold = event.contains("ended") || event.contains("append") || Self.isPace(event)
      for effect in listener.effects {
        switch effect {
        case .play: isPlaying = true
        case .silence: isPlaying = false
        case .state(let state): #expect(!isPlaying || state == .playing || isTold, "\(event)")
        case .say, .cue: #expect(!isPlaying || isTold, "\(event)")
        default: break
        }
      }
      if event.contains("ended") { isPlaying = false }
      #expect(listener.said.count <= 1 && listener.cues <= 1, "\(event)")
      if let state = listener.state { #expect((state == .playing) == isPlaying, "\(event)") }
    }
  }

  /// Settings tell their new state while the chart plays on.
  private static func isPace(_ event: String) -> Bool {
    event.contains(#""set""#) || event.contains("rate")
      || ["slower", "faster", "usual-speed", "loop", "speech", "sounds", "monitor", "verbosity"]
        .contains { event.contains($0) }
  }

  private static func event(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: charts.randomElement(using: &random) ?? ""
    case 1...4: others.randomElement(using: &random) ?? ""
    default:
      #"{"kind":"action","action":"\#(ChartAction.allCases.randomElement(using: &random)?.word ?? "")"}"#
    }
  }

  @Test(
    "Events and configurations that make no sense are refused",
    arguments: [
      #"{"t":0}"#, #"{"kind":"play"}"#, #"{"t":0,"kind":"sing"}"#, #"{"t":0,"kind":"load"}"#,
      #"{"t":0,"kind":"open"}"#, #"{"t":0,"kind":"open","chart":7}"#,
      #"{"t":0,"kind":"grow","chart":{}}"#, #"{"t":0,"kind":"refuse"}"#,
      #"{"t":0,"kind":"step"}"#,
      #"{"t":0,"kind":"step","to":"middle"}"#, #"{"t":0,"kind":"step","by":1.5}"#,
      #"{"t":0,"kind":"action","action":"dance"}"#, #"{"t":0,"kind":"key"}"#,
      #"{"t":0,"kind":"scrub","phase":"moved"}"#, #"{"t":0,"kind":"scrub","phase":"x"}"#,
      #"{"t":0,"kind":"set","name":"sounds","value":"on"}"#,
      #"{"t":0,"kind":"set","name":"braille","value":161}"#,
      #"{"t":0,"kind":"go"}"#, #"{"t":0,"kind":"test","tone":"x"}"#,
    ])
  func nonsense(_ event: String) throws {
    let json = try JSONParser.parse(Array(event.utf8))
    #expect(throws: FieldError.self) { try ChartEvent(json: json) }
  }

  @Test("Every action has its own word, and no key does two things")
  func words() {
    let words = Set(ChartAction.allCases.map { $0.word })
    #expect(words.count == ChartAction.allCases.count)
    for action in ChartAction.allCases { #expect(ChartAction(word: action.word) == action) }
    let keys = (ChartKeys.moving + ChartKeys.writing).map { "\($0.key) \($0.shift) \($0.ctrl)" }
    #expect(Set(keys).count == keys.count)
    for binding in ChartKeys.moving + ChartKeys.writing {
      let key = ChartKey(key: binding.key, shift: binding.shift, ctrl: binding.ctrl)
      #expect(ChartKeys.action(for: key, takesCharacters: true) == binding.action)
    }
  }
}
