// SPDX-License-Identifier: Apache-2.0

import Braille
import ChartDrawing
import Charts
import Maths
import Speaking

/// Draws one page.
struct TactileDrawer {
  let section: TactileSection
  let options: TactileOptions
  var key: TactileKey
  var page = TactilePage(number: 1)
  /// Labels at the right end of lines and thresholds, at the heights where they would like to be.
  var endLabels: [(y: Double, text: String)] = []

  var chart: Chart { section.chart }
  var language: Language { options.language }

  /// Room beside the plot for labels: at its left `mostLabelCells` and a tick, at its right two cells.
  static var sideLabels: Double { leftLabels + rightLabels }
  private static var leftLabels: Double {
    Double(TactileMeasure.mostLabelCells) * TactileMeasure.cellPitch + TactileMeasure.tick
      + TactileMeasure.gap
  }
  private static var rightLabels: Double { 2 * TactileMeasure.cellPitch + TactileMeasure.gap }
  /// Room above the plot: the title in two lines, print, and the name of the upward axis.
  private static let above = 52.0
  /// Room below the plot: ticks, labels, the name of the axis across and the page's number.
  private static let below = 42.0

  /// Rows of a heat map that have room on a page.
  static func mostRows(_ options: TactileOptions) -> Int {
    let height = options.paper.height - 2 * TactileMeasure.margin - above - below
    return max(Int(height / TactileMeasure.linePitch), 1)
  }

  init(_ section: TactileSection, options: TactileOptions, key: TactileKey) {
    self.section = section
    self.options = options
    self.key = key
  }

  /// Draws everything.
  mutating func draw(title: String, number: Int) {
    page.number = number
    page.writeFrame(title: title, key.cells, options)
    let plot = plot()
    drawAxes(plot)
    drawMarks(plot)
    drawNotes(plot)
    writeEndLabels(plot)
  }

  private func plot() -> PicturePlot {
    let margin = TactileMeasure.margin
    let box = PictureBox(
      PicturePoint(margin + Self.leftLabels, margin + Self.above),
      PicturePoint(
        options.paper.width - margin - Self.rightLabels,
        options.paper.height - margin - Self.below))
    let inset = section.band > 0 ? 0 : TactileMeasure.marker * 1.5
    let x = PictureScale(
      section.across, isLogarithmic: chart.x.isLogarithmic, from: box.left + inset,
      to: box.right - inset)
    let y = PictureScale(
      section.upward, isLogarithmic: chart.y.isLogarithmic && !chart.startsAtZero,
      from: box.bottom - (chart.startsAtZero ? 0 : TactileMeasure.gap), to: box.top)
    let width = section.across.upperBound - section.across.lowerBound
    let band = width > 0 ? box.width * section.band / width : 0
    let bars = chart.kind.isGrid || chart.kind.countsInBins ? 1 : max(chart.series.count, 1)
    let filled = band > 0 ? max((band - TactileMeasure.gap) / band, 0.5) : 0.8
    return PicturePlot(
      chart: chart, box: box, x: x, y: y, band: band, stacks: chart.stacks,
      filled: bars > 0 ? filled : 0.8)
  }

  /// Writes braille that ends before a place, with its middle at a height.
  mutating func write(_ text: String, endingAt right: Double, middle y: Double) {
    let cells = key.cells.cells(text)
    let left = right - Double(cells.count) * TactileMeasure.cellPitch
    page.shapes.append(.cells(cells, PicturePoint(left, y - TactileMeasure.dotPitch)))
  }

  /// Writes braille with its middle below a place.
  mutating func write(_ text: String, centredAt x: Double, top y: Double) {
    let place = PicturePoint(x - width(text) / 2, y)
    page.shapes.append(.cells(key.cells.cells(text), place))
  }

  /// From the middle of the first dot of a text in braille to that of its last.
  func width(_ text: String) -> Double {
    Double(key.cells.cells(text).count) * TactileMeasure.cellPitch
      - (TactileMeasure.cellPitch - TactileMeasure.dotPitch)
  }

  /// Labels at the right of the plot, moved apart so that each has a line of its own.
  private mutating func writeEndLabels(_ plot: PicturePlot) {
    let pitch = TactileMeasure.linePitch
    var labels = endLabels.sorted { $0.y < $1.y }
    for index in labels.indices.dropFirst() {
      labels[index].y = max(labels[index].y, labels[index - 1].y + pitch)
    }
    for index in labels.indices.reversed() {
      let limit = index + 1 < labels.count ? labels[index + 1].y - pitch : plot.box.bottom
      labels[index].y = min(labels[index].y, limit)
    }
    for label in labels {
      let cells = key.cells.cells(label.text)
      let place = PicturePoint(
        plot.box.right + TactileMeasure.gap, label.y - TactileMeasure.dotPitch)
      page.shapes.append(.cells(cells, place))
    }
  }
}
