// SPDX-License-Identifier: Apache-2.0

package import Charts

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
    var previous: PointGroup?
    PointGroup.each(of: points, in: points.indices, place: { column(points[$0].x) }) { group in
      guard group.present > 0 else { return }
      if let previous, group.first > previous.last + 1, group.place > previous.place + 1 {
        runs.append(run)
        run = []
      }
      Self.append(group, to: &run)
      previous = group
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  private static func append(_ group: PointGroup, to run: inout [Int]) {
    var previous = -1
    let (one, other) = (min(group.least, group.greatest), max(group.least, group.greatest))
    for index in [group.first, one, other, group.last] where index > previous {
      run.append(index)
      previous = index
    }
  }
}
