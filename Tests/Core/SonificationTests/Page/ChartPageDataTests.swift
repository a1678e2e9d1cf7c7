// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@testable import Sonification

@Suite("A chart on a page: its data, files and live values")
struct ChartPageDataTests {
  private static let garden =
    #"{"kind":"load","csv":"Day,Plants,Weeds\n0,1,9\n1,3,8\n2,6,7\n"}"#

  @Test("Only what was chosen otherwise than it was is read otherwise")
  func columns() throws {
    var page = try ChartOnPage(opening: Self.garden)
    #expect(page.lists["read-x"] == ["Day (numbers)", "Plants (numbers)", "Weeds (numbers)"])
    #expect(page.values["read-x"] == "1" && page.values["read-series"] == "")
    #expect(page.flags["read-y-0 checked"] == false && page.flags["read-y-1 checked"] == true)
    try page.send(#"{"kind":"column","key":"1","value":false}"#)
    try page.send(#"{"kind":"read-so","x":"1","series":"","type":""}"#)
    #expect(page.all("hold").isEmpty)
    let event = try #require(page.all("read").last?["event"])
    #expect(event.text == #"{"kind":"reread","chart":"","y-columns":["3"]}"#)
    try page.read(event.text)
    #expect(page.flags["read-y-1 checked"] == false && page.flags["read-y-2 checked"] == true)
    try page.send(#"{"kind":"brought"}"#)
    #expect(page.focused == "toggle" && page.flags["view hidden"] == false)
  }

  @Test("Who comes back to a chart keeps the focus; one that is not there is told and shown")
  func back() throws {
    var page = try ChartOnPage(opening: Self.garden)
    try page.send(#"{"kind":"brought","quiet":true}"#)
    #expect(page.focused == nil && page.flags["view hidden"] == false)
    try page.send(#"{"kind":"missing"}"#)
    let words = try #require(page.all("words").last)
    #expect(words["field"]?.string == "summary" && words["words"]?.string == "missing")
    #expect(words["into"]?.string == "summary" && words["aloud"]?.bool == true)
  }

  @Test("What has no title is called by what it shows")
  func title() throws {
    let page = try ChartOnPage(opening: Self.garden)
    let title = page.all("show").last { $0["field"]?.string == "title" }
    #expect(title?["text"]?.string == "Plants and Weeds by Day")
  }

  @Test("A column whose name is the number of another is named, and not numbered")
  func numbers() throws {
    let page = try ChartOnPage(
      opening: #"{"kind":"load","csv":"Day,1,2\n0,1,9\n1,3,8\n2,6,7\n"}"#)
    #expect(page.session.columns.map(\.name) == ["Day", "1", "2"])
    #expect(page.values["read-x"] == "Day")
  }

  @Test("A number that can be read in two ways is read in the other by one act")
  func openNumber() throws {
    var page = try ChartOnPage(
      opening: #"{"kind":"load","csv":"Month;Visitors\nJan;1,200\nFeb;1,990\n"}"#)
    #expect(page.flags["open-number hidden"] == false)
    try page.send(#"{"kind":"decimal"}"#)
    let event = try #require(page.all("read").last)
    #expect(
      event["event"]?.text == #"{"kind":"reread","decimal":"comma"}"# && event["leads"] == nil)
    try page.read(Self.garden)
    #expect(page.flags["open-number hidden"] == true)
    try page.send(#"{"kind":"decimal"}"#)
    #expect(page.effects.isEmpty)
  }

  @Test("Dates that can be read in two ways are read in the other by one act")
  func openDates() throws {
    var page = try ChartOnPage(
      opening: #"{"kind":"load","csv":"Day,Plants\n3/4/2024,1\n5/6/2024,3\n"}"#)
    #expect(page.flags["open-dates hidden"] == false)
    let words = page.all("show").last { $0["field"]?.string == "dates-other" }
    #expect(words?["text"]?.string == "Read such dates as 4 March")
    try page.send(#"{"kind":"dates"}"#)
    let event = try #require(page.all("read").last)
    #expect(event["event"]?.text == #"{"kind":"reread","dates":"month-first"}"#)
    try page.read(Self.garden)
    #expect(page.flags["open-dates hidden"] == true)
    try page.send(#"{"kind":"dates"}"#)
    #expect(page.effects.isEmpty)
  }

  @Test("What came ready is given to the reader once, before it is to be read otherwise")
  func ready() throws {
    var page = try ChartOnPage(opening: Self.garden)
    let chart = try #require(page.session.charts[0].chart?.chart)
    let event = String(decoding: chart.jsonBytes, as: UTF8.self)
    try page.send(#"{"kind":"open","quiet":true,"name":"/garden","chart":\#(event)}"#)
    #expect(page.said.isEmpty)
    for times in 0...1 {
      try page.send(#"{"kind":"save","save":"flac","server":""}"#)
      #expect(page.all("hold").count == 1 - times && page.all("read").count == 1)
    }
    #expect(page.told == ["making"])
    let wish = try #require(page.all("read").last?["event"])
    #expect(wish["form"]?.string == "flac" && wish["language"]?.string == "en")
    #expect(wish["options"]?["lowest-pitch"] == .number(131))
    #expect(wish["hearing"]?["highest"] == .number(20_000))
  }

  @Test(
    "Each file is made by the module that has what makes it",
    arguments: [("wav", "chart"), ("tactile", "chartexport")])
  func files(form: String, module: String) throws {
    var page = try ChartOnPage(opening: Self.garden)
    try page.send(#"{"kind":"save","save":"\#(form)"}"#)
    let wish = try #require(page.all("make").last)
    #expect(wish["module"]?.string == module && wish["form"]?.string == form)
    #expect(wish["options"]?["hearing"]?["mono"] == .bool(false))
    try page.send(#"{"kind":"saved","name":"garden"}"#)
    #expect(page.all("words").last?["name"]?.string == "garden" && page.told == ["saved"])
    try page.send(#"{"kind":"unsaved","unreachable":true}"#)
    #expect(page.told == ["unreachable"])
    try page.send(#"{"kind":"unsaved","text":"There are too many."}"#)
    #expect(page.said == ["There are too many."])
    // Without a chart there is no file.
    var empty = try ChartOnPage()
    try empty.send(#"{"kind":"save","save":"\#(form)"}"#)
    #expect(empty.effects.isEmpty)
  }

  @Test(
    "Values come once somebody asks; the chart of the stream is taken once, until there are other data"
  )
  func following() throws {
    var page = try ChartOnPage(opening: Self.garden)
    try page.send(#"{"kind":"follow"}"#)
    #expect(page.all("hush").count == 1 && page.told == ["following"])
    #expect(page.all("stream").last?["opens"] == .bool(true))
    #expect(page.attributes["follow aria-pressed"] == "true")
    try page.read(Self.garden)
    try page.send(#"{"kind":"follow"}"#)
    #expect(page.all("stream").last?["on"] == .bool(false) && page.told == ["followed"])
    try page.send(#"{"kind":"follow"}"#)
    #expect(page.all("stream").last?["opens"] == .bool(false))
    try page.send(#"{"kind":"stream-refused"}"#)
    #expect(page.told == ["unreachable"] && page.attributes["follow aria-pressed"] == "false")
    try page.send(#"{"kind":"bring"}"#)
    try page.send(#"{"kind":"follow"}"#)
    #expect(page.all("stream").last?["opens"] == .bool(true))
  }

  @Test(
    "A live row that is none is passed over; where nothing can be read the page says so, and leads nowhere"
  )
  func broken() throws {
    var page = try ChartOnPage(opening: Self.garden)
    try page.send(#"{"kind":"broken","live":true}"#)
    #expect(page.effects.isEmpty)
    try page.send(#"{"kind":"broken"}"#)
    #expect(page.flags["problem hidden"] == false)
    #expect(page.all("words").last?["into"]?.string == "problem")
    try page.send(#"{"kind":"brought"}"#)
    #expect(page.effects.isEmpty)
  }
}
