// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking
import Testing

@Suite struct PadEventTests {
  private func event(_ json: String) throws -> PadEvent {
    try PadEvent(json: try JSONParser.parse([UInt8](json.utf8)))
  }

  @Test("Events are read by their kind; a touch needs none")
  func kinds() throws {
    let touch = PadEvent(
      time: 1, .touch(TouchEvent(time: 1, touch: 2, phase: .began(Point(x: 3, y: 4)))))
    #expect(try event(#"{"t":1,"phase":"began","touch":2,"x":3,"y":4}"#) == touch)
    #expect(try event(#"{"t":1,"kind":"touch","phase":"began","touch":2,"x":3,"y":4}"#) == touch)
    #expect(
      try event(#"{"t":1,"kind":"key","code":"KeyF","phase":"up"}"#)
        == PadEvent(time: 1, .key(code: "KeyF", isDown: false)))
    #expect(try event(#"{"t":1,"kind":"mode","mode":"table"}"#) == PadEvent(time: 1, .mode(.table)))
    #expect(
      try event(#"{"t":1,"kind":"table","language":"ar"}"#) == PadEvent(time: 1, .table(.arabic)))
    for action in PadAction.allCases {
      #expect(
        try event(#"{"t":1,"kind":"action","action":"\#(action.word)"}"#)
          == PadEvent(time: 1, .action(action)))
    }
  }

  @Test(
    "What makes no sense is named",
    arguments: [
      (#"{"t":1,"kind":"dance"}"#, FieldError.unknownWord(name: "kind", word: "dance")),
      (
        #"{"t":1,"kind":"key","code":"KeyF","phase":"held"}"#,
        .unknownWord(name: "phase", word: "held")
      ),
      (#"{"t":1,"kind":"size","width":0,"height":1}"#, .outOfRange(name: "width", value: 0)),
      (#"{"t":1,"kind":"tilt","beta":1e9,"gamma":0}"#, .outOfRange(name: "beta", value: 1e9)),
      (#"{"t":1,"kind":"action"}"#, .missing("action")),
      (#"{"kind":"blur"}"#, .missing("t")),
      (#"{"t":1,"kind":"echo","echo":"word"}"#, .unknownWord(name: "echo", word: "word")),
    ])
  func mistakes(json: String, error: FieldError) {
    #expect(throws: error) { try event(json) }
  }

  @Test("The zones are written with their lines and the spots of their dots")
  func guide() throws {
    var session = try BrailleSession(configuration: .object([]))
    let effects = try session.handle(
      json: [UInt8](#"{"t":1,"kind":"size","width":390,"height":844}"#.utf8))
    let first = String(decoding: effects.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    #expect(
      first == """
        {"t":1,"kind":"guide","mode":"hold","width":390,"height":844,\
        "lines":[[195,0,195,844],[0,357,195,357],[0,487,195,487],[195,357,390,357],\
        [195,487,390,487]],\
        "spots":[[1,292.5,178.5],[2,292.5,422],\
        [3,292.5,665.5],[4,97.5,178.5],[5,97.5,422],\
        [6,97.5,665.5]]}
        """)
  }
}
