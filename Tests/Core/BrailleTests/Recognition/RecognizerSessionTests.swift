// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking
import Testing

@Suite struct RecognizerSessionTests {
  private func play(_ configuration: String, _ events: [String]) throws -> String {
    var session = try RecognizerSession(
      configuration: try JSONParser.parse([UInt8](configuration.utf8)))
    var effects: [UInt8] = []
    for event in events { effects += try session.handle(json: [UInt8](event.utf8)) }
    return String(decoding: effects, as: UTF8.self)
  }

  @Test("Effects have exactly the members of the trace format, in their order")
  func effects() throws {
    let played = try play(
      #"{"recognizer":"classic"}"#,
      [
        #"{"t":0.12,"phase":"began","touch":1,"x":300,"y":100}"#,
        #"{"t":0.4,"phase":"ended","touch":1,"x":300,"y":100}"#,
        #"{"t":1,"phase":"began","touch":2,"x":100,"y":400}"#,
        #"{"t":1.25,"phase":"moved","touch":2,"x":100,"y":300}"#,
        #"{"t":1.5,"phase":"ended","touch":2}"#,
      ]
        + (0..<4).map { #"{"t":2,"phase":"began","touch":\#($0),"x":10,"y":10}"# }
        + [#"{"t":2.5,"phase":"ended","touch":3}"#])
    #expect(
      played == """
        {"t":0.4,"kind":"cell","cell":"⠁"}
        {"t":1.5,"kind":"swipe","swipes":["swipe U1"]}
        {"t":2.5,"kind":"failure"}

        """)
  }

  @Test("A flat device lies across, whichever way its size is given")
  func flatSize() throws {
    let touches = [
      #"{"t":0,"phase":"began","touch":1,"x":740,"y":60}"#, #"{"t":1,"phase":"ended","touch":1}"#,
    ]
    for size in [#""width":390,"height":844"#, #""width":844,"height":390"#] {
      let played = try play(
        #"{"recognizer":"classic","mode":"table",\#(size)}"#, touches)
      #expect(played == "{\"t\":1,\"kind\":\"cell\",\"cell\":\"⠠\"}\n")
    }
  }

  @Test(
    "An event or a configuration that makes no sense is named",
    arguments: [
      (#"{"phase":"began","touch":1,"x":1,"y":1}"#, FieldError.missing("t")),
      (#"{"t":0,"phase":"began","touch":1,"y":1}"#, .missing("x")),
      (#"{"t":0,"phase":"began","x":1,"y":1}"#, .missing("touch")),
      (#"{"t":0,"touch":1,"x":1,"y":1}"#, .missing("phase")),
      (
        #"{"t":0,"phase":"hover","touch":1,"x":1,"y":1}"#,
        .unknownWord(name: "phase", word: "hover")
      ),
      (
        #"{"t":0,"phase":"began","touch":1.5,"x":1,"y":1}"#,
        .wrongType(name: "touch", wanted: .wholeNumber)
      ),
      (
        #"{"t":0,"phase":"began","touch":1,"x":1e99,"y":1}"#, .outOfRange(name: "x", value: 1e99)
      ),
      (
        #"{"t":0,"phase":"began","touch":1,"x":"1","y":1}"#, .wrongType(name: "x", wanted: .number)
      ),
      (#"{"t":0,"phase":"ended","touch":1,"x":1}"#, .missing("y")),
      (#"{"t":-1e300,"phase":"cancelled","touch":1}"#, .outOfRange(name: "t", value: -1e300)),
      (#"[]"#, .notAnObject),
    ])
  func badEvents(event: String, error: FieldError) {
    #expect(throws: error) { try play("{}", [event]) }
  }

  @Test(
    "A configuration that makes no sense is named",
    arguments: [
      (#"{"mode":"wall"}"#, FieldError.unknownWord(name: "mode", word: "wall")),
      (#"{"recognizer":"best"}"#, .unknownWord(name: "recognizer", word: "best")),
      (#"{"width":0,"height":5}"#, .outOfRange(name: "width", value: 0)),
      (#"{"width":5,"height":-2}"#, .outOfRange(name: "height", value: -2)),
      (#"{"width":5}"#, .missing("height")),
    ])
  func badConfigurations(configuration: String, error: FieldError) {
    #expect(throws: error) { try play(configuration, []) }
  }

  @Test("A trace whose touches make no sense one after the other is named")
  func order() throws {
    func check(_ events: [TouchEvent]) throws(TouchOrder.Fault) {
      var order = TouchOrder()
      for event in events { try order.check(event) }
    }
    let here = Point(x: 1, y: 1)
    let began = TouchEvent(time: 1, touch: 7, phase: .began(here))
    try check([began, TouchEvent(time: 1, touch: 7, phase: .ended(nil)), began])
    #expect(throws: TouchOrder.Fault.timeGoesBack(from: 1, to: 0.5)) {
      try check([began, TouchEvent(time: 0.5, touch: 7, phase: .moved(here))])
    }
    #expect(throws: TouchOrder.Fault.beginsTwice(touch: 7)) { try check([began, began]) }
    for phase in [TouchEvent.Phase.moved(here), .ended(here), .cancelled] {
      #expect(throws: TouchOrder.Fault.notDown(touch: 8)) {
        try check([began, TouchEvent(time: 1, touch: 8, phase: phase)])
      }
    }
    let many = (0...100).map { TouchEvent(time: 1, touch: $0, phase: .began(here)) }
    try check(Array(many.dropLast()))
    #expect(throws: TouchOrder.Fault.tooManyTouches) { try check(many) }
  }

  @Test("A hundred thousand random touches never trap", arguments: [UInt64(1), 2])
  func randomTouches(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for mode in PadMode.allCases {
      var session = RecognizerSession(
        RecognizerConfiguration(recognizer: .classic, mode: mode))
      var cells = 0
      for step in 0..<50_000 {
        let point = Point(x: random.next(below: 2_000) - 500, y: random.next(below: 2_000) - 500)
        let phase: TouchEvent.Phase =
          switch Int(random.next(below: 10)) {
          case 0..<4: .began(point)
          case 4..<7: .moved(point)
          case 7..<9: .ended(step % 2 == 0 ? point : nil)
          default: .cancelled
          }
        let touch = Int(random.next(below: 12))
        let event = TouchEvent(time: Double(step), touch: touch, phase: phase)
        cells += session.handle(.touch(event)).count
      }
      #expect(cells > 1_000, "seed \(seed)")
    }
  }
}

/// A small generator of reproducible noise (SplitMix64, Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func next(below limit: Double) -> Double {
    Double.random(in: 0..<limit, using: &self)
  }
}
