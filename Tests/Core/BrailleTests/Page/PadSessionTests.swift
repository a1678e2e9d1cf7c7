// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Braille

@Suite("The pad on a page: what is kept on the device")
struct PadSettingsTests {
  @Test("What is chosen is kept, and there again")
  func kept() throws {
    var page = try PadOnPage()
    for (setting, value) in [
      ("echo", #""word""#), ("dots", #""8""#), ("guide", #""strong""#), ("vibration", "false"),
      ("brf", "true"),
    ] { try page.choose(setting, value) }
    #expect(page.settings["vibration"] == .bool(false))
    let again = try PadOnPage(device: page.device)
    #expect(again.values["setting-echo"] == "word" && again.values["setting-dots"] == "8")
    #expect(again.values["setting-mode"] == "auto")
    #expect(again.flags["setting-vibration"] == false && again.flags["setting-keepText"] == true)
    #expect(again.session.pads[0].echo == .word)
    #expect(again.session.pads[0].configuration.dots == .eight)
    #expect(again.session.pads[0].takesBRF == true)
  }

  @Test("What another window kept meanwhile stays")
  func twoWindows() throws {
    var page = try PadOnPage()
    page.device["earshot-braille"] = #"{"guide":"signal"}"#
    try page.choose("echo", #""cell""#)
    #expect(page.settings["guide"] == .string("signal"))
    #expect(page.settings["echo"] == .string("cell"))
  }

  @Test(
    "Settings of nonsense do no harm",
    arguments: [
      #"{"echo":"opera","dots":"many","table":7,"swipes":[{"swipe":"nowhere"}]}"#,
      #"{"recent":"often","swipes":7,"understood":{"all":true},"vibration":"loud","offline":[]}"#,
      #"{"recent":[null,3],"swipes":[null],"understood":[1],"brf":1,"density":900}"#,
      #"["settings"]"#, "{",
    ])
  func nonsense(kept: String) throws {
    var page = try PadOnPage(device: ["earshot-braille": kept, "earshot-braille-hands": kept])
    #expect(page.values["setting-echo"] == "character")
    try page.type("KeyF")
    #expect(page.letters == "a")
  }

  @Test("The width of the screen says how dense its points are, unless it was mistyped")
  func density() throws {
    var page = try PadOnPage()
    try page.choose("screenWidth", "64")
    #expect(page.settings["density"] == .number(10))
    let again = try PadOnPage(device: page.device)
    #expect(again.values["setting-screenWidth"] == "64")
    #expect(again.session.pads[0].configuration.density == 10)
    try page.choose("screenWidth", "900")
    #expect(page.settings["density"] == nil)
    try page.choose("screenWidth", #""""#)
    #expect(page.settings["screenWidth"] == nil)
  }

  @Test("Tables of the server that were used are gone through by a swipe, six of them")
  func recent() throws {
    var page = try PadOnPage()
    for number in 1...7 {
      try page.send(
        #""kind":"choose-table","value":"t\#(number).ctb","language":"de","name":"T\#(number)""#)
    }
    #expect(page.session.settings.recent.map(\.name).first == "t7.ctb")
    #expect(page.session.settings.recent.count == 6)
    try page.send(#""kind":"choose-table","value":"es","language":"es","name":"español""#)
    #expect(page.settings["table"] == .string("es"))
    #expect(page.session.settings.recent.count == 6)
    let again = try PadOnPage(device: page.device)
    #expect(again.values["table"] == "es")
    #expect(again.session.pads[0].reader.table.name == "es")
    // A table that this server does not have is not chosen.
    page.device["earshot-braille"] = #"{"table":"t7.ctb"}"#
    #expect(try PadOnPage(device: page.device).session.table.name == "en")
    // What the page wants goes before, and is not kept.
    var forced = try PadOnPage(#""table":{"table":"es","language":"es"}"#)
    #expect(forced.session.pads[0].reader.table.name == "es")
    try forced.send(#""kind":"table","table":"ar""#)
    #expect(forced.settings["table"] == nil)
  }

  @Test("A swipe that is assigned keeps the others, and all can be set back")
  func swipes() throws {
    var page = try PadOnPage()
    try page.send(#""kind":"assign","swipe":"swipe R1","held":"","value":"new-line""#)
    let right = Swipe(.right, fingers: 1)
    let count = SwipeMap.standard.assignments.count
    #expect(page.session.pads[0].swipes.action(of: [right], mode: .table) == .newLine)
    #expect(page.session.pads[0].swipes.assignments.count == count)
    try page.send(#""kind":"assign","swipe":"swipe L1","held":"⠁","value":"""#)
    #expect(page.session.pads[0].swipes.assignments.count == count - 1)
    let again = try PadOnPage(device: page.device)
    #expect(again.swipes.action(of: [right], mode: .table) == .newLine)
    try page.act("reset-swipes")
    #expect(page.swipes == .standard && page.session.pads[0].swipes == .standard)
    #expect(page.settings["swipes"] == nil)
    #expect(page.told == ["act-reset-swipes done"])
  }

  @Test("Hands and settings move as a file, and can be forgotten without the text")
  func profile() throws {
    var page = try PadOnPage()
    try page.choose("echo", #""word""#)
    try page.act("save-profile")
    let file = try #require(page.files["earshot-braille-settings.json"])
    var other = try PadOnPage(text: "hi")
    try other.open("profile", file)
    #expect(other.told == ["file-profile done"])
    #expect(other.values["setting-echo"] == "word" && other.session.pads[0].echo == .word)
    #expect(other.letters == "hi")
    try other.open("profile", #"{"settings":{}}"#)
    #expect(other.told == ["file-profile failed"])
    try other.open("profile", nil)
    #expect(other.told == ["file-profile failed"])
    try other.act("forget-settings")
    #expect(other.values["setting-echo"] == "character")
    #expect(other.device["earshot-braille"] == nil)
    #expect(other.session.pads[0].read.letters == "hi")
  }

  @Test(
    "A hand that was calibrated is kept beside those of other ways of holding, until it is forgotten"
  )
  func hands() throws {
    func hand(_ mode: String) throws -> HandShape {
      let dots = "[[300,80],[300,150],[300,220],[100,80],[100,150],[100,220]]"
      let json = #"{"mode":"\#(mode)","width":400,"height":300,"dots":\#(dots)}"#
      return try HandShape(json: try #require(JSONValue(text: json)))
    }
    let (held, laid) = (try hand("hold"), try hand("table"))
    let kept = JSONValue.array([JSONValue(written: laid)]).text
    var page = try PadOnPage()
    page.session.keep(held)
    try page.send(
      #""kind":"recalled","key":"earshot-braille-hands","value":\#(JSONValue.string(kept).text)"#)
    #expect(page.session.hands == [held, laid])
    var again = try PadOnPage(device: page.device)
    #expect(again.session.pads[0].hands.map(\.mode) == [.hold, .table])
    try again.act("forget-hand")
    #expect(again.device["earshot-braille-hands"] == nil)
    #expect(again.session.pads[0].hands == [])
  }
}

@Suite("The pad on a page: what is written")
struct PadWritingTests {
  @Test("What is written stays on the device until it is cleared")
  func text() throws {
    var page = try PadOnPage()
    try page.type("KeyF", "KeyD")
    let kept = try #require(page.device["earshot-braille-text"])
    #expect(kept.contains(#""letters":"b","cells":"⠃","at":10"#))
    #expect(page.kept == [true])
    var again = try PadOnPage(device: page.device)
    #expect(again.letters == "b" && again.shown["cells"] == "⠃")
    #expect(again.lines.contains { $0.contains(#""kind":"kept","since":10"#) })
    try again.send(#""kind":"action","action":"clear""#)
    #expect(again.device["earshot-braille-text"] == nil)
    #expect(again.kept == [false])
    // What the page brings goes before.
    #expect(try PadOnPage(text: "x", device: page.device).session.pads[0].read.letters == "x")
  }

  @Test("Nothing is kept that is hidden, that nobody wants kept, or on another page")
  func notKept() throws {
    var page = try PadOnPage()
    try page.type("KeyF")
    try page.choose("keepText", "false")
    #expect(page.told == ["setting-keepText off"])
    #expect(page.device["earshot-braille-text"] == nil)
    try page.choose("keepText", "true")
    #expect(page.device["earshot-braille-text"] != nil)
    try page.choose("private", "true")
    #expect(page.device["earshot-braille-text"] == nil)
    try page.type("KeyF")
    #expect(page.device["earshot-braille-text"] == nil)
    var elsewhere = try PadOnPage(#""keeps":false"#)
    try elsewhere.type("KeyF")
    #expect(elsewhere.device["earshot-braille-text"] == nil)
  }

  @Test("A device without room for the text says so")
  func full() throws {
    var page = try PadOnPage()
    try page.send(#""kind":"recalled","key":"earshot-braille-text","value":null"#)
    #expect(page.kept == [false])
  }

  @Test("What is hidden is not copied, recorded or sent, and forgotten when it is shown again")
  func hidden() throws {
    var page = try PadOnPage(#""table":{"table":"en-ueb-g2.ctb","language":"en"}"#)
    try page.choose("private", "true")
    #expect(page.settings["private"] == nil)
    try page.type("KeyF")
    #expect(page.questions.isEmpty)
    try page.act("copy", #","form":"letters""#)
    #expect(page.copied.isEmpty && page.told == ["inside notCopied"])
    try page.act("record")
    #expect(page.told == ["act-record never"])
    try page.choose("private", "false")
    #expect(page.letters.isEmpty && page.shown["cells"]?.isEmpty == true)
    try page.send(#""kind":"privacy","on":true"#)
    #expect(page.session.isPrivate)
  }

  @Test("What is written is copied, saved and opened in its forms")
  func files() throws {
    var page = try PadOnPage(text: "Hi 12")
    try page.act("copy", #","form":"cells""#)
    #expect(page.copied == ["⠠⠓⠊⠀⠼⠁⠃"])
    try page.act("save", #","form":"brf""#)
    let file = try #require(page.files["earshot-braille.brf"])
    try page.send(#""kind":"text","text":"","start":0,"end":0"#)
    try page.open("import", file, name: "a.brf")
    #expect(page.told == ["file-import done"])
    #expect(page.session.pads[0].read.letters == "Hi 12\n")
    try page.open("import", nil)
    #expect(page.told == ["file-import failed"])
  }
}
