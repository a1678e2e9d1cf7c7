// SPDX-License-Identifier: Apache-2.0

import BrailleService
import Bytes
import ChildProcess
import HTTPServer
import Testing

@testable import Web

@Suite("API of braille") struct BrailleAPITests {
  private func ask(
    _ verb: String, _ body: String, language: String = "en", headers: Headers = [:]
  ) async throws -> Answer {
    try await Person(on: TestSite(), language: language).send(
      .post, "/api/v1/braille/" + verb, body: .bytes(Array(body.utf8)), headers: headers)
  }

  private func json(_ answer: Answer) throws -> JSONValue {
    try JSONParser.parse(Array(answer.text.utf8))
  }

  @Test("Cells become text, with the cell that each character came from, and are kept by nobody")
  func reads() async throws {
    let answer = try await ask("read", "{\"table\":\"en-ueb-g2\",\"cells\":\"⠁⠃ ⠮⣿\"}")
    #expect(answer.status == 200)
    #expect(
      answer.text == "{\"text\":\"about the\",\"map\":[0,0,0,0,0,2,3,3,3],\"unknown\":[4]}")
    #expect(answer.response.headers[.cacheControl] == "private, no-store")
    let partial = try await ask(
      "read", "{\"table\":\"en-ueb-g2\",\"cells\":\"⠁⠃\",\"partial\":true}")
    #expect(try json(partial)["text"]?.string == "ab")
  }

  @Test("Several words are read at once, each as it is and as one that may go on")
  func readsWords() async throws {
    let answer = try await ask("read", "{\"table\":\"en-ueb-g2\",\"words\":[\"⠁⠃\",\"⠆\",\"\"]}")
    #expect(
      answer.text
        == "{\"texts\":[\"about\",\"be\",\"\"],"
        + "\"results\":[{\"partial\":\"ab\",\"full\":\"about\",\"starts\":[0,0]},"
        + "{\"partial\":\"be\",\"full\":\"be\",\"starts\":[0]},"
        + "{\"partial\":\"\",\"full\":\"\",\"starts\":[]}]}")
    let partial = try await ask(
      "read", "{\"table\":\"en-ueb-g2\",\"words\":[\"⠁⠃\"],\"partial\":true}")
    #expect(try json(partial)["texts"]?.array == [.string("ab")])
  }

  @Test("Text becomes cells, with the character that each came from")
  func writes() async throws {
    let answer = try await ask("write", "{\"table\":\"en-ueb-g2\",\"text\":\"about 漢\\nthe\"}")
    #expect(
      answer.text == "{\"cells\":\"⠁⠃⠀\\n⠮\",\"map\":[0,0,5,7,8],\"unknown\":[6]}")
    let kana = try await ask("write", "{\"table\":\"ja-kana\",\"text\":\"がっこう\"}")
    #expect(try json(kana)["cells"]?.string == "⠐⠡⠂⠪⠉")
  }

  @Test(
    "What cannot be done is refused with a sentence and the field",
    arguments: [
      ("read", "{\"cells\":\"⠁\"}", 400, "The field \"table\" is missing. Add it."),
      ("read", "{\"table\":\"en-ueb-g2\"}", 400, "The field \"cells\" is missing. Add it."),
      ("read", "{\"table\":\"en-ueb-g2\",\"cells\":7}", 400, "The field \"cells\" must be text."),
      (
        "read", "{\"table\":\"en-ueb-g2\",\"words\":[7]}", 400,
        "The field \"words\" must be a list."
      ),
      (
        "read", "{\"table\":\"en-ueb-g2\",\"cells\":\"x\"}", 400,
        "\"x\" (U+0078) is not a braille cell."
      ),
      (
        "read", "{\"table\":\"en-ueb-g9\",\"cells\":\"⠁\"}", 400,
        "The most similar: en-ueb-g1, en-ueb-g2"
      ),
      (
        "write", "{\"table\":\"../../etc/passwd\",\"text\":\"a\"}", 400, "There is no braille table"
      ),
      ("write", "{\"table\":\"/etc/passwd\",\"text\":\"a\"}", 400, "There is no braille table"),
      ("write", "no json", 400, "This is not valid JSON"),
      ("write", "[]", 400, "JSON object"),
    ])
  func refused(verb: String, body: String, status: Int, sentence: String) async throws {
    let answer = try await ask(verb, body)
    #expect(answer.status == status)
    let message = try #require(try json(answer)["detail"]?.string)
    #expect(message.contains(sentence))
  }

  @Test("Refusals speak the caller's language")
  func language() async throws {
    let answer = try await ask("write", "{\"table\":\"zz\",\"text\":\"a\"}", language: "es")
    #expect(answer.text.contains("No hay ninguna tabla braille"))
  }

  @Test("Long texts and many words are refused with 413")
  func tooMuch() async throws {
    let text = String(repeating: "a", count: 20_001)
    let long = try await ask("write", "{\"table\":\"en-ueb-g1\",\"text\":\"\(text)\"}")
    #expect(long.status == 413)
    let words = Array(repeating: "\"⠁\"", count: 129).joined(separator: ",")
    let many = try await ask("read", "{\"table\":\"en-ueb-g1\",\"words\":[\(words)]}")
    #expect(many.status == 413)
  }

  @Test("Where too many texts wait for the workers, the answer says when to come again")
  func sendsAway() async throws {
    var settings = WorkerSettings()
    settings.braille.limits.mostWaiting = 0
    let answer = try await Person(on: TestSite(workers: settings)).send(
      .post, "/api/v1/braille/write",
      body: .bytes(Array("{\"table\":\"en-ueb-g1\",\"text\":\"a\"}".utf8)))
    #expect(answer.status == 503)
    #expect(answer.response.headers[.retryAfter] == "5")
  }

  @Test(
    "Pages of other sites may ask too, since nothing here looks at who asks",
    arguments: [
      ["Origin": "https://elsewhere.test"], ["Sec-Fetch-Site": "cross-site"],
      ["Sec-Fetch-Site": "same-origin"], [:],
    ] as [Headers])
  func origin(headers: Headers) async throws {
    let answer = try await ask(
      "write", "{\"table\":\"en-ueb-g1\",\"text\":\"a\"}", headers: headers)
    #expect(answer.status == 200)
    #expect(answer.response.headers["Access-Control-Allow-Origin"] == "*")
  }

  @Test("The tables are listed, and may be kept for an hour")
  func tables() async throws {
    let person = Person(on: try await TestSite())
    let answer = try await person.open("/api/v1/braille/tables")
    #expect(answer.response.headers[.cacheControl] == "public, max-age=3600")
    let tables = try #require(try json(answer)["tables"]?.array)
    #expect(tables.count > 150)
    let english = try #require(tables.first { $0["table"]?.string == "en-ueb-g2.ctb" })
    #expect(english["name"]?.string == "Unified English contracted braille")
    #expect(english["contraction"]?.string == "full")
    let arabic = try json(await person.open("/api/v1/braille/tables?language=ar"))
    #expect(arabic["tables"]?.array?.first?["table"]?.string == "ar.tbl")
    let none = try json(await person.open("/api/v1/braille/tables?language=tlh"))
    #expect(none["tables"]?.array?.isEmpty == true)
  }

  @Test("The signs of a table are told for lessons, place by place")
  func signs() async throws {
    let person = Person(on: try await TestSite())
    let answer = try await person.open("/api/v1/braille/signs?table=en-ueb-g2")
    let signs = try #require(try json(answer)["signs"]?.array)
    func sign(_ cells: String) -> JSONValue? { signs.first { $0["cells"]?.string == cells } }
    #expect(sign("⠃")?["alone"]?.string == "but")
    #expect(sign("⠃")?["middle"]?.string == "b")
    #expect(sign("⠰⠝")?["end"]?.string == "tion")
    #expect(sign("⠰⠝")?["alone"] == nil)
    #expect(sign("⠁⠃")?["alone"]?.string == "about")
    #expect(sign("⠃⠦") == nil)
    #expect(try await person.open("/api/v1/braille/signs?table=zz").status == 400)
    #expect(try await person.open("/api/v1/braille/signs").status == 400)
  }
}
