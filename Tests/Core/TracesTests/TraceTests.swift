// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing
import Traces

private func play(_ text: String) throws(Trace.Failure) -> String {
  String(decoding: try Trace.play(Array(text.utf8)), as: UTF8.self)
}

@Suite struct TraceTests {
  @Test("the first line opens the session and each further one is an event")
  func plays() throws {
    let effects = try play(
      """
      {"session":"speech","configuration":{"outlet":"screen-reader"}}

      {"t":1.5,"kind":"say","text":"é","language":"es"}
      """)
    #expect(
      effects == """
        {"t":1.5,"kind":"announce","text":"é","language":"es","assertive":false}

        """)
  }

  @Test(
    "a bad line is named by its number",
    arguments: [
      ("{\"session\":\"singing\"}", 1, FieldError.unknownWord(name: "session", word: "singing")),
      ("{\"configuration\":{}}", 1, .missing("session")),
      ("{\"session\":\"speech\"}\n\n[]", 3, .notAnObject),
      ("{\"session\":\"speech\"}\n{\"t\":1}", 2, .missing("kind")),
      (
        "{\"session\":\"speech\",\"configuration\":{\"outlet\":\"shout\"}}", 1,
        .unknownWord(name: "outlet", word: "shout")
      ),
      ("{\"session\":\"earcon\",\"configuration\":{}}", 1, .missing("earcon")),
    ])
  func namesBadLines(_ text: String, _ line: Int, _ reason: FieldError) {
    let failure = #expect(throws: Trace.Failure.self) { try play(text) }
    #expect(failure?.line == line)
    #expect(failure?.reason == reason)
  }
}
