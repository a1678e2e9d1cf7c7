// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// The texts below the axis across, in one or two rows.
struct PictureLabels {
  var ticks: [PictureTick]
  var rows: Int
}

extension PictureBuilder {
  /// The ticks across whose texts do not touch: names in two rows where that lets all of them stand.
  func acrossLabels(_ x: PictureScale, _ band: Double) -> PictureLabels {
    if chart.x.categories != nil { return names(x) }
    let length = (x.end - x.start).magnitude
    var count = max(Int(length / (text * 2.5)), 2)
    while true {
      let ticks = PictureTicks.ticks(chart.x, over: x.range, about: count, in: layout.language)
      let shown = ticks.filter {
        $0.value >= x.range.lowerBound && $0.value <= x.range.upperBound
      }
      if count <= 2 || areApart(shown, x) {
        return PictureLabels(ticks: apart(shown, x), rows: 1)
      }
      count -= 1
    }
  }

  private func names(_ x: PictureScale) -> PictureLabels {
    let ticks = PictureTicks.ticks(chart.x, over: x.range, about: 0, in: layout.language)
    if areApart(ticks, x) { return PictureLabels(ticks: ticks, rows: 1) }
    let even = ticks.indices.filter { $0 % 2 == 0 }.map { ticks[$0] }
    let odd = ticks.indices.filter { $0 % 2 == 1 }.map { ticks[$0] }
    if areApart(even, x), areApart(odd, x) { return PictureLabels(ticks: ticks, rows: 2) }
    let room = (x.end - x.start).magnitude / Double(max(ticks.count, 1))
    let short = fitted(ticks, into: room * 2 - text)
    // Where names would lose too much of themselves, every so many-th stands whole instead.
    if room * 2 >= text * 5 { return PictureLabels(ticks: short, rows: 2) }
    let long = fitted(ticks, into: (x.end - x.start).magnitude * 0.4)
    return PictureLabels(ticks: apart(long, x), rows: 1)
  }

  private func fitted(_ ticks: [PictureTick], into width: Double) -> [PictureTick] {
    ticks.map { tick in
      let label = PictureText.fitted(tick.label, size: text, into: width)
      return PictureTick(value: tick.value, label: label)
    }
  }

  private func areApart(_ ticks: [PictureTick], _ x: PictureScale) -> Bool {
    apart(ticks, x).count == ticks.count
  }

  /// Every so many-th tick, so that the texts do not touch.
  private func apart(_ ticks: [PictureTick], _ x: PictureScale) -> [PictureTick] {
    var every = 1
    while every < ticks.count {
      let kept = ticks.indices.filter { $0 % every == 0 }.map { ticks[$0] }
      var isApart = true
      for index in kept.indices.dropFirst() {
        let gap = (x.place(kept[index].value) - x.place(kept[index - 1].value)).magnitude
        let widths = textWidth(kept[index].label) + textWidth(kept[index - 1].label)
        if gap < widths / 2 + text * 0.5 {
          isApart = false
          break
        }
      }
      if isApart { return kept }
      every += 1
    }
    return ticks.isEmpty ? [] : [ticks[0]]
  }

  func textWidth(_ words: String) -> Double { PictureText.width(words, size: text) }

  /// Draws ticks, grid and texts of the upward axis.
  mutating func drawUpward(_ ticks: [PictureTick], _ plot: PicturePlot) {
    let box = plot.box
    var grid: [PictureShape.Segment] = []
    var lowest = Double.infinity
    for tick in ticks {
      let y = plot.y.place(tick.value)
      guard y >= box.top - 0.5, y <= box.bottom + 0.5 else { continue }
      grid.append(
        PictureShape.Segment(PicturePoint(box.left, y), PicturePoint(box.right, y)))
      // A logarithmic axis has its ticks closer together upward.
      guard lowest - y >= text else { continue }
      lowest = y
      let label = PictureText.fitted(tick.label, size: text, into: box.left - text * 0.4)
      write(label, .tickLabel, box.left - text * 0.4, y + text * 0.35, .right)
    }
    add(.grid, .segments(grid))
    if plot.y.range.lowerBound < 0, plot.y.range.upperBound > 0, chart.y.scale != .logarithmic {
      segment(
        .zero, PicturePoint(box.left, plot.baseline), PicturePoint(box.right, plot.baseline))
    }
    segment(.axis, PicturePoint(box.left, box.top), PicturePoint(box.left, box.bottom))
  }

  /// Draws the names of a heat map's rows.
  mutating func drawRowNames(_ plot: PicturePlot) {
    let height = plot.box.height / Double(chart.series.count)
    let every = max(Int((line / max(height, 0.01)).rounded(.up)), 1)
    for index in chart.series.indices where index % every == 0 {
      let room = plot.box.left - text * 0.6
      let label = PictureText.fitted(chart.series[index].name, size: text, into: room)
      write(
        label, .tickLabel, plot.box.left - text * 0.4, plot.row(index).middle + text * 0.35, .right)
    }
  }

  /// Draws the axis across with its ticks and texts.
  mutating func drawAcross(_ labels: PictureLabels, _ plot: PicturePlot) {
    let box = plot.box
    var marks = [
      PictureShape.Segment(
        PicturePoint(box.left, box.bottom), PicturePoint(box.right, box.bottom))
    ]
    for (index, tick) in labels.ticks.enumerated() {
      let x = plot.x.place(tick.value)
      let row = Double(labels.rows == 2 ? index % 2 : 0)
      marks.append(
        PictureShape.Segment(
          PicturePoint(x, box.bottom), PicturePoint(x, box.bottom + text * 0.3 + row * line)))
      // The first and the last text stay within the picture.
      let half = min(textWidth(tick.label), layout.width) / 2
      let middle = min(max(x, half), layout.width - half)
      write(tick.label, .tickLabel, middle, box.bottom + text * 0.2 + line * (row + 0.9))
    }
    add(.axis, .segments(marks))
  }

  /// Writes the names of both axes: the upward one's above it, where it needs not be turned.
  mutating func drawNames(_ plot: PicturePlot) {
    let room = layout.width - text * 0.6
    let upward = chart.kind.isGrid ? chart.rowsName ?? "" : named(chart.y)
    write(
      PictureText.fitted(upward, size: text, into: room), .axisName, text * 0.3,
      plot.box.top - text * 0.85, .left)
    write(
      PictureText.fitted(named(chart.x), size: text, into: room), .axisName,
      layout.width - text * 0.3, height + body - text * 0.4, .right)
  }

  /// The name of an axis with its unit.
  func named(_ axis: Axis) -> String {
    guard let unit = axis.unit, !unit.isEmpty else { return axis.name }
    return axis.name.isEmpty ? unit : "\(axis.name) (\(unit))"
  }
}
