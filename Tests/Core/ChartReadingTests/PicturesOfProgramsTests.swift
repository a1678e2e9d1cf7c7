// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Foundation
import Testing

@testable import ChartReading

/// Pictures that matplotlib, seaborn, Vega, Plotly and pygal drew of known data (`Tests/Pictures/README.md`).
@Suite struct PicturesOfProgramsTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let isRead: Bool
    let kind: String?
    let series: [Truth]
    var testDescription: String { name }
  }

  /// What was drawn.
  struct Truth: Sendable {
    let name: String
    let x: [JSONValue]
    let y: [Double]
  }

  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../Pictures").standardized

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static let all: [Picture] = {
    guard let bytes = try? bytes("truth.json"), let json = try? JSONParser.parse(bytes) else {
      return []
    }
    return (json.array ?? []).map { entry in
      Picture(
        name: entry["picture"]?.string ?? "", isRead: entry["is-read"]?.bool ?? false,
        kind: entry["kind"]?.string,
        series: (entry["series"]?.array ?? []).map { one in
          Truth(
            name: one["name"]?.string ?? "", x: one["x"]?.array ?? [],
            y: (one["y"]?.array ?? []).compactMap { $0.number })
        })
    }
  }()

  @Test("there are pictures, some to read and some to refuse")
  func there() {
    #expect(Self.all.filter { $0.isRead }.count > 30)
    #expect(Self.all.filter { !$0.isRead }.count > 20)
  }

  @Test("a picture is read as exactly as it says, or refused", arguments: all)
  func reads(_ picture: Picture) throws {
    let bytes = try Self.bytes(picture.name + ".svg")
    guard picture.isRead else {
      #expect(throws: ChartError.self) { try Chart(reading: bytes) }
      return
    }
    let chart = try Chart(reading: bytes)
    #expect(chart.kind.word == picture.kind)
    #expect(chart.series.count == picture.series.count)
    let within = try #require(chart.notes.measuredWithin)
    for truth in picture.series {
      let isNamed = picture.series.count > 1 && !truth.name.isEmpty
      let series = try #require(chart.series.first { !isNamed || $0.name == truth.name })
      let points = series.points.filter { !$0.isMissing }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      let drawn = try zip(truth.x, truth.y).map { (try Self.place($0, chart.x), $1) }
        .sorted { $0 < $1 }
      #expect(points.count == drawn.count)
      for (point, (x, y)) in zip(points, drawn) {
        let xWithin = chart.notes.measuredXWithin ?? 0
        #expect(Self.isNear(point.x, x, xWithin, isShare: chart.x.isLogarithmic))
        #expect(Self.isNear(point.y, y, within, isShare: chart.y.isLogarithmic))
      }
    }
  }

  /// Where on the axis a truth lies: its own number, its name's, or that of its date.
  private static func place(_ x: JSONValue, _ axis: Axis) throws -> Double {
    if let number = x.number {
      guard axis.categories != nil else { return number }
      return try #require(axis.place(of: "\(Int(number))"))
    }
    let text = try #require(x.string)
    return try #require(axis.place(of: text))
  }

  private static func isNear(_ read: Double, _ drawn: Double, _ within: Double, isShare: Bool)
    -> Bool
  {
    let most = isShare ? within * drawn.magnitude : within
    // What the truth was rounded to on its way.
    return (read - drawn).magnitude <= most * 1.0001 + 1e-8 * drawn.magnitude + 1e-14
  }
}
