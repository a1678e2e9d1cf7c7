// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Gathers the shapes of a picture.
struct PictureBuilder {
  let chart: Chart
  let layout: PictureLayout
  var shapes: [PictureShape] = []
  /// Units from top to bottom that are taken so far.
  var height: Double = 0
  /// Rectangles of notes, which are kept apart.
  var notes: [PictureBox] = []

  var text: Double { layout.textSize }
  /// Units from one line of text to the next.
  var line: Double { layout.textSize * 1.3 }
  /// Half the height of a marker.
  var marker: Double { layout.textSize * 0.28 }

  init(_ chart: Chart, _ layout: PictureLayout) {
    self.chart = chart
    self.layout = layout
  }

  /// Units from top to bottom of plot and axes: taller for the rows of a heat map, so that each can be named.
  var body: Double {
    guard chart.kind.isGrid else { return layout.height }
    return max(layout.height, Double(min(chart.series.count, Self.mostNamedRows)) * line + 6 * line)
  }

  /// Rows of a heat map for whose names room is made.
  private static let mostNamedRows = 24

  mutating func add(_ role: PictureShape.Role, _ form: PictureShape.Form) {
    shapes.append(PictureShape(role, form))
  }

  mutating func write(
    _ words: String, _ role: PictureShape.Role, _ x: Double, _ y: Double,
    _ anchor: PictureShape.Anchor = .middle, size: Double? = nil
  ) {
    guard !words.isEmpty else { return }
    add(role, .text(words, at: PicturePoint(x, y), anchor: anchor, size: size ?? text))
  }

  mutating func segment(
    _ role: PictureShape.Role, _ from: PicturePoint, _ to: PicturePoint
  ) {
    add(role, .segments([PictureShape.Segment(from, to)]))
  }

  /// Draws title and legend, then the axes, and says where the marks are to lie.
  mutating func frame() -> PicturePlot {
    drawTitle()
    drawLegend()
    let plot = chart.kind.isDisc ? discFrame() : axesFrame()
    height += body
    return plot
  }

  private mutating func drawTitle() {
    guard layout.showsTitle else { return }
    height += text * 0.4
    let size = text * 1.25
    for line in titleLines(chart.title, size: size, most: 3) {
      height += size * 1.25
      write(line, .title, text * 0.5, height - size * 0.25, .left, size: size)
    }
    for line in titleLines(chart.context.subtitle, size: text, most: 2) {
      height += self.line
      write(line, .title, text * 0.5, height - text * 0.25, .left)
    }
    height += text * 0.4
  }

  private func titleLines(_ title: String?, size: Double, most: Int) -> [String] {
    PictureText.lines(title ?? "", size: size, width: layout.width - text, most: most)
  }

  private func discFrame() -> PicturePlot {
    let margin = text * 0.5
    let box = PictureBox(
      PicturePoint(margin, height + margin),
      PicturePoint(layout.width - margin, height + body - margin))
    return discPlot(in: box)
  }

  /// Where the slices of a disc lie.
  func discPlot(in box: PictureBox) -> PicturePlot {
    PicturePlot(
      chart: chart, box: box, x: PictureScale(chart.xRange, from: box.left, to: box.right),
      y: PictureScale(chart.yRange, from: box.bottom, to: box.top), band: 0, stacks: nil)
  }

  /// Draws the marks.
  mutating func draw(_ plot: PicturePlot) {
    switch chart.kind {
    case .line: drawLines(plot)
    case .area: drawAreas(plot)
    case .scatter: drawPoints(plot)
    case .bar, .groupedBar, .stackedBar, .histogram: drawBars(plot)
    case .boxPlot: drawBoxes(plot)
    case .candlestick: drawCandles(plot)
    case .heatMap: drawCells(plot)
    case .pie: drawSlices(plot)
    }
  }
}
