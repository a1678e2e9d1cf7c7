// SPDX-License-Identifier: Apache-2.0

import Maths

extension ChartMaker {
  /// Most series that the words of a column make by themselves.
  private static let mostGroups = 60
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
    for column in all(.text) where column != roles.x && !roles.y.contains(column) {
      let names = columns.names(column)
      guard (2...Self.mostGroups).contains(names.names.count) else { continue }
      if areDifferent(x.values, names.numbers) { return column }
    }
    return nil
  }

  /// Whether no pair of x and group stands in two rows.
  private func areDifferent(_ x: [Double], _ groups: [Int32]) -> Bool {
    var rows = x.indices.filter { !x[$0].isNaN && groups[$0] >= 0 }
    rows = rows.ordered { x[$0] }.ordered { Double(groups[$0]) }
    for index in rows.indices.dropFirst() {
      let (before, here) = (rows[index - 1], rows[index])
      if groups[before] == groups[here], x[before] == x[here] { return false }
    }
    return true
  }

  /// Whether each category has several values, so that their spread is what matters.
  func isDistribution(_ x: XValues) -> Bool {
    x.values.count >= Self.valuesOfDistribution * (x.axis.categories?.count ?? 1)
  }
}
