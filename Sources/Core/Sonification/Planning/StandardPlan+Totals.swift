// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Sounding

/// The total of stacked bars: after the quick run of the parts, twice as long and in the fullest timbre.
///
/// What a stack shows before anything else is its height, and the words tell totals first. Parts alone would leave the
/// adding up to the listener.
extension StandardPlan {
  /// How many times as long as a part the total sounds.
  static let totalShares = 2
  private static let totalTimbre = Timbre.organ

  /// The sums of all series at each place, from left to right; nil where bars do not stand upon one another.
  static func totals(_ chart: Chart) -> Series? {
    guard chart.kind == .stackedBar, chart.series.count > 1 else { return nil }
    var sums: [ChartPoint] = []
    for series in chart.series { sums = added(series.points, to: sums) }
    return Series(name: "", points: sums)
  }

  /// Both in the order of x; a sum of missing values only is missing too.
  private static func added(_ points: [ChartPoint], to sums: [ChartPoint]) -> [ChartPoint] {
    var merged: [ChartPoint] = []
    merged.reserveCapacity(max(points.count, sums.count))
    var next = 0
    for point in points {
      while next < sums.count, sums[next].x < point.x {
        merged.append(sums[next])
        next += 1
      }
      if next < sums.count, sums[next].x == point.x {
        let sum = sums[next].y
        merged.append(
          ChartPoint(
            x: point.x, y: sum.isNaN ? point.y : point.isMissing ? sum : sum + point.y))
        next += 1
      } else if let last = merged.last, last.x == point.x, !point.isMissing {
        merged[merged.count - 1].y = last.isMissing ? point.y : last.y + point.y
      } else {
        merged.append(point)
      }
    }
    merged += sums[next...]
    return merged
  }

  /// The tones of the totals, in the time that is left after the last part.
  func totalTones(after passages: [ChartPlan.Passage]) -> [ChartPlan.Tone] {
    guard hasTotals, let totals, let last = passages.last, let first = passages.first else {
      return []
    }
    let share = last.slot / Double(chart.series.count + Self.totalShares)
    var passage = last
    passage.start = first.start + share * Double(chart.series.count)
    let start = Self.first(in: totals.points) { $0 >= passage.x.lowerBound }
    passage.points = start..<max(Self.first(in: totals.points) { $0 > passage.x.upperBound }, start)
    let points = chart.series[last.series].points
    return Thinner(totals, in: passage, spacing: spacing(in: passage)).kept.compactMap { kept in
      guard !kept.isGap else { return nil }
      let total = totals.points[kept.point]
      var tone = ChartPlan.Tone(time: kept.time, frequency: pitch.frequency(of: total.y))
      tone.gain = strength.gain(at: tone.frequency)
      tone.pan = pan(at: total.x, index: 0)
      tone.series = last.series
      let index = Self.first(in: points) { $0 >= total.x }
      tone.point = index < points.count && points[index].x == total.x ? index : nil
      tone.length = Self.length(share * Double(Self.totalShares))
      tone.timbre = Self.totalTimbre
      return tone
    }
  }

  /// Whether totals sound: where all parts of a stack do, one after the other.
  var hasTotals: Bool { totals != nil && isInterleaved && part?.series == nil && point == nil }

  /// How many notes a category has time for.
  var sharesOfCategory: Int { chart.series.count + (hasTotals ? Self.totalShares : 0) }
}
