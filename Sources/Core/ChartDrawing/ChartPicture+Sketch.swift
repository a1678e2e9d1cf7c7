// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Charts

extension ChartPicture {
  /// A small picture of the marks alone, without axes, words and textures: how a chart looks, beside its name.
  ///
  /// Its points go from left to right (`Chart.sortedByX()`). It has 320 by 180 units and is meant to be shown some 96
  /// pixels wide, where the lines of `Public/charts/picture.css` are as thick as those of text.
  public init(sketchOf chart: Chart) {
    let layout = PictureLayout(width: 320, height: 180, textSize: 22)
    var builder = PictureBuilder(chart, layout)
    let plot = builder.sketchFrame()
    builder.draw(plot)
    shapes = builder.shapes.filter { shape in
      if case .text = shape.form { false } else { true }
    }
    width = layout.width
    height = layout.height
    self.plot = plot
    self.layout = layout
  }

  /// The markup of a sketch: the shapes without the textures that tell series apart in a large picture.
  public var sketch: String {
    var writer = SVGWriter()
    for shape in shapes { writer.write(shape, textures: nil) }
    return writer.text
  }
}

extension PictureBuilder {
  /// The marks fill the picture but for a margin, in which lines and markers end.
  fileprivate func sketchFrame() -> PicturePlot {
    let margin = text * 0.5
    let box = PictureBox(
      PicturePoint(margin, margin), PicturePoint(layout.width - margin, layout.height - margin))
    guard !chart.kind.isDisc else { return discPlot(in: box) }
    let stacks = chart.stacks
    let domain = chart.acrossDomain()
    let x = PictureScale(
      domain.range, isLogarithmic: chart.x.isLogarithmic, from: box.left, to: box.right)
    let y = PictureScale(
      chart.upwardRange(stacks), isLogarithmic: chart.y.isLogarithmic && !chart.startsAtZero,
      from: box.bottom, to: box.top)
    return PicturePlot(
      chart: chart, box: box, x: x, y: y, band: band(of: domain, across: box.width), stacks: stacks)
  }
}
