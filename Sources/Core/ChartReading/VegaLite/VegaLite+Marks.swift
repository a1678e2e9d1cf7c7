// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths

extension VegaLite {
  /// The chart of one view.
  mutating func chart(of view: VegaView) throws(ChartError) -> Chart {
    guard view.isData || view.isMark("rule") else {
      throw .specification(
        .unknown(part: "mark", name: view.mark[...].line()), line: view.node.line)
    }
    let columns = try columns(of: view)
    if view.isMark("arc") { return try pie(view, columns) }
    if view.isMark("rect") { return try heatMap(view, columns) }
    guard var x = view.channel("x") ?? view.channel("y"),
      var y = view.channel("y") ?? view.channel("x")
    else { throw .specification(.noChannel("x"), line: view.node.line) }
    if isSideways(view, x, y, columns) { swap(&x, &y) }
    if view.isMark("boxplot") { return try boxPlot(view, x, y, columns) }
    if x.isBinned { return try histogram(view, x, y, columns) }
    return try plain(view, x, y, columns)
  }

  /// Whether the marks lie along y: categories or times are there, and the values along x.
  private func isSideways(
    _ view: VegaView, _ x: VegaChannel, _ y: VegaChannel, _ columns: TableColumns
  ) -> Bool {
    if y.isBinned || x.isCount { return !x.isBinned }
    if view.isMark("line", "trail", "area", "point", "circle", "square") {
      return x.aggregate != nil && y.aggregate == nil && !isQuantitative(y, columns)
    }
    return isQuantitative(x, columns) && !isQuantitative(y, columns)
  }

  private func isQuantitative(_ channel: VegaChannel, _ columns: TableColumns) -> Bool {
    if let type = channel.type { return type == .quantitative }
    guard let field = channel.field,
      let column = columns.heads.firstIndex(where: { $0.name.utf8.elementsEqual(field) })
    else { return false }
    return columns.kinds[column] == .number
  }

  /// The column whose words part the rows into series, and its names in order.
  private func groups(
    _ view: VegaView, besides x: VegaChannel, _ columns: TableColumns
  ) throws(ChartError) -> (ColumnNames, name: String)? {
    let names: [StaticString] = [
      "color", "xOffset", "yOffset", "fill", "stroke", "detail", "strokeDash", "shape", "row",
      "column", "facet",
    ]
    for name in names {
      guard let channel = view.channel(name), let field = channel.field, field != x.field,
        !isQuantitative(channel, columns), !channel.isBinned
      else { continue }
      let column = try column(channel, columns)
      let names = columns.names(column)
      return (
        ordered(names, channel, areNumbers: columns.kinds[column] == .number), channel.title.name
      )
    }
    return nil
  }

  /// The aggregate of a channel, where it has one.
  func aggregate(_ channel: VegaChannel) throws(ChartError) -> VegaAggregate? {
    guard let word = channel.aggregate else { return nil }
    guard let aggregate = VegaAggregate(word) else {
      throw .specification(
        .unknown(part: "aggregate", name: word[...].line()), line: channel.node.line)
    }
    return aggregate
  }

  /// The values of a channel; nil where it counts.
  func values(
    _ channel: VegaChannel, _ columns: TableColumns
  ) throws(ChartError) -> [Double]? {
    guard channel.field != nil, !channel.isCount else { return nil }
    return try columns.values(
      column(channel, columns), for: channel.aggregate.flatMap { VegaAggregate($0) })
  }

  private mutating func plain(
    _ view: VegaView, _ x: VegaChannel, _ y: VegaChannel, _ columns: TableColumns
  ) throws(ChartError) -> Chart {
    try Self.refuseShares(y)
    let xValues = try xValues(x, columns)
    let groups = try groups(view, besides: x, columns)
    var series: [Series]
    let values = try values(y, columns)
    let lines = columns.table.lines
    if let aggregate = try aggregate(y) {
      let gathered = aggregate.gathered(
        x: xValues.values, y: values, groups: groups?.0.numbers, lines: lines)
      var builder = SeriesBuilder(x: gathered.x, lines: gathered.lines)
      builder.add(
        gathered.y,
        groups: ColumnNames(numbers: gathered.groups, names: groups?.0.names ?? [y.title.name]))
      series = builder.series
    } else {
      guard let values else { throw .specification(.noChannel("y"), line: view.node.line) }
      var builder = SeriesBuilder(x: xValues.values, lines: lines)
      if let groups {
        builder.add(values, groups: groups.0)
      } else {
        try builder.add(values, name: y.title.name)
      }
      series = builder.series
      notes.rowsLeftOut = builder.rowsLeftOut
    }
    series.removeAll { $0.points.isEmpty }
    notes.duplicatedX = series.reduce(0) { $0 + $1.duplicatedX }
    var chart = try Chart.of(
      kind: choices.kind ?? kind(view, series, y), x: xValues.axis,
      y: Axis(name: y.title.name, unit: y.title.unit), series: series, notes: notes)
    try Self.makeLogarithmic(&chart, x: x, y: y)
    return chart
  }

  /// Values upon each other that are told as shares, or about a middle, are others than those of the data.
  private static func refuseShares(_ y: VegaChannel) throws(ChartError) {
    guard let stack = y.node["stack"] else { return }
    for word in ["normalize", "center"] as [StaticString] where stack.text[...].isExactly(word) {
      throw .specification(.unknown(part: "stack", name: "\(word)"), line: stack.line)
    }
  }

  private static func makeLogarithmic(
    _ chart: inout Chart, x: VegaChannel, y: VegaChannel
  ) throws(ChartError) {
    if x.isLogarithmic {
      guard chart.xRange.lowerBound > 0 else {
        throw .notAboveZero(axis: chart.x.name, value: chart.xRange.lowerBound)
      }
      chart.x.scale = .logarithmic
    }
    if y.isLogarithmic {
      guard chart.yRange.lowerBound > 0 else {
        throw .notAboveZero(axis: chart.y.name, value: chart.yRange.lowerBound)
      }
      chart.y.scale = .logarithmic
    }
  }

  private func kind(_ view: VegaView, _ series: [Series], _ y: VegaChannel) -> ChartKind {
    if view.isMark("line", "trail") { return .line }
    if view.isMark("area") { return .area }
    guard view.isMark("bar", "rule") else { return .scatter }
    if series.count < 2 { return .bar }
    let isBeside = view.channel("xOffset") != nil || view.channel("yOffset") != nil
    let stack = y.node.members.last { $0.name.text[...].isExactly("stack") }?.value
    let isApart = stack.map { $0.kind == .null || $0.kind == .no } ?? false
    return isBeside || isApart ? .groupedBar : .stackedBar
  }

  /// Bins along x with a count, or another aggregate, in each.
  private mutating func histogram(
    _ view: VegaView, _ x: VegaChannel, _ y: VegaChannel, _ columns: TableColumns
  ) throws(ChartError) -> Chart {
    guard let numbers = try values(x, columns) else {
      throw .specification(.noChannel("x"), line: view.node.line)
    }
    let present = numbers.filter { !$0.isNaN }
    guard let least = present.min(), let greatest = present.max() else { throw .data(.noPoints) }
    let bin = x.node["bin"]
    let step =
      bin?["step"]?.number
      ?? Self.step(span: greatest - least, most: bin?["maxbins"]?.number ?? 10)
    guard step > 0, (greatest - least) / step < Double(2 * HistogramBins.most)
    else { throw .unsuited(.histogram) }
    var bins = HistogramBins(present, width: step)
    notes.valuesBinned = present.count
    notes.rowsLeftOut = numbers.count - present.count
    if !y.isCount, let aggregate = try aggregate(y), let values = try values(y, columns) {
      bins.gather(numbers, values, aggregate)
    }
    let title = x.title
    return try Chart.of(
      kind: .histogram, x: Axis(name: title.name, unit: title.unit),
      y: Axis(name: y.title.name, unit: y.title.unit), series: [bins.series(name: title.name)],
      notes: notes)
  }

  /// The width of bins that Vega chooses: a power of ten, its half or its fifth, for at most so many of them.
  private static func step(span: Double, most: Double) -> Double {
    guard span > 0, most >= 1 else { return 1 }
    let level = log10(most).rounded(.up)
    var step = pow(10, log10(span).rounded() - level)
    while (span / step).rounded(.up) > most { step *= 10 }
    for part in [5.0, 2.0] where span / (step / part) <= most { step /= part }
    return step
  }
}

extension HistogramBins {
  /// An aggregate of other values in place of the counts.
  mutating func gather(_ places: [Double], _ values: [Double], _ aggregate: VegaAggregate) {
    let indices = places.map { place in
      // Bins are few, and rise.
      bins.count > 0 && place >= bins[0].lower ? Double(bin(of: place)) : -1
    }
    let gathered = aggregate.gathered(
      x: indices.map { $0 < 0 ? .nan : $0 }, y: values, groups: nil,
      lines: [Int32](repeating: 0, count: places.count))
    for index in counts.indices { counts[index] = .nan }
    for (place, value) in zip(gathered.x, gathered.y) { counts[Int(place)] = value }
  }

  /// The last bin that begins at a place or before it, halved for.
  private func bin(of place: Double) -> Int {
    var (low, high) = (0, bins.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if place >= bins[middle].lower { low = middle } else { high = middle }
    }
    return low
  }
}
