// SPDX-License-Identifier: Apache-2.0

public import Charts

extension ColumnSummary {
  /// The columns of a text with a table, whether or not they make a chart; none where there is no table.
  ///
  /// - Throws: `ChartError` when the text cannot be split into cells.
  public static func columns(
    of bytes: [UInt8], format: ChartFormat? = nil, choices: ReadingChoices = ReadingChoices()
  ) throws(ChartError) -> [ColumnSummary] {
    guard bytes.count <= Chart.Limit.bytes else { throw .tooLong }
    try ReadingLimit.columns.check(choices.yColumns.count)
    let text = try DecodedText(bytes)
    var notes = ReadingNotes()
    let found = format ?? ChartFormat(of: text.bytes)
    guard let table = try DataTable(text.bytes, found, choices, &notes)
    else { return [] }
    let maker = ChartMaker(table, choices: choices, notes: notes)
    do throws(ChartError) { return try maker.chart().notes.columns } catch {
      // What is wrong with the chart is no reason to hide what there is to choose from.
      return maker.summaries(ColumnRoles(y: []))
    }
  }
}
