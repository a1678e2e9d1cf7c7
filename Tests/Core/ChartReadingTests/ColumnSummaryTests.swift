// SPDX-License-Identifier: Apache-2.0

import ChartReading
import ChartWords
import Charts
import Speaking
import Testing

/// A table, and what becomes of its columns.
private struct ColumnCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  var choices = ReadingChoices()
  let columns: [String]
}

private let cases: [ColumnCase] = [
  .init(
    testDescription: "numbers, words and what is missing",
    text: "Month,Sales (EUR),Note,Void\nJan,1,a,\nFeb,,,\nMar,3,b,\n",
    columns: [
      "Month words 0 x", "Sales (EUR) number 1 value", "Note words 1 left-out words",
      "Void empty 3 left-out empty",
    ]),
  .init(
    testDescription: "codes with zeros in front",
    text: "name,code,floors\nA,0011,2\nB,0200,4\n",
    columns: ["name words 0 x", "code identifier 0 left-out identifier", "floors number 0 value"]),
  .init(
    testDescription: "names of identifiers",
    text:
      "customerId,Phone number,date,paid\n17,600 123 456,2024-01-01,5\n99,600 123 457,2024-01-02,6\n",
    columns: [
      "customerId identifier 0 left-out identifier",
      "Phone number identifier 0 left-out identifier", "date date 0 x", "paid number 0 value",
    ]),
  .init(
    testDescription: "places beside values",
    text: "town,lat,lon,people\nA,38.3,-0.5,9\nB,38.4,-0.6,8\n",
    columns: [
      "town words 0 x", "lat number 0 left-out place", "lon number 0 left-out place",
      "people number 0 value",
    ]),
  .init(
    testDescription: "places alone are a map",
    text: "town,lat,lon,code\nA,38.3,-0.5,0001\nB,38.4,-0.6,0002\n",
    columns: [
      "town words 0 label", "lat number 0 value", "lon number 0 x",
      "code identifier 0 left-out identifier",
    ]),
  .init(
    testDescription: "what is chosen is taken",
    text: "name,code,floors\nA,0011,2\nB,0200,4\n", choices: .init(yColumns: ["code"]),
    columns: ["name words 0 x", "code identifier 0 value", "floors number 0 left-out not-chosen"]),
  .init(
    testDescription: "words name the series", text: "x,city,v\n1,A,2\n1,B,3\n2,A,4\n2,B,5\n",
    columns: ["x number 0 x", "city words 0 series", "v number 0 value"]),
  .init(
    testDescription: "two digits with a zero are hours",
    text: "station,hour,minutes\nA,07,05\nB,08,10\n",
    columns: ["station words 0 x", "hour number 0 value", "minutes number 0 value"]),
  .init(
    testDescription: "no chart can be made", text: "name,remark\nA,x\nB,y\n",
    columns: ["name words 0 left-out words", "remark words 0 left-out words"]),
]

extension ColumnSummary {
  fileprivate var line: String {
    let unit = unit.map { " (\($0))" } ?? ""
    var line = "\(name)\(unit) \(kind.word) \(missing) \(use.word)"
    if case .leftOut(let reason) = use { line += " \(reason.word)" }
    return line
  }
}

@Suite("The columns of a table")
struct ColumnSummaryTests {
  @Test("each column is told with what becomes of it", arguments: cases)
  fileprivate func columns(_ row: ColumnCase) throws {
    let columns = try ColumnSummary.columns(of: Array(row.text.utf8), choices: row.choices)
    #expect(columns.map(\.line) == row.columns)
  }

  @Test("a chart carries them, whatever the text is")
  func formats() throws {
    for text in [
      #"[{"m":"Jan","v":1},{"m":"Feb","v":2}]"#,
      "<table><tr><th>m<th>v<tr><td>Jan<td>1<tr><td>Feb<td>2</table>", "m\tv\nJan\t1\nFeb\t2\n",
    ] {
      let chart = try Chart(reading: Array(text.utf8))
      #expect(chart.notes.columns.map(\.line) == ["m words 0 x", "v number 0 value"])
    }
    let specification = #"{"mark":"bar","encoding":{"x":{"field":"a"}},"data":{"values":[]}}"#
    #expect(try ColumnSummary.columns(of: Array(specification.utf8)).isEmpty)
  }

  @Test("they are told in words")
  func words() throws {
    let text = "Hour,Temperature (°C),code\n1,12,0001\n2,,0002\n3,14,0003\n"
    let columns = try ColumnSummary.columns(of: Array(text.utf8))
    #expect(
      columns.map { $0.text(in: .english) } == [
        "Hour: numbers; the x axis", "Temperature in °C: numbers, 1 missing; values",
        "code: numbers that name things; left out, because it names things and measures nothing",
      ])
    #expect(columns[2].text(in: .spanish).hasSuffix("omitida: nombra cosas y no mide nada"))
  }
}
