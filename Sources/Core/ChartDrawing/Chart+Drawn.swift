// SPDX-License-Identifier: Apache-2.0

import Charts

extension Chart {
  /// Where each value begins when its series lie upon one another; nil when they do not.
  package var stacks: PictureStacks? {
    kind == .stackedBar || (kind == .area && series.count > 1) ? PictureStacks(series) : nil
  }

  /// Whether the marks reach from zero to their values.
  package var startsAtZero: Bool {
    switch kind {
    case .bar, .groupedBar, .stackedBar, .area, .histogram: true
    case .line, .scatter, .boxPlot, .heatMap, .pie, .candlestick: false
    }
  }

  /// From where to where the upward axis reaches.
  package func upwardRange(_ stacks: PictureStacks?) -> ClosedRange<Double> {
    var range = stacks?.range ?? yRange
    if startsAtZero { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    let reach = max(range.width, range.lowerBound.magnitude * 0.1)
    for threshold in context.thresholds
    where threshold.value > range.lowerBound - reach && threshold.value < range.upperBound + reach {
      range = min(range.lowerBound, threshold.value)...max(range.upperBound, threshold.value)
    }
    if y.isLogarithmic, !startsAtZero { return range }
    if !(range.width > 0) {
      let room = range.lowerBound == 0 ? 1 : range.lowerBound.magnitude / 2
      range = range.lowerBound - room...range.upperBound + room
    }
    return PictureTicks.widened(range, about: 5)
  }

  /// From where to where the axis across reaches, and how much of it a band takes; 0 without bands.
  package func acrossDomain() -> (range: ClosedRange<Double>, band: Double) {
    if let bins = bins {
      return (bins, bins.width / Double(max(series[0].points.count, 1)))
    }
    let range = xRange
    guard !standsOnPoints else { return (range, 0) }
    if let names = x.categories, !names.isEmpty {
      return (-0.5...Double(names.count) - 0.5, 1)
    }
    var gap = Double.infinity
    for one in series {
      let points = one.points
      for index in points.indices.dropFirst() {
        let step = points[index].x - points[index - 1].x
        if step > 0, step < gap { gap = step }
      }
    }
    if gap == .infinity { gap = range.width > 0 ? range.width : 1 }
    return (range.lowerBound - gap / 2...range.upperBound + gap / 2, gap)
  }

  /// From the lower border of the first bin to the upper one of the last.
  private var bins: ClosedRange<Double>? {
    var whole: ClosedRange<Double>?
    for one in series {
      guard case .bins(let bins) = one.detail else { continue }
      for bin in bins {
        let part = min(bin.lower, bin.upper)...max(bin.lower, bin.upper)
        whole =
          whole.map { min($0.lowerBound, part.lowerBound)...max($0.upperBound, part.upperBound) }
          ?? part
      }
    }
    return whole
  }

  /// Whether marks are points of the axis across rather than bands of it.
  private var standsOnPoints: Bool {
    switch kind {
    case .line, .area, .scatter: true
    case .bar, .groupedBar, .stackedBar, .histogram, .boxPlot, .heatMap, .pie, .candlestick: false
    }
  }
}
