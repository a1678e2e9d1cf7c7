// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

extension ChartPicture {
  /// A point of a chart.
  public struct Mark: Sendable, Equatable {
    /// Its series, from 0.
    public var series: Int
    /// Its place in the series, from 0.
    public var index: Int

    /// A point of a series.
    public init(series: Int, index: Int) {
      self.series = series
      self.index = index
    }
  }

  /// The point that lies nearest to a place in the picture: what a finger or a pointer there means.
  ///
  /// What lies beside counts far more than what lies above where marks stand in columns, so that a finger anywhere
  /// above a bar finds it. `series` keeps the finger on one series. A missing value is found like others where the
  /// series is the only one.
  /// - Complexity: O(log n) for each series; O(n) for a scatter plot and a pie.
  public func nearest(across: Double, up: Double, series: Int? = nil) -> Mark? {
    guard across.isFinite, up.isFinite else { return nil }
    let place = PicturePoint(across * width, (1 - up) * height)
    switch plot.chart.kind {
    case .pie: return slice(at: place)
    case .scatter: return nearestPoint(place, series)
    case .line, .bar, .groupedBar, .stackedBar, .area, .histogram, .boxPlot, .heatMap,
      .candlestick:
      return nearestColumn(place, series)
    }
  }

  private func slice(at place: PicturePoint) -> Mark? {
    let centre = plot.disc.centre
    var angle = atan2(place.x - centre.x, centre.y - place.y)
    if angle < 0 { angle += 2 * Double.pi }
    let slices = plot.slices()
    let index = slices.lastIndex { $0.lowerBound <= angle && $0.width > 0 } ?? 0
    return Mark(series: 0, index: index)
  }

  private func nearestPoint(_ place: PicturePoint, _ only: Int?) -> Mark? {
    var best: Mark?
    var least = Double.infinity
    for series in plot.chart.series.indices where only == nil || only == series {
      let points = plot.chart.series[series].points
      for index in points.indices where !points[index].isMissing {
        let dx = plot.x.place(points[index].x) - place.x
        // The square alone is more than the best: most points end here.
        guard dx * dx < least else { continue }
        let dy = plot.y.place(points[index].y) - place.y
        if dx * dx + dy * dy < least {
          least = dx * dx + dy * dy
          best = Mark(series: series, index: index)
        }
      }
    }
    return best
  }

  private func nearestColumn(_ place: PicturePoint, _ only: Int?) -> Mark? {
    var best: Mark?
    var least = Double.infinity
    let isAlone = only != nil || plot.chart.series.count == 1
    for series in plot.chart.series.indices where only == nil || only == series {
      let points = plot.chart.series[series].points
      guard let index = nearestIndex(points, to: place.x - plot.slot(series).shift) else {
        continue
      }
      if isAlone { return Mark(series: series, index: index) }
      // A missing value of one series is found only where no series has one nearby.
      let missing = points[index].isMissing ? 1e6 : 0
      let anchor = plot.anchor(series, index)
      let box = plot.box(series, index)
      // Of marks that lie over one another the one is meant whose value is nearer.
      let toValue = hypot(anchor.x - place.x, anchor.y - place.y)
      let distance = distance(box, place) + toValue * 1e-3 + missing
      if distance < least {
        least = distance
        best = Mark(series: series, index: index)
      }
    }
    return best
  }

  private func distance(_ box: PictureBox, _ place: PicturePoint) -> Double {
    let across = max(box.left - place.x, place.x - box.right, 0)
    let upward = max(box.top - place.y, place.y - box.bottom, 0)
    return plot.band > 0 ? across * 1000 + upward : hypot(across, upward)
  }

  /// The point of a series nearest to a place across, by halving.
  private func nearestIndex(_ points: [ChartPoint], to x: Double) -> Int? {
    guard !points.isEmpty else { return nil }
    var low = 0
    var high = points.count - 1
    while low < high {
      let middle = (low + high) / 2
      if plot.x.place(points[middle].x) < x { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return low }
    let right = (plot.x.place(points[low].x) - x).magnitude
    let left = (plot.x.place(points[low - 1].x) - x).magnitude
    return left < right ? low - 1 : low
  }
}
