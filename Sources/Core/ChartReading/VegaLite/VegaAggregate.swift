// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths

/// How several values become one.
enum VegaAggregate {
  case count, sum, mean, median, least, greatest
  /// How many values are there.
  case valid

  /// nil for what is not understood.
  init?(_ word: [UInt8]) {
    let known: [(StaticString, VegaAggregate)] = [
      ("count", .count), ("sum", .sum), ("mean", .mean), ("average", .mean), ("median", .median),
      ("min", .least), ("max", .greatest), ("valid", .valid),
    ]
    for (name, aggregate) in known where word[...].isExactly(name) {
      self = aggregate
      return
    }
    return nil
  }

  private func value(_ values: [Double], count: Int) -> Double {
    if self == .count { return Double(count) }
    let values = values.filter { !$0.isNaN }.ascending()
    if self == .valid { return Double(values.count) }
    guard let first = values.first, let last = values.last else { return .nan }
    return switch self {
    case .count: Double(count)
    case .valid: Double(values.count)
    case .sum: values.reduce(0, +)
    case .mean: values.reduce(0, +) / Double(values.count)
    case .median: Series.Box.quantile(0.5, of: values)
    case .least: first
    case .greatest: last
    }
  }

  /// One value for each x and group, in the order of groups and x.
  func gathered(
    x: [Double], y: [Double]?, groups: [Int32]?, lines: [Int32]
  ) -> (x: [Double], y: [Double], groups: [Int32], lines: [Int32]) {
    var rows = x.indices.filter { !x[$0].isNaN && (groups?[$0] ?? 0) >= 0 }
    rows = rows.ordered { x[$0] }.ordered { Double(groups?[$0] ?? 0) }
    var result: (x: [Double], y: [Double], groups: [Int32], lines: [Int32]) = ([], [], [], [])
    var start = 0
    while start < rows.count {
      let row = rows[start]
      var end = start
      var values: [Double] = []
      while end < rows.count, x[rows[end]] == x[row],
        (groups?[rows[end]] ?? 0) == (groups?[row] ?? 0)
      {
        if let y { values.append(y[rows[end]]) }
        end += 1
      }
      result.x.append(x[row])
      result.y.append(value(values, count: end - start))
      result.groups.append(groups?[row] ?? 0)
      result.lines.append(lines[row])
      start = end
    }
    return result
  }
}

extension TableColumns {
  /// What is gathered of a column: its numbers, or anything where only what is there is counted.
  func values(_ column: Int, for aggregate: VegaAggregate?) throws(ChartError) -> [Double] {
    guard aggregate == .valid else { return try numbers(column).numbers }
    return (0..<table.rowCount).map { row in
      CellWord.isMissing(table.text(table.cell(row, column))) ? .nan : 1
    }
  }
}
