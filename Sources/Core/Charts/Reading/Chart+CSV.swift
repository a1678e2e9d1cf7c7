// SPDX-License-Identifier: Apache-2.0

extension Chart {
  /// Reads a line chart from CSV: a line that names two columns, then x and y in each line.
  ///
  /// The text is UTF-8 with or without byte order mark. Columns are parted by commas, semicolons or tabs; cells
  /// may stand in quotation marks (RFC 4180). Rows without a value are left out and counted, columns after
  /// the second are left out and named in `notes`.
  public init(csv bytes: [UInt8]) throws(ChartError) {
    guard bytes.count <= Limit.bytes else { throw .tooLong }
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    try Self.checkText(text)
    var reader = CSVRecords(text)
    let header = try Self.header(&reader)
    var records: [CSVRecord] = []
    while let record = try reader.next() {
      if record.isBlank { continue }
      guard records.count < Limit.points else { throw .tooManyPoints }
      records.append(record)
    }
    var rows = SeriesRows(
      header: header, numbers: CSVNumber(decimalMark: Self.decimalMark(records, reader.separator)))
    for record in records { try rows.add(record) }
    try self.init(
      kind: .line, x: Axis(name: header.x), y: Axis(name: header.y),
      series: [Series(name: header.y, points: rows.points, lines: rows.lines)], notes: rows.notes)
  }

  private static func checkText(_ text: ArraySlice<UInt8>) throws(ChartError) {
    if text.allSatisfy({ $0 <= 0x20 }) { throw .empty }
    var line = 1
    for part in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if part.contains(0) || String(validating: part, as: UTF8.self) == nil {
        throw .notText(line: line)
      }
      line += 1
    }
  }

  private static func header(_ reader: inout CSVRecords) throws(ChartError) -> CSVHeader {
    while let record = try reader.next() {
      if record.isBlank { continue }
      return try CSVHeader(record)
    }
    throw .empty
  }

  /// A comma before the fraction, when commas do not part the columns and a number shows one; else a point.
  ///
  /// Where commas part the columns, a cell in quotation marks such as "12,5" can still show one: only when no
  /// number in the file has a point, and the comma does not part groups of three.
  private static func decimalMark(_ records: [CSVRecord], _ separator: CSVSeparator) -> UInt8 {
    var hasComma = false
    for record in records {
      for cell in record.cells.prefix(2) {
        guard let comma = cell.bytes.lastIndex(of: UInt8(ascii: ",")) else {
          if separator == .comma, cell.bytes.contains(UInt8(ascii: ".")) {
            return UInt8(ascii: ".")
          }
          continue
        }
        if let point = cell.bytes.lastIndex(of: UInt8(ascii: ".")) {
          return point > comma ? UInt8(ascii: ".") : UInt8(ascii: ",")
        }
        hasComma = hasComma || separator != .comma || cell.bytes.count - comma != 4
      }
    }
    return UInt8(ascii: hasComma ? "," : ".")
  }
}

/// The names of the columns.
struct CSVHeader {
  var x: String
  var y: String
  var others: [String]

  /// Longest name that is kept, in Unicode scalars; a longer one would be a burden to hear at every point.
  private static let longestName = 80

  init(_ record: CSVRecord) throws(ChartError) {
    guard record.cells.count > 1 else { throw .oneColumn(line: record.line) }
    let numbers = CSVNumber(decimalMark: UInt8(ascii: "."))
    let hasNames = record.cells.prefix(2).contains { cell in
      if case .other = numbers.content(of: cell) { true } else { false }
    }
    let names = record.cells.map { Self.name($0) }
    guard hasNames else { throw .noHeader(found: names[0] + ", " + names[1]) }
    x = names[0].utf8.isEmpty ? "x" : names[0]
    y = names[1].utf8.isEmpty ? "y" : names[1]
    others = names.dropFirst(2).filter { !$0.utf8.isEmpty }
  }

  /// The text of a cell in one line, shortened.
  static func name(_ cell: CSVCell) -> String {
    var name = ""
    var count = 0
    for scalar in String(decoding: CSVNumber.trimmed(cell.bytes[...]), as: UTF8.self).unicodeScalars
    {
      guard count < longestName else { return name + "…" }
      name.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      count += 1
    }
    return name
  }
}

/// The points found so far.
private struct SeriesRows {
  let header: CSVHeader
  let numbers: CSVNumber
  var points: [ChartPoint] = []
  var lines: [Int32] = []
  var notes: ReadingNotes

  init(header: CSVHeader, numbers: CSVNumber) {
    self.header = header
    self.numbers = numbers
    notes = ReadingNotes()
    notes.unusedColumns = header.others
  }

  mutating func add(_ record: CSVRecord) throws(ChartError) {
    guard record.cells.count > 1 else { throw .oneColumn(line: record.line) }
    let x = try number(record.cells[0], of: header.x, line: record.line)
    let y = try number(record.cells[1], of: header.y, line: record.line)
    guard let x else {
      if y == nil { return }
      throw .missingX(line: record.line, column: header.x)
    }
    guard let y else {
      notes.rowsLeftOut += 1
      return
    }
    points.append(ChartPoint(x: x, y: y))
    lines.append(Int32(truncatingIfNeeded: record.line))
  }

  private func number(
    _ cell: CSVCell, of column: String, line: Int
  ) throws(ChartError) -> Double? {
    let found = ChartError.Cell(line: line, column: column, found: CSVHeader.name(cell))
    switch numbers.content(of: cell) {
    case .missing: return nil
    case .date: throw .date(found)
    case .other: throw .notANumber(found)
    case .number(let number):
      guard number.magnitude <= Chart.Limit.magnitude else { throw .tooLarge(found) }
      return number
    }
  }
}
