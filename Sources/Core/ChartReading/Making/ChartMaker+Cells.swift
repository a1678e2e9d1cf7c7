// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

extension ChartMaker {
  /// Cells in rows and columns: from the words of two columns, or from a table that is one already.
  mutating func heatMap() throws(ChartError) -> Chart {
    let words = all(.text) + all(.time)
    let chosen = try chosenX()
    var rows: Int?
    if let name = choices.seriesColumn { rows = try column(name) }
    let pair = rows == nil && chosen == nil && words.count < 2 ? numberedPlaces(words) : nil
    guard rows != nil || words.count > 1 || pair != nil else { return try wideHeatMap() }
    guard let x = chosen ?? pair?.x ?? words.first(where: { $0 != rows }),
      let rows = rows ?? pair?.rows ?? words.first(where: { $0 != x })
    else { throw .unsuited(.heatMap) }
    let y = try valueColumn(besides: [x, rows])
    note(ColumnRoles(x: x, y: [y], series: rows))
    let xValues = try xValues(x)
    let values = try columns.numbers(y)
    var builder = SeriesBuilder(x: xValues.values, lines: columns.table.lines)
    builder.add(values.numbers, groups: inOrder(columns.names(rows), of: rows))
    notes.rowsLeftOut = builder.rowsLeftOut
    let head = columns.heads[y]
    return try Chart.of(
      title: title, kind: .heatMap, x: xValues.axis,
      y: Axis(name: head.name, unit: head.unit ?? values.unit), rowsName: columns.heads[rows].name,
      series: builder.series, notes: notes)
  }

  /// The first two columns, where numbers or words in them name the place of each row and a column of values is left.
  private func numberedPlaces(_ words: [Int]) -> (x: Int, rows: Int)? {
    let values = valueColumns
    let keys = columns.kinds.indices.prefix(Self.mostLooked).filter {
      words.contains($0) || values.contains($0)
    }
    guard keys.count > 2, columns.kinds[keys[2]] == .number else { return nil }
    let (first, second) = (columns.names(keys[0]), columns.names(keys[1]))
    let count = columns.table.rowCount
    // Places come again in the rows and columns of a table, but not both together.
    guard first.names.count * 2 <= count, second.names.count * 2 <= count,
      areDifferent(first.numbers.map { $0 < 0 ? .nan : Double($0) }, second.numbers)
    else { return nil }
    return (keys[0], keys[1])
  }

  /// Columns among which those of a heat map are looked for.
  private static let mostLooked = 20

  /// The names of rows; numbers from the least to the greatest.
  private func inOrder(_ names: ColumnNames, of column: Int) -> ColumnNames {
    guard columns.kinds[column] == .number else { return names }
    let order = names.names.indices.map { $0 }.ordered { index in
      let text = Array(names.names[index].utf8)
      return PlainNumber.read(text, 0..<text.count) ?? 0
    }
    var places = [Int32](repeating: 0, count: order.count)
    for (place, name) in order.enumerated() { places[name] = Int32(truncatingIfNeeded: place) }
    return ColumnNames(
      numbers: names.numbers.map { $0 < 0 ? -1 : places[Int($0)] },
      names: order.map { names.names[$0] })
  }

  private mutating func wideHeatMap() throws(ChartError) -> Chart {
    let rowNames = try chosenX() ?? all(.text).first ?? all(.time).first
    let cells = valueColumns.filter { $0 != rowNames }
    guard cells.count > 1 else { throw .unsuited(.heatMap) }
    note(ColumnRoles(x: rowNames, y: cells))
    var values: [[Double]] = []
    for column in cells { values.append(try columns.numbers(column).numbers) }
    let rowCount = min(columns.table.rowCount, Chart.Limit.series)
    notes.seriesLeftOut = columns.table.rowCount - rowCount
    let series = (0..<rowCount).map { row in
      Series(
        name: rowNames.map { columns.table.text(columns.table.cell(row, $0)).line() }
          ?? "\(row + 1)",
        points: values.enumerated().map { ChartPoint(x: Double($0), y: $1[row]) },
        lines: [Int32](repeating: columns.table.lines[row], count: values.count))
    }
    return try Chart.of(
      title: title, kind: .heatMap,
      x: Axis(name: "", scale: .categories(cells.map { columns.heads[$0].name })),
      y: Axis(name: ""),
      rowsName: rowNames.map { columns.heads[$0].name }, series: series, notes: notes)
  }
}
