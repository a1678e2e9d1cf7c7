// SPDX-License-Identifier: Apache-2.0

import Charts
import TestSupport
import Testing

@testable import ChartReading

private let plain = "<table><tr><th>x<th>y<tr><td>1<td>2<tr><td>3<td>4</table>"

private let readable: [ReadingCase] = [
  .init("open tags", plain, "line | x | y | y 1:2 3:4"),
  .init(
    "a page with a caption",
    "<!doctype html><html><body><h1>A &lt; B</h1><table class='a>b'><caption>Rain &amp; snow</caption><thead><tr><th>Month</th><th>Rain (mm)</th></tr></thead><tbody><tr><td><time datetime=\"2024-01\">January</time></td><td>12,5<sup>[1]</sup></td></tr><tr><td><time datetime=\"2024-02\">February</time></td><td>1.012,75</td></tr></tbody></table></body></html>",
    "“Rain & snow” line | Month time month | Rain (mm) | Rain 1704067200:12.5 1706745600:1012.75"),
  .init(
    "cells over columns and rows",
    "<table><tr><th rowspan=2>City<th colspan=2>Visitors</tr><tr><th>2023<th>2024</tr><tr><td>A<td>1<td>2</tr><tr><td>B<td>3<td>4</tr></table>",
    "grouped-bar | City [A,B] |  | Visitors 2023 0:1 1:3 | Visitors 2024 0:2 1:4"),
  .init(
    "a row head that reaches down",
    "<table><tr><th>g<th>x<th>y<tr><td rowspan=2>A<td>1<td>5<tr><td>2<td>6<tr><td rowspan=2>B<td>1<td>7<tr><td>2<td>8</table>",
    .init(xColumn: "x"), "line | x | y | A 1:5 2:6 | B 1:7 2:8"),
  .init(
    "the second table",
    "<table><tr><td>menu</table>" + plain
      + "<table><tr><th>a<th>b<tr><td>5<td>6<tr><td>7<td>8</table>", .init(ordinal: 2),
    "line | a | b | b 5:6 7:8"),
  .init(
    "a table in a table", "<table><tr><td>menu</td><td>" + plain + "</td></tr></table>",
    "line | x | y | y 1:2 3:4"),
  .init(
    "values for sorting",
    "<table><tr><th>x<th>y<tr><td>a<td data-sort-value=5>five<tr><td>b<td data-sort-value=6>six</table>",
    "bar | x [a,b] | y | y 0:5 1:6"),
  .init(
    "comments and scripts",
    "<table><!-- <td> --><tr><th>x<th>y<tr><td>1<script>if (a<b) '</td>'</script><td>2<tr><td>3<td>4</table>",
    "line | x | y | y 1:2 3:4"),
]

@Suite("Reading tables of web pages")
struct HTMLTableTests {
  @Test("tables become charts", arguments: readable)
  func reads(_ row: ReadingCase) throws {
    #expect(try Chart(reading: Array(row.text.utf8), choices: row.choices).summary == row.summary)
  }

  @Test("other tables are noted, and a page without one is refused")
  func tables() throws {
    #expect(try Chart(reading: Array((plain + plain).utf8)).notes.otherParts == 1)
    #expect(throws: ChartError.noSuchTable(count: 0)) {
      try Chart(reading: Array("<p>Hello</p>".utf8))
    }
    #expect(throws: ChartError.noSuchTable(count: 1)) {
      try Chart(reading: Array(plain.utf8), choices: .init(ordinal: 2))
    }
  }

  @Test("any page is read or refused", arguments: 0..<300)
  func fuzz(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "<table>", "</table>", "<tr>", "<td>", "<th>", "<td colspan=9999>", "<td rowspan='3'>", "1",
      "2.5", "&nbsp;", "&#x41;", "&bogus", "<", ">", "</", "<!--", "-->", "<script>", "</script>",
      "<caption>", "<sup>", "\"", "'", "=", "<![CDATA[", "]]>", "<td a='", "\u{0}",
    ]
    var text = "<table><tr><th>x<th>y<tr><td>1<td>2"
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      text += parts[Int.random(in: 0..<parts.count, using: &random)]
    }
    let chart = try? Chart(reading: Array(text.utf8), format: .html)
    for series in chart?.series ?? [] { #expect(series.points.allSatisfy { $0.x.isFinite }) }
  }
}
