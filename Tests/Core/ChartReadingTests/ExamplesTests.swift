// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartDrawing
import ChartReading
import Charts
import Foundation
import Testing

@Suite struct ExamplesTests {
  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../../Examples/charts").standardized

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  private static var entries: [JSONValue] {
    get throws { try JSONParser.parse(bytes("index.json"))["charts"]?.array ?? [] }
  }

  @Test("there is an example of every kind of chart")
  func kinds() throws {
    let found = try Self.entries.map { try Self.chart($0).kind.word }
    #expect(Set(ChartKind.allCases.map(\.word)).isSubset(of: found))
  }

  @Test("every example is read whole, in the order of its x, and drawn")
  func read() throws {
    for entry in try Self.entries {
      let chart = try Self.chart(entry)
      let id = entry["id"]?.string ?? ""
      #expect(chart.notes.rowsLeftOut == 0, "\(id)")
      #expect(chart.notes.unusedColumnCount == 0, "\(id)")
      #expect(!ChartPicture(chart.sortedByX()).shapes.isEmpty, "\(id)")
    }
  }

  @Test("every example says in four languages what it is and where its numbers come from")
  func words() throws {
    for entry in try Self.entries {
      for field in ["title", "x", "y", "about"] {
        for language in ["en", "es", "ar", "fr"] {
          #expect(entry[field]?[language]?.string?.isEmpty == false)
        }
      }
    }
  }

  @Test("the examples show gaps, a limit, an axis of powers of ten and an outlier")
  func features() throws {
    func example(_ id: String) throws -> Chart {
      try Self.chart(try #require(try Self.entries.first { $0["id"]?.string == id }))
    }
    let towns = try example("towns")
    #expect(towns.series.count == 3)
    #expect(towns.series[1].points.contains { $0.isMissing })
    #expect(towns.x.timePrecision != nil)
    #expect(try example("ozone").context.thresholds.map(\.value) == [120])
    #expect(try example("yeast").y.scale == .logarithmic)
    #expect(try example("market").series.count == 7)
    guard case .boxes(let boxes) = try example("commute").series[0].detail else {
      Issue.record("The ways to work are no boxes.")
      return
    }
    #expect(boxes.contains { !$0.outliers.isEmpty })
  }

  private static func chart(_ entry: JSONValue) throws -> Chart {
    let id = try #require(entry["id"]?.string)
    let kind = entry["kind"]?.string.flatMap { ChartKind(word: $0) }
    return try Chart(
      reading: bytes(entry["file"]?.string ?? id + ".csv"), choices: ReadingChoices(kind: kind))
  }
}
