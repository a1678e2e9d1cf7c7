// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Braille

@Suite("The pad on a page: recordings, the server, explanations")
struct PadRecordingTests {
  private func recorded() throws -> String {
    var page = try PadOnPage()
    try page.act("record")
    #expect(page.told == ["act-record on"])
    try page.type("KeyF", "KeyD")
    try page.choose("echo", #""cell""#)
    try page.type("KeyF")
    try page.act("record")
    #expect(page.told == ["act-record off"])
    try page.type("KeyF")
    try page.act("save-trace")
    return try #require(page.files["earshot-braille-recording.jsonl"])
  }

  @Test("A recording is a trace of the pad alone, which gives the same text")
  func trace() throws {
    let lines = try recorded().split(separator: "\n")
    let first = try JSONParser.parse(Array(try #require(lines.first).utf8))
    #expect(first["session"] == .string("braille"))
    var pad = try BrailleSession(configuration: try #require(first["configuration"]))
    for line in lines.dropFirst() { _ = try pad.handle(json: Array(line.utf8)) }
    #expect(pad.read.letters == "ba")
  }

  @Test("A recording plays in the place of the person's own text, which comes back")
  func replay() throws {
    let recording = try recorded()
    var page = try PadOnPage()
    try page.type("KeyF", "KeyS")
    try page.open("replay", recording)
    #expect(page.told == ["file-replay on"])
    // What is typed meanwhile is nobody's.
    try page.type("KeyF")
    for _ in 0..<40 where page.session.replay != nil { try page.send(#""kind":"tick""#, after: 2) }
    #expect(page.told == ["file-replay done"])
    #expect(page.shown["replayed-letters"] == "ba")
    #expect(page.letters == "k" && page.session.pads[0].read.letters == "k")
    #expect(page.session.pads[0].echo == .character)
    #expect(page.device["earshot-braille-text"]?.contains(#""letters":"k""#) == true)
  }

  @Test("A second recording ends the first, and what is none is refused")
  func second() throws {
    let recording = try recorded()
    var page = try PadOnPage(text: "k")
    try page.open("replay", recording)
    try page.open("replay", recording)
    #expect(page.told == ["file-replay done", "file-replay on"])
    try page.act("stop-replay")
    #expect(page.letters == "k")
    for other in [
      #"{"session":"walk"}"#, "no", #"{"session":"braille","configuration":{"echo":7}}"#,
    ] {
      try page.open("replay", other)
      #expect(page.told == ["file-replay failed"])
      #expect(page.letters == "k")
    }
  }

  @Test("The server is asked how words read, and an answer that comes too late is nobody's")
  func server() throws {
    var page = try PadOnPage(#""table":{"table":"en-ueb-g2.ctb","language":"en"}"#)
    #expect(page.questions.isEmpty, "the lists are large")
    try page.send(#""kind":"fill","on":true"#)
    #expect(page.questions.map(\.address) == ["../generated/words/en.txt"])
    try page.type("KeyF")
    #expect(page.told.isEmpty)
    let question = try #require(page.session.questions.last)
    let answer =
      #""kind":"answer","id":\#(question.id),"answer":{"results":[{"partial":"a","full":"a"}]}"#
    try page.send(answer)
    #expect(page.letters == "a")
    try page.type("KeyD")
    let late = try #require(page.session.questions.last)
    try page.send(#""kind":"table","table":"es","language":"es""#)
    #expect(page.questions.map(\.address) == ["../generated/cells/es.txt"])
    try page.send(#""kind":"answer","id":\#(late.id),"answer":null"#)
    #expect(page.said.isEmpty)
  }

  @Test(
    "Words and frequencies go to the pad; those who pay for each byte are not sent half a megabyte")
  func lists() throws {
    func typed(_ members: String = #""keeps":true"#) throws -> PadOnPage {
      var page = try PadOnPage(members)
      try page.send(#""kind":"touch","phase":"began","touch":1,"x":10,"y":10"#)
      return page
    }
    var page = try typed()
    let question = try #require(page.questions.first)
    try page.send(#""kind":"answer","id":\#(question.id),"answer":"had\nhat\n""#)
    #expect(page.session.pads[0].words != nil)
    // Once is enough, and another table's list comes at once to who types already.
    try page.send(#""kind":"touch","phase":"ended","touch":1,"x":10,"y":10"#)
    #expect(page.questions.isEmpty)
    try page.send(#""kind":"table","table":"es","language":"es""#)
    #expect(!page.questions.isEmpty)
    #expect(try typed(#""savesData":true"#).questions.isEmpty)
    #expect(try typed(#""private":true"#).questions.isEmpty)
  }

  @Test("That words leave the device is told once, and no more when it is understood")
  func notices() throws {
    let table = #""table":{"table":"en-ueb-g2.ctb","language":"en"}"#
    var page = try PadOnPage(table)
    try page.type("KeyF")
    #expect(page.flags["notice-words-leave"] == false)
    try page.act("offline", #","notice":"words-leave""#)
    #expect(page.flags["notice-words-leave"] == true && page.flags["setting-offline"] == true)
    #expect(page.settings["offline"] == .bool(true))
    #expect(page.session.pads[0].reader.isOffline == true)
    page.device["earshot-braille"] = #"{"understood":["words-leave"]}"#
    var again = try PadOnPage(table, device: page.device)
    try again.type("KeyF")
    #expect(again.flags["notice-words-leave"] == nil)
  }

  @Test(
    "Events that make no sense are refused",
    arguments: [
      #""kind":"nonsense""#, #""kind":"act","name":"fly""#, #""kind":"setting","value":1"#,
      #""kind":"open""#, #""kind":"assign","swipe":"nowhere","value":"""#, #""kind":"file""#,
    ])
  func refused(event: String) throws {
    var page = try PadOnPage()
    #expect(throws: FieldError.self) { try page.send(event) }
  }
}
