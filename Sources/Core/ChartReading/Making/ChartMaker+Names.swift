// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Names under which columns are known in more than one language.
private struct KnownNames {
  let names: [StaticString]
  init(_ names: StaticString...) { self.names = names }

  func contains(_ name: [UInt8]) -> Bool { names.contains { name[...].isWord($0) } }
}

extension ChartMaker {
  /// Columns of numbers with these names; nil unless all are there.
  private func known(_ wanted: [KnownNames]) -> [Int]? {
    var found: [Int] = []
    for names in wanted {
      guard
        let column = columns.heads.indices.first(where: {
          columns.kinds[$0] == .number && names.contains(columns.heads[$0].name.foldedName)
        })
      else { return nil }
      found.append(column)
    }
    return found
  }

  /// The chart that the names of the columns ask for: prices or distributions.
  mutating func chartByNames() throws(ChartError) -> Chart? {
    guard choices.yColumns.isEmpty, choices.seriesColumn == nil else { return nil }
    if known(Self.prices) != nil { return try candlestick() }
    return try boxesByNames()
  }

  private static var prices: [KnownNames] {
    [
      KnownNames("open", "apertura", "abrir", "o"),
      KnownNames("high", "máximo", "maximo", "alto", "h"),
      KnownNames("low", "mínimo", "minimo", "bajo", "l"), KnownNames("close", "cierre", "c"),
    ]
  }

  private static var fiveNumbers: [KnownNames] {
    [
      KnownNames("min", "minimum", "low", "mínimo", "minimo", "mín"),
      KnownNames("q1", "25%", "p25", "lower quartile", "lower", "primer cuartil"),
      KnownNames("median", "q2", "50%", "p50", "mediana"),
      KnownNames("q3", "75%", "p75", "upper quartile", "upper", "tercer cuartil"),
      KnownNames("max", "maximum", "high", "máximo", "maximo", "máx"),
    ]
  }

  /// Opening, highest, lowest and closing values.
  mutating func candlestick() throws(ChartError) -> Chart {
    var found = known(Self.prices)
    if choices.yColumns.count == 4 {
      var chosen: [Int] = []
      for name in choices.yColumns { chosen.append(try column(name)) }
      found = chosen
    }
    guard let found else { throw .unsuited(.candlestick) }
    let x = try xColumn(besides: found)
    note(ColumnRoles(x: x, y: found))
    let xValues = try xValues(x)
    var values: [[Double]] = []
    for column in found { values.append(try columns.numbers(column).numbers) }
    var points: [ChartPoint] = []
    var candles: [Series.Candle] = []
    var lines: [Int32] = []
    for row in xValues.values.indices where !xValues.values[row].isNaN {
      let candle = Series.Candle(
        open: values[0][row], high: values[1][row], low: values[2][row], close: values[3][row])
      points.append(
        ChartPoint(x: xValues.values[row], y: candle.isWhole ? candle.close : .nan))
      candles.append(candle)
      lines.append(columns.table.lines[row])
    }
    notes.rowsLeftOut = xValues.values.count - points.count
    let head = columns.heads[found[3]]
    let series = Series(name: head.name, points: points, detail: .candles(candles), lines: lines)
    notes.duplicatedX = series.duplicatedX
    return try Chart.of(
      title: title, kind: .candlestick, x: xValues.axis, y: Axis(name: "", unit: head.unit),
      series: [series], notes: notes)
  }

  private func xColumn(besides used: [Int]) throws(ChartError) -> Int? {
    if let name = choices.xColumn { return try column(name) }
    return likelyX(besides: used)
  }

  /// Boxes whose numbers stand in columns already; nil where they do not.
  mutating func boxesByNames() throws(ChartError) -> Chart? {
    guard let found = known(Self.fiveNumbers) else { return nil }
    let mean = known([KnownNames("mean", "average", "media", "promedio")])?.first
    let x = try xColumn(besides: found + [mean].compactMap { $0 })
    note(ColumnRoles(x: x, y: found + [mean].compactMap { $0 }))
    let xValues = try xValues(x)
    var values: [[Double]] = []
    for column in found { values.append(try columns.numbers(column).numbers) }
    var means: [Double]?
    if let mean { means = try columns.numbers(mean).numbers }
    var points: [ChartPoint] = []
    var boxes: [Series.Box] = []
    var lines: [Int32] = []
    for row in xValues.values.indices where !xValues.values[row].isNaN {
      let five = values.map { $0[row] }
      guard five.allSatisfy({ !$0.isNaN }) else { continue }
      boxes.append(
        Series.Box(
          low: five[0], lowerQuartile: five[1], median: five[2], upperQuartile: five[3],
          high: five[4], mean: means.flatMap { $0[row].isNaN ? nil : $0[row] }))
      points.append(ChartPoint(x: xValues.values[row], y: five[2]))
      lines.append(columns.table.lines[row])
    }
    notes.rowsLeftOut = xValues.values.count - points.count
    return try Chart.of(
      title: title, kind: .boxPlot, x: xValues.axis,
      y: Axis(name: "", unit: columns.heads[found[2]].unit),
      series: [Series(name: "", points: points, detail: .boxes(boxes), lines: lines)], notes: notes)
  }
}

extension Series.Candle {
  /// Whether all four values are there.
  var isWhole: Bool { !(open.isNaN || high.isNaN || low.isNaN || close.isNaN) }
}
