// SPDX-License-Identifier: Apache-2.0

import Charts
import Testing

@testable import ChartReading

@Suite("What a chart is called after its file") struct FileTitleTests {
  @Test(
    "The name of a file is its words, without its ending",
    arguments: [
      ("plants.csv", "plants"), ("wind_speed.TSV", "wind speed"), ("bar.vl.json", "bar"),
      ("sales-2024-01.csv", "sales 2024-01"), ("north-south.html", "north south"),
      ("no ending", "no ending"), (".csv", ".csv"), ("v1.2.txt", "v1.2"),
      ("my_visitors-2024.csv", "my visitors 2024"), ("الزوار.csv", "الزوار"),
    ])
  func words(file: String, title: String) throws {
    var chart = try Chart(reading: Array("x,y\n1,2\n2,3\n".utf8))
    chart.nameAfter(file: file)
    #expect(chart.title == title)
  }

  @Test("A title in the data wins over the name of their file")
  func title() throws {
    let table = """
      <table><caption>Rain</caption><tr><th>Day<th>Rain</tr><tr><td>1<td>2</tr>\
      <tr><td>2<td>3</tr></table>
      """
    var chart = try Chart(reading: Array(table.utf8))
    chart.nameAfter(file: "bar.html")
    #expect(chart.title == "Rain")
  }
}
