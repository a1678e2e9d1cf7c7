// SPDX-License-Identifier: Apache-2.0

package import Charts
import Maths

/// Where the marks of a chart lie in its picture.
package struct PicturePlot: Sendable, Equatable {
  package let chart: Chart
  /// The part of the picture in which the marks lie.
  package let box: PictureBox
  package let x: PictureScale
  package let y: PictureScale
  /// Units across that a category or the like has for all its marks; 0 where marks are points.
  package let band: Double
  /// The bottoms of values that lie upon one another; nil where they do not.
  package let stacks: PictureStacks?

  /// Share of its band that a group of marks fills.
  let filled: Double

  /// The places of a chart's marks within a box.
  package init(
    chart: Chart, box: PictureBox, x: PictureScale, y: PictureScale, band: Double,
    stacks: PictureStacks?, filled: Double = 0.8
  ) {
    self.chart = chart
    self.box = box
    self.x = x
    self.y = y
    self.band = band
    self.stacks = stacks
    self.filled = filled
  }

  /// The axis along which values are read upward lies at this value for bars and areas.
  package var baseline: Double { y.place(0) }

  /// The place of a mark's value: the end of a bar, a point, the median of a box, the middle of a cell.
  package func anchor(_ series: Int, _ index: Int) -> PicturePoint {
    let point = chart.series[series].points[index]
    if chart.kind.isDisc { return pieAnchor(index) }
    if chart.kind.isGrid { return PicturePoint(x.place(point.x), row(series).middle) }
    let across = x.place(point.x) + slot(series).shift
    guard !point.isMissing else { return PicturePoint(across, box.bottom) }
    let base = stacks.map { $0.bases[series][index] } ?? 0
    return PicturePoint(across, y.place(base + point.y))
  }

  /// The rectangle that a mark fills; without width and height for a point.
  package func box(_ series: Int, _ index: Int) -> PictureBox {
    let one = chart.series[series]
    let point = one.points[index]
    let anchor = anchor(series, index)
    if chart.kind.isGrid {
      let row = row(series)
      return PictureBox(
        PicturePoint(anchor.x - band / 2, row.top), PicturePoint(anchor.x + band / 2, row.bottom))
    }
    switch one.detail {
    case .bins(let bins):
      return PictureBox(
        PicturePoint(x.place(bins[index].lower), baseline),
        PicturePoint(x.place(bins[index].upper), anchor.y))
    case .boxes(let boxes):
      return bar(
        series, anchor.x, y.place(boxes[index].lowerQuartile), y.place(boxes[index].upperQuartile))
    case .candles(let candles):
      return bar(series, anchor.x, y.place(candles[index].open), y.place(candles[index].close))
    case .none:
      guard chart.kind.hasBars else { return PictureBox(anchor, anchor) }
      guard !point.isMissing else { return bar(series, anchor.x, box.bottom, box.bottom) }
      let base = stacks.map { $0.bases[series][index] } ?? 0
      return bar(series, anchor.x, y.place(base), anchor.y)
    }
  }

  private func bar(_ series: Int, _ middle: Double, _ one: Double, _ other: Double) -> PictureBox {
    let half = max(slot(series).width / 2, 0.5)
    return PictureBox(PicturePoint(middle - half, one), PicturePoint(middle + half, other))
  }

  /// How wide the marks of a series are, and how far from the middle of the band.
  package func slot(_ series: Int) -> (shift: Double, width: Double) {
    guard band > 0 else { return (0, 0) }
    let count = standsBeside ? Double(chart.series.count) : 1
    let width = band * (chart.kind.countsInBins ? 1 : filled) / count
    return ((Double(standsBeside ? series : 0) - (count - 1) / 2) * width, width)
  }

  /// Whether the marks of the series stand side by side in each band.
  private var standsBeside: Bool {
    switch chart.kind {
    case .bar, .groupedBar, .boxPlot, .candlestick: true
    case .histogram, .line, .stackedBar, .area, .scatter, .heatMap, .pie: false
    }
  }

  /// Where a row of a heat map lies.
  package func row(_ series: Int) -> (top: Double, middle: Double, bottom: Double) {
    let height = box.height / Double(chart.series.count)
    let top = box.top + Double(series) * height
    return (top, top + height / 2, top + height)
  }
}

extension PicturePlot {
  /// The disc of a pie.
  package var disc: (centre: PicturePoint, radius: Double) {
    (box.middle, min(box.width, box.height) / 2)
  }

  /// From where to where a slice reaches, in radians clockwise from the top.
  package func slices() -> [ClosedRange<Double>] {
    let values = chart.series[0].points.map { $0.y > 0 ? $0.y : 0 }
    let whole = values.reduce(0, +)
    var sum = 0.0
    return values.map { value in
      let from = whole > 0 ? sum / whole : 0
      sum += value
      return 2 * Double.pi * from...2 * Double.pi * max(whole > 0 ? sum / whole : 0, from)
    }
  }

  /// The place at an angle of the disc, a share of its radius from the centre.
  package func onDisc(_ angle: Double, share: Double) -> PicturePoint {
    let (centre, radius) = disc
    return PicturePoint(
      centre.x + radius * share * sin(angle), centre.y - radius * share * cos(angle))
  }

  private func pieAnchor(_ index: Int) -> PicturePoint {
    let slice = slices()[index]
    return onDisc((slice.lowerBound + slice.upperBound) / 2, share: 0.65)
  }
}
