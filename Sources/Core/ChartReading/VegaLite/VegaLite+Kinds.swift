// SPDX-License-Identifier: Apache-2.0

import Charts

/// Shares, cells and boxes.
extension VegaLite {
  /// Shares: the angle is the value, the colour the name.
  mutating func pie(_ view: VegaView, _ columns: TableColumns) throws(ChartError) -> Chart {
    guard let theta = view.channel("theta") ?? view.channel("radius"),
      let color = view.channel("color") ?? view.channel("fill") ?? view.channel("text")
    else { throw .specification(.noChannel("theta"), line: view.node.line) }
    let column = try column(color, columns)
    let names = ordered(columns.names(column), color, areNumbers: columns.kinds[column] == .number)
    let gathered = (try aggregate(theta) ?? .sum).gathered(
      x: names.numbers.map { $0 < 0 ? .nan : Double($0) }, y: try values(theta, columns),
      groups: nil, lines: columns.table.lines)
    for (place, value) in zip(gathered.x, gathered.y) where value < 0 {
      throw .negativeShare(name: names.names[Int(place)], value: value)
    }
    let title = theta.title
    return try Chart.of(
      kind: .pie, x: Axis(name: color.title.name, scale: .categories(names.names)),
      y: Axis(name: title.name, unit: title.unit),
      series: [
        Series(
          name: title.name, points: zip(gathered.x, gathered.y).map { ChartPoint(x: $0, y: $1) },
          lines: gathered.lines)
      ], notes: notes)
  }

  /// Cells: x and y name the place, the colour is the value.
  mutating func heatMap(
    _ view: VegaView, _ columns: TableColumns
  ) throws(ChartError) -> Chart {
    guard let x = view.channel("x"), let y = view.channel("y") else {
      throw .specification(.noChannel("x"), line: view.node.line)
    }
    guard let color = view.channel("color") ?? view.channel("fill") else {
      throw .specification(.noChannel("color"), line: view.node.line)
    }
    for channel in [x, y] where channel.isBinned {
      throw .specification(.unknown(part: "mark", name: "rect, bin"), line: channel.node.line)
    }
    let xValues = try xValues(x, columns)
    let column = try column(y, columns)
    let rows: ColumnNames
    if y.timeUnit != nil {
      let times = try self.xValues(y, columns)
      guard let names = times.axis.categories else { throw .unsuited(.heatMap) }
      rows = ColumnNames(numbers: times.values.map { $0.isNaN ? -1 : Int32($0) }, names: names)
    } else {
      rows = ordered(columns.names(column), y, areNumbers: columns.kinds[column] == .number)
    }
    let gathered = (try aggregate(color) ?? .mean).gathered(
      x: xValues.values, y: try values(color, columns), groups: rows.numbers,
      lines: columns.table.lines)
    var builder = SeriesBuilder(x: gathered.x, lines: gathered.lines)
    builder.add(gathered.y, groups: ColumnNames(numbers: gathered.groups, names: rows.names))
    let title = color.title
    return try Chart.of(
      kind: .heatMap, x: xValues.axis, y: Axis(name: title.name, unit: title.unit),
      rowsName: y.title.name, series: builder.series.filter { !$0.points.isEmpty }, notes: notes)
  }

  /// Boxes of the values of each category.
  mutating func boxPlot(
    _ view: VegaView, _ x: VegaChannel, _ y: VegaChannel, _ columns: TableColumns
  ) throws(ChartError) -> Chart {
    guard let values = try values(y, columns) else {
      throw .specification(.noChannel("y"), line: view.node.line)
    }
    var xAxis = Axis(name: "", scale: .categories([y.title.name]))
    var places = values.map { _ in 0.0 }
    if x.field != y.field {
      let column = try column(x, columns)
      let names = ordered(columns.names(column), x, areNumbers: columns.kinds[column] == .number)
      xAxis = Axis(name: x.title.name, scale: .categories(names.names))
      places = names.numbers.map { Double($0) }
    }
    var groups = [[Double]](repeating: [], count: xAxis.categories?.count ?? 1)
    for (place, value) in zip(places, values) where place >= 0 { groups[Int(place)].append(value) }
    var boxes: [Series.Box] = []
    var points: [ChartPoint] = []
    for (index, group) in groups.enumerated() {
      guard let box = Series.Box(values: group) else { continue }
      boxes.append(box)
      points.append(ChartPoint(x: Double(index), y: box.median))
    }
    return try Chart.of(
      kind: .boxPlot, x: xAxis, y: Axis(name: y.title.name, unit: y.title.unit),
      series: [Series(name: y.title.name, points: points, detail: .boxes(boxes))], notes: notes)
  }
}
