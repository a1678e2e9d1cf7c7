// SPDX-License-Identifier: Apache-2.0

import Maths

/// The tables of a web page.
struct HTMLTables {
  private var tables: [DataTable] = []

  /// Tables inside tables go this deep.
  private static let greatestDepth = 16

  /// Reads all tables of a page; each keeps the order in which it begins.
  init(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    var open: [HTMLTable] = []
    var finished: [(order: Int, table: DataTable)] = []
    var count = 0
    var line = 1
    var counted = 0
    while let token = scanner.next() {
      switch token {
      case .text(let range):
        if !open.isEmpty { open[open.count - 1].text(bytes, range) }
      case .tag(let tag):
        if tag.name.isWord("table") {
          if !tag.isEnd, open.count < Self.greatestDepth {
            open.append(HTMLTable(order: count))
            count += 1
          } else if tag.isEnd, let table = open.popLast() {
            finished.append((table.order, table.finished()))
          }
        } else if !open.isEmpty {
          let place = tag.name.startIndex
          while counted < place {
            if bytes[counted] == 0x0A { line += 1 }
            counted += 1
          }
          open[open.count - 1].tag(tag, line: line)
        }
      }
    }
    while let table = open.popLast() { finished.append((table.order, table.finished())) }
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
    let columns = TableColumns(table)
    return columns.table.rowCount > 1 && columns.kinds.contains(.number)
  }
}
