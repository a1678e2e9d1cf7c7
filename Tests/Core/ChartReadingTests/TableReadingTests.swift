// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartWords
import Charts
import Speaking
import TestSupport
import Testing

@testable import ChartReading

private let layouts: [ReadingCase] = [
  .init(
    "several series", "x,a (m),b (m)\n1,2,3\n2,4,5\n", "line | x |  (m) | a 1:2 2:4 | b 1:3 2:5"),
  .init(
    "long form", "x,city,v\n1,A,2\n1,B,3\n2,A,4\n2,B,5\n", "line | x | v | A 1:2 2:4 | B 1:3 2:5"),
  .init(
    "dates behind words",
    "symbol,date,price\nX,2024-01-01,2\nY,2024-01-01,3\nX,2024-01-02,4\nY,2024-01-02,5\n",
    "line | date time day | price | X 1704067200:2 1704153600:4 | Y 1704067200:3 1704153600:5"),
  .init(
    "years as columns", "Country,2022,2023\nES,1,2\nFR,3,4\n",
    "grouped-bar | Country [ES,FR] |  | 2022 0:1 1:3 | 2023 0:2 1:4"),
  .init(
    "chosen columns", "x,a,b\n1,2,3\n2,4,5\n", .init(xColumn: "A", yColumns: ["3"]),
    "line | a | b | b 2:3 4:5"),
  .init(
    "candles", "Date,Open,High,Low,Close\n2024-01-01,1,4,0,2\n2024-01-02,2,5,1,3\n",
    "candlestick | Date time day |  | Close 1704067200:2 1704153600:3"),
  .init(
    "boxes of five numbers", "g,min,q1,median,q3,max\nA,0,1,2,3,4\nB,1,2,3,4,5\n",
    "box-plot | g [A,B] |  |  0:2 1:3"),
  .init(
    "boxes of values", "g,v\nA,1\nA,2\nA,3\nA,4\nA,100\nB,1\nB,2\nB,3\nB,4\nB,5\n",
    "box-plot | g [A,B] | v | v 0:3 1:3"),
  .init(
    "a histogram", "v\n1\n2\n2\n3\n3\n3\n4\n4\n5\n", .init(kind: .histogram),
    "histogram | v |  | v 1:1 3:5 5:3"),
  .init("shares", "what,v\nA,1\nB,2\n", .init(kind: .pie), "pie | what [A,B] | v | v 0:1 1:2"),
  .init(
    "a wide heat map", "day,am,pm\nMon,1,2\nTue,3,4\n", .init(kind: .heatMap),
    "heat-map |  [am,pm] |  | Mon 0:1 1:2 | Tue 0:3 1:4"),
  .init(
    "a long heat map", "day,part,v\nMon,am,1\nMon,pm,2\nTue,am,3\n",
    .init(xColumn: "part", seriesColumn: "day", kind: .heatMap),
    "heat-map | part [am,pm] | v | Mon 0:1 1:2 | Tue 0:3"),
  .init(
    "a heat map of three columns of numbers",
    "x,y,v\n1,20,1\n1,3,2\n2,20,3\n2,3,4\n", .init(kind: .heatMap),
    "heat-map | x | v | 3 1:2 2:4 | 20 1:1 2:3"),
  .init(
    "a heat map of days and hours",
    "day,hour,v\nMon,8,1\nMon,9,2\nTue,8,3\nTue,9,4\n", .init(kind: .heatMap),
    "heat-map | day [Mon,Tue] | v | 8 0:1 1:3 | 9 0:2 1:4"),
  .init(
    "a day and a time of day", "Date,Time,v\n2024-01-01,08:00,1\n2024-01-01,20:00,2\n",
    "line | Date time minute | v | v 1704096000:1 1704139200:2"),
  .init(
    "a day and numbered hours",
    "Fecha;Hora;Consumo_kWh\n01/01/2024;1;0,5\n01/01/2024;2;0,4\n01/01/2024;24;0,3\n",
    "line | Fecha time minute | Consumo (kWh) | Consumo 1704067200:0.5 1704070800:0.4 1704150000:0.3"
  ),
  .init(
    "values on other scales are left out", "party,votes,share\nA,9000,60\nB,6000,40\n",
    "bar | party [A,B] | votes | votes 0:9000 1:6000"),
  .init(
    "values on other scales may be chosen", "party,votes,share\nA,9000,60\nB,6000,40\n",
    .init(yColumns: ["votes", "share"]),
    "grouped-bar | party [A,B] |  | votes 0:9000 1:6000 | share 0:60 1:40"),
  .init(
    "payments to shops are no series",
    "day,shop,paid\n2024-01-01,A,1\n2024-01-01,B,2\n2024-01-02,C,3\n2024-01-03,D,4\n",
    "line | day time day | paid | paid 1704067200:1 1704067200:2 1704153600:3 1704240000:4"),
  .init(
    "codes are names", "code,sold\n0017,3\n0002,4\n",
    "bar | code [0017,0002] | sold | sold 0:3 1:4"),
  .init(
    "running numbers are a line", "id,v\n1,3\n2,4\n4,5\n", "line | id | v | v 1:3 2:4 4:5"),
  .init(
    "places alone", "name,lat,lon\nA,38.4,-0.5\nB,38.3,-0.4\n",
    "scatter | lon | lat | lat -0.5:38.4 -0.4:38.3"),
  .init(
    "x to and fro", "a,b\n5,1\n1,2\n4,3\n2,4\n6,5\n3,6\n9,7\n7,8\n8,9\n0,1\n",
    "scatter | a | b | b 5:1 1:2 4:3 2:4 6:5 3:6 9:7 7:8 8:9 0:1"),
]

@Suite("Reading tables")
struct TableReadingTests {
  @Test("the layout tells the kind of chart", arguments: layouts)
  func layout(_ row: ReadingCase) throws {
    #expect(try Chart(reading: Array(row.text.utf8), choices: row.choices).summary == row.summary)
  }

  @Test("outliers lie beyond the whiskers")
  func boxes() throws {
    let box = try #require(Series.Box(values: [1, 2, 3, 4, 100]))
    #expect((box.low, box.lowerQuartile, box.median) == (1, 2, 3))
    #expect((box.upperQuartile, box.high, box.mean) == (4, 4, 22))
    #expect(box.outliers == [100])
  }

  @Test("a route called C2 among numbers is a name, a word among numbers a mistake")
  func mixed() throws {
    let routes = (0..<12).map { "\($0 % 2 == 0 ? "C2" : "\($0 % 3 + 30)"),\($0)\n" }.joined()
    #expect(try Chart(reading: Array("route,v\n\(routes)".utf8)).x.categories?.count == 4)
    let one = (0..<12).map { "\($0),\($0 == 5 ? "few" : "7")\n" }.joined()
    #expect(throws: ChartError.self) { try Chart(reading: Array("x,v\n\(one)".utf8)) }
  }

  @Test("points have the names that the data gives them")
  func labels() throws {
    let text = "name,lat,lon\nA,38.4,-0.5\nB,38.3,-0.6\n"
    let chart = try Chart(reading: Array(text.utf8)).sortedByX()
    #expect(chart.series[0].labels == ["B", "A"])
    #expect(chart.notes.columns[0].use == .label)
    #expect(PointWords(chart).point(index: 0, in: .english) == "B, lon −0.6: 38.3")
    #expect(ChartDescription(chart, in: .english).summary.contains("farthest north A, south B"))
  }

  @Test("a choice that cannot be is refused")
  func choices() {
    let text = Array("x,v\na,1\nb,-2\n".utf8)
    #expect(throws: ChartError.noSuchColumn("z", there: ["x", "v"])) {
      try Chart(reading: text, choices: .init(xColumn: "z"))
    }
    #expect(throws: ChartError.negativeShare(name: "b", value: -2)) {
      try Chart(reading: text, choices: .init(kind: .pie))
    }
    #expect(throws: ChartError.unsuited(.candlestick)) {
      try Chart(reading: text, choices: .init(kind: .candlestick))
    }
  }

  @Test("a thousand columns are read in part")
  func wide() throws {
    let head = (0..<1000).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<1000).map { "\($0)" }.joined(separator: ",")
    let chart = try Chart(reading: Array("\(head)\n\(row)\n\(row)\n".utf8))
    #expect(chart.series.count == 20)
    #expect(chart.notes.unusedColumnCount == 979)
    #expect(chart.notes.columns.count == ColumnSummary.most)
    #expect(chart.notes.columns[0].use == .x)
    #expect(chart.notes.columns[20].use == .value)
    #expect(chart.notes.columns[21].use == .leftOut(.tooMany))
  }

  @Test("older encodings are recognised")
  func encodings() throws {
    let western = Array("a".utf8) + [0xF1] + Array("o,y\n1,2\n2,3\n".utf8)
    #expect(try Chart(reading: western).x.name == "año")
    let arabic: [UInt8] = [0xC7, 0xE1, 0xD3, 0xE4, 0xC9] + Array(",y\n1,2\n2,3\n".utf8)
    #expect(try Chart(reading: arabic).x.name == "السنة")
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in "é,y\n1,2\n2,3\n".utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try Chart(reading: wide).x.name == "é")
    #expect(try Chart(reading: wide).notes.encoding == .utf16)
    let plain: [UInt8] = "x,y\n1,2\n2,3\n".utf8.flatMap { (byte: UInt8) -> [UInt8] in [0, byte] }
    #expect(try Chart(reading: plain).summary == "line | x | y | y 1:2 2:3")
    #expect(try Chart(reading: Array("é,ñ\n1,2\n2,3\n4".utf8) + [0xC3]).notes.hasBrokenCharacters)
  }

  @Test("files that were changed are read or refused", arguments: 0..<300)
  func fuzz(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let texts =
      layouts.map { $0.text } + [
        #"{"data":[{"x":1,"y":2},{"x":"2024-01-01","y":null}]}"#,
        #"{"mark":"bar","data":{"values":[{"a":"b","c":1}]},"encoding":{"x":{"field":"a"},"y":{"field":"c"}}}"#,
      ]
    var bytes = Array(texts[seed % texts.count].utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) where bytes.count > 1 {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: bytes[..<index], at: index)
      default: bytes.removeLast(bytes.count - index)
      }
    }
    let kinds = ChartKind.allCases
    let choices = ReadingChoices(kind: seed % 3 == 0 ? kinds[seed % kinds.count] : nil)
    let chart = try? Chart(reading: bytes, choices: choices)
    for series in chart?.series ?? [] { #expect(series.points.allSatisfy { $0.x.isFinite }) }
  }

  @Test("a candle without one of its values is a missing value")
  func brokenCandle() throws {
    let text =
      "date,open,high,low,close\n2024-01-01,1,3,,2\n2024-01-02,2,3,1,2\n2024-01-03,2,4,2,3\n"
    let chart = try Chart(reading: Array(text.utf8), choices: ReadingChoices(kind: .candlestick))
    #expect(chart.series[0].points.map(\.isMissing) == [true, false, false])
    #expect(chart.yRange == 1...4)
    let handed = try Chart(json: try JSONParser.parse(chart.jsonBytes))
    #expect(handed.series[0].points == chart.series[0].points && handed.yRange == 1...4)
  }

  @Test("numbers below the least normal one make a histogram too")
  func subnormalHistogram() throws {
    let text = "y\n5e-324\n1e-323\n1.5e-323\n"
    let chart = try Chart(reading: Array(text.utf8), choices: ReadingChoices(kind: .histogram))
    #expect(chart.series[0].points.reduce(0) { $0 + $1.y } == 3)
  }
}
