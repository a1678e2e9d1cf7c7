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
        == PadEvent(time: 1, .key(PadKeyEvent("KeyF", isDown: false))))
    #expect(
      try event(#"{"t":1,"kind":"set","name":"mode","value":"table"}"#)
        == PadEvent(time: 1, .set(.mode(.table))))
    #expect(
      try event(#"{"t":1,"kind":"table","table":"ar"}"#)
        == PadEvent(time: 1, .table(.uncontracted(.arabic))))
    #expect(
      try event(#"{"t":1,"kind":"table","table":"fr-g2","name":"Français"}"#)
        == PadEvent(
          time: 1, .table(.server(.init(name: "fr-g2", tag: "fr", title: "Français")))))
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
      (
        #"{"t":1,"kind":"set","name":"echo","value":"loud"}"#,
        .unknownWord(name: "value", word: "loud")
      ),
      (
        #"{"t":1,"kind":"set","name":"taste","value":"sweet"}"#,
        .unknownWord(name: "name", word: "taste")
      ),
      (#"{"t":1,"kind":"caret","start":3,"end":1}"#, .outOfRange(name: "end", value: 1)),
      (#"{"t":1,"kind":"guide-spots","cell":"x"}"#, .unknownWord(name: "cell", word: "x")),
    ])
  func mistakes(json: String, error: FieldError) {
    #expect(throws: error) { try event(json) }
  }

  @Test("The zones are written with their lines and the spots of their dots")
  func guide() throws {
    var session = try BrailleSession(
      configuration: .object([JSONMember(name: "recognizer", value: .string("classic"))]))
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
        [6,97.5,665.5]],"size":80,"lit":[]}
        """)
  }
}
