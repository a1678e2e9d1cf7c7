// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

extension ChartMaker {
  /// Most series that the words of a column make by themselves.
  private static let mostGroups = 60
  /// Columns of words that are looked at, from the left; each means sorting all rows.
  private static let mostLookedAt = 50
  /// So many values to a category on average count as a distribution.
  private static let valuesOfDistribution = 5

  /// Whether some x stands in more than one row.
  func repeats(_ x: [Double]) -> Bool {
    let sorted = isRising(x) ? x : x.filter { !$0.isNaN }.ascending()
    for index in sorted.indices.dropFirst() where sorted[index] == sorted[index - 1] {
      return true
    }
    return false
  }

  private func isRising(_ x: [Double]) -> Bool {
    for index in x.indices.dropFirst() where !(x[index] >= x[index - 1]) { return false }
    return true
  }

  /// A column of words that, together with x, tells the rows apart: data in long form.
  func groupingColumn(_ x: XValues, besides roles: ColumnRoles) -> Int? {
    let words = all(.text).filter { $0 != roles.x && !roles.y.contains($0) }
    for column in words.prefix(Self.mostLookedAt) {
      let names = columns.names(column)
      guard (2...Self.mostGroups).contains(names.names.count) else { continue }
      guard areDifferent(x.values, names.numbers) else { continue }
      // Where most groups lack most places, such as the shops of payments, the words name rows and not series.
      let present = x.values.reduce(0) { $0 + ($1.isNaN ? 0 : 1) }
      if present * 2 >= names.names.count * differentCount(x.values) { return column }
    }
    return nil
  }

  private func differentCount(_ x: [Double]) -> Int {
    let sorted = x.filter { !$0.isNaN }.sorted()
    return sorted.indices.reduce(0) { $0 + ($1 == 0 || sorted[$1] != sorted[$1 - 1] ? 1 : 0) }
  }

  /// Whether no pair of x and group stands in two rows.
  func areDifferent(_ x: [Double], _ groups: [Int32]) -> Bool {
    var rows = x.indices.filter { !x[$0].isNaN && groups[$0] >= 0 }
    rows = rows.ordered { x[$0] }.ordered { Double(groups[$0]) }
    for index in rows.indices.dropFirst() {
      let (before, here) = (rows[index - 1], rows[index])
      if groups[before] == groups[here], x[before] == x[here] { return false }
    }
    return true
  }

  /// The series with the words of a column as names of its points, where nearly all of them have one of their own.
  func labelled(_ series: Series, _ x: XValues, _ roles: inout ColumnRoles) -> Series {
    let words = all(.text).filter { !roles.used.contains($0) }
    for column in words.prefix(Self.mostLookedAt) {
      let names = columns.names(column)
      guard names.names.count * 10 >= x.values.count * 9, names.names.count > 1 else { continue }
      roles.labels = column
      let rows = x.values.indices.filter { !x.values[$0].isNaN }
      return Series(
        name: series.name, unit: series.unit, points: series.points, detail: series.detail,
        lines: series.lines,
        labels: rows.map { names.numbers[$0] < 0 ? "" : names.names[Int(names.numbers[$0])] })
    }
    return series
  }

  /// Whether each category has several values, so that their spread is what matters.
  func isDistribution(_ x: XValues) -> Bool {
    x.values.count >= Self.valuesOfDistribution * (x.axis.categories?.count ?? 1)
  }
}
