// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Makes a chart of a table: finds out which columns are what, as people lay out their data.
struct ChartMaker {
  let columns: TableColumns
  let choices: ReadingChoices
  var notes: ReadingNotes
  /// For each column whether its numbers name things.
  let identifies: [Bool]
  /// Columns that say where on the earth something lies.
  let places: (latitude: Int, longitude: Int)?

  /// Series that are taken from a wide table when nobody chose; more could not be followed.
  static let seriesUnlessChosen = 20

  init(_ table: DataTable, choices: ReadingChoices, notes: ReadingNotes) {
    let columns = TableColumns(table, choices.cells)
    self.columns = columns
    identifies = columns.kinds.indices.map { columns.holdsIdentifiers($0) }
    places = columns.places
    self.choices = choices
    self.notes = notes
    self.notes.hasNoHeader = columns.hasNoHeader
    let rows = columns.table.rowCount
    if rows > 1, columns.table.width(rows - 1) < columns.table.width(rows - 2) {
      self.notes.cutRow = Int(columns.table.lines[rows - 1])
    }
  }

  /// The chart.
  func chart() throws(ChartError) -> Chart {
    var maker = self
    guard columns.table.rowCount > 0 else { throw .data(.noPoints) }
    switch choices.kind {
    case .histogram: return try maker.histogram()
    case .boxPlot: return try maker.boxPlot()
    case .heatMap: return try maker.heatMap()
    case .pie: return try maker.pie()
    case .candlestick: return try maker.candlestick()
    case nil:
      if let chart = try maker.chartByNames() { return chart }
      return try maker.plain()
    case .line, .bar, .groupedBar, .stackedBar, .area, .scatter: return try maker.plain()
    }
  }

  /// The column with this name in capital or small letters, or with this number from 1.
  func column(_ name: String) throws(ChartError) -> Int {
    let wanted = name.foldedName
    for (index, head) in columns.heads.enumerated() {
      if head.name.foldedName == wanted { return index }
    }
    for (index, head) in columns.heads.enumerated() where head.written.foldedName == wanted {
      return index
    }
    if let number = PlainNumber.read(wanted, 0..<wanted.count), number >= 1,
      number <= Double(columns.heads.count), number == number.rounded(.down)
    {
      return Int(number) - 1
    }
    throw .noSuchColumn(
      name, there: columns.heads.prefix(ReadingNotes.namesKept).map { $0.name })
  }

  /// Columns of a kind, from the left.
  func all(_ kind: ColumnKind) -> [Int] {
    columns.kinds.indices.filter { columns.kinds[$0] == kind }
  }

  /// What the chart is called.
  var title: String? { choices.title ?? columns.table.title }
}
