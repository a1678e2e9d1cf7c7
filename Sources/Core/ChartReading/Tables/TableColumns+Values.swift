// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// The values of a column, one for each row.
struct ColumnValues {
  /// Not a number where there is none.
  var numbers: [Double]
  /// The unit that stands in the cells.
  var unit: String?
  /// How many were infinite.
  var infinite = 0
}

/// The dates or times of a column, one for each row.
struct ColumnTimes {
  /// Seconds since 1970; not a number where there is none.
  var seconds: [Double]
  var precision: TimePrecision
  /// The order of day and month that was assumed, where nothing decides it.
  var assumedOrder: DateOrder?
}

/// The words of a column, one for each row.
struct ColumnNames {
  /// The number of the row's name in `names`; -1 where there is none.
  var numbers: [Int32]
  var names: [String]
}

extension TableColumns {
  /// The numbers of a column.
  ///
  /// - Throws: `ChartError.notANumber` with the first cell that is none, `.tooLarge`.
  func numbers(_ column: Int) throws(ChartError) -> ColumnValues {
    var values = ColumnValues(numbers: [])
    values.numbers.reserveCapacity(table.rowCount)
    var unit: [UInt8] = []
    var offender: (row: Int, others: Int)?
    let decimalMark = marks.decimal[column]
    for row in 0..<table.rowCount {
      let cell = table.cell(row, column)
      if decimalMark == .point, let number = PlainNumber.read(table.bytes, cell.range) {
        values.numbers.append(number)
      } else if let number = table.number(cell, decimalMark: decimalMark),
        number.unit.isEmpty || unit.isEmpty || number.unit == unit
      {
        if !number.unit.isEmpty { unit = number.unit }
        values.numbers.append(number.value)
      } else {
        values.numbers.append(.nan)
        let text = table.text(cell)
        if CellWord.isMissing(text) { continue }
        if CellWord.isInfinite(text) {
          values.infinite += 1
          continue
        }
        offender = (offender?.row ?? row, (offender?.others ?? -1) + 1)
      }
      guard !(values.numbers[row].magnitude > Chart.Limit.magnitude) else {
        throw .tooLarge(place(row, column))
      }
    }
    if let offender { throw .notANumber(place(offender.row, column, others: offender.others)) }
    if !unit.isEmpty { values.unit = unit[...].line() }
    return values
  }

  /// The times of a column.
  ///
  /// - Throws: `ChartError.notATime` or `.noSuchDate` with the first cell that is none.
  func times(_ column: Int) throws(ChartError) -> ColumnTimes {
    let (order, isOpen) = dateOrder(column)
    var seconds: [Double] = []
    seconds.reserveCapacity(table.rowCount)
    var precision = TimePrecision.year
    var hasDate = false
    var firstOffset: Int32?
    var offender: (row: Int, others: Int)?
    for row in 0..<table.rowCount {
      let cell = table.cell(row, column)
      switch TimeText.read(table.bytes, cell.range, order: order) {
      case .time(let time):
        // All by the clock of the first row's zone, so that the order of the rows stays true.
        var shift = 0.0
        if let offset = time.offset {
          if firstOffset == nil { firstOffset = offset }
          shift = Double((firstOffset ?? offset) - offset)
        }
        seconds.append(time.seconds + shift)
        precision = precision.finer(time.precision)
        hasDate = hasDate || time.hasDate
      case .noSuch: throw .noSuchDate(place(row, column))
      case .other:
        if kinds[column] == .number, let time = calendarNumber(cell) {
          seconds.append(time.seconds)
          precision = precision.finer(time.precision)
          hasDate = true
          continue
        }
        seconds.append(.nan)
        if CellWord.isMissing(table.text(cell)) { continue }
        offender = (offender?.row ?? row, (offender?.others ?? -1) + 1)
      }
    }
    if let offender { throw .notATime(place(offender.row, column, others: offender.others)) }
    return ColumnTimes(
      seconds: seconds, precision: Self.coarsest(precision, for: seconds, hasDate: hasDate),
      assumedOrder: isOpen ? order : nil)
  }

  /// A year written as 1700.0, a day as 20240131.0, or milliseconds since the beginning of 1970, as programs write them.
  private func calendarNumber(_ cell: DataTable.Cell) -> TimeText? {
    guard let number = PlainNumber.read(table.bytes, cell.range), number == number.rounded(),
      number.magnitude < Self.mostMilliseconds
    else { return nil }
    if (1000...2999).contains(number) {
      return TimeText.seconds(year: Int(number), month: 1, day: 1).map {
        TimeText(seconds: $0, precision: .year)
      }
    }
    if (10_000_101...29_991_231).contains(number) {
      let days = Int(number)
      return TimeText.seconds(year: days / 10_000, month: days / 100 % 100, day: days % 100).map {
        TimeText(seconds: $0, precision: .day)
      }
    }
    guard number.magnitude >= Self.leastMilliseconds else { return nil }
    return TimeText(seconds: number / 1000, precision: .millisecond)
  }

  /// From some days around 1970 on they are told from other numbers; up to the years that a calendar of programs has.
  private static let leastMilliseconds = 1e9
  private static let mostMilliseconds = 8.64e15

  /// Midnight in all rows says nothing: then the days are what counts.
  private static func coarsest(
    _ written: TimePrecision, for seconds: [Double], hasDate: Bool
  ) -> TimePrecision {
    guard written.finer(.day) == written, written != .day else { return written }
    var precision = hasDate ? TimePrecision.day : .minute
    for second in seconds where !second.isNaN {
      if second != second.rounded(.down) { return .millisecond }
      let whole = Int64(second)
      if whole % 60 != 0 {
        precision = .second
      } else if whole % 86_400 != 0 {
        precision = precision.finer(.minute)
      }
    }
    return precision
  }

  /// The order that a number above 12 decides, and whether nothing does.
  private func dateOrder(_ column: Int) -> (DateOrder, isOpen: Bool) {
    var isOpen = false
    var hasHalves = false
    for row in 0..<table.rowCount {
      let range = table.cell(row, column).range
      guard let (first, second) = TimeText.undecided(table.bytes, range) else {
        if row > 100, !isOpen { break }
        continue
      }
      if first > 12 { return (.dayFirst, false) }
      if second > 12 { return (.monthFirst, false) }
      if first != second { isOpen = true }
      if row < 3 { hasHalves = hasHalves || TimeText.hasHalfOfDay(table.bytes, range) }
    }
    return (chosenDateOrder ?? (hasHalves ? .monthFirst : .dayFirst), isOpen)
  }

  /// The words of a column.
  func names(_ column: Int) -> ColumnNames {
    var index = NameIndex()
    var numbers: [Int32] = []
    numbers.reserveCapacity(table.rowCount)
    var before = DataTable.Cell.empty
    for row in 0..<table.rowCount {
      let cell = table.cell(row, column)
      // One cell may reach down over many rows.
      if cell == before, let number = numbers.last {
        numbers.append(number)
        continue
      }
      before = cell
      let text = table.text(cell).trimmed
      numbers.append(text.isEmpty ? -1 : Int32(truncatingIfNeeded: index.number(of: text)))
    }
    return ColumnNames(numbers: numbers, names: index.names.map { $0[...].line() })
  }

  /// A cell as errors name it.
  func place(_ row: Int, _ column: Int, others: Int = 0) -> ChartError.Cell {
    ChartError.Cell(
      line: Int(table.lines[row]), column: heads[column].name,
      found: table.text(table.cell(row, column)).line(), others: others)
  }
}

extension TimePrecision {
  /// The finer one of two.
  func finer(_ other: TimePrecision) -> TimePrecision { rank >= other.rank ? self : other }

  private var rank: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .day: 2
    case .minute: 3
    case .second: 4
    case .millisecond: 5
    }
  }
}
