// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartWords
import Charts

extension PictureBuilder {
  /// Series that a legend names at most; of more it says how many.
  private static let mostNamed = 12

  /// Draws a sample and the name of each series, slice or level, in rows.
  mutating func drawLegend() {
    let names = legendNames()
    guard !names.isEmpty else { return }
    let sample = text * 1.6
    let gap = text * 0.4
    height += text * 0.3
    var left = gap
    height += line
    for (index, name) in names.enumerated() {
      let label = PictureText.fitted(name, size: text, into: layout.width - sample - 3 * gap)
      let width = sample + gap + textWidth(label) + text
      if left > gap, left + width - text > layout.width {
        left = gap
        height += line
      }
      let isSample = index < shownInLegend
      if isSample { drawSample(index, PicturePoint(left, height - text * 0.35), width: sample) }
      write(label, .legend, left + (isSample ? sample + gap : 0), height, .left)
      left += width
    }
    height += text * 0.5
  }

  private var shownInLegend: Int {
    if chart.kind.isGrid { return PictureShape.levels }
    return min(
      chart.kind.isDisc ? chart.series[0].points.count : chart.series.count, Self.mostNamed)
  }

  private func legendNames() -> [String] {
    if chart.kind.isGrid { return levelNames() }
    guard chart.kind.isDisc || chart.series.count > 1 else { return [] }
    let names = chart.kind.isDisc ? sliceNames() : chart.series.map { $0.name }
    guard names.count > Self.mostNamed else { return names }
    return names.prefix(Self.mostNamed) + ["+ \(names.count - Self.mostNamed)"]
  }

  /// What the levels begin with: the lowest and the highest are named, those between follow evenly.
  private func levelNames() -> [String] {
    let range = chart.yRange
    let number = SpokenNumber(range: range)
    return (0..<PictureShape.levels).map { level in
      let share = Double(level) / Double(PictureShape.levels)
      let from = range.lowerBound * (1 - share) + range.upperBound * share
      return "≥ " + number.text(from, in: layout.language)
    }
  }

  private func sliceNames() -> [String] {
    let points = chart.series[0].points
    let whole = points.reduce(0.0) { $0 + max($1.isMissing ? 0 : $1.y, 0) }
    return points.map { point in
      let share = whole > 0 && point.y > 0 ? point.y / whole * 100 : 0
      let percent = "\(Int(share.rounded())) %"
      guard let names = chart.x.categories, let index = Self.index(point.x, names.count) else {
        return SpokenNumber.exact(point.x, in: layout.language) + " " + percent
      }
      return names[index] + " " + percent
    }
  }

  static func index(_ x: Double, _ count: Int) -> Int? {
    x > -0.5 && x < Double(count) - 0.5 ? Int(x.rounded()) : nil
  }

  private mutating func drawSample(_ index: Int, _ at: PicturePoint, width: Double) {
    let right = PicturePoint(at.x + width, at.y)
    let box = PictureBox(
      PicturePoint(at.x, at.y - text * 0.4), PicturePoint(right.x, at.y + text * 0.4))
    let mark = PictureShape.Form.markers(
      .of(series: index), radius: marker, [PicturePoint(at.x + width / 2, at.y)])
    switch chart.kind {
    case .line:
      add(.line(index), .polyline([at, right]))
      add(.mark(index), mark)
    case .scatter: add(.mark(index), mark)
    case .heatMap: add(.cell(index), .boxes([box]))
    case .bar, .groupedBar, .stackedBar, .area, .histogram, .boxPlot, .pie, .candlestick:
      add(.fill(index), .boxes([box]))
    }
  }
}
