// SPDX-License-Identifier: Apache-2.0

public import Charts

/// A chart as shapes in a space of their own, with roles instead of colours, so that style sheets give them their look.
public struct ChartPicture: Sendable, Equatable {
  /// Everything drawn, what lies behind first.
  public let shapes: [PictureShape]
  /// Units from left to right.
  public let width: Double
  /// Units from top to bottom, legend and title among them.
  public let height: Double

  let plot: PicturePlot
  let layout: PictureLayout

  /// The picture of a chart whose points go from left to right (`Chart.sortedByX()`).
  ///
  /// Very many points are thinned so that the lowest and the highest of each column remain.
  public init(_ chart: Chart, layout: PictureLayout = PictureLayout()) {
    var builder = PictureBuilder(chart, layout)
    let plot = builder.frame()
    builder.draw(plot)
    builder.drawNotes(plot)
    shapes = builder.shapes
    width = layout.width
    height = builder.height
    self.plot = plot
    self.layout = layout
  }

  /// A place in a picture: shares of its width from the left and of its height from the bottom, 0 to 1.
  public struct Place: Sendable, Equatable {
    /// Share of the width, from the left.
    public var across: Double
    /// Share of the height, from the bottom.
    public var up: Double

    /// A place.
    public init(across: Double, up: Double) {
      self.across = across
      self.up = up
    }
  }

  /// Where a point is drawn; nil when there is no such point.
  public func place(series: Int, index: Int) -> Place? {
    guard has(series, index) else { return nil }
    return place(plot.anchor(series, index))
  }

  /// Where something at these values would be drawn, such as a place between two points.
  public func place(of point: ChartPoint) -> Place {
    let y = point.isMissing ? plot.box.bottom : plot.y.place(point.y)
    return place(PicturePoint(plot.x.place(point.x), y))
  }

  func place(_ point: PicturePoint) -> Place {
    Place(across: share(point.x, width), up: 1 - share(point.y, height))
  }

  private func share(_ units: Double, _ whole: Double) -> Double {
    min(max(units / whole, 0), 1)
  }

  func has(_ series: Int, _ index: Int) -> Bool {
    plot.chart.series.indices.contains(series)
      && plot.chart.series[series].points.indices.contains(index)
  }
}
