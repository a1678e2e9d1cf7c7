// SPDX-License-Identifier: Apache-2.0

import Charts

extension ChartMaker {
  /// Notes what each column is taken for.
  mutating func note(_ roles: ColumnRoles) {
    let used = roles.used
    for (column, kind) in columns.kinds.enumerated() where kind != .empty {
      if !used.contains(column) { notes.unusedColumnCount += 1 }
    }
    notes.openNumber = columns.marks.firstOpen(among: used)
    notes.columns = summaries(roles)
  }

  /// The columns, and what they are taken for.
  func summaries(_ roles: ColumnRoles) -> [ColumnSummary] {
    (0..<min(columns.kinds.count, ColumnSummary.most)).map { column in
      ColumnSummary(
        name: columns.heads[column].name, unit: columns.heads[column].unit,
        kind: summaryKind(column), missing: columns.missingCount(column), use: use(column, roles))
    }
  }

  private func summaryKind(_ column: Int) -> ColumnSummary.Kind {
    switch columns.kinds[column] {
    case .empty: .empty
    case .number: identifies[column] ? .identifier : .number
    case .time: .date
    case .text: .words
    }
  }

  private func use(_ column: Int, _ roles: ColumnRoles) -> ColumnSummary.Use {
    if column == roles.x || column == roles.clock { return .x }
    if column == roles.series { return .series }
    if column == roles.labels { return .label }
    return roles.y.contains(column) ? .value : .leftOut(reason(column, roles))
  }

  private func reason(_ column: Int, _ roles: ColumnRoles) -> ColumnSummary.Reason {
    switch columns.kinds[column] {
    case .empty: return .empty
    case .text: return .words
    case .time: return .noPart
    case .number: break
    }
    if !choices.yColumns.isEmpty { return .notChosen }
    if countsRows(column) { return .rowNumbers }
    if identifies[column] { return .identifier }
    if isPlace(column) { return .place }
    if roles.y.count >= Self.seriesUnlessChosen { return .tooMany }
    guard let first = roles.y.first, roles.y.count < columns.kinds.count else { return .noPart }
    let (size, other) = (columns.size(column), columns.size(first))
    return max(other, size) < min(other, size) * Chart.farApart ? .noPart : .otherScale
  }
}

extension TableColumns {
  /// How many cells of a column hold nothing.
  func missingCount(_ column: Int) -> Int {
    var count = 0
    for row in 0..<table.rowCount {
      let range = table.cell(row, column).range
      if range.isEmpty {
        count += 1
        continue
      }
      // Most cells begin with a digit.
      if let first = range.first, (0x30...0x39).contains(table.bytes[first]) { continue }
      if CellWord.isMissing(table.bytes[range]) { count += 1 }
    }
    return count
  }
}
