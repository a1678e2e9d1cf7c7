// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Sounding

/// A chart made ready to be listened to: from left to right, at a comfortable level, without clicks.
public struct ChartSound: Sendable {
  /// The chart from left to right.
  public let chart: Chart
  /// Which pitch sounds when.
  public let plan: ChartPlan
  /// What a `ScoreRenderer` plays.
  public let score: Score
  /// What was chosen about it.
  public let options: ChartOptions
  /// What else the standard mapping can play; nil in the classic one.
  let standard: StandardPlan?
  /// The samples of the classic mapping, which makes them by a rule of its own.
  private let classicSamples: [Float]

  /// The samples are three tenths as strong as in the plain synthesis: speech stays louder than charts.
  ///
  /// The demo charts then measure between −20 and −17 LUFS (ITU-R BS.1770, by ffmpeg's `ebur128`), as in the standard one.
  private static let gain: Float = 0.3
  /// Samples over which the sound comes and goes: 5 ms, too short to hear and long enough not to click.
  private static let fade = 220

  /// The sound of a chart.
  ///
  /// - Throws: `ChartDataError.sameX` in the classic mapping, when there is no way from left to right.
  public init(_ chart: Chart, options: ChartOptions) throws(ChartDataError) {
    try self.init(chart, options: options, analysis: nil)
  }

  /// The same, with what is already known of the chart from left to right.
  init(_ chart: Chart, options: ChartOptions, analysis: ChartAnalysis?) throws(ChartDataError) {
    let sorted = chart.sortedByX()
    self.chart = sorted
    self.options = options
    switch options.mapping {
    case .standard:
      let standard = StandardPlan(sorted, options: options, analysis: analysis)
      self.standard = standard
      plan = standard.plan()
      score = ScoreWriter.score(of: plan, standard)
      classicSamples = []
    case .classic:
      let xRange = sorted.xRange
      guard xRange.upperBound > xRange.lowerBound else { throw .sameX(xRange.lowerBound) }
      standard = nil
      plan = try Self.plan(sorted, options: options)
      classicSamples = Self.softened(ChartSynthesizer.samples(of: plan))
      score = Self.classicScore(plan, options: options)
    }
  }

  init(_ chart: Chart, part: ChartPart, options: ChartOptions) {
    self.chart = chart
    self.options = options
    let standard = StandardPlan(chart, options: options, part: part)
    self.standard = standard
    plan = standard.plan()
    score = ScoreWriter.score(of: plan, standard, lead: false)
    classicSamples = []
  }

  /// One channel, `ChartSynthesizer.sampleRate` samples a second; with the standard mapping both ears together.
  ///
  /// - Complexity: O(duration); for anything but a file of the classic mapping, a `ScoreRenderer` is the better way.
  public var samples: [Float] {
    options.mapping == .classic
      ? classicSamples
      : MonoSamples.of(score, sampleRate: ChartSynthesizer.sampleRate, profile: options.profile)
  }

  /// The classic plan as a score, for a renderer: glides are even in hertz, so they are cut into short ones.
  private static func classicScore(_ plan: ChartPlan, options: ChartOptions) -> Score {
    var points: [Score.Breakpoint] = []
    let gain = Double(gain) * 0.5
    for tone in plan.tones where tone.time >= points.last?.time ?? 0 {
      if let last = points.last {
        let parts = (abs(log2(tone.frequency / last.frequency)) * 12).rounded(.up)
        var part = 1.0
        while part < parts {
          let share = part / parts
          points.append(
            Score.Breakpoint(
              time: last.time + share * (tone.time - last.time),
              frequency: last.frequency + share * (tone.frequency - last.frequency), gain: gain))
          part += 1
        }
      }
      points.append(Score.Breakpoint(time: tone.time, frequency: tone.frequency, gain: gain))
    }
    return Score(
      duration: plan.duration, tracks: [Score.Track(timbre: .pure, breakpoints: points)])
  }

  /// The plan over axes that the mapping can take.
  ///
  /// The classic mapping refuses x below zero and hears ranges of a few thousandths as flat. Neither is the
  /// listener's concern, since the plan depends on differences only: such an axis is brought to 0…1 first.
  private static func plan(_ chart: Chart, options: ChartOptions) throws(ChartDataError)
    -> ChartPlan
  {
    let series = chart.series[0]
    let xRange = chart.xRange
    let yRange = chart.yRange
    let movesX = xRange.lowerBound < 0 || xRange.width < smallestRange
    let movesY = yRange.width > 0 && yRange.width < smallestRange
    guard movesX || movesY else { return try ChartPlan(chart, options: options) }
    let points = series.points.map { point in
      ChartPoint(
        x: movesX ? (point.x - xRange.lowerBound) / xRange.width : point.x,
        y: movesY ? (point.y - yRange.lowerBound) / yRange.width : point.y)
    }
    let moved = Series(name: series.name, points: points, lines: series.lines)
    let plan = try ChartPlan(
      Chart(kind: chart.kind, x: chart.x, y: chart.y, series: [moved]), options: options)
    guard movesX else { return plan }
    let ends = plan.xAtEnds
    return ChartPlan(
      duration: plan.duration, tones: plan.tones,
      xAtEnds: (
        xRange.lowerBound + ends.first * xRange.width, xRange.lowerBound + ends.last * xRange.width
      ))
  }

  /// Ranges below this are brought to 0…1; a little above what the classic mapping takes for flat.
  private static let smallestRange = 0.004

  private static func softened(_ samples: [Float]) -> [Float] {
    let fade = min(fade, samples.count / 2)
    return samples.enumerated().map { index, sample in
      let distance = min(index, samples.count - 1 - index)
      let slope = distance < fade ? Float(distance) / Float(fade) : 1
      return sample * gain * slope
    }
  }
}

extension ChartSound {
  /// Seconds of sound.
  public var seconds: Double {
    options.mapping == .classic
      ? Double(classicSamples.count) / Double(ChartSynthesizer.sampleRate) : plan.duration
  }

  /// When the point of the first series sounds, in seconds from the beginning.
  public func time(ofPoint index: Int) -> Double { time(ofPoint: index, series: 0) }

  /// The point of the first series that sounds at a time: the last one that has been reached.
  ///
  /// - Complexity: O(log n).
  public func point(atTime time: Double) -> Int { point(atTime: time, series: 0) }

  /// When a point of a series sounds, in seconds from the beginning.
  ///
  /// Where values were left out, one that sounds may do so up to 55 ms from that time, so that two are heard apart.
  public func time(ofPoint index: Int, series: Int) -> Double {
    let points = chart.series[series].points
    guard points.indices.contains(index) else { return 0 }
    if let passage = plan.passages.first(where: { $0.series == series }) {
      return passage.time(ofPoint: index, at: points[index].x)
    }
    let ends = plan.xAtEnds
    guard ends.last > ends.first else { return 0 }
    let share = (points[index].x - ends.first) / (ends.last - ends.first)
    return clamp(share, to: 0...1) * plan.duration
  }

  /// The point of a series that sounds at a time: the last one that has been reached.
  ///
  /// - Complexity: O(log n).
  public func point(atTime time: Double, series: Int) -> Int {
    let passage = plan.passages.first { $0.series == series }
    var low = passage?.points.lowerBound ?? 0
    var high = (passage?.points.upperBound ?? chart.series[series].points.count) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      // A hair's breadth, so that a point's own time leads to it.
      if self.time(ofPoint: middle, series: series) <= time + 1e-9 {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return max(low, 0)
  }

  /// The series and the point that were reached last at a time; before anything else the first.
  public func place(atTime time: Double) -> (series: Int, point: Int) {
    var best = plan.passages.first
    for passage in plan.passages where passage.start <= time + 1e-9 {
      // Of series that sound together the first; of those in turns the one whose point came last.
      guard let last = best else { continue }
      let isLater = passage.start > last.start
      let turns = passage.start < last.start + last.span
      if isLater, !turns || latest(passage, time) > latest(last, time) { best = passage }
    }
    let series = best?.series ?? 0
    return (series, point(atTime: time, series: series))
  }

  private func latest(_ passage: ChartPlan.Passage, _ time: Double) -> Double {
    self.time(ofPoint: point(atTime: time, series: passage.series), series: passage.series)
  }
}
