// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Testing

@testable import Charts
@testable import Sonification

/// A chart and what the classic mapping must make of it.
struct ClassicCase: Sendable, CustomTestStringConvertible {
  let name: String
  let duration: ChartDuration
  let points: [ChartPoint]
  let count: Int
  let seconds: Double

  var testDescription: String { name }
}

private func points(_ x: [Double], _ y: [Double]) -> [ChartPoint] {
  zip(x, y).map { ChartPoint(x: $0, y: $1) }
}

private func line(_ last: Int, scale: Double = 10) -> [ChartPoint] {
  (0...last).map { ChartPoint(x: Double($0) / scale, y: Double($0)) }
}

private func seconds(_ value: Double) -> ChartDuration {
  ChartDuration.Seconds(value).map { .seconds($0) } ?? .recommended
}

private let three = points([0, 5, 10], [1, 2, 3])

/// The conformance cases of Audiograph 1.0 (`DataProcessorTests`), as facts.
private let conformance: [ClassicCase] = [
  .init(
    name: "scaling of frequencies", duration: .short, points: points([0, 0.3, 0.8], [1, 2, 3]),
    count: 3, seconds: 2),
  .init(name: "short", duration: .short, points: three, count: 3, seconds: 2),
  .init(name: "recommended", duration: .recommended, points: three, count: 3, seconds: 3),
  .init(name: "ten seconds", duration: seconds(10), points: three, count: 3, seconds: 10),
  .init(name: "long", duration: .long, points: three, count: 3, seconds: 19.9),
  .init(name: "short, capped", duration: .short, points: line(200), count: 51, seconds: 3),
  .init(
    name: "recommended, capped", duration: .recommended, points: line(2000), count: 126, seconds: 10
  ),
  .init(
    name: "ten seconds, capped", duration: seconds(10), points: line(2000), count: 126, seconds: 10),
  .init(name: "long, capped", duration: .long, points: line(2000), count: 251, seconds: 20),
]

/// Well-spaced points that rounding made Audiograph merge or stretch.
private let mended: [ClassicCase] = [
  .init(
    name: "five points in 3 seconds", duration: seconds(3),
    points: points([0, 2, 6, 7, 10], [1, 2, 3, 4, 5]), count: 5, seconds: 3),
  .init(
    name: "six points in 10 seconds", duration: seconds(10),
    points: points([0, 2, 5, 8, 12, 14], [1, 2, 3, 4, 5, 6]), count: 6, seconds: 10),
  .init(
    name: "seven points as recommended", duration: .recommended,
    points: points([0, 2, 7, 12, 16, 19, 23], [1, 2, 3, 4, 5, 6, 7]), count: 7, seconds: 3),
]

@Suite("The classic mapping")
struct ClassicMappingTests {
  private func plan(
    _ points: [ChartPoint], _ duration: ChartDuration = .recommended,
    _ smoothing: Smoothing = .standard
  ) -> ChartPlan {
    ChartPlan(
      classic: points,
      options: ChartOptions(mapping: .classic, duration: duration, smoothing: smoothing))
  }

  @Test("rising lines go from 150 to 2600 Hz over the whole duration", arguments: conformance)
  func conforms(_ row: ClassicCase) throws {
    let plan = plan(row.points, row.duration)
    let (first, last) = (try #require(plan.tones.first), try #require(plan.tones.last))
    #expect(plan.tones.count == row.count)
    #expect((first.frequency - 150).magnitude <= 0.01)
    #expect((last.frequency - 2600).magnitude <= 0.01)
    #expect(first.time == 0)
    #expect((last.time - row.seconds).magnitude <= 1e-9)
    #expect(plan.duration == row.seconds)
  }

  @Test("well-spaced points are neither merged nor stretched by rounding", arguments: mended)
  func isMended(_ row: ClassicCase) throws {
    let plan = plan(row.points, row.duration, .none)
    #expect(plan.tones.count == row.count)
    #expect(plan.duration == row.seconds)
    #expect((try #require(plan.tones.last).time - row.seconds).magnitude <= 1e-9)
  }

  @Test("smoothing draws each value towards those before it, and keeps the first")
  func smoothing() {
    let values = [0.0, 1, 0, 1, 1, 1]
    let expected = [0, 0.35, 0.2275, 0.497875, 0.67361875, 0.7878521875]
    for (value, wanted) in zip(Smoothing.standard.smoothed(values, in: .classic), expected) {
      #expect((value - wanted).magnitude < 1e-12)
    }
    #expect(Smoothing.none.smoothed(values, in: .classic) == values)
    #expect(Smoothing.weight(7).smoothed(values, in: .classic) == values)
    #expect(Smoothing.weight(-1).smoothed([0, 1], in: .classic)[1] == 0.0001)
    #expect(Smoothing.standard.smoothed([], in: .classic).isEmpty)
  }

  @Test("a spike in one sample becomes a falling tail, as it did")
  func spike() {
    let plan = plan(points([0, 1, 2, 3, 4], [0, 0, 10, 0, 0]))
    let expected = [150, 150, 2600, 1742.5, 1185.125]
    for (tone, wanted) in zip(plan.tones, expected) {
      #expect((tone.frequency - wanted).magnitude < 1e-9)
    }
  }

  @Test("decades lie where hertz are counted evenly")
  func decades() {
    let plan = plan(points([0, 1, 2, 3, 4], [1, 10, 100, 1000, 10_000]), .recommended, .none)
    let expected = [150, 152.2, 174.3, 394.8, 2600]
    for (tone, wanted) in zip(plan.tones, expected) {
      #expect((tone.frequency - wanted).magnitude < 0.05)
    }
  }

  @Test("a thousand points in ten seconds become 250, two thousand and one 126")
  func merging() {
    let thousand = (0..<1000).map { ChartPoint(x: Double($0), y: Double($0 % 7)) }
    #expect(plan(thousand, seconds(10)).tones.count == 250)
    #expect(plan(line(2000, scale: 1), seconds(10)).tones.count == 126)
  }

  @Test(
    "odd data make a plan all the same",
    arguments: [
      [], points([10], [10]), points([0], [0]), points([-10], [10]), points([10, 10], [1, 2]),
      points([10, 20], [1, 1]), points([10, 10, 20], [1, 1, 2]),
      points([10, 10, 20], [10, 5, 20]),
      points([10, 20], [10, 10]), points([10, 5, 20], [10, 30, 20]),
    ])
  func odd(_ points: [ChartPoint]) {
    for duration in [ChartDuration.short, .recommended, .long, seconds(0.01), seconds(30)] {
      let plan = plan(points, duration)
      #expect(plan.tones.count <= points.count)
      #expect(ChartSynthesizer.samples(of: plan).last == 0)
    }
  }

  @Test("points with the same x lie at x times the duration, and sound not at all")
  func sameX() {
    let plan = plan(points([10, 10], [1, 2]))
    #expect(plan.tones.map(\.time) == [30, 30])
    #expect(ChartSynthesizer.samples(of: plan) == [0])
  }

  @Test("unsorted points keep their order, and the way back is passed over")
  func unsorted() {
    let plan = plan(points([10, 5, 20], [10, 30, 20]))
    #expect(plan.tones.map(\.time) == [1, 0, 3])
    // Only the way from 0 to 3 seconds sounds: 132,300 samples, less the tail, and the closing zero.
    let count = ChartSynthesizer.samples(of: plan).count
    #expect((132_200...132_301).contains(count))
  }

  @Test("flat data sound in the middle")
  func flat() {
    #expect(plan(points([0, 1, 2], [5, 5, 5])).tones.map(\.frequency) == [1375, 1375, 1375])
    #expect(plan(points([0, 1], [0, 0.003])).tones.map(\.frequency) == [1375, 1375])
  }

  @Test("an x below zero is refused with its line")
  func negativeX() throws {
    let series = try Chart(reading: Array("x,y\n0,1\n-2,3\n".utf8))
    #expect(throws: ChartDataError.negativeX(x: -2, line: 3)) {
      try ChartPlan(series, options: ChartOptions(mapping: .classic))
    }
  }
}
