// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths

extension ChartPicture {
  /// Shapes that show where the listener is: a line through the plot and a ring around the mark.
  public func cursor(series: Int, index: Int) -> [PictureShape] {
    guard has(series, index) else { return [] }
    if plot.chart.kind.isDisc { return [ring(slice: index)] }
    let anchor = plot.anchor(series, index)
    let line = PictureShape.Segment(
      PicturePoint(anchor.x, plot.box.top), PicturePoint(anchor.x, plot.box.bottom))
    let cursor = PictureShape(.cursor, .segments([line]))
    let box = plot.box(series, index)
    if box.width > 0 { return [cursor, PictureShape(.ring, .boxes([box]))] }
    if plot.chart.series[series].points[index].isMissing { return [cursor] }
    return [cursor, PictureShape(.ring, .markers(.disc, radius: layout.textSize * 0.5, [anchor]))]
  }

  private func ring(slice index: Int) -> PictureShape {
    let (centre, radius) = plot.disc
    let slice = plot.slices()[index]
    return PictureShape(
      .ring,
      .wedge(centre: centre, radius: radius, from: slice.lowerBound, to: slice.upperBound))
  }

  /// Shapes that show a part of the chart: a band through the plot, and the part of the line if one series is meant.
  public func highlight(_ part: ChartPart) -> [PictureShape] {
    guard !plot.chart.kind.isDisc else {
      let points = plot.chart.series[0].points
      return points.indices.filter { part.x.contains(points[$0].x) }.map { ring(slice: $0) }
    }
    let half = max(plot.band / 2, layout.textSize * 0.2)
    let left = max(plot.x.place(part.x.lowerBound) - half, plot.box.left)
    let right = min(plot.x.place(part.x.upperBound) + half, plot.box.right)
    guard right > left else { return [] }
    var (top, bottom) = (plot.box.top, plot.box.bottom)
    if plot.chart.kind.isGrid, let series = part.series, has(series, 0) {
      (top, _, bottom) = plot.row(series)
    }
    let band = PictureShape(
      .highlight, .boxes([PictureBox(PicturePoint(left, top), PicturePoint(right, bottom))]))
    return [band] + line(part)
  }

  private func line(_ part: ChartPart) -> [PictureShape] {
    guard let series = part.series, has(series, 0), plot.chart.kind.isContinuous else { return [] }
    let points = plot.chart.series[series].points
    return Thinning(plot.x, columnWidth: 1).runs(points).compactMap { run in
      let places = run.filter { part.x.contains(points[$0].x) }.map { plot.anchor(series, $0) }
      return places.count > 1 ? PictureShape(.highlight, .polyline(places)) : nil
    }
  }
}
