// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import ChartWords
import Speaking
import TestSupport
import Testing

@testable import Charts
@testable import Sonification

@Suite("A chart as it is listened to")
struct ChartSoundTests {
  private func series(_ points: [(Double, Double)]) throws -> Chart {
    try Chart(x: "x", y: "y", points: points.map { ChartPoint(x: $0.0, y: $0.1) })
  }

  @Test("a rising line is heard rising from 150 to 2600 Hz")
  func rises() throws {
    let line = try series((0...20).map { (Double($0), Double($0)) })
    let sound = try ChartSound(
      line, options: ChartOptions(mapping: .classic, duration: .long, smoothing: .none))
    let start = Pitch.measured(sound.samples.prefix(4410))
    let middle = Pitch.measured(sound.samples[(sound.samples.count / 2)...].prefix(4410))
    let end = Pitch.measured(sound.samples.suffix(4410))
    #expect((start - 156).magnitude < 8, "\(start) Hz")
    #expect((middle - 1381).magnitude < 8, "\(middle) Hz")
    #expect((end - 2594).magnitude < 8, "\(end) Hz")
  }

  @Test("it has as many samples as the plan says, is quieter, and comes and goes softly")
  func softness() throws {
    let line = try series([(0, 0), (1, 5), (2, 3)])
    let options = ChartOptions(mapping: .classic)
    let sound = try ChartSound(line, options: options)
    let plain = ChartSynthesizer.samples(of: try ChartPlan(line, options: options))
    #expect(sound.samples.count == plain.count)
    #expect(sound.samples.max().map { $0 <= 0.15 && $0 > 0.14 } == true)
    #expect(sound.samples.prefix(20).allSatisfy { $0.magnitude < 0.15 * 20 / 220 })
    #expect(sound.samples.suffix(20).allSatisfy { $0.magnitude < 0.15 * 20 / 220 })
  }

  @Test("the order of the rows does not matter, nor where the axes begin, nor how fine they are")
  func axes() throws {
    let points = [(0.0, 1.0), (1, 7), (2, 3), (5, 4)]
    let options = ChartOptions(mapping: .classic, smoothing: .none)
    let plain = try ChartSound(try series(points), options: options)
    let variants = [
      points.reversed(), points.map { ($0.0 - 100, $0.1) }, points.map { ($0.0, $0.1 / 4096) },
      points.map { ($0.0 / 4096, $0.1) },
    ]
    for variant in variants {
      let sound = try ChartSound(try series(Array(variant)), options: options)
      #expect(sound.plan.tones.count == plain.plan.tones.count)
      for (tone, wanted) in zip(sound.plan.tones, plain.plan.tones) {
        #expect((tone.time - wanted.time).magnitude < 1e-9)
        #expect((tone.frequency - wanted.frequency).magnitude < 1e-6)
      }
    }
  }

  @Test("points with one x cannot be listened to")
  func sameX() throws {
    let column = try series([(3, 1), (3, 2)])
    #expect(throws: ChartDataError.sameX(3)) {
      try ChartSound(column, options: ChartOptions(mapping: .classic))
    }
  }

  @Test("each point is found at its time", arguments: 0..<20)
  func times(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var x = Double.random(in: -50...50, using: &random)
    let points = (0..<Int.random(in: 2...40, using: &random)).map { _ in
      x += Double.random(in: 0.1...3, using: &random)
      return (x, Double.random(in: -9...9, using: &random))
    }
    let sound = try ChartSound(
      try series(points), options: ChartOptions(mapping: .classic, duration: .long))
    for index in points.indices {
      #expect(sound.point(atTime: sound.time(ofPoint: index)) == index)
    }
    #expect(sound.point(atTime: -1) == 0)
    #expect(sound.point(atTime: 1000) == points.count - 1)
  }

  @Test("a hundred thousand points are heard in reasonable time, extremes of the picture kept")
  func many() throws {
    var points = (0..<100_000).map { (Double($0), Double($0 % 10)) }
    points[54_321].1 = 1000
    let sound = try ChartSound(
      try series(points), options: ChartOptions(mapping: .classic, duration: .short))
    #expect(sound.seconds <= 3)
    let picture = ChartPicture(sound.chart)
    let highest = try #require(picture.place(series: 0, index: 54_321))
    #expect(highest.up > 0.8)
    let description = ChartDescription(sound.chart, in: .english)
    #expect(description.summary.contains("highest 1000, at x 54321"))
  }
}
