// SPDX-License-Identifier: Apache-2.0

/// Keeps of very many points those that a picture can show, every extreme among them.
package struct Thinning {
  /// The places along the axis across, in columns from 0; points go from left to right.
  let columns: Int
  let column: (Double) -> Int

  /// Thins into columns of a width, in units of the picture.
  package init(_ x: PictureScale, columnWidth: Double) {
    let start = min(x.start, x.end)
    let columns = max(Int(((x.end - x.start).magnitude / columnWidth).rounded(.up)), 1)
    self.columns = columns
    column = { value in
      let place = (x.place(value) - start) / columnWidth
      return min(max(Int(place), 0), columns - 1)
    }
  }

  /// The indices of the points that make the line, in runs between missing values.
  ///
  /// Of a column that holds many remain its first, lowest, highest and last point (M4: Jugel and others 2014,
  /// "M4: A Visualization-Oriented Time Series Data Aggregation"). A gap within a column cannot be drawn.
  package func runs(_ points: [ChartPoint]) -> [[Int]] {
    points.count > 4 * columns ? thinnedRuns(points) : Self.plainRuns(points)
  }

  private static func plainRuns(_ points: [ChartPoint]) -> [[Int]] {
    var runs: [[Int]] = []
    var run: [Int] = []
    for index in points.indices {
      if !points[index].isMissing {
        run.append(index)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  private func thinnedRuns(_ points: [ChartPoint]) -> [[Int]] {
    var runs: [[Int]] = []
    var run: [Int] = []
    var gathered: Column?
    var sawGap = false
    for index in points.indices {
      guard !points[index].isMissing else {
        sawGap = true
        continue
      }
      let place = column(points[index].x)
      if var open = gathered, open.place == place {
        open.take(index, points)
        gathered = open
      } else {
        if let gathered { gathered.append(to: &run) }
        if sawGap, let gathered, place > gathered.place + 1 {
          runs.append(run)
          run = []
        }
        gathered = Column(place: place, index)
      }
      sawGap = false
    }
    if let gathered { gathered.append(to: &run) }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  private struct Column {
    let place: Int
    let first: Int
    var low: Int
    var high: Int
    var last: Int

    init(place: Int, _ index: Int) {
      self.place = place
      (first, low, high, last) = (index, index, index, index)
    }

    mutating func take(_ index: Int, _ points: [ChartPoint]) {
      if points[index].y < points[low].y { low = index }
      if points[index].y > points[high].y { high = index }
      last = index
    }

    func append(to run: inout [Int]) {
      var previous = -1
      for index in [first, min(low, high), max(low, high), last] where index > previous {
        run.append(index)
        previous = index
      }
    }
  }
}
