// SPDX-License-Identifier: Apache-2.0

import Charts

extension ChartMaker {
  /// The first column that was chosen for values, or the first of numbers.
  func valueColumn(besides others: [Int?] = []) throws(ChartError) -> Int {
    if let name = choices.yColumns.first { return try column(name) }
    if let number = valueColumns.first(where: { !others.contains($0) }) { return number }
    throw .noNumbers(columns: columns.heads.prefix(ReadingNotes.namesKept).map { $0.name })
  }

  /// The column that was chosen for x.
  func chosenX() throws(ChartError) -> Int? {
    guard let name = choices.xColumn else { return nil }
    return try column(name)
  }

  /// How often the values of a column lie in each of equal bins.
  mutating func histogram() throws(ChartError) -> Chart {
    var column = choices.yColumns.isEmpty ? try chosenX() : nil
    if column == nil { column = try valueColumn() }
    guard let column else { throw .data(.noPoints) }
    let values = try columns.numbers(column)
    note(ColumnRoles(y: [column]))
    notes.infiniteValues = values.infinite
    let present = values.numbers.filter { !$0.isNaN }
    notes.valuesBinned = present.count
    notes.rowsLeftOut = values.numbers.count - present.count
    let head = columns.heads[column]
    return try Chart.of(
      title: title, kind: .histogram, x: Axis(name: head.name, unit: head.unit ?? values.unit),
      y: Axis(name: ""), series: [HistogramBins(present).series(name: head.name)], notes: notes)
  }

  /// Shares of a whole: a name and a number in each row.
  mutating func pie() throws(ChartError) -> Chart {
    let x = try chosenX() ?? all(.text).first ?? all(.time).first
    let y = try valueColumn(besides: [x])
    note(ColumnRoles(x: x, y: [y]))
    let names = x.map { columns.names($0) } ?? rowNumbers()
    let values = try columns.numbers(y)
    var points: [ChartPoint] = []
    var lines: [Int32] = []
    for row in 0..<columns.table.rowCount where names.numbers[row] >= 0 {
      let name = Int(names.numbers[row])
      guard !(values.numbers[row] < 0) else {
        throw .negativeShare(name: names.names[name], value: values.numbers[row])
      }
      points.append(ChartPoint(x: Double(name), y: values.numbers[row]))
      lines.append(columns.table.lines[row])
    }
    notes.rowsLeftOut = columns.table.rowCount - points.count
    let head = columns.heads[y]
    let series = Series(name: head.name, points: points, lines: lines)
    notes.duplicatedX = series.duplicatedX
    return try Chart.of(
      title: title, kind: .pie,
      x: Axis(name: x.map { columns.heads[$0].name } ?? "", scale: .categories(names.names)),
      y: Axis(name: head.name, unit: head.unit ?? values.unit), series: [series], notes: notes)
  }

  private mutating func rowNumbers() -> ColumnNames {
    notes.rowsAreNumbered = true
    let count = columns.table.rowCount
    return ColumnNames(
      numbers: (0..<count).map { Int32(truncatingIfNeeded: $0) },
      names: (0..<count).map { "\($0 + 1)" })
  }

  /// Boxes of single values: of each category, or of each column of numbers where no column has words.
  mutating func boxPlot() throws(ChartError) -> Chart {
    if let chart = try boxesByNames() { return chart }
    guard let x = try chosenX() ?? all(.text).first else { return try boxesOfColumns() }
    let y = try valueColumn(besides: [x])
    note(ColumnRoles(x: x, y: [y]))
    let names = columns.names(x)
    let values = try columns.numbers(y)
    var groups = [[Double]](repeating: [], count: names.names.count)
    for row in 0..<columns.table.rowCount where names.numbers[row] >= 0 {
      groups[Int(names.numbers[row])].append(values.numbers[row])
    }
    let head = columns.heads[y]
    return try boxes(
      groups, x: Axis(name: columns.heads[x].name, scale: .categories(names.names)),
      y: Axis(name: head.name, unit: head.unit ?? values.unit))
  }

  private mutating func boxesOfColumns() throws(ChartError) -> Chart {
    var numbers: [Int] = []
    for name in choices.yColumns { numbers.append(try column(name)) }
    if numbers.isEmpty { numbers = valueColumns }
    note(ColumnRoles(y: numbers))
    var groups: [[Double]] = []
    for column in numbers { groups.append(try columns.numbers(column).numbers) }
    let names = numbers.map { columns.heads[$0].name }
    return try boxes(
      groups, x: Axis(name: "", scale: .categories(names)),
      y: Axis(
        name: numbers.count == 1 ? names[0] : "",
        unit: numbers.count == 1 ? columns.heads[numbers[0]].unit : nil))
  }

  private mutating func boxes(_ groups: [[Double]], x: Axis, y: Axis) throws(ChartError) -> Chart {
    var boxes: [Series.Box] = []
    var points: [ChartPoint] = []
    for (index, group) in groups.enumerated() {
      guard let box = Series.Box(values: group) else { continue }
      boxes.append(box)
      points.append(ChartPoint(x: Double(index), y: box.median))
    }
    return try Chart.of(
      title: title, kind: .boxPlot, x: x, y: y,
      series: [Series(name: y.name, points: points, detail: .boxes(boxes))], notes: notes)
  }
}
