// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Charts
import TestSupport
import Testing

@Suite struct BrailleLineTests {
  private func chart(_ values: [Double], _ kind: ChartKind = .line) throws -> Chart {
    let points = values.indices.map { ChartPoint(x: Double($0), y: values[$0]) }
    return try Chart(
      kind: kind, x: Axis(name: "x"), y: Axis(name: "y"),
      series: [Series(name: "y", points: points)])
  }

  @Test(
    "values become dots from below",
    arguments: [
      (BrailleLine.Style.levels, "⣀⠤⠒⠉"), (.columns, "⣠⣾"), (.sixDotColumns, "⠴⠿"),
    ])
  func styles(_ style: BrailleLine.Style, _ text: String) throws {
    let line = try #require(BrailleLine(try chart([0, 1, 2, 3]), style: style))
    #expect(line.text == text)
  }

  @Test("a missing value is blank")
  func missing() throws {
    let line = try #require(BrailleLine(try chart([0, .nan, 3]), style: .levels))
    #expect(line.text == "⣀⠀⠉")
  }

  @Test("bars begin at zero, so a low bar among high ones stays a bar")
  func bars() throws {
    let line = try #require(BrailleLine(try chart([100, 99], .bar), style: .levels))
    #expect(line.text == "⠉⠉")
  }

  @Test("the only peak and the only dip of very many values stay", arguments: [1, 54_321, 99_999])
  func extremes(_ place: Int) throws {
    var values = [Double](repeating: 0.5, count: 100_000)
    values[place] = 1
    values[50_000] = 0
    let line = try #require(BrailleLine(try chart(values), style: .levels, mostCells: 40))
    #expect(line.cells.count == 40)
    #expect(line.cells[line.cell(ofPoint: place)] == 0b1001)
    #expect(line.cells[line.cell(ofPoint: 50_000)] == 0b1100_0000)
  }

  @Test("each point lies in the cell that holds it", arguments: 0..<20)
  func places(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let values = (0..<Int.random(in: 2...3000, using: &random)).map { _ in
      Double.random(in: -1...1, using: &random)
    }
    for style in BrailleLine.Style.allCases {
      let most = Int.random(in: 1...90, using: &random)
      let line = try #require(BrailleLine(try chart(values), style: style, mostCells: most))
      for _ in 0..<50 {
        let index = Int.random(in: values.indices, using: &random)
        #expect(line.points(inCell: line.cell(ofPoint: index)).contains(index))
      }
    }
  }

  @Test("windows are pages of the line")
  func windows() throws {
    let line = try #require(BrailleLine(try chart((0..<100).map { Double($0) }), style: .levels))
    let window = line.window(width: 40, atPoint: 57)
    #expect(window.first == 40)
    #expect(window.cursor == 17)
    #expect(window.hasMoreBefore && window.hasMoreAfter)
    #expect(window.text.unicodeScalars.count == 40)
    let last = line.window(width: 40, atPoint: 99)
    #expect(last.text.unicodeScalars.count == 20)
    #expect(!last.hasMoreAfter)
  }

  @Test("there is no line of a series that is not there")
  func noSeries() throws {
    #expect(BrailleLine(try chart([0, 1]), series: 1) == nil)
  }
}
