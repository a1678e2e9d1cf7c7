// SPDX-License-Identifier: Apache-2.0

import Braille
import ChartDrawing
import ChartWords
import Charts
import Speaking

extension TactileDrawer {
  /// Draws grid, axes, ticks outside of the plot, and their labels.
  mutating func drawAxes(_ plot: PicturePlot) {
    guard !chart.kind.isDisc else { return }
    let box = plot.box
    if chart.kind.isGrid { nameRows(plot) } else { drawUpward(plot) }
    page.line(PicturePoint(box.left, box.top), PicturePoint(box.left, box.bottom), .axis)
    page.line(PicturePoint(box.left, box.bottom), PicturePoint(box.right, box.bottom), .axis)
    if chart.startsAtZero, section.upward.lowerBound < 0 {
      page.line(
        PicturePoint(box.left, plot.baseline), PicturePoint(box.right, plot.baseline), .axis)
    }
    drawAcross(plot)
    nameAxes(plot)
  }

  private mutating func drawUpward(_ plot: PicturePlot) {
    let box = plot.box
    // Every second line of braille at most, so that a finger finds the tick of a label.
    let count = Int(box.height / (2.5 * TactileMeasure.linePitch))
    let words = AxisWords(chart.y, range: section.upward)
    var lowest = Double.infinity
    let ticks = chart.y.ticks(in: section.upward, about: count).filter { value in
      let y = plot.y.place(value)
      guard y >= box.top - 0.1, y <= box.bottom + 0.1, lowest - y >= TactileMeasure.linePitch
      else { return false }
      lowest = y
      return true
    }
    let labels = fitted(
      ticks.map { words.tick($0, in: language) }, most: TactileMeasure.mostLabelCells)
    for (value, label) in zip(ticks, labels) {
      let y = plot.y.place(value)
      if box.bottom - y > TactileMeasure.gap, chart.kind != .boxPlot {
        page.line(PicturePoint(box.left, y), PicturePoint(box.right, y), .grid)
      }
      let end = box.left - TactileMeasure.tick
      page.line(PicturePoint(end, y), PicturePoint(box.left, y), .axis)
      write(label, endingAt: end - TactileMeasure.gap + TactileMeasure.dotPitch, middle: y)
    }
  }

  /// The labels as they are if all are short; else letters, which the key explains.
  private mutating func fitted(_ labels: [String], most: Int) -> [String] {
    if labels.allSatisfy({ key.cells.cells($0).count <= most }) { return labels }
    return labels.map { key.letter(for: $0) }
  }

  private mutating func nameRows(_ plot: PicturePlot) {
    let labels = fitted(chart.series.map { $0.name }, most: TactileMeasure.mostLabelCells)
    for (index, label) in labels.enumerated() {
      write(
        label, endingAt: plot.box.left - TactileMeasure.gap, middle: plot.row(index).middle)
    }
  }

  private mutating func drawAcross(_ plot: PicturePlot) {
    let box = plot.box
    let values = acrossTicks(plot)
    let words = AxisWords(chart.x, range: chart.xRange)
    let room = values.count > 1 ? pitch(values, plot) : box.width
    let most = Int((room - TactileMeasure.gap) / TactileMeasure.cellPitch)
    let labels = fitted(values.map { words.tick($0, in: language) }, most: max(most, 1))
    var last = -Double.infinity
    for (value, label) in zip(values, labels) {
      let x = plot.x.place(value)
      let end = box.bottom + TactileMeasure.tick
      page.line(PicturePoint(x, box.bottom), PicturePoint(x, end), .axis)
      // Letters of two cells may need the room of the next tick's, which then has none.
      let half = width(label) / 2
      guard x - half >= last + TactileMeasure.gap else { continue }
      last = x + half
      write(label, centredAt: x, top: end + TactileMeasure.gap)
    }
  }

  private func pitch(_ values: [Double], _ plot: PicturePlot) -> Double {
    var least = Double.infinity
    for index in values.indices.dropFirst() {
      least = min(least, plot.x.place(values[index]) - plot.x.place(values[index - 1]))
    }
    return least
  }

  /// Ticks that leave room for a letter each, or fewer whose labels stand whole.
  private func acrossTicks(_ plot: PicturePlot) -> [Double] {
    let words = AxisWords(chart.x, range: chart.xRange)
    var most = max(Int(plot.box.width / (3 * TactileMeasure.cellPitch)), 2)
    if let names = chart.x.categories {
      let shown = names.indices.map { Double($0) }.filter { section.across.contains($0) }
      let room = shown.count > 1 ? pitch(shown, plot) : plot.box.width
      let every = max(Int((2.5 * TactileMeasure.cellPitch / max(room, 0.01)).rounded(.up)), 1)
      let needed = chart.isBanded ? 1 : every
      return shown.indices.filter { $0 % needed == 0 }.map { shown[$0] }
    }
    while true {
      let ticks = chart.x.ticks(in: section.across, about: most)
      let longest = ticks.reduce(0) {
        max($0, key.cells.cells(words.tick($1, in: language)).count)
      }
      let isFree =
        ticks.count < 2
        || pitch(ticks, plot) >= Double(longest) * TactileMeasure.cellPitch + TactileMeasure.gap
      if isFree || most <= 2 { return Array(ticks.prefix(20)) }
      most -= 1
    }
  }

  private mutating func nameAxes(_ plot: PicturePlot) {
    let isHeat = chart.kind.isGrid
    let upward = isHeat ? chart.rowsName ?? "" : named(chart.y)
    let margin = TactileMeasure.margin
    line(upward, PicturePoint(margin, plot.box.top - (chart.context.events.isEmpty ? 14 : 22)))
    line(
      named(chart.x),
      PicturePoint(
        plot.box.left, plot.box.bottom + TactileMeasure.tick + TactileMeasure.gap + 12))
    if section.firstSeries == 0, isFirstAcross {
      let across = named(chart.x)
      if !across.utf8.isEmpty { key.write(TactileWords[language].across(across)) }
      guard !upward.utf8.isEmpty else { return }
      key.write(
        isHeat ? TactileWords[language].rows(upward) : TactileWords[language].upward(upward))
    }
  }

  private var isFirstAcross: Bool {
    chart.acrossDomain().range.lowerBound >= section.across.lowerBound
  }

  private func named(_ axis: Axis) -> String {
    guard let unit = axis.unit, !unit.utf8.isEmpty else { return axis.name }
    return axis.name + " (" + unit + ")"
  }

  /// One line of braille, its end left out if the page is too narrow; whole, it stands in the key.
  private mutating func line(_ text: String, _ at: PicturePoint) {
    let room = options.paper.width - TactileMeasure.margin - at.x
    let width = Int(room / TactileMeasure.cellPitch)
    guard let first = TactileCells.lines(key.cells.cells(text), width: width).first else { return }
    page.shapes.append(.cells(first, at))
  }
}

extension Chart {
  /// Whether each mark has a band of the axis across for itself.
  var isBanded: Bool {
    switch kind {
    case .line, .area, .scatter, .pie: false
    case .bar, .groupedBar, .stackedBar, .histogram, .boxPlot, .heatMap, .candlestick: true
    }
  }
}
