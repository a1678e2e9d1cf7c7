// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths

/// What the tables of a page took already of what all of them may take together.
struct HTMLRoom {
  /// Cells, each for itself.
  private(set) var cells = 0
  /// Bytes of text that cells in further rows and columns stand for.
  private(set) var spannedText = 0.0

  /// A cell that stands in so many columns.
  mutating func take(_ cell: DataTable.Cell, columns: Int, isCopy: Bool) throws(ChartError) {
    cells += columns
    spannedText += Double(columns - (isCopy ? 0 : 1)) * Double(cell.range.count)
    try ReadingLimit.cells.check(cells)
    try ReadingLimit.spannedText.check(spannedText)
  }
}

/// The tables of a web page.
struct HTMLTables {
  private var tables: [DataTable] = []

  /// Reads all tables of a page; each keeps the order in which it begins.
  ///
  /// - Throws: `ChartError.tooMuch`.
  init(_ bytes: [UInt8]) throws(ChartError) {
    var scanner = MarkupScanner(bytes)
    var open: [HTMLTable] = []
    var finished: [(order: Int, table: DataTable)] = []
    var count = 0
    var line = 1
    var counted = 0
    var room = HTMLRoom()
    while let token = scanner.next() {
      switch token {
      case .text(let range):
        if !open.isEmpty { open[open.count - 1].text(bytes, range) }
      case .tag(let tag):
        if tag.name.isWord("table") {
          if !tag.isEnd {
            try ReadingLimit.tableDepth.check(open.count + 1)
            try ReadingLimit.tables.check(count + 1)
            open.append(HTMLTable(order: count))
            count += 1
          } else if let table = open.popLast() {
            finished.append((table.order, try table.finished(&room)))
          }
        } else if !open.isEmpty {
          let place = tag.name.startIndex
          while counted < place {
            if bytes[counted] == 0x0A { line += 1 }
            counted += 1
          }
          try open[open.count - 1].tag(tag, line: line, &room)
        }
      }
    }
    if scanner.isTooMuch { throw .tooMuch(.attributes) }
    while let table = open.popLast() {
      finished.append((table.order, try table.finished(&room)))
    }
    finished = finished.ordered { Double($0.order) }
    for (_, table) in finished where Self.hasNumbers(table) { tables.append(table) }
  }

  /// How many tables hold numbers.
  var countWithNumbers: Int { tables.count }

  /// A table by its number from 1, or the first one.
  func table(_ ordinal: Int?) throws(ChartError) -> DataTable {
    let index = (ordinal ?? 1) - 1
    guard tables.indices.contains(index) else { throw .noSuchTable(count: tables.count) }
    return tables[index]
  }

  private static func hasNumbers(_ table: DataTable) -> Bool {
    guard table.rowCount > 0 else { return false }
    let columns = TableColumns(table, CellChoices(usual: .point))
    return columns.table.rowCount > 1 && columns.kinds.contains(.number)
  }
}
