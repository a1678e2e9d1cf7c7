// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Charts

/// Reads a chart, and again when rows have come after it.
public struct ChartReader: Sendable {
  /// What rows came to.
  public enum Growth: Sendable, Equatable {
    /// They are too few for a chart.
    case none
    /// They are the beginning of a chart.
    case opened(Chart)
    /// They belong to the chart that was open.
    case grown(Chart)
  }

  /// What the chart that is open was read from, or what has come of one that is yet to open.
  private var source: ChartSource
  private var isOpen = false
  /// Whether it was read from cells, so that rows can follow.
  private var takesRows = true

  /// A reader that has read nothing; rows that come to it are read as `beginning` says.
  public init(beginning: ChartSource = ChartSource(text: [])) { source = beginning }

  /// Reads a chart; when that fails, the one before stays open.
  public mutating func read(_ source: ChartSource) throws(ChartError) -> Chart {
    let chart = try source.chart()
    self.source = source
    isOpen = true
    takesRows = source.holdsCells
    self.source.keepValues(of: chart)
    return chart
  }

  /// Reads the chart with rows after those that it has; rows that make no sense in it are forgotten.
  public mutating func append(_ rows: ChartRows) throws(ChartError) -> Growth {
    guard takesRows else { throw .rowsWithoutCells }
    var grown = source
    grown.append(rows)
    guard isOpen else {
      source = grown
      guard let chart = try? grown.chart() else { return .none }
      isOpen = true
      source.keepValues(of: chart)
      return .opened(chart)
    }
    let chart = try grown.chart()
    source = grown
    return .grown(chart)
  }
}

extension ChartSource {
  /// Whether it is a text of cells, such as CSV.
  fileprivate var holdsCells: Bool {
    guard case .text(let text) = content else { return false }
    switch format.flatMap({ ChartFormat(word: $0) }) ?? ChartFormat(of: text) {
    case .csv, .tsv: return true
    case .json, .vegaLite, .html, .svg: return false
    }
  }

  /// Chooses the x and the values that the chart has, so that rows to come do not bring a series in or drop one.
  fileprivate mutating func keepValues(of chart: Chart) {
    guard yColumns.isEmpty, chart.kind.isContinuous else { return }
    let columns = chart.notes.columns
    // Numbered rows make way for a column of x as soon as there is one.
    guard let x = columns.first(where: { $0.use == .x }) else { return }
    var names: [String] = []
    for column in [x] + columns.filter({ $0.use == .value }) {
      let name = column.name.foldedName
      // A name that stands twice chooses nothing.
      guard columns.count(where: { $0.name.foldedName == name }) == 1 else { return }
      names.append(column.name)
    }
    xColumn = xColumn ?? names[0]
    yColumns = Array(names.dropFirst())
  }

  /// Rows of a live chart that are kept; older ones make room.
  static let mostLiveRows = 5000

  /// Adds rows at the end of the text.
  mutating func append(_ rows: ChartRows, mostRows: Int? = ChartSource.mostLiveRows) {
    guard case .text(var text) = content else { return }
    if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    text.append(contentsOf: rows.text)
    if let mostRows {
      let lines = text.count { $0 == UInt8(ascii: "\n") }
      if lines > mostRows { text = Self.shortened(text, by: lines - mostRows) }
    }
    content = .text(text)
  }

  /// The text without so many of the rows after the first, which names the columns.
  private static func shortened(_ text: [UInt8], by rows: Int) -> [UInt8] {
    guard let header = text.firstIndex(of: UInt8(ascii: "\n")) else { return text }
    var start = header + 1
    for _ in 0..<rows {
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return Array(text[...header]) + text[start...]
  }
}
