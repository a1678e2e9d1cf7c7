// SPDX-License-Identifier: Apache-2.0

import Charts
import Testing

@testable import ChartReading

private let values =
  #""data":{"values":[{"d":"2024-02-01","c":"b","v":3},{"d":"2024-01-01","c":"a","v":1},{"d":"2024-02-01","c":"a","v":5},{"d":"2024-01-01","c":"b","v":8}]}"#

private func spec(_ mark: String, _ encoding: String, _ more: String = "") -> String {
  "{\(values),\"mark\":\"\(mark)\",\"encoding\":{\(encoding)}\(more)}"
}

private let x = #""x":{"field":"d","type":"temporal"}"#
private let y = #""y":{"field":"v","type":"quantitative"}"#
private let nominal = #""x":{"field":"c","type":"nominal"}"#
private let color = #""color":{"field":"c","type":"nominal"}"#

private let readable: [ReadingCase] = [
  .init(
    "lines by colour", spec("line", "\(x),\(y),\(color)", #","title":{"text":"T","subtitle":"S"}"#),
    "“T” line | d time day | v | a 1704067200:1 1706745600:5 | b 1706745600:3 1704067200:8"),
  .init(
    "titles and units",
    spec("line", #"\#(x),"y":{"field":"v","type":"quantitative","title":"Speed (m/s)"},\#(color)"#),
    "line | d time day | Speed (m/s) | a 1704067200:1 1706745600:5 | b 1706745600:3 1704067200:8"),
  .init(
    "the mean", spec("bar", #"\#(nominal),"y":{"aggregate":"mean","field":"v"}"#),
    "bar | c [a,b] | v | v 0:3 1:5.5"),
  .init(
    "a filter by a field",
    spec("bar", "\(nominal),\(y)", #","transform":[{"filter":{"field":"v","gt":3}}]"#),
    "bar | c [a,b] | v | v 0:5 1:8"),
  .init(
    "filters together",
    spec(
      "point", "\(x),\(y)",
      #","transform":[{"filter":{"and":[{"field":"c","oneOf":["a"]},{"not":{"field":"v","equal":2}},{"field":"d","range":["2024-01-01","2024-02-01"]}]}}]"#
    ), "scatter | d time day | v | v 1704067200:1 1706745600:5"),
  .init(
    "an aggregate before",
    spec(
      "bar", #"\#(nominal),"y":{"field":"s","type":"quantitative"}"#,
      #","transform":[{"aggregate":[{"op":"sum","field":"v","as":"s"}],"groupby":["c"]}]"#),
    "bar | c [a,b] | s | s 1:11 0:6"),
  .init(
    "columns folded into rows",
    #"{"data":{"values":[{"x":1,"p":2,"q":3},{"x":2,"p":4,"q":5}]},"transform":[{"fold":["p","q"],"as":["k","w"]}],"mark":"line","encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"w","type":"quantitative"},"color":{"field":"k"}}}"#,
    "line | x | w | p 1:2 2:4 | q 1:3 2:5"),
  .init(
    "counts", spec("bar", #"\#(nominal),"y":{"aggregate":"count"}"#), "bar | c [a,b] |  |  0:2 1:2"),
  .init(
    "bars from left to right",
    spec("bar", #""y":{"field":"c","type":"nominal"},"x":{"aggregate":"max","field":"v"}"#),
    "bar | c [a,b] | v | v 0:5 1:8"),
  .init(
    "stacked bars", spec("bar", "\(x),\(y),\(color)"),
    "stacked-bar | d time day | v | a 1704067200:1 1706745600:5 | b 1706745600:3 1704067200:8"),
  .init(
    "bars side by side", spec("bar", #"\#(x),\#(y),\#(color),"xOffset":{"field":"c"}"#),
    "grouped-bar | d time day | v | a 1704067200:1 1706745600:5 | b 1706745600:3 1704067200:8"),
  .init(
    "areas", spec("area", "\(x),\(y),\(color)"),
    "area | d time day | v | a 1704067200:1 1706745600:5 | b 1706745600:3 1704067200:8"),
  .init(
    "months",
    spec("line", #""x":{"field":"d","timeUnit":"yearmonth"},"y":{"aggregate":"sum","field":"v"}"#),
    "line | d time month | v | v 1704067200:9 1706745600:8"),
  .init(
    "the order of a sort",
    spec(
      "bar",
      #""x":{"field":"c","type":"nominal","sort":["b","a"]},"y":{"aggregate":"min","field":"v"}"#),
    "bar | c [b,a] | v | v 0:3 1:1"),
  .init(
    "a logarithmic axis",
    spec("point", #""x":{"field":"v","type":"quantitative","scale":{"type":"log"}},\#(y)"#),
    "scatter | v log | v | v 3:3 1:1 5:5 8:8"),
  .init(
    "cells",
    spec(
      "rect",
      #"\#(nominal),"y":{"field":"d","type":"ordinal"},"color":{"field":"v","type":"quantitative"}"#
    ), "heat-map | c [a,b] | v | 2024-01-01 0:1 1:8 | 2024-02-01 0:5 1:3"),
  .init(
    "shares",
    spec("arc", #""theta":{"field":"v","type":"quantitative","aggregate":"sum"},\#(color)"#),
    "pie | c [a,b] | v | v 0:6 1:11"),
  .init("boxes", spec("boxplot", "\(nominal),\(y)"), "box-plot | c [a,b] | v | v 0:3 1:5.5"),
  .init(
    "a histogram",
    #"{"data":{"values":[1,2,2,3,9]},"mark":"bar","encoding":{"x":{"bin":true,"field":"data"},"y":{"aggregate":"count"}}}"#,
    "histogram | data |  | data 1.5:1 2.5:2 3.5:1 4.5:0 5.5:0 6.5:0 7.5:0 8.5:1"),
  .init(
    "text as CSV",
    #"{"data":{"values":"x,y\n1,2\n3,4","format":{"type":"csv"}},"mark":"line","encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}}}"#,
    "line | x | y | y 1:2 3:4"),
  .init(
    "named data sets",
    #"{"datasets":{"one":[{"x":1,"y":2},{"x":3,"y":4}]},"data":{"name":"one"},"mark":"line","encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}}}"#,
    "line | x | y | y 1:2 3:4"),
  .init(
    "layers of line and points",
    #"{\#(values),"encoding":{\#(x),\#(y),\#(color)},"layer":[{"mark":"line"},{"mark":"point"}]}"#,
    "line | d time day | v | a 1704067200:1 1706745600:5 | b 1706745600:3 1704067200:8"),
  .init(
    "candles",
    #"{"data":{"values":[{"t":"2024-01-01","o":1,"h":4,"l":0,"c":2},{"t":"2024-01-02","o":2,"h":5,"l":1,"c":4}]},"encoding":{"x":{"field":"t","type":"temporal"}},"layer":[{"mark":"rule","encoding":{"y":{"field":"l","type":"quantitative"},"y2":{"field":"h"}}},{"mark":"bar","encoding":{"y":{"field":"o"},"y2":{"field":"c"}}}]}"#,
    "candlestick | t time day | l | c 1704067200:2 1704153600:4"),
]

private let unreadable: [(String, ChartError)] = [
  (
    "{\"mark\":\"line\",\n\"data\":{\"url\":\"a/b.csv\"},\"encoding\":{\(x),\(y)}}",
    .specification(.remoteData("a/b.csv"), line: 2)
  ),
  ("{\"mark\":\"line\",\"encoding\":{\(x),\(y)}}", .specification(.noData, line: 1)),
  (
    spec("geoshape", "\(x),\(y)"), .specification(.unknown(part: "mark", name: "geoshape"), line: 1)
  ),
  (
    spec("line", "\(x),\(y)", #","transform":[{"filter":"datum.v > 1"}]"#),
    .specification(.unknown(part: "transform", name: "filter"), line: 1)
  ),
  (
    spec("line", "\(x),\(y)", #","transform":[{"calculate":"datum.v * 2","as":"w"}]"#),
    .specification(.unknown(part: "transform", name: "calculate"), line: 1)
  ),
  (
    spec("line", "\(x),\(y)", #","transform":[{"filter":{"field":"w","gt":1}}]"#),
    .specification(.noField("w", there: ["d", "c", "v"]), line: 1)
  ),
  (
    spec("bar", #"\#(x),"y":{"field":"v","type":"quantitative","stack":"normalize"},\#(color)"#),
    .specification(.unknown(part: "stack", name: "normalize"), line: 1)
  ),
  (
    spec("line", #"\#(x),"y":{"field":"w","type":"quantitative"}"#),
    .specification(.noField("w", there: ["d", "c", "v"]), line: 1)
  ),
  (
    spec("line", #"\#(x),"y":{"field":"v","aggregate":"variance"}"#),
    .specification(.unknown(part: "aggregate", name: "variance"), line: 1)
  ),
  (spec("arc", color), .specification(.noChannel("theta"), line: 1)),
]

@Suite("Reading Vega-Lite")
struct VegaLiteTests {
  @Test("marks and encodings become charts", arguments: readable)
  func reads(_ row: ReadingCase) throws {
    #expect(try Chart(reading: Array(row.text.utf8), choices: row.choices).summary == row.summary)
  }

  @Test("what is not understood is named", arguments: unreadable)
  func refuses(_ text: String, _ error: ChartError) {
    #expect(throws: error) { try Chart(reading: Array(text.utf8)) }
  }

  @Test("rules become thresholds and events")
  func rules() throws {
    let text =
      #"{\#(values),"description":"D","encoding":{\#(x)},"layer":[{"mark":"line","encoding":{\#(y)}},{"mark":"rule","encoding":{"y":{"datum":4}}},{"mark":"rule","encoding":{"x":{"datum":"2024-01-15","title":"Storm"}}}]}"#
    let chart = try Chart(reading: Array(text.utf8))
    #expect(chart.context.description == "D")
    #expect(chart.context.thresholds == [.init(value: 4)])
    #expect(chart.context.events == [.init(x: 1_705_276_800, name: "Storm")])
  }
}
