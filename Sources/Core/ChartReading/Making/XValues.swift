// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// The x of each row, and the axis that they lie on.
struct XValues {
  var axis: Axis
  /// Not a number where the row has none.
  var values: [Double]
}

extension ChartMaker {
  /// The x axis from a column; without one the rows are numbered from 1.
  mutating func xValues(_ column: Int?) throws(ChartError) -> XValues {
    guard let column else {
      notes.rowsAreNumbered = true
      return XValues(
        axis: Axis(name: ""), values: (0..<columns.table.rowCount).map { Double($0 + 1) })
    }
    let head = columns.heads[column]
    switch columns.kinds[column] {
    case .number:
      if isCalendar(column) { return try xTimes(column) }
      if identifies[column], choices.kind?.pairsMeasures != true, !columns.countsUp(column) {
        return xNames(column)
      }
      let values = try columns.numbers(column)
      notes.infiniteValues += values.infinite
      return XValues(
        axis: Axis(name: head.name, unit: head.unit ?? values.unit), values: values.numbers)
    case .time: return try xTimes(column)
    case .text, .empty: return xNames(column)
    }
  }

  private func xNames(_ column: Int) -> XValues {
    let names = columns.names(column)
    return XValues(
      axis: Axis(name: columns.heads[column].name, scale: .categories(names.names)),
      values: names.numbers.map { $0 < 0 ? .nan : Double($0) })
  }

  private mutating func xTimes(_ column: Int) throws(ChartError) -> XValues {
    let times = try columns.times(column)
    notes.assumedDateOrder = times.assumedOrder
    return XValues(
      axis: Axis(name: columns.heads[column].name, scale: .time(times.precision)),
      values: times.seconds)
  }

  /// Whether whole numbers are years (2024) or days (20240131), as the head of their column says.
  private func isCalendar(_ column: Int) -> Bool {
    let name = columns.heads[column].name.foldedName
    guard Self.calendarNames.contains(where: { name.elementsEqual($0.utf8) }) else { return false }
    var seen = 0
    for row in 0..<columns.table.rowCount {
      let cell = columns.table.cell(row, column)
      guard let number = PlainNumber.read(columns.table.bytes, cell.range) else {
        if CellWord.isMissing(columns.table.text(cell)) { continue }
        return false
      }
      guard number == number.rounded(.down),
        (1000...2999).contains(number) || (10_000_101...29_991_231).contains(number)
      else { return false }
      seen += 1
      if seen == 100 { return true }
    }
    return seen > 0
  }

  private static var calendarNames: [String] {
    [
      "year", "years", "date", "day", "año", "Año", "ano", "anio", "fecha", "السنة", "سنة", "عام",
      "العام", "التاريخ", "تاريخ",
    ]
  }
}
