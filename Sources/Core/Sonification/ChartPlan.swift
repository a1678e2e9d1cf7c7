// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts

/// Which pitch sounds when: a chart on its way to becoming sound.
public struct ChartPlan: Sendable, Equatable {
  /// A pitch at a time; between two of them the pitch glides.
  public struct Tone: Sendable, Equatable {
    /// Seconds from the beginning.
    public var time: Double
    /// Hertz.
    public var frequency: Double
  }

  /// Seconds that the chart was given.
  public let duration: Double
  /// The pitches in time; fewer than the chart's points where these would follow too fast.
  public let tones: [Tone]
  /// The x at the first and at the last tone.
  public let xAtEnds: (first: Double, last: Double)

  /// The plan for a chart, exactly by the rule of the mapping.
  ///
  /// - Throws: `ChartError.negativeX`, since the classic mapping takes x for a time.
  public init(_ chart: Chart, options: ChartOptions) throws(ChartError) {
    let series = chart.series[0]
    switch options.mapping {
    case .classic:
      for (index, point) in series.points.enumerated() where point.x < 0 {
        throw .negativeX(x: point.x, line: series.lines.isEmpty ? nil : Int(series.lines[index]))
      }
      self.init(classic: series.points, options: options)
    }
  }

  init(duration: Double, tones: [Tone], xAtEnds: (first: Double, last: Double)) {
    self.duration = duration
    self.tones = tones
    self.xAtEnds = xAtEnds
  }

  /// Two plans are equal when they sound the same and stand for the same x.
  public static func == (left: ChartPlan, right: ChartPlan) -> Bool {
    left.duration == right.duration && left.tones == right.tones && left.xAtEnds == right.xAtEnds
  }
}

extension ChartPlan: JSONEncodable {
  /// Writes `{"duration":…,"points":[{"time":…,"frequency":…},…],"samples":…}`.
  ///
  /// - Complexity: O(samples), since their number depends on where the last wave ends.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("duration", duration)
      writer.key("points")
      writer.array { writer in
        for tone in tones {
          writer.object { writer in
            writer.field("time", tone.time)
            writer.field("frequency", tone.frequency)
          }
        }
      }
      writer.field("samples", ChartSynthesizer.samples(of: self).count)
    }
  }
}
