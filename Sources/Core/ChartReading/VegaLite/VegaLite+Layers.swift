// SPDX-License-Identifier: Apache-2.0

import Charts

extension VegaLite {
  /// Bars from opening to closing over rules from the lowest to the highest value; nil for other layers.
  mutating func candlestick(_ views: [VegaView]) throws(ChartError) -> Chart? {
    guard let rule = views.first(where: { $0.isMark("rule") && $0.channel("y2") != nil }),
      let bar = views.first(where: { $0.isMark("bar") && $0.channel("y2") != nil }),
      let low = rule.channel("y"), let high = rule.channel("y2"), let open = bar.channel("y"),
      let close = bar.channel("y2"), let x = bar.channel("x") ?? rule.channel("x")
    else { return nil }
    let columns = try columns(of: bar)
    let xValues = try xValues(x, columns)
    var values: [[Double]] = []
    for channel in [open, high, low, close] {
      values.append(try columns.numbers(column(channel, columns)).numbers)
    }
    var points: [ChartPoint] = []
    var candles: [Series.Candle] = []
    var lines: [Int32] = []
    for row in xValues.values.indices where !xValues.values[row].isNaN {
      let (one, other) = (values[1][row], values[2][row])
      let candle = Series.Candle(
        open: values[0][row], high: max(one, other), low: min(one, other), close: values[3][row])
      points.append(
        ChartPoint(x: xValues.values[row], y: candle.isWhole ? candle.close : .nan))
      candles.append(candle)
      lines.append(columns.table.lines[row])
    }
    let title = low.title
    return try Chart.of(
      kind: .candlestick, x: xValues.axis, y: Axis(name: title.name, unit: title.unit),
      series: [
        Series(name: close.title.name, points: points, detail: .candles(candles), lines: lines)
      ], notes: notes)
  }

  /// The chart with its title, its description, and the rules that other layers draw.
  func finished(
    _ chart: Chart, _ whole: JSONNode, _ views: [VegaView], main: Int
  ) throws(ChartError) -> Chart {
    var chart = chart
    let title = whole["title"] ?? root["title"]
    chart.title = choices.title ?? Self.text(title?["text"] ?? title)
    chart.context.subtitle = Self.text(title?["subtitle"])
    chart.context.description = Self.text(whole["description"] ?? root["description"])
    for (index, view) in views.enumerated() where index != main && view.isMark("rule") {
      if view.channel("y2") != nil || view.channel("x2") != nil { continue }
      for value in numbers(view, "y") where chart.context.thresholds.count < 20 {
        chart.context.thresholds.append(ChartContext.Threshold(value: value))
      }
      for value in numbers(view, "x") where chart.context.events.count < 20 {
        let name = view.channel("x")?.node["title"]?.string ?? ""
        chart.context.events.append(ChartContext.Event(x: value, name: name))
      }
    }
    chart.notes.encoding = notes.encoding
    return chart
  }

  /// The values that a rule stands at: one that is written, or those of a field.
  private func numbers(_ view: VegaView, _ name: StaticString) -> [Double] {
    guard let channel = view.channel(name) else { return [] }
    if let datum = channel.datum {
      if let number = datum.number { return [number] }
      let text = datum.text
      if case .time(let time) = TimeText.read(text, 0..<text.count, order: .dayFirst) {
        return [time.seconds]
      }
      return []
    }
    // A field of the data that the marks show too is no rule of its own.
    guard view.node["data"] != nil, channel.aggregate == nil,
      let columns = try? transformedColumns(of: view),
      let column = try? column(channel, columns)
    else { return [] }
    if columns.kinds[column] == .time {
      return (try? columns.times(column))?.seconds.filter { !$0.isNaN } ?? []
    }
    return (try? columns.numbers(column))?.numbers.filter { !$0.isNaN } ?? []
  }

  /// A text, or several lines of one.
  private static func text(_ node: JSONNode?) -> String? {
    guard let node else { return nil }
    if let text = node.string { return text.utf8.isEmpty ? nil : text }
    var whole = ""
    for line in node.elements {
      guard let text = line.string else { continue }
      if !whole.utf8.isEmpty { whole += " " }
      whole += text
    }
    return whole.utf8.isEmpty ? nil : whole
  }
}
