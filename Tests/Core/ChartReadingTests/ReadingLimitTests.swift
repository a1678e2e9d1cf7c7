// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Speaking
import Testing

@testable import ChartReading

/// A small text that asks for much work, and the limit that it meets.
private struct LimitCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let limit: ReadingLimit
  let text: String

  init(_ name: String, _ limit: ReadingLimit, _ text: String) {
    testDescription = name
    self.limit = limit
    self.text = text
  }
}

private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

private func specification(_ transforms: String, _ values: String) -> String {
  #"{"$schema":"vega-lite","mark":"line","data":{"values":[\#(values)]},"transform":[\#(transforms)],"encoding":{"x":{"field":"a"},"y":{"field":"b"}}}"#
}

private func sequence(_ sequence: String) -> String {
  #"{"$schema":"vega-lite","mark":"line","data":{"sequence":\#(sequence)},"encoding":{"x":{"field":"data"},"y":{"field":"data"}}}"#
}

private let hundredRows = times(99, #"{"a":1,"b":2},"#) + #"{"a":2,"b":3}"#

private let hostile: [LimitCase] = [
  .init("commas without end", .columns, times(500_000, "a,") + "\n" + times(2000, "1,2\n")),
  .init("tabs without end", .columns, times(1001, "1\t") + "\n1\t2\n"),
  .init("a wide row far down", .columns, "x,y\n1,2\n" + times(1001, "1,")),
  .init(
    "a wide row above many short ones", .cells, times(999, "a,") + "b\n" + times(20_001, "1\n")),
  .init(
    "cells over all columns and rows", .columns,
    "<table><tr>" + times(500, "<td rowspan=65534 colspan=1000>1</td>") + "</tr>"
      + times(1000, "<tr><td>1</td></tr>") + "</table>"),
  .init(
    "a long text in many columns and rows", .spannedText,
    "<table><tr><td rowspan=65534 colspan=100>" + times(100_000, "x")
      + times(11, "<tr><td>1") + "</table>"),
  .init("many tiny tables", .tables, times(1001, "<table><tr><td>1</table>")),
  .init("tables inside tables", .tableDepth, times(17, "<table><tr><td>") + "1"),
  .init(
    "an object of very many names", .columns,
    "[{" + (0..<2000).map { #""n\#($0)":1"# }.joined(separator: ",") + "}]"),
  .init(
    "another name in each object", .columns,
    "[" + (0..<2000).map { #"{"n\#($0)":1}"# }.joined(separator: ",") + "]"),
  .init(
    "lists of columns", .columns,
    "{" + (0..<1001).map { #""n\#($0)":[1,2]"# }.joined(separator: ",") + "}"),
  .init("a sequence to a million millions", .sequence, sequence(#"{"start":0,"stop":1e12}"#)),
  .init(
    "a sequence of tiny steps", .sequence, sequence(#"{"start":0,"stop":1,"step":1e-300}"#)),
  .init("a sequence that stands still", .sequence, sequence(#"{"start":0,"stop":5,"step":0}"#)),
  .init(
    "very many transforms", .parts,
    specification(times(100, #"{"filter":{"field":"a","gt":0}},"#) + #"{"fold":["a"]}"#, "{}")),
  .init(
    "layers in layers", .parts,
    #"{"$schema":"vega-lite","layer":["#
      + times(60, #"{"layer":[{"mark":"line"},{"mark":"line"}]},"#) + #"{"mark":"line"}]}"#),
  .init(
    "a long list for each of many rows", .steps,
    specification(
      #"{"filter":{"field":"a","oneOf":["# + times(500_000, "1,") + "2]}}", hundredRows)),
  .init(
    "folds upon folds", .steps,
    specification(
      #"{"fold":["# + times(999, #""a","#) + #""b"]},{"fold":["# + times(999, #""a","#)
        + #""b"]}"#, hundredRows)),
]

@Suite("Limits of what is read")
struct ReadingLimitTests {
  @Test("a text that asks for too much is refused before the work is done", arguments: hostile)
  private func refuses(_ row: LimitCase) {
    #expect(throws: ChartError.tooMuch(row.limit)) { try Chart(reading: Array(row.text.utf8)) }
  }

  @Test("columns are not listed of what is refused", arguments: hostile.prefix(5))
  private func refusesColumns(_ row: LimitCase) {
    #expect(throws: ChartError.tooMuch(row.limit)) {
      try ColumnSummary.columns(of: Array(row.text.utf8))
    }
  }

  @Test("rows and cells are counted before they are kept")
  func counts() throws {
    var table = DataTable(over: [])
    table.lines = [Int32](repeating: 1, count: ReadingLimit.rows.most)
    #expect(throws: ChartError.tooMuch(.rows)) { try table.endRow(line: 1) }
    var room = HTMLRoom()
    for _ in 0..<20_000 { try room.take(.empty, columns: 1000, isCopy: false) }
    #expect(throws: ChartError.tooMuch(.cells)) {
      try room.take(.empty, columns: 1, isCopy: true)
    }
  }

  @Test("more columns cannot be chosen than a table has")
  func choices() {
    let names = [String](repeating: "a", count: 1001)
    #expect(throws: ChartError.tooMuch(.columns)) {
      try Chart(reading: Array("x,a\n1,2\n2,3\n".utf8), choices: .init(yColumns: names))
    }
  }

  @Test("what lies within the limits is read as before")
  func reads() throws {
    let wide = (0..<1000).map { "\($0)" }.joined(separator: ",")
    #expect(try Chart(reading: Array("x,y\n1,2\n2,3\n".utf8)).series.count == 1)
    #expect(try ColumnSummary.columns(of: Array("\(wide)\n\(wide)\n".utf8)).count == 1000)
    let deep = String(repeating: "<table><tr><td>", count: 15)
    #expect(
      try Chart(reading: Array((deep + "<table><tr><th>x<th>y<tr><td>1<td>2<tr><td>3<td>4").utf8))
        .series[0].points.count == 2)
    let numbers = try Chart(reading: Array(sequence(#"{"start":0,"stop":1,"step":0.25}"#).utf8))
    #expect(numbers.series[0].points.map(\.x) == [0, 0.25, 0.5, 0.75])
  }

  @Test("every limit says its number and what to do, in three languages")
  func words() {
    for limit in ReadingLimit.allCases {
      for language in Language.allCases {
        let text = ChartError.tooMuch(limit).message(in: language)
        #expect(text.contains { $0.isNumber } || text.contains("مليوني"))
        #expect(text.filter { $0 == "." }.count >= 2)
      }
    }
  }

  @Test("names that were made to meet at one place are still found in few steps")
  func collisions() {
    let names = collidingNames(doublings: 11)
    var index = NameIndex()
    for name in names { _ = index.number(of: name[...]) }
    #expect(index.names == names)
    #expect(index.meetings <= 16 * (names.count + 64))
    for (number, name) in names.enumerated() { #expect(index.number(of: name[...]) == number) }
  }

  /// Names with the same hash: pairs of blocks that lead from one state of FNV-1a to the same next one, in all
  /// combinations (Joux, "Multicollisions in iterated hash functions", 2004).
  private func collidingNames(doublings: Int) -> [[UInt8]] {
    var state: UInt32 = 0x811C_9DC5
    var names: [[UInt8]] = [[]]
    for _ in 0..<doublings {
      var seen: [UInt32: UInt32] = [:]
      var block: UInt32 = 0
      while true {
        var next = state
        for byte in bytes(block) { next = (next ^ UInt32(byte)) &* 0x0100_0193 }
        if let other = seen[next] {
          names = names.flatMap { [$0 + bytes(other), $0 + bytes(block)] }
          state = next
          break
        }
        seen[next] = block
        block = block &* 0x0019_660D &+ 0x3C6E_F35F
      }
    }
    return names
  }

  private func bytes(_ block: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: block >> (8 * UInt32($0))) }
  }
}
