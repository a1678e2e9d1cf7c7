// SPDX-License-Identifier: Apache-2.0

/// A row of a CSV text (RFC 4180): its cells and the line where it begins.
struct CSVRecord: Equatable {
  /// Line, from 1.
  var line: Int
  var cells: [CSVCell]

  /// True when no cell holds anything.
  var isBlank: Bool { cells.allSatisfy { CSVNumber.trimmed($0.bytes[...]).isEmpty } }
}

/// A cell as UTF-8 bytes, without the quotation marks around it.
struct CSVCell: Equatable {
  var bytes: [UInt8]
}

/// What stands between the columns.
enum CSVSeparator: Equatable {
  case comma
  case semicolon
  case tab

  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    }
  }

  /// The separator that the first line shows: a tab or a semicolon, where one stands outside quotation marks, else a comma.
  init(ofFirstLineIn bytes: ArraySlice<UInt8>) {
    var isQuoted = false
    var hasSemicolon = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\t") where !isQuoted:
        self = .tab
        return
      case UInt8(ascii: ";") where !isQuoted: hasSemicolon = true
      case 0x0A where !isQuoted, 0x0D where !isQuoted:
        self = hasSemicolon ? .semicolon : .comma
        return
      default: break
      }
    }
    self = hasSemicolon ? .semicolon : .comma
  }
}

/// Splits CSV bytes into rows; lines may end in LF, CRLF or CR.
struct CSVRecords {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var line = 1
  let separator: CSVSeparator

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    separator = CSVSeparator(ofFirstLineIn: bytes)
  }

  /// The next row, or nil at the end.
  mutating func next() throws(ChartError) -> CSVRecord? {
    guard index < bytes.endIndex else { return nil }
    var record = CSVRecord(line: line, cells: [])
    while true {
      record.cells.append(try cell())
      guard index < bytes.endIndex else { return record }
      if bytes[index] == separator.byte {
        index += 1
        continue
      }
      endLine()
      return record
    }
  }

  private mutating func endLine() {
    let isReturn = bytes[index] == 0x0D
    index += 1
    line += 1
    if isReturn, index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
  }

  private func isEndOfCell(_ byte: UInt8) -> Bool {
    byte == separator.byte || byte == 0x0A || byte == 0x0D
  }

  private mutating func cell() throws(ChartError) -> CSVCell {
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") { return try quotedCell() }
    let start = index
    while index < bytes.endIndex, !isEndOfCell(bytes[index]) { index += 1 }
    return CSVCell(bytes: Array(bytes[start..<index]))
  }

  private mutating func quotedCell() throws(ChartError) -> CSVCell {
    let firstLine = line
    var content: [UInt8] = []
    index += 1
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte != UInt8(ascii: "\"") {
        if byte == 0x0A { line += 1 }
        content.append(byte)
      } else if index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") {
        content.append(byte)
        index += 1
      } else {
        while index < bytes.endIndex, bytes[index] == 0x20 { index += 1 }
        guard index == bytes.endIndex || isEndOfCell(bytes[index]) else {
          throw .textAfterQuote(line: line)
        }
        return CSVCell(bytes: content)
      }
    }
    throw .openQuote(line: firstLine)
  }
}
