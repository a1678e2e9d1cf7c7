// SPDX-License-Identifier: Apache-2.0

import Charts
import Testing

@testable import ChartReading

private let readable: [ReadingCase] = [
  .init("objects", #"[{"x":1,"y":2},{"y":4,"x":3}]"#, "line | x | y | y 1:2 3:4"),
  .init(
    "objects that lack a member", #"[{"x":1,"y":2},{"x":2},{"x":3,"y":5,"z":"a"}]"#,
    "line | x | y | y 1:2 2:– 3:5"),
  .init(
    "null, NaN and Infinity",
    #"[{"x":1,"y":NaN},{"x":2,"y":null},{"x":3,"y":Infinity},{"x":4,"y":1}]"#,
    "line | x | y | y 1:– 2:– 3:– 4:1"),
  .init(
    "lists with a head", #"[["day","Rain (mm)"],["2024-01-01",3],["2024-01-02",5]]"#,
    "line | day time day | Rain (mm) | Rain 1704067200:3 1704153600:5"),
  .init("lists without a head", "[[1,2],[3,4]]", "line | 1 | 2 | 2 1:2 3:4"),
  .init("numbers", "[5, 7, 6.5]", "line |  |  |  1:5 2:7 3:6.5"),
  .init("columns", #"{"x":[1,2],"a":[3,4],"b":[5,6]}"#, "line | x |  | a 1:3 2:4 | b 1:5 2:6"),
  .init(
    "inside data", #"{"title":"Rain","data":[{"x":1,"y":2},{"x":2,"y":3}]}"#,
    "“Rain” line | x | y | y 1:2 2:3"),
  .init(
    "columns and rows apart", #"{"columns":["x","y"],"index":[0,1],"data":[[1,2],[2,3]]}"#,
    "line | x | y | y 1:2 2:3"),
  .init("columns with keys", #"{"x":{"0":1,"1":2},"y":{"0":3,"1":4}}"#, "line | x | y | y 1:3 2:4"),
  .init(
    "escapes", #"[{"a\n\"b\"":"\u00e1\ud83d\ude00","y":2},{"a\n\"b\"":"c","y":3}]"#,
    "bar | a \"b\" [á😀,c] | y | y 0:2 1:3"),
  .init("a byte order mark", "\u{FEFF}[[1,2],[3,4]]", "line | 1 | 2 | 2 1:2 3:4"),
]

private let unreadable: [(String, ChartError)] = [
  ("{}", .noTableInJSON), ("[]", .noTableInJSON), ("{\"a\":1}", .noTableInJSON),
  ("[{\"x\":1,\n\"y\":", .json(.end, line: 2, column: 5)),
  ("[1,2", .json(.end, line: 1, column: 5)),
  ("[1,\n 2 3]", .json(.unexpected, line: 2, column: 4)),
  ("[1,]", .json(.unexpected, line: 1, column: 4)), ("[1.2.3]", .json(.number, line: 1, column: 2)),
  ("[\"a\nb\"]", .json(.text, line: 1, column: 4)),
  (String(repeating: "[", count: 5000), .json(.depth, line: 1, column: 65)),
  (
    "[{\"x\":1,\"y\":2},\n{\"x\":2,\"y\":\"warm\"}]",
    .notANumber(.init(line: 2, column: "y", found: "warm"))
  ),
]

@Suite("Reading JSON")
struct JSONReadingTests {
  @Test("lists and objects become charts", arguments: readable)
  func reads(_ row: ReadingCase) throws {
    #expect(try Chart(reading: Array(row.text.utf8), choices: row.choices).summary == row.summary)
  }

  @Test("a mistake is told with its place", arguments: unreadable)
  func refuses(_ text: String, _ error: ChartError) {
    #expect(throws: error) { try Chart(reading: Array(text.utf8)) }
  }
}
