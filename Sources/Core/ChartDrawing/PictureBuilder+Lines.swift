// SPDX-License-Identifier: Apache-2.0

import Charts

extension PictureBuilder {
  /// Markers stand on every point up to so many; beyond, so many are spread over a line to tell it from others.
  private static let mostMarked = 32
  private static let spreadMarkers = 6
  /// Width of the columns into which very many points are gathered, in units.
  private static let columnWidth = 1.0

  /// Draws a line for each series, broken where values are missing, with markers.
  mutating func drawLines(_ plot: PicturePlot) {
    let thinning = Thinning(plot.x, columnWidth: Self.columnWidth)
    for series in chart.series.indices {
      let points = chart.series[series].points
      var alone: [PicturePoint] = []
      for run in thinning.runs(points) {
        let places = run.map { plot.anchor(series, $0) }
        if places.count == 1 { alone.append(places[0]) }
        add(.line(series), .polyline(places))
      }
      let marked = markedPoints(series, plot)
      let places = marked.isEmpty ? alone : marked
      guard !places.isEmpty else { continue }
      add(.mark(series), .markers(.of(series: series), radius: marker, places))
    }
  }

  private func markedPoints(_ series: Int, _ plot: PicturePlot) -> [PicturePoint] {
    let points = chart.series[series].points
    if points.count <= Self.mostMarked {
      return points.indices.filter { !points[$0].isMissing }.map { plot.anchor(series, $0) }
    }
    guard chart.series.count > 1 else { return [] }
    // Not at the same places on every line, or the markers of lines that lie close would cover one another.
    let shift = Double(series % 4) / 4
    return (0..<Self.spreadMarkers).compactMap { step in
      let share = (Double(step) + 0.25 + shift / 2) / Double(Self.spreadMarkers)
      let index = min(Int(share * Double(points.count)), points.count - 1)
      return points[index].isMissing ? nil : plot.anchor(series, index)
    }
  }

  /// Draws each series filled down to zero, or down to the one below.
  mutating func drawAreas(_ plot: PicturePlot) {
    let thinning = Thinning(plot.x, columnWidth: Self.columnWidth)
    for series in chart.series.indices {
      for run in thinning.runs(chart.series[series].points) {
        let upper = run.map { plot.anchor(series, $0) }
        let lower = zip(run, upper).reversed().map { index, place in
          PicturePoint(place.x, plot.y.place(plot.stacks.map { $0.bases[series][index] } ?? 0))
        }
        add(.fill(series), .polygon(upper + lower))
        add(.line(series), .polyline(upper))
      }
    }
  }

  /// Draws each point; of points that cover one another, one.
  mutating func drawPoints(_ plot: PicturePlot) {
    for series in chart.series.indices {
      let points = chart.series[series].points
      var places: [PicturePoint] = []
      if points.count <= Self.mostPoints {
        places = points.indices.filter { !points[$0].isMissing }.map { plot.anchor(series, $0) }
      } else {
        var cells = PictureCells(plot.box, size: Self.pointCell)
        for index in points.indices where !points[index].isMissing {
          let place = plot.anchor(series, index)
          if cells.take(place) { places.append(place) }
        }
      }
      let isMany = places.count > Self.mostPoints
      add(
        .mark(series),
        .markers(.of(series: series), radius: isMany ? Self.pointCell / 2 : marker, places))
    }
  }

  /// Scatters up to so many points are drawn whole, point by point.
  private static let mostPoints = 1000
  /// Side of the squares of which each shows one point of very many, in units.
  private static let pointCell = 6.0
}

/// Squares of a plot, each of which is taken once.
struct PictureCells {
  private let box: PictureBox
  private let size: Double
  private let columns: Int
  private var taken: [Bool]

  init(_ box: PictureBox, size: Double) {
    self.box = box
    self.size = size
    columns = Int(box.width / size) + 1
    taken = [Bool](repeating: false, count: columns * (Int(box.height / size) + 1))
  }

  /// Takes the square of a place; false when it was taken before.
  mutating func take(_ place: PicturePoint) -> Bool {
    let column = Int(min(max(place.x - box.left, 0), box.width) / size)
    let row = Int(min(max(place.y - box.top, 0), box.height) / size)
    let index = row * columns + column
    guard taken.indices.contains(index), !taken[index] else { return false }
    taken[index] = true
    return true
  }
}
