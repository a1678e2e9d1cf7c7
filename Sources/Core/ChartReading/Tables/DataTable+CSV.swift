// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

extension DataTable {
  /// Splits CSV into cells (RFC 4180); lines may end in LF, CRLF or CR, blank ones are passed over.
  ///
  /// - Parameter separator: what parts the columns; found out when not given.
  init(csv bytes: [UInt8], separator: UInt8? = nil) throws(ChartError) {
    self.init(over: bytes)
    let start = Self.skipSeparatorLine(bytes)
    var reader = CSVReader(
      text: bytes, index: start.index, line: start.index > 0 ? 2 : 1,
      separator: start.separator ?? separator ?? Separator.likely(in: bytes))
    cells.reserveCapacity(bytes.count / 8)
    while reader.index < bytes.count {
      let line = reader.line
      let isBlank = try reader.readRow(into: &cells)
      if isBlank { cells.removeLast(openWidth) } else { try endRow(line: line) }
    }
    if !reader.rewritten.isEmpty { self.bytes += reader.rewritten }
    isCommaParted = reader.separator == UInt8(ascii: ",")
  }

  /// Excel writes `sep=;` into the first line.
  private static func skipSeparatorLine(_ bytes: [UInt8]) -> (index: Int, separator: UInt8?) {
    guard bytes.count > 5, bytes[..<4].isWord("sep="),
      bytes[5] == 0x0D || bytes[5] == 0x0A
    else { return (0, nil) }
    return (bytes.count > 6 && bytes[5] == 0x0D && bytes[6] == 0x0A ? 7 : 6, bytes[4])
  }
}

/// How far a CSV text was read.
private struct CSVReader {
  let text: [UInt8]
  var index: Int
  var line: Int
  let separator: UInt8
  /// Cells in quotation marks that hold quotation marks, without the doubled ones; they lie behind the text.
  var rewritten: [UInt8] = []

  /// Reads cells up to the end of the line; true when all were blank.
  mutating func readRow(into cells: inout [DataTable.Cell]) throws(ChartError) -> Bool {
    var isBlank = true
    let start = cells.count
    while true {
      try ReadingLimit.columns.check(cells.count - start)
      if index < text.count, text[index] == UInt8(ascii: "\"") {
        cells.append(try quotedCell())
        isBlank = isBlank && cells[cells.count - 1].isEmpty
      } else {
        cells.append(plainCell(&isBlank))
      }
      guard index < text.count else { return isBlank }
      let byte = text[index]
      index += 1
      if byte == separator { continue }
      line += 1
      if byte == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
      return isBlank
    }
  }

  private mutating func plainCell(_ isBlank: inout Bool) -> DataTable.Cell {
    let start = index
    var index = index
    var hasText = false
    while index < text.count {
      let byte = text[index]
      if byte == separator || byte == 0x0A || byte == 0x0D { break }
      if byte > 0x20 { hasText = true }
      index += 1
    }
    self.index = index
    if hasText { isBlank = false }
    return DataTable.Cell(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index))
  }

  private mutating func quotedCell() throws(ChartError) -> DataTable.Cell {
    let firstLine = line
    let start = index + 1
    var copied: Int?
    index = start
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte != UInt8(ascii: "\"") {
        if byte == 0x0A { line += 1 }
        if copied != nil { rewritten.append(byte) }
      } else if index < text.count, text[index] == byte {
        if copied == nil {
          copied = text.count + rewritten.count
          rewritten.append(contentsOf: text[start..<index - 1])
        }
        rewritten.append(byte)
        index += 1
      } else {
        let end = index - 1
        try endQuotedCell()
        return DataTable.Cell(
          start: Int32(truncatingIfNeeded: copied ?? start),
          end: Int32(truncatingIfNeeded: copied == nil ? end : text.count + rewritten.count))
      }
    }
    throw .openQuote(line: firstLine)
  }

  private mutating func endQuotedCell() throws(ChartError) {
    while index < text.count, text[index] == 0x20 { index += 1 }
    guard
      index == text.count || text[index] == separator || text[index] == 0x0A || text[index] == 0x0D
    else { throw .textAfterQuote(line: line) }
  }
}
