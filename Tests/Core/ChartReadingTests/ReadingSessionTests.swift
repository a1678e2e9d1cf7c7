// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Testing

@testable import ChartReading

/// A session that reads, and the effects of its last event as JSON.
private struct Reader {
  private var session: ChartReadingSession
  private(set) var effects: [JSONValue] = []

  init() throws { session = try ChartReadingSession(configuration: .object([])) }

  mutating func send(_ event: String) throws {
    let bytes = try session.handle(json: Array((#"{"t":0,"# + event.dropFirst()).utf8))
    effects = try bytes.split(separator: UInt8(ascii: "\n")).map {
      try JSONParser.parse(Array($0))
    }
  }

  var kinds: [String] { effects.compactMap { $0["kind"]?.string } }
  var name: String? { effects.first?["name"]?.string }

  /// The values of each series.
  var values: [[Double]] {
    (effects.first?["chart"]?["series"]?.array ?? []).map { series in
      (series["y"]?.array ?? []).compactMap { $0.number }
    }
  }

  var fields: [String] {
    (effects.first?["fields"]?.array ?? []).map { field in
      (field.array ?? []).compactMap { $0.string }.joined(separator: "=")
    }
  }
}

@Suite("Reading again, and what was read") struct ReadingSessionTests {
  private static let towns =
    #"{"kind":"load","title":"A/B","text":"m,North,South\n1,2,5\n2,3,6\n"}"#

  @Test("The same data are read otherwise; what is not named stays, and nothing leaves it open")
  func reread() throws {
    var reader = try Reader()
    try reader.send(Self.towns)
    #expect(reader.values == [[2, 3], [5, 6]])
    try reader.send(#"{"kind":"reread","y-columns":["South"],"chart":"bar"}"#)
    #expect(reader.values == [[5, 6]])
    #expect(reader.effects.first?["quiet"] == nil)
    try reader.send(#"{"kind":"reread","chart":""}"#)
    #expect(reader.values == [[5, 6]] && reader.effects.first?["chart"]?["kind"]?.string == "line")
    try reader.send(#"{"kind":"reread","y-columns":[]}"#)
    #expect(reader.values.count == 2)
  }

  @Test("A file gives its name to data without a title, and to what is made of them elsewhere")
  func fileName() throws {
    var reader = try Reader()
    try reader.send(#"{"kind":"load","file":"my_towns.csv","text":"m,North\n1,2\n2,3\n"}"#)
    #expect(reader.effects.first?["chart"]?["title"]?.string == "my towns")
    try reader.send(#"{"kind":"convert","form":"flac","language":"en"}"#)
    #expect(reader.effects.first?["file"]?.string == "my towns.flac")
    #expect(reader.fields.contains("title=my towns"))
  }

  @Test("What makes no chart when it is read otherwise leaves what was read before")
  func refused() throws {
    var reader = try Reader()
    try reader.send(Self.towns)
    try reader.send(#"{"kind":"reread","x-column":"East"}"#)
    #expect(reader.kinds == ["refuse"])
    try reader.send(#"{"kind":"reread"}"#)
    #expect(reader.values == [[2, 3], [5, 6]])
  }

  @Test("What came ready is held without a word, until somebody wants it otherwise")
  func held() throws {
    var reader = try Reader()
    try reader.send(#"{"kind":"reread","chart":"bar"}"#)
    #expect(reader.effects.isEmpty)
    try reader.send(
      #"{"kind":"hold","address":"/data","type":"application/json; charset=utf-8","text":"{\"title\":\"T\",\"text\":\"a,b\\n1,2\\n2,4\\n\"}"}"#
    )
    #expect(reader.effects.isEmpty)
    try reader.send(#"{"kind":"reread","chart":"bar"}"#)
    #expect(reader.values == [[2, 4]])
    #expect(reader.name?.hasPrefix("/data ") == true, "its address, and how it is read")
  }

  @Test("Rows are part of what is read again and of what is sent, and a sensor has no name")
  func rows() throws {
    var reader = try Reader()
    try reader.send(#"{"kind":"load","live":true,"text":"s,level\n1,2\n2,3"}"#)
    #expect(reader.name == nil)
    for data in [#"3,4"#, #" [4, 5] "#, #"{\"s\":5,\"level\":6}"#, "[", "{}{", "[[1]]", " "] {
      try reader.send(#"{"kind":"append","data":"\#(data)"}"#)
    }
    #expect(reader.effects.isEmpty, "what is no row is passed over")
    try reader.send(#"{"kind":"reread"}"#)
    #expect(reader.values == [[2, 3, 4, 5, 6]])
    try reader.send(#"{"kind":"convert","form":"flac","language":"en"}"#)
    #expect(
      reader.effects.first?["text"]?.string?.hasPrefix("s,level\n1,2\n2,3\n3,4\n4,5\n5,6") == true)
  }

  @Test("Open dates are read in the order that was chosen; dates that are clear stay as they are")
  func dates() throws {
    func firstDay(_ reader: Reader) -> Double? {
      reader.effects.first?["chart"]?["series"]?.array?.first?["x"]?.array?.first?.number
    }
    var reader = try Reader()
    // Days since 1970: 3 April 2024 is 19816, 4 March 19786, 31 March 19813.
    for (text, early, late) in [("3/4", 19_816.0, 19_786.0), ("31/3", 19_813, 19_813)] {
      try reader.send(#"{"kind":"load","text":"d,y\n\#(text)/2024,1\n5/6/2025,2\n"}"#)
      #expect(firstDay(reader) == early * 86_400)
      try reader.send(#"{"kind":"reread","dates":"month-first"}"#)
      #expect(firstDay(reader) == late * 86_400)
      try reader.send(#"{"kind":"convert","form":"flac","language":"en"}"#)
      #expect(reader.fields.contains("dates=month-first"))
    }
  }

  @Test("A file by the server is asked for in the server's own words")
  func converted() throws {
    var reader = try Reader()
    try reader.send(#"{"kind":"convert","form":"flac","language":"en"}"#)
    #expect(reader.effects.isEmpty, "there are no data yet")
    try reader.send(Self.towns)
    try reader.send(#"{"kind":"reread","y-columns":["South"],"decimal":"comma"}"#)
    try reader.send(
      #"{"kind":"convert","form":"flac","language":"es","options":{"scale":"mel","loudness":true,"lowest-pitch":131,"cues":""},"hearing":{"mono":false,"lowest":20,"left":-2.5,"volume":1}}"#
    )
    #expect(
      reader.fields == [
        "form=flac", "language=es", "scale=mel", "loudness=on", "low=131", "mono=off",
        "hear-low=20", "left-level=-2.5", "volume=1", "y=South", "decimal=comma", "title=A/B",
      ])
    #expect(reader.effects.first?["file"]?.string == "A-B.flac")
    #expect(reader.effects.first?["text"]?.string == "m,North,South\n1,2,5\n2,3,6\n")
  }

  @Test("Points of a program are sent as JSON")
  func points() throws {
    var reader = try Reader()
    try reader.send(#"{"kind":"load","x":"t","points":[[0,1],[1,2.5]]}"#)
    try reader.send(#"{"kind":"convert","form":"mp3","language":"en"}"#)
    #expect(
      reader.effects.first?["text"]?.string == #"[{"t":0,"y":1},{"t":1,"y":2.5}]"#)
    #expect(reader.effects.first?["file"]?.string == "chart.mp3")
  }

  @Test(
    "A chart without an address has a name from its data, the same at each visit",
    arguments: [
      (#""text":"x,y\n1,2\n2,3\n""#, #""text":"x,y\n1,2\n2,4\n""#),
      (#""points":[[0,1],[1.5,2]]"#, #""points":[[0,1],[1.5,3]]"#),
      (#""text":"é,y\n1,2\n2,3\n""#, #""text":"𝄞,y\n1,2\n2,3\n""#),
    ])
  func names(_ one: String, _ other: String) throws {
    var reader = try Reader()
    try reader.send(#"{"kind":"load",\#(one)}"#)
    let name = try #require(reader.name)
    try reader.send(#"{"kind":"load","title":"T",\#(one)}"#)
    #expect(reader.name == name)
    try reader.send(#"{"kind":"load",\#(other)}"#)
    #expect(reader.name != nil && reader.name != name)
    try reader.send(#"{"kind":"load","chart":"bar",\#(one)}"#)
    #expect(reader.name?.hasPrefix(name + " ") == true)
  }

  @Test("Names are those under which bookmarks were kept before")
  func sameNames() throws {
    var reader = try Reader()
    try reader.send(#"{"kind":"load","text":"x,y\n1,2\n2,3\n"}"#)
    #expect(reader.name == "24yyfulrgma")
    try reader.send(#"{"kind":"load","chart":"bar","y-columns":["y"],"text":"é𝄞,y\n1,2\n2,3\n"}"#)
    #expect(reader.name == "6pzvxa2sk7 1wai3uvtvu3")
  }
}
