// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths

extension PictureBuilder {
  /// Draws both axes with their ticks and names, and says where the marks lie.
  mutating func axesFrame() -> PicturePlot {
    let stacks = chart.stacks
    let isHeat = chart.kind.isGrid
    let top = self.height + (upwardName.isEmpty ? text * 0.6 : line * 1.5)
    let range = chart.upwardRange(stacks)
    let isLogarithmic = chart.y.isLogarithmic && !chart.startsAtZero
    let room = body - 4 * line
    let ticks =
      isHeat
      ? []
      : PictureTicks.ticks(
        chart.y, over: range, about: max(Int(room / (line * 1.6)), 2), in: layout.language)
    let rows = isHeat ? chart.series.map { $0.name } : ticks.map { $0.label }
    let left = leftMargin(rows)
    let domain = chart.acrossDomain()
    let right = layout.width - text * 0.7
    let inset = domain.band > 0 ? 0 : marker * 1.5
    let x = PictureScale(
      domain.range, isLogarithmic: chart.x.isLogarithmic, from: left + inset,
      to: right - inset)
    let band = band(of: domain, across: right - left)
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

  /// Units across that one band of the domain takes; 0 without bands.
  func band(of domain: (range: ClosedRange<Double>, band: Double), across: Double) -> Double {
    domain.band > 0 ? across * domain.band / max(domain.range.width, 1e-300) : 0
  }

  /// What stands above the upward axis.
  private var upwardName: String {
    chart.kind.isGrid ? chart.rowsName ?? "" : named(chart.y)
  }

  private func leftMargin(_ labels: [String]) -> Double {
    let widest = labels.reduce(text) { max($0, PictureText.width($1, size: text)) }
    return min(widest, layout.width * 0.34) + text * 0.8
  }
}
