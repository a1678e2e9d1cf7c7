// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Sounding

extension StandardPlan {
  /// Seconds between a note and the next, so that the same note twice is heard as two.
  private static let noteGap = 0.006
  /// Seconds that a note lasts at least, though it overlap the next.
  private static let shortestNote = 0.03

  /// The tones of values that sound, and the gaps between them.
  func tones(_ kept: [Thinner.Kept], in passage: ChartPlan.Passage) -> [ChartPlan.Tone] {
    let series = chart.series[passage.series]
    var marker = EventMarker(
      series, kept: kept, chart: chart, yRange: yRange, outliers: outliers(of: passage.series))
    var tones: [ChartPlan.Tone] = []
    tones.reserveCapacity(kept.count)
    var earliest = 0.0
    for (place, one) in kept.enumerated() {
      let next = place + 1 < kept.count ? kept[place + 1].time : one.time + passage.slot
      var tone = tone(of: series.points[one.point], at: one, in: passage.series)
      tone.event = marker.event(of: one)
      if one.isGap {
        tone.gain = 0
        tone.frequency = tones.last?.frequency ?? tone.frequency
      } else if !glides {
        // Two points at the same place follow one another.
        tone.time = max(one.time, earliest)
        earliest = tone.time + Self.noteSpacing * 0.8
        let room = max(next - tone.time, Self.noteSpacing)
        tones += notes(of: tone, in: series, room: room / Double(takers))
        continue
      }
      tones.append(tone)
    }
    return tones
  }

  /// The points that do not belong with the others, as the words have them too; boxes name their own.
  private func outliers(of series: Int) -> [Int] {
    let points = chart.series[series]
    guard part == nil, options.cues.contains(.outliers), points.detail == .none else { return [] }
    if let analysis { return analysis.series[series]?.outliers ?? [] }
    let rule = OutlierRule(chart)
    if case .none = rule { return [] }
    return SeriesAnalysis(points.points, outliers: rule)?.outliers ?? []
  }

  /// How many series share the time of a category.
  private var takers: Int {
    chart.kind == .groupedBar || chart.kind == .stackedBar
      ? (options.order == .sequential ? 1 : sharesOfCategory) : 1
  }

  private func tone(
    of point: ChartPoint, at kept: Thinner.Kept, in series: Int
  ) -> ChartPlan.Tone {
    var tone = tone(value: point.y, at: kept.time)
    tone.pan = pan(at: point.x, index: kept.point)
    tone.series = series
    tone.point = kept.point
    return tone
  }

  private func tone(value: Double, at time: Double) -> ChartPlan.Tone {
    var tone = ChartPlan.Tone(time: time, frequency: pitch.frequency(of: value))
    tone.gain = strength.gain(at: tone.frequency)
    return tone
  }

  /// The place between the ears: along the x axis of the whole chart; in a pie around it.
  func pan(at x: Double, index: Int) -> Double {
    let range = xRange
    guard range.width > 0 else { return 0 }
    let share = (x - range.lowerBound) / range.width
    let place =
      chart.kind.isDisc
      ? sin(2 * Double.pi * pieMiddle(index)) : 2 * clamp(share, to: 0...1) - 1
    return place * Self.widestPan * (options.panDirection == .up ? 1 : -1)
  }

  /// The share of a pie that comes before the middle of a slice.
  private func pieMiddle(_ index: Int) -> Double {
    let points = chart.series[0].points
    let whole = points.reduce(0) { $0 + max($1.y, 0) }
    guard whole > 0, index < points.count else { return 0 }
    let before = points[..<index].reduce(0) { $0 + max($1.y, 0) }
    return (before + max(points[index].y, 0) / 2) / whole
  }

  /// The notes of a point: one, or those of its box or candle.
  private func notes(
    of tone: ChartPlan.Tone, in series: Series, room: Double
  ) -> [ChartPlan.Tone] {
    guard let point = tone.point else { return [] }
    switch series.detail {
    case .boxes(let boxes): return arpeggio(of: boxes[point], at: tone, room: room)
    case .candles(let candles): return arpeggio(of: candles[point], at: tone, room: room)
    case .none, .bins:
      var note = tone
      let longest = chart.kind.isDisc ? room * pieLength(series.points[point].y) : room
      note.length = Self.length(longest)
      return [note]
    }
  }

  /// The length of a slice's note: all of its time for the greatest slice, less for the others, but a third at least.
  private func pieLength(_ value: Double) -> Double {
    let greatest = yRange.upperBound
    return greatest > 0 ? clamp(value / greatest, to: 0.3...1) : 1
  }

  static func length(_ room: Double) -> Double {
    clamp(room - noteGap, to: shortestNote...longestNote)
  }

  /// From the lower whisker to the upper one, and then what lies beyond them.
  private func arpeggio(
    of box: Series.Box, at first: ChartPlan.Tone, room: Double
  ) -> [ChartPlan.Tone] {
    let numbers = [box.low, box.lowerQuartile, box.median, box.upperQuartile, box.high]
    // The least and the greatest say how far outliers reach; more of them would not be heard apart.
    var outliers: [Double] = []
    if let least = box.outliers.first { outliers.append(least) }
    if box.outliers.count > 1, let greatest = box.outliers.last { outliers.append(greatest) }
    let step = room * 0.9 / Double(numbers.count + outliers.count)
    return (numbers + outliers).enumerated().map { place, value in
      var note = voice(value, like: first, after: Double(place) * step, room: step)
      note.event = place < numbers.count ? nil : .outlier
      if place == 2 { note.event = first.event }
      return note
    }
  }

  /// Opening, highest, lowest, closing value; a reed where the price rose, a clarinet where it fell.
  private func arpeggio(
    of candle: Series.Candle, at first: ChartPlan.Tone, room: Double
  ) -> [ChartPlan.Tone] {
    let numbers = [candle.open, candle.high, candle.low, candle.close]
    let step = room * 0.9 / Double(numbers.count)
    return numbers.enumerated().map { place, value in
      var note = voice(value, like: first, after: Double(place) * step, room: step)
      note.timbre = candle.close < candle.open ? .hollow : .bright
      note.event = place == 3 ? first.event : nil
      return note
    }
  }

  private func voice(
    _ value: Double, like first: ChartPlan.Tone, after seconds: Double, room: Double
  ) -> ChartPlan.Tone {
    var note = tone(value: value, at: first.time + seconds)
    note.pan = first.pan
    note.series = first.series
    note.point = first.point
    note.length = Self.length(room)
    return note
  }
}

/// Finds what is special about each value of a series.
struct EventMarker {
  private let points: [ChartPoint]
  private var least: Int?
  private var greatest: Int?
  private let thresholds: [Double]
  private var outliers: ArraySlice<Int>
  private let crossesZero: Bool
  private var last: Double?

  /// Extremes are told of three values and more.
  init(
    _ series: Series, kept: [Thinner.Kept], chart: Chart, yRange: ClosedRange<Double>,
    outliers: [Int]
  ) {
    points = series.points
    self.outliers = outliers[...]
    thresholds = chart.context.thresholds.map { $0.value }
    crossesZero = yRange.lowerBound < 0 && yRange.upperBound > 0
    let present = kept.filter { !$0.isGap }
    guard present.count > 2, var least = present.first?.point else { return }
    var greatest = least
    for one in present {
      if points[one.point].y < points[least].y { least = one.point }
      if points[one.point].y > points[greatest].y { greatest = one.point }
    }
    guard points[least].y < points[greatest].y else { return }
    self.least = least
    self.greatest = greatest
  }

  mutating func event(of kept: Thinner.Kept) -> ToneEvent? {
    guard !kept.isGap else { return .missing }
    let value = points[kept.point].y
    defer { last = value }
    if kept.point == greatest { return .maximum }
    if kept.point == least { return .minimum }
    while let first = outliers.first, first < kept.point { outliers.removeFirst() }
    if outliers.first == kept.point { return .outlier }
    guard let last else { return nil }
    for threshold in thresholds where (last < threshold) != (value < threshold) {
      return value < threshold ? .thresholdDown : .thresholdUp
    }
    guard crossesZero, (last < 0) != (value < 0) else { return nil }
    return value < 0 ? .signDown : .signUp
  }
}
