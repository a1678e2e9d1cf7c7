// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Charts
import Testing

@Suite("Charts that grow")
struct ChartReaderTests {
  private func rows(_ text: String) -> ChartRows { ChartRows(text: Array(text.utf8)) }

  @Test("Rows come after those of the chart that is open")
  func growth() throws {
    var reader = ChartReader()
    let chart = try reader.read(ChartSource(text: Array("Day,Height\n0,1\n1,2".utf8)))
    #expect(chart.series[0].points.count == 2)
    guard case .grown(let grown) = try reader.append(rows("2,4\n3,8\n")) else {
      Issue.record("The chart has not grown.")
      return
    }
    #expect(grown.series[0].points.map(\.y) == [1, 2, 4, 8])
  }

  @Test("Rows that come neither bring a series in nor drop one")
  func sameSeries() throws {
    var reader = ChartReader()
    let chart = try reader.read(ChartSource(text: Array("Day,Heat,Rain\n0,20,0\n1,21,0\n".utf8)))
    #expect(chart.series.map(\.name) == ["Heat", "Rain"])
    guard case .grown(let grown) = try reader.append(rows("2,22,0.2\n")) else {
      Issue.record("The chart has not grown.")
      return
    }
    #expect(grown.series.map(\.name) == ["Heat", "Rain"])
  }

  @Test("Rows without a chart make one as soon as they are enough")
  func beginning() throws {
    var reader = ChartReader()
    #expect(try reader.append(rows("Day,Height")) == .none)
    #expect(try reader.append(rows("0,1")) == .none)
    guard case .opened(let chart) = try reader.append(rows("1,2")) else {
      Issue.record("The chart has not opened.")
      return
    }
    #expect(chart.x.name == "Day" && chart.series[0].points.map(\.y) == [1, 2])
  }

  @Test("A text that cannot be read leaves the chart before open")
  func refusal() throws {
    var reader = ChartReader()
    _ = try reader.read(ChartSource(text: Array("Day,Height\n0,1\n1,2\n".utf8)))
    #expect(throws: ChartError.self) { try reader.read(ChartSource(text: [])) }
    guard case .grown(let grown) = try reader.append(rows("2,4")) else {
      Issue.record("The chart is gone.")
      return
    }
    #expect(grown.series[0].points.count == 3)
  }

  @Test("Old rows of a live chart make room for new ones, and the header stays")
  func room() throws {
    var reader = ChartReader()
    let text = (0..<4999).map { "\($0),1\n" }.joined()
    _ = try reader.read(ChartSource(text: Array(("Second,Level\n" + text).utf8)))
    guard case .grown(let grown) = try reader.append(rows("4999,2\n5000,3\n")) else {
      Issue.record("The chart has not grown.")
      return
    }
    #expect(grown.x.name == "Second" && grown.series[0].points.last?.y == 3)
    #expect(grown.series[0].points.count < 5001 && (grown.series[0].points.first?.x ?? 0) > 0)
  }

  @Test("Rows that come after a web page's table are refused, not forgotten")
  func rowsAfterPage() throws {
    var reader = ChartReader()
    let page = "<table><tr><th>Day<th>Height<tr><td>0<td>1<tr><td>1<td>2</table>"
    _ = try reader.read(ChartSource(text: Array(page.utf8)))
    #expect(throws: ChartError.rowsWithoutCells) { try reader.append(rows("2,4")) }
  }

  @Test("Columns of the same letters stay two")
  func sameLetters() throws {
    var reader = ChartReader()
    let opened = try reader.read(ChartSource(text: Array("Day,t,T\n0,1,5\n1,2,6\n".utf8)))
    guard case .grown(let grown) = try reader.append(rows("2,3,7")) else {
      Issue.record("The chart has not grown.")
      return
    }
    #expect(opened.series.map(\.name) == ["t", "T"] && grown.series.map(\.name) == ["t", "T"])
    #expect(grown.series.map { $0.points.last?.y } == [3, 7])
  }
}
