// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Speaking

/// The marks of a chart as rows of a table, in the words of a language.
///
/// One row for each place along the x axis, one column for each series; boxes, candles and bins have a column for each
/// of their numbers. A heat map is a matrix: its rows are the series.
public struct ChartTable: Sendable, Equatable {
  /// The cells from left to right.
  public struct Row: Sendable, Equatable {
    /// The words of each cell; empty where there is no value.
    public var cells: [String]
    /// The first cell.
    public var x: String { cells.first ?? "" }
    /// The second cell.
    public var y: String { cells.dropFirst().first ?? "" }
  }

  /// The names of the columns; the first is that of the places.
  public let columns: Row
  /// The first rows, `mostRows` at most; each as long as `columns`.
  public let rows: [Row]
  /// How many rows there are in all.
  public let total: Int

  /// Rows that are shown; a longer table helps nobody and makes a slow page.
  public static let mostRows = 500
  /// Columns of values that are shown.
  public static let mostColumns = 50

  /// The table of a chart.
  public init(_ chart: Chart, in language: Language) {
    let writer = TableWriter(chart, language)
    let parts =
      chart.kind == .heatMap && chart.series.count > 1
      ? writer.matrix() : chart.series.count == 1 ? writer.marks() : writer.several()
    columns = Row(cells: parts.columns)
    rows = parts.rows.map { Row(cells: $0) }
    total = parts.total
  }
}

private struct TableWriter {
  typealias Parts = (columns: [String], rows: [[String]], total: Int)

  let chart: Chart
  let language: Language
  let words: PointWords

  init(_ chart: Chart, _ language: Language) {
    self.chart = chart
    self.language = language
    words = PointWords(chart)
  }

  private var xName: String { words.x.name(in: language) }
  private func value(_ value: Double) -> String {
    value.isNaN ? "" : words.y.cell(value, in: language)
  }
  private func place(_ x: Double) -> String { words.x.pointValue(x, in: language) }

  /// A row for each mark of the only series.
  func marks() -> Parts {
    let series = chart.series[0]
    let count = min(series.points.count, ChartTable.mostRows)
    var columns = [xName, words.y.nameWithUnit(in: language)]
    var details = false
    if count > 0, !words.parts(index: 0, in: language).isEmpty, chart.kind != .histogram {
      details = true
      columns = [xName] + names
    }
    let rows = (0..<count).map { index in
      let point = series.points[index]
      let at = words.cellPlace(index, in: language)
      if details { return [at] + numbers(index) }
      return [at, value(point.y)]
    }
    return (columns, rows, series.points.count)
  }

  /// The names of the numbers that a mark holds.
  private var names: [String] {
    let kinds: [ChartStatistic.Kind] =
      chart.kind == .candlestick
      ? [.open, .high, .low, .close]
      : [.lowWhisker, .lowerQuartile, .median, .upperQuartile, .highWhisker, .outlier]
    return kinds.map { $0.text(in: language) }
  }

  private func numbers(_ index: Int) -> [String] {
    switch chart.series[0].detail {
    case .candles(let candles):
      let candle = candles[index]
      return [candle.open, candle.high, candle.low, candle.close].map { value($0) }
    case .boxes(let boxes):
      let box = boxes[index]
      let five = [box.low, box.lowerQuartile, box.median, box.upperQuartile, box.high]
      let outliers = box.outliers.prefix(ChartTable.mostColumns).map { value($0) }
      return five.map { value($0) } + [outliers.joined(by: .comma, in: language)]
    case .none, .bins: return []
    }
  }

  /// A row for each place that any series has, a column for each series.
  func several() -> Parts {
    let shown = chart.series.indices.prefix(ChartTable.mostColumns)
    var places: [Double] = []
    for series in chart.series {
      for point in series.points where places.last != point.x { places.append(point.x) }
    }
    places = places.ascending()
    var all: [Double] = []
    for place in places where all.last != place { all.append(place) }
    var next = [Int](repeating: 0, count: chart.series.count)
    var rows: [[String]] = []
    for at in all.prefix(ChartTable.mostRows) {
      var row = [place(at)]
      for series in shown {
        let points = chart.series[series].points
        var cells: [String] = []
        // A scatter plot may have several values at one place.
        while next[series] < points.count, points[next[series]].x <= at {
          let text = value(points[next[series]].y)
          if !text.utf8.isEmpty { cells.append(text) }
          next[series] += 1
        }
        row.append(cells.joined(by: .comma, in: language))
      }
      rows.append(row)
    }
    let names = shown.map { series in
      AxisWords.name(
        chart.seriesName(series, in: language), withUnit: chart.series[series].unit ?? "",
        in: language)
    }
    return ([xName] + names, rows, all.count)
  }

  /// Cells in rows and columns as they are drawn.
  func matrix() -> Parts {
    var places: [Double] = []
    for point in chart.series.flatMap({ $0.points }) { places.append(point.x) }
    places = places.ascending()
    var columns: [Double] = []
    for place in places where columns.last != place { columns.append(place) }
    columns = Array(columns.prefix(ChartTable.mostColumns))
    let rows = chart.series.indices.prefix(ChartTable.mostRows).map { series in
      var row = [chart.seriesName(series, in: language)]
      var next = 0
      let points = chart.series[series].points
      for column in columns {
        while next < points.count, points[next].x < column { next += 1 }
        let isThere = next < points.count && points[next].x == column
        row.append(isThere ? value(points[next].y) : "")
      }
      return row
    }
    let corner = NameWords.text(chart.rowsName ?? "", in: language)
    return ([corner] + columns.map { place($0) }, Array(rows), chart.series.count)
  }
}

extension PointWords {
  /// Where a mark of the first series lies, as the first cell of its row.
  func cellPlace(_ index: Int, in language: Language) -> String {
    let series = chart.series[0]
    if case .bins = series.detail { return place(0, index, in: language) }
    let at = series.points[index].x
    let place = x.style == .number ? x.cell(at, in: language) : x.value(at, in: language)
    return chart.labelled(0, index, place, in: language)
  }
}
