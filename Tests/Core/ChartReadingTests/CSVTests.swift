// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import ChartWords
import Charts
import Speaking
import TestSupport
import Testing

@testable import ChartReading

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
  .init(
    "missing values stay as gaps", "x,y\n0,1\n1,\n2,NA\n3,n/a\n4,-\n5,–\n6,#N/A\n7,2\n",
    [[0, 1], [1, .nan], [2, .nan], [3, .nan], [4, .nan], [5, .nan], [6, .nan], [7, 2]]),
  .init("infinite values are gaps", "x,y\n0,1\n1,inf\n2,2\n", [[0, 1], [1, .nan], [2, 2]]),
  .init("rows without x", "x,y\n0,1\n,5\n2,3\n", [[0, 1], [2, 3]]),
  .init("units in the cells", "x,y\n0,12 %\n1,13%\n2,14\n", [[0, 12], [1, 13], [2, 14]]),
  .init("a currency before", "x;y\n0;€ 5\n1;€6,5\n2;-€ 1\n", [[0, 5], [1, 6.5], [2, -1]]),
  .init("dollars with thousands", "x,y\n0,\"$1,234.50\"\n1,$7\n", [[0, 1234.5], [1, 7]]),
  .init("accountants' parentheses", "x,y\n0,\"(1,234)\"\n1,5\n", [[0, -1234], [1, 5]]),
  .init("bars between columns", "x|y\n0|1,5\n1|2\n", [[0, 1.5], [1, 2]]),
  .init("the separator in the first line", "sep=;\r\nx;y\r\n0;1\r\n1;2\r\n", [[0, 1], [1, 2]]),
  .init("no names", "0,1\n1,2\n", [[0, 1], [1, 2]]),
  .init("one column", "y\n5\n7\n", [[1, 5], [2, 7]]),
  .init("one column without a name", "5\n7\n", [[1, 5], [2, 7]]),
  .init("words in x", "City,y\nAlicante,5\nElche,7\n", [[0, 5], [1, 7]]),
  .init(
    "numbers before words", "y,City\n5,Alicante\n7,Elche\n6,Elda\n", [[0, 5], [1, 7], [2, 6]]),
  .init("a title above", "Weather in May\n\nx,y\n0,1\n1,2\n2,3\n", [[0, 1], [1, 2], [2, 3]]),
  .init(
    "a column of row numbers", ",date,y\n0,1970-01-02,5\n1,1970-01-03,6\n",
    [[86_400, 5], [172_800, 6]]),
  .init("more columns", "x,y,z\n0,1,a\n1,2\n", [[0, 1], [1, 2]]),
  .init("below zero", "x,y\n-5,1\n-4,2\n", [[-5, 1], [-4, 2]]),
]

private let unreadable: [(String, ChartError)] = [
  ("", .empty), (" \n\n ", .empty), ("\u{FEFF}", .empty), ("x,y\n", .data(.noPoints)),
  ("x,y", .data(.noPoints)),
  ("x,y\n1,\n", .data(.noPoints)), ("x,y\n1,2\n", .data(.onePoint)),
  ("x\n1\n", .data(.onePoint)), ("a,b\nc,d\n", .noNumbers(columns: ["a", "b"])),
  ("x,y\n1,2\n2,abc\n3,4\n", .notANumber(.init(line: 3, column: "y", found: "abc"))),
  (
    "x,y\n1,a\n2,b\n3,4\n4,5\n5,6\n",
    .notANumber(.init(line: 2, column: "y", found: "a", others: 1))
  ),
  (
    "x,y\r\n1,2\r\n\r\n1,12%\r\n1,5 km\r\n", .notANumber(.init(line: 5, column: "y", found: "5 km"))
  ),
  ("x,y\n\"a\nb\",2\n1,1\n2,2\n", .notANumber(.init(line: 2, column: "x", found: "a b"))),
  ("x,y\n\"1\n\",2\n1,b\n1,3\n", .notANumber(.init(line: 4, column: "y", found: "b"))),
  ("x,y\n1,0x10\n2,3\n3,4\n", .notANumber(.init(line: 2, column: "y", found: "0x10"))),
  ("x,y\n1,1.2.3\n2,3\n3,4\n", .notANumber(.init(line: 2, column: "y", found: "1.2.3"))),
  ("x,y\n1,1e\n2,3\n3,4\n", .notANumber(.init(line: 2, column: "y", found: "1e"))),
  (
    "x,y\n2023-02-28,1\n2023-02-30,1\n",
    .noSuchDate(.init(line: 3, column: "x", found: "2023-02-30"))
  ),
  (
    "x,y\n31/1/2024,1\n31/13/2024,1\n",
    .noSuchDate(.init(line: 3, column: "x", found: "31/13/2024"))
  ),
  ("x,y\n12:30,1\n12:75,1\n", .noSuchDate(.init(line: 3, column: "x", found: "12:75"))),
  (
    "x,y\n2023-02-28,1\n2023-03-01,1\nsoon,1\n",
    .notATime(.init(line: 4, column: "x", found: "soon"))
  ),
  ("x,y\n1,1e300\n", .tooLarge(.init(line: 2, column: "y", found: "1e300"))),
  ("x,y\n1,1e999\n", .tooLarge(.init(line: 2, column: "y", found: "1e999"))),
  ("x,y\n\"1,2\n3,4\n", .openQuote(line: 2)), ("x,y\n\"1\"2,3\n", .textAfterQuote(line: 2)),
  ("x,y\n1,2\n3,\u{0}\n", .notText(line: 3)), ("PK\u{3}\u{4}...", .otherFile(.spreadsheet)),
  ("%PDF-1.7", .otherFile(.pdf)),
]

@Suite("Reading CSV")
struct CSVTests {
  private func read(_ text: String) throws(ChartError) -> Chart {
    try Chart(reading: Array(text.utf8), format: .csv)
  }

  @Test("what people and spreadsheets write is read", arguments: readable)
  func reads(_ row: CSVCase) throws {
    #expect(
      try read(row.text).series[0].points == row.points.map { ChartPoint(x: $0[0], y: $0[1]) })
  }

  @Test("a mistake is told with its place", arguments: unreadable)
  func refuses(_ text: String, _ error: ChartError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("names are taken over, and what was passed over is noted")
  func names() throws {
    let chart = try read("\" Hour, \"\"local\"\" \",Temp (°C),Wind,\n0,1,calm\n1,,calm\n,3,calm\n")
    #expect(chart.x.name == "Hour, \"local\"")
    #expect(chart.y.name == "Temp")
    #expect(chart.y.unit == "°C")
    #expect(chart.notes.unusedColumns == ["Wind"])
    #expect(chart.notes.rowsLeftOut == 1)
    let long = try read(String(repeating: "n", count: 300) + ",y\n0,1\n1,2\n")
    #expect(long.x.name == String(repeating: "n", count: 80) + "…")
    #expect(try read("0,1\n1,2\n").notes.hasNoHeader)
    #expect(try read("y\n1\n2\n").notes.rowsAreNumbered)
    #expect(try read("x,y\n1,1\n1,2\n2,3\n").notes.duplicatedX == 1)
    #expect(try read("x,y,z\n1,1,1\n2,2,2\n3,3").notes.cutRow == 4)
  }

  @Test("too many points and too long a text are refused")
  func limits() {
    #expect(throws: ChartError.tooLong) {
      try Chart(reading: [UInt8](repeating: 0x20, count: Chart.Limit.bytes + 1))
    }
    #expect(throws: ChartDataError.notFinite) {
      try Chart(x: "x", y: "y", points: [.init(x: .nan, y: 0), .init(x: 1, y: 1)])
    }
    #expect(throws: ChartDataError.notFinite) {
      try Chart(x: "x", y: "y", points: [.init(x: 0, y: 0), .init(x: .infinity, y: 1)])
    }
  }

  @Test("every mistake has a sentence in every language, with a remedy", arguments: unreadable)
  func sentences(_ text: String, _ error: ChartError) {
    for language in Language.allCases {
      let sentence = error.message(in: language)
      #expect(sentence.hasSuffix("."))
      #expect(sentence.count > 30)
    }
  }

  @Test("any text is read or refused", arguments: 0..<300)
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
    guard let chart = try? read(text) else { return }
    for series in chart.series {
      #expect(series.lines.count == series.points.count || series.detail != .none)
      #expect(series.points.allSatisfy { $0.x.isFinite && ($0.y.isNaN || $0.y.isFinite) })
    }
    #expect(!ChartPicture(chart).shapes.isEmpty)
  }
}
