// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import SyntheticCharts
import Testing

@testable import Charts

@Suite("A chart as JSON")
struct ChartCodingTests {
  private func handed(_ chart: Chart) throws -> Chart {
    try Chart(json: try JSONParser.parse(chart.jsonBytes))
  }

  @Test("Any chart is the same when it has been written and read", arguments: 0..<110)
  func roundTrip(seed: Int) throws {
    let chart = try AnyChart.chart(seed: seed)
    #expect(try handed(chart) == chart)
  }

  @Test("Units of series and names of points go with the chart")
  func names() throws {
    let points = [ChartPoint(x: 1, y: 2), ChartPoint(x: 3, y: 4)]
    let chart = try Chart(
      kind: .scatter, x: Axis(name: "a"), y: Axis(name: "b"),
      series: [Series(name: "c", unit: "°C", points: points, labels: ["d", "e"])])
    #expect(try handed(chart) == chart)
  }

  @Test(
    "A chart of one mark is the same too",
    arguments: [ChartKind.bar, .pie, .histogram, .heatMap, .groupedBar, .stackedBar])
  func oneMark(_ kind: ChartKind) throws {
    let detail: Series.Detail = kind == .histogram ? .bins([.init(lower: 0, upper: 1)]) : .none
    let chart = try Chart(
      kind: kind, x: Axis(name: "Month", scale: .categories(["January"])), y: Axis(name: "Bill"),
      series: [Series(name: "Bill", points: [ChartPoint(x: 0, y: 84)], detail: detail)])
    #expect(try handed(chart) == chart)
  }

  @Test("What the reader noted goes with the chart")
  func notes() throws {
    var chart = try AnyChart.chart(seed: 1)
    chart.notes = ReadingNotes()
    chart.notes.rowsLeftOut = 3
    chart.notes.columns = [
      ColumnSummary(name: "a", unit: "°C", kind: .number, missing: 2, use: .value),
      ColumnSummary(name: "ب", unit: nil, kind: .date, missing: 0, use: .x),
      ColumnSummary(name: "", unit: nil, kind: .words, missing: 0, use: .series),
      ColumnSummary(name: "d", unit: nil, kind: .empty, missing: 9, use: .leftOut(.empty)),
      ColumnSummary(name: "e", unit: nil, kind: .words, missing: 0, use: .label),
    ]
    chart.notes.isMap = true
    chart.notes.unusedColumnCount = 30
    chart.notes.wasSorted = true
    chart.notes.hasNoHeader = true
    chart.notes.rowsAreNumbered = true
    chart.notes.duplicatedX = 4
    chart.notes.infiniteValues = 5
    chart.notes.assumedDateOrder = .monthFirst
    chart.notes.seriesLeftOut = 6
    chart.notes.otherParts = 7
    chart.notes.cutRow = 8
    chart.notes.encoding = .windows1256
    chart.notes.hasBrokenCharacters = true
    chart.notes.measuredWithin = 0.004
    chart.notes.valuesBinned = 9
    #expect(try handed(chart) == chart)
  }

  @Test(
    "What is no chart is refused, with the member's name",
    arguments: [
      (#"{}"#, "x"), (#"{"kind":"line","x":{"name":"a"}}"#, "series"),
      (#"{"kind":"line","x":{"name":"a","scale":"round"},"series":[]}"#, "scale"),
      (#"{"kind":"line","x":{"name":"a"},"series":[]}"#, "series"),
      (#"{"kind":"line","x":{"name":"a"},"series":[{"name":"b","x":[1,2],"y":[1]}]}"#, "y"),
      (#"{"kind":"line","x":{"name":"a"},"series":[{"name":"b","x":[null,2],"y":[1,2]}]}"#, "x"),
      (#"{"kind":"line","x":{"name":"a"},"series":[{"name":"b","x":[1,"2"],"y":[1,2]}]}"#, "x"),
      (
        #"{"kind":"line","x":{"name":"a","categories":["c"]},"series":[{"name":"b","x":[0,1],"y":[1,2]}]}"#,
        "x"
      ),
      (
        #"{"kind":"line","x":{"name":"a"},"series":[{"name":"b","x":[1,2],"y":[1,2],"bins":[[1,2]]}]}"#,
        "bins"
      ),
      (
        #"{"kind":"line","x":{"name":"a"},"series":[{"name":"b","x":[1,2],"y":[1,2],"lines":[1.5,2]}]}"#,
        "lines"
      ),
      (#"{"kind":"cake","x":{"name":"a"},"series":[{"name":"b","x":[1,2],"y":[1,2]}]}"#, "kind"),
      (
        #"{"kind":"line","x":{"name":"a"},"series":[{"name":"b","x":[1,2],"y":[1,2],"boxes":[[null,1,2,3,4,5],[1,2,3,4,5,6]]}]}"#,
        "boxes"
      ),
      (
        #"{"kind":"line","x":{"name":"a"},"series":[{"name":"b","x":[1,2],"y":[1,2],"bins":[[2,1],[2,null]]}]}"#,
        "bins"
      ),
    ])
  func nonsense(_ text: String, _ name: String) throws {
    let json = try JSONParser.parse(Array(text.utf8))
    let error = #expect(throws: FieldError.self) { try Chart(json: json) }
    #expect(error?.member == name)
  }
}

extension FieldError {
  fileprivate var member: String? {
    switch self {
    case .notJSON, .notAnObject: nil
    case .missing(let name), .wrongType(let name, _), .unknownWord(let name, _),
      .outOfRange(let name, _):
      name
    }
  }
}
