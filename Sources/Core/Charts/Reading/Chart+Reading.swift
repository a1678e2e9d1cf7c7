// SPDX-License-Identifier: Apache-2.0

extension Chart {
  /// Reads a chart from the bytes of a file, a paste or an upload.
  ///
  /// The format is recognised from the bytes when none is given. `choices` pick columns, the kind of chart, or one
  /// of several tables; names and texts come from the data otherwise, and what was passed over is in `notes`.
  ///
  /// - Throws: `ChartError`, which names the line, the column and the remedy as `Phrase(_:)`.
  public init(
    reading bytes: [UInt8], format: ChartFormat? = nil, choices: ReadingChoices = ReadingChoices()
  ) throws(ChartError) {
    guard bytes.count <= Limit.bytes else { throw .tooLong }
    let text = try DecodedText(bytes)
    var notes = ReadingNotes()
    notes.encoding = text.encoding
    notes.hasBrokenCharacters = text.hasBrokenCharacters
    switch format ?? ChartFormat(of: text.bytes) {
    case .csv, .tsv:
      let table = try DataTable(
        csv: text.bytes, separator: format == .tsv ? UInt8(ascii: "\t") : nil)
      self = try ChartMaker(table, choices: choices, notes: notes).chart()
    case .json:
      let table = try DataTable(json: JSONTape(text.bytes))
      self = try ChartMaker(table, choices: choices, notes: notes).chart()
    case .vegaLite: self = try VegaLite(JSONTape(text.bytes), choices, notes).chart()
    case .html:
      let page = HTMLTables(text.bytes)
      let table = try page.table(choices.ordinal)
      notes.otherParts = page.countWithNumbers - 1
      self = try ChartMaker(table, choices: choices, notes: notes).chart()
    case .svg: self = try SVGChart(text.bytes, choices, notes).chart()
    }
  }

  /// Reads a chart from CSV.
  public init(csv bytes: [UInt8]) throws(ChartError) { try self.init(reading: bytes, format: .csv) }
}
