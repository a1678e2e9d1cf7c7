// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// Gathers the points of series from columns.
struct SeriesBuilder {
  private let x: [Double]
  private let lines: [Int32]
  /// Rows that have an x.
  private let rows: [Int32]
  private(set) var series: [Series] = []
  private var pointCount = 0

  init(x: [Double], lines: [Int32]) {
    self.x = x
    self.lines = lines
    var missing = false
    for value in x where value.isNaN { missing = true }
    rows =
      missing ? x.indices.filter { !x[$0].isNaN }.map { Int32(truncatingIfNeeded: $0) } : []
    isWhole = !missing
  }

  /// Whether all rows have an x, so that no list of them is needed.
  private let isWhole: Bool

  /// Rows without an x.
  var rowsLeftOut: Int { isWhole ? 0 : x.count - rows.count }

  /// Adds a series that has a value, or a gap, in each row.
  mutating func add(
    _ values: [Double], name: String, unit: String? = nil
  ) throws(ChartError) {
    pointCount += x.count
    guard pointCount <= Chart.Limit.points else { throw .data(.tooManyPoints) }
    guard !isWhole else {
      var points: [ChartPoint] = []
      points.reserveCapacity(x.count)
      for row in x.indices { points.append(ChartPoint(x: x[row], y: values[row])) }
      series.append(Series(name: name, unit: unit, points: points, lines: lines))
      return
    }
    series.append(
      Series(
        name: name, unit: unit, points: rows.map { ChartPoint(x: x[Int($0)], y: values[Int($0)]) },
        lines: rows.map { lines[Int($0)] }))
  }

  /// Adds a series for each name, of the rows that have it.
  mutating func add(_ values: [Double], groups: ColumnNames) {
    let count = min(groups.names.count, Chart.Limit.series)
    var points = [[ChartPoint]](repeating: [], count: count)
    var places = [[Int32]](repeating: [], count: count)
    for row in x.indices where !x[row].isNaN {
      let group = Int(groups.numbers[row])
      guard group >= 0, group < count else { continue }
      points[group].append(ChartPoint(x: x[row], y: values[row]))
      places[group].append(lines[row])
    }
    for group in 0..<count {
      series.append(Series(name: groups.names[group], points: points[group], lines: places[group]))
    }
  }
}

extension Series {
  /// How many points have an x that another one has already.
  var duplicatedX: Int {
    var isRising = true
    var same = 0
    for index in points.indices.dropFirst() {
      if points[index].x < points[index - 1].x { isRising = false }
      if points[index].x == points[index - 1].x { same += 1 }
    }
    if isRising { return same }
    let sorted = points.map { $0.x }.ascending()
    return sorted.indices.dropFirst().reduce(0) { $0 + (sorted[$1] == sorted[$1 - 1] ? 1 : 0) }
  }
}
