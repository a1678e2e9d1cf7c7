// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking
import TestSupport
import Testing

@testable import Charts
@testable import Sonification

/// A text and the points that it holds.
struct CSVCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let points: [[Double]]

  var testDescription: String { name }

  init(_ name: String, _ text: String, _ points: [[Double]]) {
    self.name = name
    self.text = text
    self.points = points
  }
}

private let readable: [CSVCase] = [
  .init("plain", "x,y\n0,1\n1,2.5\n", [[0, 1], [1, 2.5]]),
  .init("without a last line end", "x,y\n0,1\n1,2", [[0, 1], [1, 2]]),
  .init("CRLF and byte order mark", "\u{FEFF}x,y\r\n0,1\r\n1,2\r\n", [[0, 1], [1, 2]]),
  .init("CR alone", "x,y\r0,1\r1,2\r", [[0, 1], [1, 2]]),
  .init("blank lines", "\n\nx,y\n\n0,1\n  \n1,2\n,\n\n", [[0, 1], [1, 2]]),
  .init("quotes", "\"x, \"\"big\"\"\",\"y\"\n\"0\",\"1\"\n\"1\" ,\"2\"\n", [[0, 1], [1, 2]]),
  .init("a line end in a name", "\"a\nb\",y\n0,1\n1,2\n", [[0, 1], [1, 2]]),
  .init("signs, exponents, spaces", "x,y\n 0 ,+1e2\n1, -2.5E-1 \n", [[0, 100], [1, -0.25]]),
  .init("the true minus sign", "x,y\n0,−1\n1,−2.5\n", [[0, -1], [1, -2.5]]),
  .init("fractions without a whole", "x,y\n0,.5\n1,-.5\n2,3.\n", [[0, 0.5], [1, -0.5], [2, 3]]),
  .init("decimal commas", "x;y\n0;1,5\n1;-2,25\n", [[0, 1.5], [1, -2.25]]),
  .init("decimal points after semicolons", "x;y\n0;1.5\n1;2.25\n", [[0, 1.5], [1, 2.25]]),
  .init(
    "groups of three with decimal comma", "x;y\n0;1.234,5\n1;12.345\n", [[0, 1234.5], [1, 12345]]),
  .init(
    "groups of three with decimal point", "x,y\n0,\"1,234.5\"\n1,\"12,345\"\n",
    [[0, 1234.5], [1, 12345]]),
  .init(
    "groups of three alone", "x,y\n0,\"1,234\"\n1,\"1,234,567\"\n", [[0, 1234], [1, 1_234_567]]),
  .init("decimal commas in quotes", "x,y\n0,\"1,5\"\n1,\"2,25\"\n", [[0, 1.5], [1, 2.25]]),
  .init(
    "spaces and apostrophes between groups", "x,y\n0,1 234\n1,1'234.5\n2,1\u{202F}234\n",
    [[0, 1234], [1, 1234.5], [2, 1234]]),
  .init("tabs", "x\ty\n0\t1,5\n1\t2\n", [[0, 1.5], [1, 2]]),
  .init("Arabic digits", "س,ص\n٠,١٫٥\n١,١٬٠٠٠\n", [[0, 1.5], [1, 1000]]),
  .init("missing values", "x,y\n0,1\n1,\n2,NA\n3,n/a\n4,-\n5,2\n", [[0, 1], [5, 2]]),
  .init("more columns", "x,y,z\n0,1,a\n1,2\n", [[0, 1], [1, 2]]),
  .init("below zero", "x,y\n-5,1\n-4,2\n", [[-5, 1], [-4, 2]]),
]

private let unreadable: [(String, ChartError)] = [
  ("", .empty), (" \n\n ", .empty), ("\u{FEFF}", .empty), ("x,y\n", .noPoints), ("x,y", .noPoints),
  ("x,y\n1,\n", .noPoints), ("x,y\n1,2\n", .onePoint), ("x\n1\n", .oneColumn(line: 1)),
  ("x,y\n1\n", .oneColumn(line: 2)), ("x,y\n1,2\n\n3\n", .oneColumn(line: 4)),
  ("0,1\n1,2\n", .noHeader(found: "0, 1")), (",\nx,y\n1,2", .onePoint),
  ("x,y\n1,abc\n", .notANumber(.init(line: 2, column: "y", found: "abc"))),
  ("x,y\r\n1,2\r\n\r\n1,12%\r\n", .notANumber(.init(line: 4, column: "y", found: "12%"))),
  ("x,y\n\"a\nb\",2\n", .notANumber(.init(line: 2, column: "x", found: "a b"))),
  ("x,y\n\"1\n\",2\n1,b\n", .notANumber(.init(line: 4, column: "y", found: "b"))),
  ("x,y\n1,0x10\n", .notANumber(.init(line: 2, column: "y", found: "0x10"))),
  ("x,y\n1,inf\n", .notANumber(.init(line: 2, column: "y", found: "inf"))),
  ("x,y\n1,1.2.3\n", .notANumber(.init(line: 2, column: "y", found: "1.2.3"))),
  ("x,y\n1,\"1,23,4\"\n", .notANumber(.init(line: 2, column: "y", found: "1,23,4"))),
  ("x,y\n1,1e\n", .notANumber(.init(line: 2, column: "y", found: "1e"))),
  ("x,y\n2024-01-31,1\n", .date(.init(line: 2, column: "x", found: "2024-01-31"))),
  ("x,y\n31/1/2024,1\n", .date(.init(line: 2, column: "x", found: "31/1/2024"))),
  ("x,y\n12:30,1\n", .date(.init(line: 2, column: "x", found: "12:30"))),
  ("x,y\n1,1e300\n", .tooLarge(.init(line: 2, column: "y", found: "1e300"))),
  ("x,y\n1,1e999\n", .tooLarge(.init(line: 2, column: "y", found: "1e999"))),
  ("x,y\n,1\n", .missingX(line: 2, column: "x")), ("x,y\n\"1,2\n3,4\n", .openQuote(line: 2)),
  ("x,y\n\"1\"2,3\n", .textAfterQuote(line: 2)), ("x,y\n1,2\n3,\u{0}\n", .notText(line: 3)),
]

@Suite("Reading CSV")
struct CSVTests {
  private func read(_ text: String) throws(ChartError) -> Chart {
    try Chart(csv: Array(text.utf8))
  }

  @Test("what people and spreadsheets write is read", arguments: readable)
  func reads(_ row: CSVCase) throws {
    let points = try read(row.text).series[0].points.map { [$0.x, $0.y] }
    #expect(points == row.points)
  }

  @Test("a mistake is told with its place", arguments: unreadable)
  func refuses(_ text: String, _ error: ChartError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("names are taken over, and what was passed over is noted")
  func names() throws {
    let series = try read("\" Hour, \"\"local\"\" \",Temp,Wind,\n0,1\n1,\n2,3\n")
    #expect(series.x.name == "Hour, \"local\"")
    #expect(series.y.name == "Temp")
    #expect(series.notes.unusedColumns == ["Wind"])
    #expect(series.notes.rowsLeftOut == 1)
    let long = try read(String(repeating: "n", count: 300) + ",y\n0,1\n1,2\n")
    #expect(long.x.name == String(repeating: "n", count: 80) + "…")
    #expect(try read(",y\n0,1\n1,2\n").x.name == "x")
  }

  @Test("bytes that are not UTF-8 are told with their line")
  func notText() {
    #expect(throws: ChartError.notText(line: 2)) {
      try Chart(csv: Array("x,y\n1,".utf8) + [0xFF, 0xFE])
    }
  }

  @Test("too many points and too long a text are refused")
  func limits() {
    #expect(throws: ChartError.tooLong) {
      try Chart(csv: [UInt8](repeating: 0x20, count: Chart.Limit.bytes + 1))
    }
    #expect(throws: ChartError.notFinite) {
      try Chart(x: "x", y: "y", points: [.init(x: .nan, y: 0), .init(x: 1, y: 1)])
    }
    #expect(throws: ChartError.notFinite) {
      try Chart(x: "x", y: "y", points: [.init(x: 0, y: 0), .init(x: .infinity, y: 1)])
    }
  }

  @Test("every mistake has a sentence in every language, with a remedy", arguments: unreadable)
  func sentences(_ text: String, _ error: ChartError) {
    for language in Language.allCases {
      let sentence = Phrase(error).text(in: language)
      #expect(sentence.hasSuffix("."))
      #expect(sentence.count > 30)
    }
  }

  @Test("any text is read or refused, and what is read can be heard", arguments: 0..<300)
  func fuzz(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "x", ",", ",", ",", "\n", "\n", "\r\n", "\"", ";", "\t", "1", "2", "30", "-4.5", "1e3", ".",
      "−", " ", "é", "٣", "\u{FEFF}", "NA", "1,5", "2024-01-01", "\u{0}", "1e99", "-1e99", "0.001",
    ]
    var text = Bool.random(using: &random) ? "x,y\n" : ""
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      text += parts[Int.random(in: 0..<parts.count, using: &random)]
    }
    guard let series = try? read(text) else { return }
    #expect(series.series[0].points.count > 1)
    let duration = try #require(ChartDuration.Seconds(0.2))
    let options = ChartOptions(duration: .seconds(duration))
    guard let sound = try? ChartSound(series, options: options) else {
      #expect(series.xRange.lowerBound == series.xRange.upperBound)
      return
    }
    #expect(sound.samples.allSatisfy { $0.magnitude <= 0.15 })
    #expect(!ChartDescription(sound.chart).sentences.isEmpty)
    #expect(!ChartPicture(sound.chart).shapes.isEmpty)
  }
}
