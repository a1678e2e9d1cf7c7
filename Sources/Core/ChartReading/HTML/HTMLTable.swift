// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// A table of a web page while it is being read.
struct HTMLTable {
  /// Which table of the page it is.
  let order: Int
  private var table = DataTable(over: [])
  private var cell: OpenCell?
  private var isInRow = false
  private var isInHead = false
  /// For each column the cell that reaches down into the next rows, and before which row it ends.
  private var reaching: [(cell: DataTable.Cell, end: Int)] = []
  private var rowLine = 1
  private var rowIsHead = true
  /// How many rows from the top are heads.
  private var headRows = 0
  private var caption: MarkupText?
  /// Elements whose text is not shown, such as footnote marks, and how many of their name are open.
  private var hidden: (name: [UInt8], depth: Int)?

  /// Limits of HTML ("colspan" and "rowspan" in the HTML standard).
  private enum Most {
    static let columns = 1000
    static let rows = 65_534
    /// Our own: what stands in more rows of heads, or is longer, is no name.
    static let headRows = 20
    static let bytesOfName = 400
  }

  private struct OpenCell {
    var text = MarkupText()
    var value: [UInt8]?
    var columns: Int
    var rows: Int
    var isHead: Bool
  }

  init(order: Int) { self.order = order }

  /// Takes text between tags.
  mutating func text(_ bytes: [UInt8], _ range: Range<Int>) {
    guard hidden == nil else { return }
    if cell != nil {
      cell?.text.append(bytes, range)
    } else if caption != nil, table.title == nil {
      caption?.append(bytes, range)
    }
  }

  /// Takes a tag inside the table.
  ///
  /// - Throws: `ChartError.tooMuch`.
  mutating func tag(_ tag: MarkupTag, line: Int, _ room: inout HTMLRoom) throws(ChartError) {
    if passesHidden(tag) { return }
    let name = tag.name
    if name.isWord("tr") {
      try endRow(&room)
      if !tag.isEnd { beginRow(line) }
    } else if name.isWord("td") || name.isWord("th") {
      try endCell(&room)
      if !tag.isEnd { beginCell(tag, line) }
    } else if name.isWord("thead") {
      try endRow(&room)
      isInHead = !tag.isEnd
    } else if name.isWord("tbody") || name.isWord("tfoot") {
      try endRow(&room)
      isInHead = false
    } else if name.isWord("caption") {
      if tag.isEnd { endCaption() } else { caption = MarkupText() }
    } else if name.isWord("br") || name.isWord("p") || name.isWord("div") || name.isWord("li") {
      cell?.text.appendSpace()
    } else if cell != nil, !tag.isEnd {
      if name.isWord("time"), let value = tag["datetime"] { cell?.value = Array(value) }
      if name.isWord("data"), let value = tag["value"] { cell?.value = Array(value) }
    }
  }

  private mutating func endCaption() {
    if let text = caption?.trimmed, !text.isEmpty { table.title = text.line() }
    caption = nil
  }

  /// Whether a tag belongs to what is not shown: marks of footnotes, and keys for sorting.
  private mutating func passesHidden(_ tag: MarkupTag) -> Bool {
    if let open = hidden {
      if tag.name.isWord("td") || tag.name.isWord("th") || tag.name.isWord("tr") {
        hidden = nil
        return false
      }
      guard tag.name.folded == open.name else { return true }
      let depth = open.depth + (tag.isEnd ? -1 : tag.isEmpty ? 0 : 1)
      hidden = depth > 0 ? (open.name, depth) : nil
      return true
    }
    guard !tag.isEnd, !tag.isEmpty else { return false }
    let isHidden =
      tag.name.isWord("sup")
      || (tag.name.isWord("span") && (tag["style"]?.contains("display:none") ?? false))
    if isHidden { hidden = (tag.name.folded, 1) }
    return isHidden
  }

  private mutating func beginRow(_ line: Int) {
    isInRow = true
    rowLine = line
    rowIsHead = true
  }

  private mutating func beginCell(_ tag: MarkupTag, _ line: Int) {
    if !isInRow { beginRow(line) }
    let value = tag["data-value"] ?? tag["data-sort-value"]
    cell = OpenCell(
      value: value.map { Array($0) }, columns: tag.count("colspan", most: Most.columns),
      rows: tag.count("rowspan", most: Most.rows), isHead: tag.name.isWord("th"))
  }

  private mutating func endCell(_ room: inout HTMLRoom) throws(ChartError) {
    guard let open = cell else { return }
    cell = nil
    try fillReaching(&room)
    if !open.isHead { rowIsHead = false }
    let column = table.openWidth
    try ReadingLimit.columns.check(column + open.columns)
    table.append(text: open.value ?? Array(open.text.trimmed))
    let cell = table.cells[table.cells.count - 1]
    try room.take(cell, columns: open.columns, isCopy: false)
    for _ in 1..<max(open.columns, 1) { table.cells.append(cell) }
    guard open.rows > 1 else { return }
    while reaching.count < column + open.columns { reaching.append((.empty, 0)) }
    for place in column..<column + open.columns {
      reaching[place] = (cell, table.rowCount + open.rows)
    }
  }

  /// Puts in the cells that reach down to where the next cell would stand.
  private mutating func fillReaching(_ room: inout HTMLRoom) throws(ChartError) {
    while table.openWidth < reaching.count, reaching[table.openWidth].end > table.rowCount {
      let cell = reaching[table.openWidth].cell
      try room.take(cell, columns: 1, isCopy: true)
      table.cells.append(cell)
    }
  }

  private mutating func endRow(_ room: inout HTMLRoom) throws(ChartError) {
    try endCell(&room)
    guard isInRow else { return }
    isInRow = false
    try fillReaching(&room)
    guard table.openWidth > 0 else { return }
    try table.endRow(line: rowLine)
    if rowIsHead || isInHead, headRows == table.rowCount - 1 { headRows += 1 }
  }

  /// The table, its head rows made the names of the columns.
  func finished(_ room: inout HTMLRoom) throws(ChartError) -> DataTable {
    var copy = self
    try copy.endRow(&room)
    var table = copy.table
    guard copy.headRows > 0, copy.headRows < table.rowCount else { return table }
    for column in 0..<table.columnCount {
      var parts: [[UInt8]] = []
      for row in 0..<min(copy.headRows, Most.headRows) {
        let part = Array(table.text(table.cell(row, column)).trimmed.prefix(Most.bytesOfName))
        if !part.isEmpty, part != parts.last { parts.append(part) }
      }
      table.names.append(String(decoding: Array(parts.joined(separator: [0x20])), as: UTF8.self))
    }
    table.hasNames = true
    let count = table.columnCount
    table.dropFirstRows(copy.headRows)
    table.columnCount = count
    return table
  }
}
