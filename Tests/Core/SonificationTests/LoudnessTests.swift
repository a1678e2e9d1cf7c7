// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Sounding
import Testing

@testable import Sonification

/// Charts are about equally loud, whatever their kind and timbre, and quieter than speech.
struct LoudnessTests {
  /// LUFS of charts: the loudness of prepared speech is −19 in one channel, −16 in two.
  private static let wanted = -22.0 ... -16.5

  @Test(arguments: ChartKind.allCases) func `every kind is about as loud`(kind: ChartKind) throws {
    let loudness = try Self.loudness(of: SampleChart.of(kind))
    #expect(Self.wanted.contains(loudness), "\(loudness) LUFS")
  }

  @Test(arguments: Timbre.allCases, [ChartKind.line, .bar])
  func `every timbre is about as loud`(timbre: Timbre, kind: ChartKind) throws {
    var options = ChartOptions()
    options.timbres = [timbre]
    let loudness = try Self.loudness(of: SampleChart.of(kind), options)
    #expect(Self.wanted.contains(loudness), "\(loudness) LUFS")
  }

  @Test func `many series in turns are as loud as one`() throws {
    let points = (0..<6).map { ChartPoint(x: Double($0), y: Double($0 * $0)) }
    let series = (0..<5).map { Series(name: "\($0)", points: points) }
    let x = Axis(name: "x", scale: .categories(["a", "b", "c", "d", "e", "f"]))
    let chart = try Chart(kind: .groupedBar, x: x, y: Axis(name: "y"), series: series)
    let loudness = try Self.loudness(of: chart)
    #expect(Self.wanted.contains(loudness), "\(loudness) LUFS")
  }

  @Test(arguments: ChartKind.allCases)
  func `the loudest profile stays below -1 dB`(kind: ChartKind) throws {
    var options = ChartOptions()
    options.volume = 2
    options.cues = .all
    options.order = .together
    options.profile = HearingProfile(leftLevel: 40, rightLevel: 40, volume: 2)
    let ears = try Self.ears(of: SampleChart.of(kind), options)
    let peak = (ears.left + ears.right).reduce(0) { max($0, abs($1)) }
    #expect(peak <= ScoreRenderer.greatestSample && peak > 0.3, "\(peak)")
  }

  private static func loudness(
    of chart: Chart, _ options: ChartOptions = ChartOptions()
  ) throws -> Double {
    let ears = try ears(of: chart, options)
    return LoudnessMeter.lufs(ears.left, ears.right)
  }

  private static func ears(
    of chart: Chart, _ options: ChartOptions
  ) throws -> (left: [Float], right: [Float]) {
    let sound = try ChartSound(chart, options: options)
    var renderer = ScoreRenderer(sound.score, profile: options.profile)
    let frames = Int(sound.seconds * renderer.sampleRate)
    var left = [Float](repeating: 0, count: frames)
    var right = left
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in renderer.render(into: left, right: right) }
    }
    return (left, right)
  }
}

/// Integrated loudness of two channels at 48 kHz: ITU-R BS.1770-4.
private enum LoudnessMeter {
  static func lufs(_ left: [Float], _ right: [Float]) -> Double {
    let powers = zip(weighted(left), weighted(right)).map { $0 + $1 }
    // Blocks of 400 ms that overlap by three quarters.
    let (length, step) = (19_200, 4_800)
    let blocks = stride(from: 0, through: powers.count - length, by: step).map { start in
      powers[start..<start + length].reduce(0, +) / Double(length)
    }
    let loud = blocks.filter { level($0) > -70 }
    let gate = level(mean(loud)) - 10
    return level(mean(loud.filter { level($0) > gate }))
  }

  private static func level(_ power: Double) -> Double { -0.691 + 10 * log10(max(power, 1e-12)) }

  private static func mean(_ powers: [Double]) -> Double {
    powers.reduce(0, +) / Double(max(powers.count, 1))
  }

  /// The squares of samples through both filters of the recommendation (tables 1 and 2).
  private static func weighted(_ samples: [Float]) -> [Double] {
    var shelf = Filter(
      b0: 1.535_124_859_586_97, b1: -2.691_696_189_406_38, b2: 1.198_392_810_852_85,
      a1: -1.690_659_293_182_41, a2: 0.732_480_774_215_85)
    var high = Filter(b0: 1, b1: -2, b2: 1, a1: -1.990_047_454_833_98, a2: 0.990_072_250_366_21)
    return samples.map { sample in
      let heard = high.next(shelf.next(Double(sample)))
      return heard * heard
    }
  }

  private struct Filter {
    let b0, b1, b2, a1, a2: Double
    var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)

    init(b0: Double, b1: Double, b2: Double, a1: Double, a2: Double) {
      (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0, b1, b2, a1, a2)
    }

    mutating func next(_ x: Double) -> Double {
      let y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      (x2, x1, y2, y1) = (x1, x, y1, y)
      return y
    }
  }
}
