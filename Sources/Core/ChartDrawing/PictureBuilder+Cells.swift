// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Maths

extension PictureBuilder {
  /// Draws the cells of a heat map, by the level of their values, with their numbers where these fit.
  mutating func drawCells(_ plot: PicturePlot) {
    let range = chart.yRange
    var levels = [[PictureBox]](repeating: [], count: PictureShape.levels)
    for series in chart.series.indices {
      for index in shownCells(series, range, plot) {
        let value = chart.series[series].points[index].y
        levels[Self.level(value, range)].append(plot.box(series, index))
      }
    }
    for level in levels.indices where !levels[level].isEmpty {
      add(.cell(level), .boxes(levels[level]))
    }
    writeNumbers(plot, range)
  }

  /// The step of a value: 0 for the lowest.
  static func level(_ value: Double, _ range: ClosedRange<Double>) -> Int {
    let share = (value - range.lowerBound) / range.width
    guard share.isFinite else { return PictureShape.levels / 2 }
    return min(Int(clamp(share, to: 0...1) * Double(PictureShape.levels)), PictureShape.levels - 1)
  }

  /// The cells with values; where columns are narrower than a unit, the cell of each that lies farthest from the middle.
  private func shownCells(
    _ series: Int, _ range: ClosedRange<Double>, _ plot: PicturePlot
  ) -> [Int] {
    let points = chart.series[series].points
    let thinning = Thinning(plot.x, columnWidth: 2)
    guard points.count > thinning.columns else {
      return points.indices.filter { !points[$0].isMissing }
    }
    let middle = range.lowerBound / 2 + range.upperBound / 2
    var kept: [Int] = []
    var last = -1
    for index in points.indices where !points[index].isMissing {
      let column = thinning.column(points[index].x)
      if column != last {
        kept.append(index)
        last = column
      } else if let other = kept.last,
        (points[index].y - middle).magnitude > (points[other].y - middle).magnitude
      {
        kept[kept.count - 1] = index
      }
    }
    return kept
  }

  private mutating func writeNumbers(_ plot: PicturePlot, _ range: ClosedRange<Double>) {
    guard plot.box.height / Double(chart.series.count) > text * 1.2, plot.band > text else {
      return
    }
    let number = SpokenNumber(range: range)
    let labels = chart.series.map { series in
      series.points.map { $0.isMissing ? "" : number.text($0.y, in: layout.language) }
    }
    let widest = labels.reduce(0.0) { $1.reduce($0) { max($0, textWidth($1)) } }
    guard widest < plot.band * 0.95 else { return }
    for series in chart.series.indices {
      for (index, label) in labels[series].enumerated() where !label.utf8.isEmpty {
        let place = plot.box(series, index).middle
        let level = Self.level(chart.series[series].points[index].y, range)
        write(label, .cellText(level), place.x, place.y + text * 0.35)
      }
    }
  }

  /// Draws the slices of a pie, clockwise from the top.
  mutating func drawSlices(_ plot: PicturePlot) {
    let (centre, radius) = plot.disc
    for (index, slice) in plot.slices().enumerated() where slice.width > 0 {
      add(
        .fill(index),
        .wedge(centre: centre, radius: radius, from: slice.lowerBound, to: slice.upperBound))
    }
  }
}
