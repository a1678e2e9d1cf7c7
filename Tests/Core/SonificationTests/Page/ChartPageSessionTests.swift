// SPDX-License-Identifier: Apache-2.0

import Bytes
import Sounding
import Testing

@testable import Sonification

@Suite("A chart on a page: what is shown and said")
struct ChartPageShowingTests {
  @Test("What is said waits for the tone before it, and gives way to the next act")
  func tones() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    try page.send(#"{"kind":"next"}"#)
    #expect(page.all("cue").count == 1 && page.said.isEmpty)
    #expect(try #require(page.all("wake").last?["after"]?.number) > 0)
    try page.send(#"{"kind":"next"}"#)
    #expect(page.said.isEmpty)
    try page.send(#"{"kind":"tick"}"#)
    #expect(page.said == ["Day 1: Height 2"] || page.said.count == 1)
    try page.send(#"{"kind":"tick"}"#)
    #expect(page.said.isEmpty)
    try page.send(#"{"kind":"next"}"#)
    try page.send(#"{"kind":"toggle"}"#)
    try page.send(#"{"kind":"tick"}"#)
    #expect(page.said.isEmpty, "nothing is said over what plays")
  }

  @Test(
    "The slider of points speaks for itself where a screen reader is the voice",
    arguments: [true, false])
  func slider(hasOwnVoice: Bool) throws {
    var page = try ChartOnPage(
      begin: #"{"kind":"begin","options":{},"voice":\#(hasOwnVoice)}"#, opening: Explorer.plants)
    try page.send(#"{"kind":"slide","value":2}"#)
    #expect(page.attributes["point aria-valuetext"]?.contains("4") == true)
    #expect(page.values["point"] == "2")
    try page.send(#"{"kind":"tick"}"#)
    #expect(page.said.isEmpty != hasOwnVoice)
  }

  @Test("A slider without words for its place tells no bare number")
  func places() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    #expect(page.attributes["point aria-valuetext"] == "1 / 4")
    #expect(page.attributes["point max"] == "3")
    try page.send(#"{"kind":"toggle"}"#)
    try page.send(#"{"kind":"focus","at":"point"}"#)
    try page.send(#"{"kind":"position","seconds":1}"#)
    #expect(page.all("value").isEmpty, "the slider that has the focus keeps still")
    #expect(page.all("markup").count == 1)
  }

  @Test("While it plays what is seen goes with the sound, without a word; a stop leaves no point")
  func following() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    try page.send(#"{"kind":"last"}"#)
    let last = page.shown["point-words"]
    try page.send(#"{"kind":"stop"}"#)
    try page.send(#"{"kind":"toggle"}"#)
    #expect(page.values["point"] == "0" && page.said.isEmpty)
    #expect(page.shown["point-words"]?.isEmpty == false && page.shown["point-words"] != last)
    try page.send(#"{"kind":"position","seconds":1000}"#)
    #expect(page.values["point"] == "3" && page.shown["point-words"] == last)
    #expect(page.said.isEmpty)
    try page.send(#"{"kind":"stop"}"#)
    #expect(page.shown["point-words"]?.isEmpty == true)
  }

  @Test("The speed and the bookmark that was set last are shown")
  func told() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    try page.send(#"{"kind":"faster"}"#)
    #expect(page.shown["rate"] == "Speed 1.2")
    try page.send(#"{"kind":"highest"}"#)
    try page.send(#"{"kind":"bookmark"}"#)
    #expect(page.shown["marked"]?.isEmpty == false)
  }

  @Test(
    "Letters are keys of the chart on its buttons too, but not what presses a button, nor in fields",
    arguments: [
      ("w", #""toggle""#, true), ("+", #""""#, true), ("h", #""toggle""#, true),
      (" ", #""toggle""#, false), ("Enter", #""toggle""#, false),
      ("w", #""goal","field":true"#, false), ("w", #""point","field":true"#, false),
    ])
  func letters(key: String, part: String, isTaken: Bool) throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    try page.send(#"{"kind":"key","key":"\#(key)","part":\#(part)}"#)
    #expect(page.all("taken").isEmpty != isTaken)
  }

  @Test(
    "The chart tells its point as a slider, but not while it has the focus, where each step is said"
  )
  func region() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    try page.send(#"{"kind":"focus","at":"region"}"#)
    let before = page.attributes["region aria-valuetext"]
    try page.send(#"{"kind":"key","key":"ArrowRight","part":"region"}"#)
    #expect(page.all("taken").count == 1)
    #expect(page.attributes["region aria-valuetext"] == before)
    try page.send(#"{"kind":"focus","at":"toggle"}"#)
    #expect(page.attributes["region aria-valuetext"] != before)
  }

  @Test("Words do not change while somebody is among them, unless another chart is opened")
  func waiting() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    try page.send(#"{"kind":"focus","at":"sentences-1"}"#)
    try page.read(#"{"kind":"append","text":"4,99\n"}"#)
    #expect(page.all("list").map { $0["field"]?.string } == ["series", "statistics"])
    try page.send(#"{"kind":"focus"}"#)
    #expect(page.lists["sentences-1"]?.contains { $0.contains("99") } == true)
    try page.send(#"{"kind":"focus","at":"statistics"}"#)
    try page.read(#"{"kind":"append","text":"5,100\n"}"#)
    #expect(!page.all("list").contains { $0["field"]?.string == "statistics" })
    try page.read(Explorer.towns)
    #expect(page.all("list").contains { $0["field"]?.string == "statistics" })
    try page.send(#"{"kind":"focus"}"#)
    #expect(page.all("list").isEmpty)
  }

  @Test("Sentences stand by their levels, and only what can be played has a button")
  func passages() throws {
    let page = try ChartOnPage(opening: Explorer.plants)
    #expect(page.flags["sentences-0 hidden"] == false && page.flags["heading-0 hidden"] == false)
    let rows = page.all("list").filter { $0["field"]?.string == "sentences-0" }
    #expect(rows.last?["rows"]?.array?.first?["still"] == .bool(true))
    for index in 0..<5 {
      let isEmpty = page.lists["sentences-\(index)"]?.isEmpty
      #expect(page.flags["sentences-\(index) hidden"] == isEmpty)
    }
  }

  @Test("The focus stays among the bookmarks when one is taken away")
  func bookmarks() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    for act in ["highest", "bookmark", "lowest", "bookmark"] {
      try page.send(#"{"kind":"\#(act)"}"#)
    }
    #expect(page.lists["bookmarks"]?.count == 2)
    try page.send(#"{"kind":"forget-bookmark","key":"1"}"#)
    #expect(page.all("row").last?["key"] == .number(0))
    try page.send(#"{"kind":"forget-bookmark","key":"0"}"#)
    #expect(page.focused == "bookmark" && page.lists["bookmarks"] == [])
    try page.send(#"{"kind":"forget"}"#)
    #expect(page.told == ["done"])
  }

  @Test("Buttons, menus and fields of the page are acts of the chart")
  func acts() throws {
    var page = try ChartOnPage(opening: Explorer.towns)
    try page.send(#"{"kind":"to-series","value":"1"}"#)
    #expect(page.values["series"] == "1")
    try page.send(#"{"kind":"to-place","go":"3","axis":"x"}"#)
    #expect(page.values["point"] == "2")
    try page.send(#"{"kind":"to-place","go":"12","axis":"y"}"#)
    #expect(page.values["point"] == "3")
    try page.send(#"{"kind":"to-statistic","key":"0"}"#)
    try page.send(#"{"kind":"tick"}"#)
    #expect(page.said.count == 1)
    try page.send(#"{"kind":"to-sentence","key":"1"}"#)
    #expect(page.all("play").count == 1)
    #expect(page.flags["sign-pause hidden"] == false && page.flags["sign-play hidden"] == true)
    #expect(throws: FieldError.self) { try page.send(#"{"kind":"to-sentence","key":"first"}"#) }
    #expect(throws: FieldError.self) { try page.send(#"{"kind":"sing"}"#) }
  }
}

@Suite("A chart on a page: what the listener chose")
struct ChartPageChoicesTests {
  @Test("What is chosen is kept, and there again without a word")
  func kept() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    for choice in [
      #""setting","set":"verbosity","value":"full""#, #""setting","set":"braille","value":20"#,
      #""setting","set":"mono","value":true"#, #""setting","set":"volume","value":50"#,
      #""option","option":"scale","value":"mel""#,
    ] { try page.send(#"{"kind":\#(choice)}"#) }
    #expect(
      page.kept
        == JSONValue(
          text: #"{"verbosity":"full","braille":20,"mono":true,"volume":50,"option-scale":"mel"}"#))
    let again = try ChartOnPage(device: page.device)
    #expect(again.values["set-verbosity"] == "full" && again.values["set-braille"] == "20")
    #expect(again.values["option-scale"] == "mel" && again.flags["set-mono checked"] == true)
    #expect(again.session.charts[0].settings.braille == 20)
    #expect(again.session.charts[0].profile.isMono && again.session.charts[0].profile.volume == 0.5)
    #expect(again.session.charts[0].options.scale == .mel)
    #expect(again.said.isEmpty && again.all("store").isEmpty)
  }

  @Test("What another window kept meanwhile stays")
  func twoWindows() throws {
    var page = try ChartOnPage()
    page.device["earshot-charts"] = #"{"keys":false}"#
    try page.send(#"{"kind":"setting","set":"left","value":-20}"#)
    #expect(page.kept == JSONValue(text: #"{"keys":false,"left":-20}"#))
  }

  @Test("A key that changes a setting changes the page, too, and it is kept")
  func keys() throws {
    var page = try ChartOnPage(opening: Explorer.plants)
    try page.send(#"{"kind":"key","key":"v","part":"region"}"#)
    #expect(page.flags["set-sounds checked"] == false && page.kept?["sounds"] == .bool(false))
    try page.send(#"{"kind":"key","key":"v","part":"set-braille","field":true}"#)
    #expect(page.effects.isEmpty, "a field keeps its letters")
    try page.send(#"{"kind":"loop"}"#)
    #expect(page.attributes["loop aria-pressed"] == "true")
  }

  @Test(
    "Choices of nonsense do no harm",
    arguments: [
      #"{"sounds":"loud","verbosity":7,"braille":900,"lowest":"low","mono":[],"option-scale":null}"#,
      #"["sounds"]"#, "{", #"{"volume":{"left":1}}"#,
    ])
  func nonsense(kept: String) throws {
    var page = try ChartOnPage(device: ["earshot-charts": kept], opening: Explorer.plants)
    #expect(page.session.charts[0].settings == ChartSettings())
    try page.send(#"{"kind":"setting","set":"braille","value":900}"#)
    try page.send(#"{"kind":"setting","set":"lowest","value":""}"#)
    try page.send(#"{"kind":"option","option":"lowest-pitch","value":""}"#)
    #expect(page.effects.isEmpty)
  }

  @Test("With speech off the words of the page are only shown")
  func silent() throws {
    var page = try ChartOnPage(
      device: ["earshot-charts": #"{"speech":false}"#], opening: Explorer.plants)
    try page.send(#"{"kind":"saved","name":"plants.txt"}"#)
    #expect(page.all("words").last?["into"]?.string == "kept" && page.told.isEmpty)
    try page.send(#"{"kind":"unsaved","text":"Too long."}"#)
    #expect(page.said.isEmpty)
  }
}
