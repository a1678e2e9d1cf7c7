// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Cells in rows, as places in one text: no cell has memory of its own.
struct DataTable {
  /// The text as UTF-8, and behind it the cells that had to be rewritten.
  var bytes: [UInt8]
  /// All cells, row after row.
  var cells: [Cell] = []
  /// Where in `cells` each row begins; one more than there are rows.
  var rowStarts: [Int32] = [0]
  /// The line of each row, from 1.
  var lines: [Int32] = []
  /// The names of the columns; empty while the first row holds them.
  var names: [String] = []
  /// What the table is called, where it says so.
  var title: String?
  /// Whether the names come from the data.
  var hasNames = false
  /// Whether commas part the columns of the text.
  var isCommaParted = false
  /// Whether the text is JSON, where numbers stand without quotation marks.
  var isJSON = false
  /// Cells from here on in the bytes were calculated.
  var calculatedFrom = Int.max
  /// How many columns the widest row has.
  var columnCount = 0

  /// A place in the text.
  struct Cell: Equatable {
    var start: Int32
    var end: Int32

    /// A cell with nothing in it.
    static let empty = Cell(start: 0, end: 0)

    var range: Range<Int> { Int(start)..<Int(end) }
    var isEmpty: Bool { start == end }
  }

  /// A table without rows over a text.
  init(over bytes: [UInt8]) { self.bytes = bytes }

  /// How many rows there are.
  var rowCount: Int { lines.count }

  /// The cell in a row and a column; empty where the row is shorter.
  func cell(_ row: Int, _ column: Int) -> Cell {
    let index = Int(rowStarts[row]) + column
    return index < Int(rowStarts[row + 1]) ? cells[index] : .empty
  }

  /// How many cells a row has.
  func width(_ row: Int) -> Int { Int(rowStarts[row + 1] - rowStarts[row]) }

  /// The text of a cell.
  func text(_ cell: Cell) -> ArraySlice<UInt8> { bytes[cell.range] }

  /// Whether a row has nothing in any of its cells.
  func isBlank(_ row: Int) -> Bool {
    for cell in cells[Int(rowStarts[row])..<Int(rowStarts[row + 1])]
    where !text(cell).trimmed.isEmpty {
      return false
    }
    return true
  }

  /// How many cells the row has that is not ended yet.
  var openWidth: Int { cells.count - Int(rowStarts[rowStarts.count - 1]) }

  /// Ends the row that the cells since the last end make.
  ///
  /// - Throws: `ChartError.tooMuch`: columns, rows, or cells of the table as it then is, short rows made full.
  mutating func endRow(line: Int) throws(ChartError) {
    let width = openWidth
    columnCount = max(columnCount, width)
    try ReadingLimit.columns.check(width)
    try ReadingLimit.rows.check(rowCount + 1)
    try ReadingLimit.cells.check((rowCount + 1) * columnCount)
    rowStarts.append(Int32(truncatingIfNeeded: cells.count))
    lines.append(Int32(truncatingIfNeeded: line))
  }

  /// Takes the last row away again.
  mutating func removeLastRow() {
    lines.removeLast()
    rowStarts.removeLast()
    cells.removeLast(openWidth)
  }

  /// Adds a cell whose text is not part of the bytes yet.
  mutating func append(text: some Sequence<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    cells.append(
      Cell(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: bytes.count)))
  }

  /// The rows before `count` no longer belong to the table.
  mutating func dropFirstRows(_ count: Int) {
    guard count > 0 else { return }
    rowStarts.removeFirst(count)
    lines.removeFirst(count)
    columnCount = 0
    for row in 0..<rowCount { columnCount = max(columnCount, width(row)) }
  }
}
