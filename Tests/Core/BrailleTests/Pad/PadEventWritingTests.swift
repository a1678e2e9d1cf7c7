// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@testable import Braille

@Suite("Events of the pad, as recordings have them")
struct PadEventWritingTests {
  @Test(
    "An event is written as it is read",
    arguments: [
      #""kind":"touch","phase":"began","touch":1,"x":300,"y":100.5"#,
      #""kind":"touch","phase":"moved","touch":1,"x":300,"y":100"#,
      #""kind":"touch","phase":"ended","touch":2"#,
      #""kind":"touch","phase":"cancelled","touch":2"#,
      #""kind":"key","code":"KeyF","phase":"down","shift":true,"ctrl":true"#,
      #""kind":"key","code":"KeyF","phase":"up""#,
      #""kind":"tick""#,
      #""kind":"size","width":400,"height":300"#,
      #""kind":"tilt","beta":10,"gamma":-20.5"#,
      #""kind":"set","name":"mode","value":"hold""#,
      #""kind":"set","name":"echo","value":"word""#,
      #""kind":"set","name":"keys","value":"one-hand""#,
      #""kind":"set","name":"recognizer","value":"classic""#,
      #""kind":"set","name":"dots","value":"8""#,
      #""kind":"set","name":"hands","value":"left""#,
      #""kind":"set","name":"chording","value":"sequential""#,
      #""kind":"set","name":"offline","value":"true""#,
      #""kind":"set","name":"private","value":"false""#,
      #""kind":"set","name":"brf","value":"true""#,
      #""kind":"set","name":"feel","value":"sound""#,
      #""kind":"table","table":"de-g2.ctb","language":"de","name":"Kurzschrift""#,
      #""kind":"table","table":"es","language":"es""#,
      #""kind":"table","table":"ja-kana","language":"ja""#,
      #""kind":"swipes","swipes":[{"held":"⠁","swipe":"swipe R1","action":"select-next-word"},{"swipe":"swipe U2","action":"undo"}]"#,
      #""kind":"action","action":"read-line""#,
      #""kind":"text","text":"a \"b\"","start":1,"end":2"#,
      #""kind":"text","text":"""#,
      #""kind":"caret","start":0,"end":4"#,
      #""kind":"pasted","text":"a""#,
      #""kind":"pasted""#,
      #""kind":"insert","text":"é""#,
      #""kind":"import","text":"abc","format":"brf""#,
      #""kind":"import","text":"abc","format":"text""#,
      #""kind":"export","form":"cells""#,
      #""kind":"translated","id":7,"results":[{"partial":"b","full":"but","starts":[0,1]}]"#,
      #""kind":"untranslated","id":7"#,
      #""kind":"words","text":"had\nhat\n""#,
      #""kind":"frequencies","table":"es","text":"⠁ 3\n""#,
      #""kind":"hand","hand":{"mode":"table","width":400,"height":300,"dots":[[300,80],[300,150],[300,220],[100,80],[100,150],[100,220]]}"#,
      #""kind":"hand""#,
      #""kind":"guide-spots","cell":"⠃""#,
      #""kind":"keytest","on":true"#,
      #""kind":"fill","on":false"#,
      #""kind":"lend","silent":true,"gathers":true,"swipes":["swipe R1"]"#,
      #""kind":"lend""#,
      #""kind":"activated","touched":true"#,
      #""kind":"blur""#,
    ])
  func written(members: String) throws {
    let text = #"{"t":1.5,"# + members + "}"
    let event = try PadEvent(json: try JSONParser.parse(Array(text.utf8)))
    #expect(String(decoding: event.jsonBytes, as: UTF8.self) == text)
  }
}
