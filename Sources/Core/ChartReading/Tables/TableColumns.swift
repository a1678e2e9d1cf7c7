// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// What the cells of a column are.
enum ColumnKind: Equatable {
  /// There is nothing in it.
  case empty
  case number
  /// Dates, times of day, or both.
  case time
  case text
}

/// The columns of a table: their names, and what their cells are.
struct TableColumns {
  var table: DataTable
  /// What commas and points stand for in each column.
  private(set) var marks: NumberMarks
  /// Which part of an open date was chosen to come first.
  let chosenDateOrder: DateOrder?
  private(set) var kinds: [ColumnKind] = []
  private(set) var heads: [HeaderText] = []
  /// Whether the first row held values rather than names.
  private(set) var hasNoHeader = false

  /// Cells of a column that are looked at in order to tell what it is: so many from the beginning, so many spread.
  private static let looks = 50
  private static let fewLooks = 10

  init(_ table: DataTable, _ choices: CellChoices) {
    self.table = table
    chosenDateOrder = choices.dateOrder
    marks = NumberMarks(table, numbers: [], count: 0, choices: choices)
    if table.hasNames {
      heads = table.names.map { HeaderText(Array($0.utf8)[...]) }
      kinds = (0..<table.columnCount).map { kind(of: $0, from: 0) }
    } else {
      takeTitle()
      readHeads()
    }
    let count = max(kinds.count, heads.count, self.table.columnCount)
    while heads.count < count { heads.append(number(heads.count)) }
    while kinds.count < count { kinds.append(.empty) }
    self.table.columnCount = count
    for column in kinds.indices where kinds[column] == .number && holdsDottedMonths(column) {
      kinds[column] = .time
    }
    marks = NumberMarks(
      self.table, numbers: kinds.indices.filter { kinds[$0] == .number }, count: count,
      choices: choices)
  }

  private func number(_ column: Int) -> HeaderText {
    HeaderText(Array("\(column + 1)".utf8)[...])
  }

  /// Lines above the table that have one cell only: the first one is its title.
  private mutating func takeTitle() {
    guard table.columnCount > 1 else { return }
    var count = 0
    while count + 2 < table.rowCount, count < 10, filledCells(count) <= 1 {
      count += 1
    }
    guard count > 0, count < 10, filledCells(count + 1) > 1 else { return }
    for row in 0..<count where table.title == nil {
      let title = table.text(table.cell(row, 0)).line()
      if !title.utf8.isEmpty { table.title = title }
    }
    table.dropFirstRows(count)
  }

  private func filledCells(_ row: Int) -> Int {
    var count = 0
    for column in 0..<table.width(row) where !table.text(table.cell(row, column)).trimmed.isEmpty {
      count += 1
    }
    return count
  }

  /// Takes the first row for the names of the columns, unless it holds values as the rows below do.
  private mutating func readHeads() {
    kinds = (0..<table.columnCount).map { kind(of: $0, from: 1) }
    guard table.rowCount > 0 else { return }
    hasNoHeader = firstRowHoldsValues
    if hasNoHeader {
      kinds = (0..<table.columnCount).map { kind(of: $0, from: 0) }
      return
    }
    for column in 0..<table.width(0) {
      let head = HeaderText(table.text(table.cell(0, column)))
      heads.append(head)
    }
    table.dropFirstRows(1)
  }

  /// Whether each column of numbers or times has one in the first row too; years may be names, though.
  private var firstRowHoldsValues: Bool {
    var values = 0
    var years = 0
    for column in 0..<table.columnCount {
      let kind = table.rowCount > 1 ? kinds[column] : .number
      guard kind == .number || kind == .time else { continue }
      let cell = table.cell(0, column)
      switch self.kind(of: cell) {
      case .number:
        values += 1
        if column > 0, let number = table.number(cell, decimalMark: .point)?.value,
          (1000...2999).contains(number), number == number.rounded(.down)
        {
          years += 1
        }
      case .time: values += 1
      case .empty where column > 0: continue
      default: return false
      }
    }
    guard values > 0 else { return false }
    // "Country,1990,1991,1992": words above words, years above numbers.
    return !(years > 1 && years == values && kinds[0] != .number && kinds[0] != .time)
  }

  /// What a cell is.
  func kind(of cell: DataTable.Cell) -> ColumnKind {
    if cell.isEmpty { return .empty }
    let text = table.text(cell)
    if CellWord.isMissing(text) { return .empty }
    if table.number(cell, decimalMark: .point) != nil
      || table.number(cell, decimalMark: .comma) != nil || CellWord.isInfinite(text)
    {
      return .number
    }
    return TimeText.read(table.bytes, cell.range, order: .dayFirst) == .other ? .text : .time
  }

  /// What most of the cells of a column are.
  private func kind(of column: Int, from first: Int) -> ColumnKind {
    var counts = (number: 0, time: 0, text: 0)
    var looks = 0
    func look(_ row: Int) {
      switch kind(of: table.cell(row, column)) {
      case .empty: return
      case .number: counts.number += 1
      case .time: counts.time += 1
      case .text: counts.text += 1
      }
      looks += 1
    }
    var row = first
    while row < table.rowCount, looks < Self.looks {
      look(row)
      row += 1
    }
    let step = max(1, (table.rowCount - row) / Self.looks)
    while row < table.rowCount {
      look(row)
      row += step
    }
    let (number, time, text) = counts
    if looks == 0 { return .empty }
    if time > 0, time >= text, time + number > text { return .time }
    // Routes such as 24, C2, 39 are names; a few words between numbers are mistakes.
    let weight = looks < Self.fewLooks ? 1 : 2
    return number > 0 && number >= weight * text ? .number : .text
  }
}
