// SPDX-License-Identifier: Apache-2.0

import Maths

extension PictureBuilder {
  /// Draws both axes with their ticks and names, and says where the marks lie.
  mutating func axesFrame() -> PicturePlot {
    let stacks: PictureStacks? =
      chart.kind == .stackedBar || (chart.kind == .area && chart.series.count > 1)
      ? PictureStacks(chart.series) : nil
    let isHeat = chart.kind == .heatMap
    let top = self.height + (upwardName.isEmpty ? text * 0.6 : line * 1.5)
    let range = upwardRange(stacks)
    let isLogarithmic = chart.y.scale == .logarithmic && !startsAtZero
    let room = body - 4 * line
    let ticks =
      isHeat
      ? []
      : PictureTicks.ticks(
        chart.y, over: range, about: max(Int(room / (line * 1.6)), 2), in: layout.language)
    let rows = isHeat ? chart.series.map { $0.name } : ticks.map { $0.label }
    let left = leftMargin(rows)
    let domain = acrossDomain()
    let right = layout.width - text * 0.7
    let inset = domain.band > 0 ? 0 : marker * 1.5
    let x = PictureScale(
      domain.range, isLogarithmic: chart.x.scale == .logarithmic, from: left + inset,
      to: right - inset)
    let band = domain.band > 0 ? (right - left) * domain.band / max(domain.range.width, 1e-300) : 0
    let labels = acrossLabels(x, band)
    let below = line * Double(labels.rows) + text * 0.5 + (chart.x.name.isEmpty ? 0 : line)
    let bottom = self.height + body - below - text * 0.2
    let box = PictureBox(PicturePoint(left, top), PicturePoint(right, bottom))
    let y = PictureScale(range, isLogarithmic: isLogarithmic, from: bottom, to: top)
    let plot = PicturePlot(chart: chart, box: box, x: x, y: y, band: band, stacks: stacks)
    if isHeat { drawRowNames(plot) } else { drawUpward(ticks, plot) }
    drawAcross(labels, plot)
    drawNames(plot)
    return plot
  }

  /// What stands above the upward axis.
  private var upwardName: String {
    chart.kind == .heatMap ? chart.rowsName ?? "" : named(chart.y)
  }

  private func leftMargin(_ labels: [String]) -> Double {
    let widest = labels.reduce(text) { max($0, PictureText.width($1, size: text)) }
    return min(widest, layout.width * 0.34) + text * 0.8
  }

  /// Whether the marks reach from zero to their values.
  private var startsAtZero: Bool {
    switch chart.kind {
    case .bar, .groupedBar, .stackedBar, .area, .histogram: true
    case .line, .scatter, .boxPlot, .heatMap, .pie, .candlestick: false
    }
  }

  /// From where to where the upward axis reaches.
  private func upwardRange(_ stacks: PictureStacks?) -> ClosedRange<Double> {
    var range = stacks?.range ?? chart.yRange
    if startsAtZero { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    let reach = max(range.width, range.lowerBound.magnitude * 0.1)
    for threshold in chart.context.thresholds
    where threshold.value > range.lowerBound - reach && threshold.value < range.upperBound + reach {
      range = min(range.lowerBound, threshold.value)...max(range.upperBound, threshold.value)
    }
    if chart.y.scale == .logarithmic, !startsAtZero { return range }
    if !(range.width > 0) {
      let room = range.lowerBound == 0 ? 1 : range.lowerBound.magnitude / 2
      range = range.lowerBound - room...range.upperBound + room
    }
    return PictureTicks.widened(range, about: 5)
  }

  /// From where to where the axis across reaches, and how much of it a band takes; 0 without bands.
  private func acrossDomain() -> (range: ClosedRange<Double>, band: Double) {
    if let bins = bins {
      return (bins, bins.width / Double(max(chart.series[0].points.count, 1)))
    }
    let range = chart.xRange
    guard !standsOnPoints else { return (range, 0) }
    if let names = chart.x.categories, !names.isEmpty {
      return (-0.5...Double(names.count) - 0.5, 1)
    }
    var gap = Double.infinity
    for series in chart.series {
      let points = series.points
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
    for series in chart.series {
      guard case .bins(let bins) = series.detail else { continue }
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
    switch chart.kind {
    case .line, .area, .scatter: true
    case .bar, .groupedBar, .stackedBar, .histogram, .boxPlot, .heatMap, .pie, .candlestick: false
    }
  }
}
