// SPDX-License-Identifier: Apache-2.0

public import Charts

extension Chart {
  /// Reads a chart from the bytes of a file, a paste or an upload.
  ///
  /// The format is recognised from the bytes when none is given. `choices` pick columns, the kind of chart, or one
  /// of several tables; names and texts come from the data otherwise, and what was passed over is in `notes`.
  ///
  /// - Throws: `ChartError`, which names the line, the column and the remedy in its `message(in:)`.
  public init(
    reading bytes: [UInt8], format: ChartFormat? = nil, choices: ReadingChoices = ReadingChoices()
  ) throws(ChartError) {
    guard bytes.count <= Limit.bytes else { throw .tooLong }
    try ReadingLimit.columns.check(choices.yColumns.count)
    let text = try DecodedText(bytes)
    var notes = ReadingNotes()
    notes.encoding = text.encoding
    notes.hasBrokenCharacters = text.hasBrokenCharacters
    let found = format ?? ChartFormat(of: text.bytes)
    if let table = try DataTable(text.bytes, found, choices, &notes) {
      self = try ChartMaker(table, choices: choices, notes: notes).chart()
    } else if found == .vegaLite {
      self = try VegaLite(JSONTape(text.bytes), choices, notes).chart()
    } else {
      self = try SVGChart(text.bytes, choices, notes).chart()
    }
  }
}

extension Chart {
  /// A chart of what was read.
  static func of(
    title: String? = nil, kind: ChartKind, x: Axis, y: Axis, rowsName: String? = nil,
    series: [Series], context: ChartContext = ChartContext(), notes: ReadingNotes = ReadingNotes()
  ) throws(ChartError) -> Chart {
    do throws(ChartDataError) {
      return try Chart(
        title: title, kind: kind, x: x, y: y, rowsName: rowsName, series: series, context: context,
        notes: notes)
    } catch {
      throw .data(error)
    }
  }
}

extension DataTable {
  /// The table in a text; nil where its format is no table.
  init?(
    _ bytes: [UInt8], _ format: ChartFormat, _ choices: ReadingChoices,
    _ notes: inout ReadingNotes
  ) throws(ChartError) {
    switch format {
    case .csv: try self.init(csv: bytes)
    case .tsv: try self.init(csv: bytes, separator: UInt8(ascii: "\t"))
    case .json: try self.init(json: JSONTape(bytes))
    case .html:
      let page = try HTMLTables(bytes)
      self = try page.table(choices.ordinal)
      notes.otherParts = page.countWithNumbers - 1
    case .vegaLite, .svg: return nil
    }
  }
}
