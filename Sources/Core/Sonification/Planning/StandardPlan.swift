// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Sounding

/// Makes the plan of the standard mapping.
struct StandardPlan {
  let chart: Chart
  let options: ChartOptions
  /// The part that is planned, along the pitches of the whole.
  let part: ChartPart?
  /// The only point that is planned, of the series of the part.
  let point: Int?
  /// What is already known of the chart.
  let analysis: ChartAnalysis?
  let pitch: PitchMap
  let strength: ToneStrength
  let glides: Bool
  /// The ranges of the whole chart, found once: each looks at every point.
  let xRange: ClosedRange<Double>
  /// Of stacked bars their totals too.
  let yRange: ClosedRange<Double>

  /// Seconds between glides: what Audiograph found that a change of pitch needs in order to be heard.
  static let glideSpacing = 0.035
  /// Seconds between notes: seven periods of C3, fewer of which make a vague pitch (our judgement).
  static let noteSpacing = 0.06
  /// Seconds that a note lasts at most, since a longer one tells no more.
  static let longestNote = 0.4
  /// Seconds of silence at the end, in which the last tone fades.
  static let tail = 0.03
  /// Seconds between series that follow one another, at most.
  static let pause = 0.3
  /// The farthest that a sound lies to one side; no sound is left to one ear alone.
  static let widestPan = 0.9

  /// What stacked bars amount to.
  let totals: Series?

  /// The plan of a chart from left to right.
  init(
    _ chart: Chart, options: ChartOptions, part: ChartPart? = nil, point: Int? = nil,
    analysis: ChartAnalysis? = nil
  ) {
    self.analysis = analysis
    self.chart = Self.smoothed(chart, options)
    self.options = options
    self.part = part
    self.point = point
    xRange = chart.xRange
    totals = Self.totals(chart)
    let own = chart.yRange
    let sums = totals?.yRange ?? own
    yRange =
      min(own.lowerBound, sums.lowerBound)...max(own.upperBound, sums.upperBound)
    pitch = PitchMap(chart.y, values: yRange, options: options)
    strength = ToneStrength(options)
    glides =
      switch options.notes {
      case .automatic: chart.kind.isContinuous && !options.scale.isMusical
      case .continuous: chart.kind.isContinuous
      case .discrete: false
      }
  }

  /// The chart with its values drawn along, where the listener wants that; marks of several numbers stay as they are.
  private static func smoothed(_ chart: Chart, _ options: ChartOptions) -> Chart {
    guard options.smoothing.weight(in: .standard) != nil else { return chart }
    let series = chart.series.map { series -> Series in
      guard series.detail == .none else { return series }
      let present = series.points.filter { !$0.isMissing }
      var values = options.smoothing.smoothed(present.map { $0.y }, in: .standard)[...]
      let points = series.points.map { point in
        ChartPoint(x: point.x, y: point.isMissing ? point.y : values.popFirst() ?? point.y)
      }
      return Series(name: series.name, points: points, lines: series.lines)
    }
    // Means of finite values are finite, so this never fails.
    let smooth = try? Chart(
      title: chart.title, kind: chart.kind, x: chart.x, y: chart.y, series: series,
      context: chart.context)
    return smooth ?? chart
  }

  func plan() -> ChartPlan {
    let lead = part == nil ? Preamble(self).seconds : 0
    let (passages, duration) = passages(from: lead)
    var tones: [ChartPlan.Tone] = []
    var (kept, count) = (0, 0)
    for passage in passages {
      let spacing = spacing(in: passage)
      let thinning = Thinner(chart.series[passage.series], in: passage, spacing: spacing)
      kept += thinning.keptCount
      count += thinning.count
      tones += self.tones(thinning.kept, in: passage)
    }
    tones += totalTones(after: passages)
    if passages.count > 1 { tones = Self.inTime(tones) }
    return ChartPlan(
      duration: duration, lead: lead, tones: tones, passages: passages, pitch: pitch,
      thinned: kept < count ? ChartPlan.Thinning(kept: kept, of: count) : nil)
  }

  /// In the order of time; at the same time by series.
  private static func inTime(_ tones: [ChartPlan.Tone]) -> [ChartPlan.Tone] {
    tones.ordered { $0.time }
  }

  func spacing(in passage: ChartPlan.Passage) -> Double {
    if glides { return Self.glideSpacing }
    return Self.noteSpacing * Double(notesOfPoint)
  }

  /// How many notes a point makes.
  private var notesOfPoint: Int {
    switch chart.kind {
    case .boxPlot: 5
    case .candlestick: 4
    case .line, .bar, .groupedBar, .stackedBar, .area, .scatter, .histogram, .heatMap, .pie:
      isInterleaved ? sharesOfCategory : 1
    }
  }
}

extension StandardPlan {
  /// Whether the series take turns within each category.
  var isInterleaved: Bool {
    (chart.kind == .groupedBar || chart.kind == .stackedBar) && chart.series.count > 1
      && options.order != .sequential
  }

  private var isTogether: Bool {
    switch options.order {
    case .together: true
    case .sequential: false
    case .automatic: chart.kind.isContinuous && chart.series.count == 2
    }
  }

  /// The series that sound, each with those of its points that do.
  private var heard: [(series: Int, points: Range<Int>)] {
    chart.series.indices.compactMap { index in
      guard part?.series == nil || part?.series == index else { return nil }
      let points = chart.series[index].points
      guard let part else { return (index, 0..<points.count) }
      if let point { return (index, point..<point + 1) }
      let first = Self.first(in: points) { $0 >= part.x.lowerBound }
      let end = Self.first(in: points) { $0 > part.x.upperBound }
      return end > first ? (index, first..<end) : nil
    }
  }

  /// The first index from which on x is so.
  static func first(in points: [ChartPoint], where holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(points[middle].x) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func passages(from lead: Double) -> ([ChartPlan.Passage], duration: Double) {
    let heard = heard
    guard !heard.isEmpty else { return ([], lead + Self.tail) }
    let longest = heard.reduce(1) { max($0, $1.points.count) }
    let turns = isInterleaved || isTogether ? 1 : heard.count
    let body = bodySeconds(
      points: longest * (isInterleaved ? sharesOfCategory : 1), turns: turns, lead)
    let pause = turns > 1 ? min(Self.pause, body / Double(turns) * 0.2) : 0
    let room = (body - Self.tail - pause * Double(turns - 1)) / Double(turns)
    let x = part.map { part in
      clamp(part.x.lowerBound, to: xRange)...clamp(part.x.upperBound, to: xRange)
    }
    // The last note needs its own time; a glide ends where its last point is.
    let slot = glides ? 0 : room / Double(max(longest, 1))
    let passages = heard.enumerated().map { place, one in
      let turn = Double(turns > 1 ? place : 0) * (room + pause)
      let within = isInterleaved ? Double(place) * slot / Double(sharesOfCategory) : 0
      return ChartPlan.Passage(
        series: one.series, points: one.points, start: lead + turn + within,
        span: max(room - slot, 0.001), x: x ?? xRange, slot: slot)
    }
    return (passages, lead + body)
  }

  /// Seconds of all series; those that follow one another get less each when there are many.
  private func bodySeconds(points: Int, turns: Int, _ lead: Double) -> Double {
    if case .seconds(let seconds) = options.duration { return max(seconds.value - lead, 0.5) }
    let notes = chart.kind.tellsSeveralValues ? notesOfPoint : 1
    let duration = part == nil ? options.duration : .short
    // Marks of several notes need all of them, as long as there are few.
    let needed = min(Double(points * notes) * Self.noteSpacing * 1.3, 20)
    let one = max(duration.seconds(forPoints: points * notes), notes > 1 ? needed : 0)
    // Several series may take three times what one does at most, but a second each.
    let most = max(options.duration.seconds(forPoints: 1_000_000) * 3, Double(turns))
    return clamp(one * Double(turns), to: 0...min(most, ChartDuration.Seconds.greatest))
  }
}
