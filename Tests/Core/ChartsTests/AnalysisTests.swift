// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Speaking
import TestSupport
import Testing

@testable import Charts

@Suite("What happens in a chart")
struct AnalysisTests {
  private func points(_ values: [Double]) -> [ChartPoint] {
    values.enumerated().map { ChartPoint(x: Double($0), y: $1) }
  }

  @Test("quartiles lie where sorting would put them", arguments: 0..<50)
  func quartiles(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var values = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      Double(Int.random(in: 0...9, using: &random))
    }
    let sorted = values.sorted()
    for share in [0, 0.25, 0.5, 0.75, 1] {
      let place = Double(sorted.count - 1) * share
      let (low, high) = (sorted[Int(place)], sorted[min(Int(place) + 1, sorted.count - 1)])
      let expected = low + (high - low) * (place - place.rounded(.down))
      #expect(Selection.quantile(share, of: &values) == expected)
    }
  }

  @Test("a single spike is found, and a sharp turn is none")
  func spikes() {
    var values = [Double](repeating: 1, count: 100)
    values[40] = 9
    #expect(SeriesAnalysis(points(values))?.outliers == [40])
    let roof = (0..<50).map { Double($0) } + (0..<50).map { Double(49 - $0) }
    #expect(SeriesAnalysis(points(roof))?.outliers == [])
  }

  @Test("a pattern that comes again is found with its period", arguments: [2, 7, 12, 24, 365])
  func seasons(period: Int) {
    var random = SeededGenerator(seed: period)
    let values = (0..<(period * 5)).map { index in
      let phase = Double(index % period) / Double(period)
      return 0.02 * Double(index) + (phase < 0.5 ? phase : 1 - phase) * 10
        + Double.random(in: -0.3...0.3, using: &random)
    }
    // Noise may move the flat peak of a long pattern by a hundredth.
    let found = SeriesAnalysis(points(values))?.season?.period ?? 0
    #expect((found - period).magnitude <= period / 100)
  }

  @Test("noise and a straight line have no season")
  func noSeason() {
    var random = SeededGenerator(seed: 3)
    let noise = (0..<500).map { _ in Double.random(in: -1...1, using: &random) }
    #expect(SeriesAnalysis(points(noise))?.season == nil)
    #expect(SeriesAnalysis(points((0..<100).map { Double($0) }))?.season == nil)
  }

  @Test("growing data is told only where something of weight happens")
  func news() throws {
    func chart(_ values: [Double]) throws -> Chart {
      try Chart(
        kind: .line, x: Axis(name: "Minute"), y: Axis(name: "Load"),
        series: [Series(name: "Load", points: points(values))],
        context: ChartContext(thresholds: [.init(value: 90, name: "Limit")]))
    }
    let usual: [Double] = [50, 52, 49, 51, 50, 53, 50, 49, 52, 50]
    func kinds(_ fresh: [Double]) throws -> [ChartNews.Kind] {
      let (before, after) = (try chart(usual), try chart(usual + fresh))
      return ChartNews(
        from: before, ChartAnalysis(before), to: after, ChartAnalysis(after), in: .english
      ).items
        .map { $0.kind }
    }
    #expect(try kinds([51]).allSatisfy { $0 == .turn })
    #expect(try kinds([95]).prefix(2) == [.threshold, .maximum])
    #expect(try kinds([20]).contains(.minimum))
    #expect(try kinds([.nan]).contains(.gap))
  }

  @Test("two marks are compared by value, percent and distance")
  func comparison() throws {
    let words = PointWords(try Chart(x: "Day", y: "Rain", points: points([10, 12, 15])))
    #expect(
      words.comparison(.init(index: 0), .init(index: 2), in: .english)
        == "Day 0: 10; Day 2: 15; the second is higher by 5, 50%; they are 2 apart.")
  }
}
