// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

extension ChartMaker {
  /// The days of x with the times of day of another column, where the same day stands in several rows.
  mutating func withClock(_ x: XValues, _ roles: inout ColumnRoles) -> XValues? {
    guard choices.xColumn == nil, x.axis.scale == .time(.day), repeats(x.values) else { return nil }
    for column in columns.kinds.indices where !roles.used.contains(column) {
      guard let clock = clock(column) else { continue }
      roles.clock = column
      var whole = x
      whole.axis.scale = .time(clock.precision)
      for row in whole.values.indices { whole.values[row] += clock.seconds[row] }
      return whole
    }
    return nil
  }

  /// The seconds since midnight in a column of times, or of numbers that are called hours.
  private func clock(_ column: Int) -> ColumnTimes? {
    if columns.kinds[column] == .time {
      guard columns.isClock(column) else { return nil }
      do throws(ChartError) { return try columns.times(column) } catch { return nil }
    }
    guard isHours(column) else { return nil }
    let hours: [Double]
    do throws(ChartError) { hours = try columns.numbers(column).numbers } catch { return nil }
    var (least, greatest) = (24.0, 0.0)
    for hour in hours where !hour.isNaN {
      guard (0...24).contains(hour), hour == hour.rounded(.down) else { return nil }
      (least, greatest) = (min(least, hour), max(greatest, hour))
    }
    // From 1 to 24 they are numbered, as energy suppliers do: the first one begins at midnight.
    let first: Double = greatest == 24 && least >= 1 ? 1 : 0
    return ColumnTimes(seconds: hours.map { ($0 - first) * 3600 }, precision: .minute)
  }

  /// Whether a column of numbers is called hours.
  func isHours(_ column: Int) -> Bool {
    let name = columns.heads[column].name.foldedName
    return columns.kinds[column] == .number
      && Self.hourNames.contains { name[...].isExactly($0) }
  }

  private static var hourNames: [StaticString] {
    ["hour", "hr", "hora", "time", "الساعة", "ساعة"]
  }
}

extension TableColumns {
  /// Whether a column holds times of day without a date, as its first cell shows.
  func isClock(_ column: Int) -> Bool {
    for row in 0..<table.rowCount {
      switch TimeText.read(table.bytes, table.cell(row, column).range, order: .dayFirst) {
      case .time(let time): return !time.hasDate
      case .noSuch: return false
      case .other: continue
      }
    }
    return false
  }

  /// The greatest magnitude in a column, as far as some rows show; zero where they hold no number.
  func size(_ column: Int) -> Double {
    var size = 0.0
    let step = max(1, table.rowCount / Self.rowsForSize)
    var row = 0
    while row < table.rowCount {
      let cell = table.cell(row, column)
      if !cell.isEmpty, let number = table.number(cell, decimalMark: marks.decimal[column])?.value {
        size = max(size, number.magnitude)
      }
      row += step
    }
    return size
  }

  private static let rowsForSize = 500
}
