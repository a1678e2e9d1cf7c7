// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Which columns of a table play which part.
struct ColumnRoles {
  var x: Int?
  var y: [Int]
  /// The column whose words part the rows into series.
  var series: Int?
  /// The column whose words name the points.
  var labels: Int?
  /// The times of day that go with the dates of x.
  var clock: Int?

  var used: [Int] { y + [x, series, clock, labels].compactMap { $0 } }
}

extension ChartMaker {
  /// A chart of x and values: lines, bars, areas or points.
  mutating func plain() throws(ChartError) -> Chart {
    var roles = try roles()
    var x = try xValues(roles.x)
    if let whole = withClock(x, &roles) { x = whole }
    if roles.series == nil, choices.seriesColumn == nil, choices.kind?.pairsMeasures != true,
      choices.yColumns.count < 2, repeats(x.values)
    {
      if let series = groupingColumn(x, besides: roles) {
        roles.series = series
        roles.y = Array(roles.y.prefix(1))
      } else if choices.kind == nil, x.axis.categories != nil, isDistribution(x) {
        return try boxPlot()
      }
    }
    return try chart(roles, x)
  }

  private mutating func chart(_ roles: ColumnRoles, _ x: XValues) throws(ChartError) -> Chart {
    var roles = roles
    var builder = SeriesBuilder(x: x.values, lines: columns.table.lines)
    var units: [String?] = []
    if let grouping = roles.series, let y = roles.y.first {
      let values = try columns.numbers(y)
      units.append(columns.heads[y].unit ?? values.unit)
      notes.infiniteValues += values.infinite
      let groups = columns.names(grouping)
      notes.seriesLeftOut = max(0, groups.names.count - Chart.Limit.series)
      builder.add(values.numbers, groups: groups)
    } else {
      for column in roles.y {
        let values = try columns.numbers(column)
        let unit = columns.heads[column].unit ?? values.unit
        units.append(unit)
        notes.infiniteValues += values.infinite
        try builder.add(values.numbers, name: columns.heads[column].name, unit: unit)
      }
    }
    notes.rowsLeftOut = builder.rowsLeftOut
    var series = builder.series
    notes.duplicatedX = series.reduce(0) { $0 + $1.duplicatedX }
    let isOne = roles.y.count == 1
    let unit = units.first ?? nil
    let hasOneUnit = units.allSatisfy { sameUnit($0, unit) }
    if hasOneUnit { for index in series.indices { series[index].unit = nil } }
    let kind = kind(x, series)
    if kind.pairsMeasures, series.count == 1 { series[0] = labelled(series[0], x, &roles) }
    note(roles)
    return try Chart.of(
      title: title, kind: kind, x: x.axis,
      y: Axis(name: isOne ? columns.heads[roles.y[0]].name : "", unit: hasOneUnit ? unit : nil),
      series: series, notes: notes)
  }

  private func sameUnit(_ one: String?, _ other: String?) -> Bool {
    (one ?? "").utf8.elementsEqual((other ?? "").utf8)
  }

  /// The kind that was chosen, or the one that fits: bars for categories, points where x goes to and fro, else lines.
  private func kind(_ x: XValues, _ series: [Series]) -> ChartKind {
    let bars: ChartKind = series.count > 1 ? .groupedBar : .bar
    if let kind = choices.kind { return kind == .bar ? bars : kind }
    if notes.isMap { return .scatter }
    if x.axis.categories != nil { return bars }
    guard x.axis.timePrecision == nil, let first = series.first, first.points.count >= 10 else {
      return .line
    }
    var back = 0
    for index in first.points.indices.dropFirst()
    where first.points[index].x < first.points[index - 1].x {
      back += 1
    }
    let steps = first.points.count - 1
    return back > steps / 4 && back < steps - steps / 4 ? .scatter : .line
  }

  /// The columns that were chosen, and for the rest those that fit.
  private mutating func roles() throws(ChartError) -> ColumnRoles {
    var roles = ColumnRoles(y: [])
    if let places, isMap {
      notes.isMap = true
      return ColumnRoles(x: places.longitude, y: [places.latitude])
    }
    if let name = choices.xColumn { roles.x = try column(name) }
    if let name = choices.seriesColumn { roles.series = try column(name) }
    for name in choices.yColumns { roles.y.append(try column(name)) }
    if roles.x == nil { roles.x = likelyX(besides: roles.used) }
    guard roles.y.isEmpty else { return roles }
    let hours = roles.x.map { columns.kinds[$0] == .time } ?? false
    let numbers = valueColumns.filter {
      $0 != roles.x && $0 != roles.series && !(hours && isHours($0) && choices.xColumn == nil)
    }
    if choices.kind?.pairsMeasures == true || roles.series != nil {
      roles.y = Array(numbers.prefix(1))
    } else {
      roles.y = Array(onOneScale(numbers).prefix(Self.seriesUnlessChosen))
    }
    if roles.y.isEmpty { roles.y = Array(all(.empty).filter { $0 != roles.x }.prefix(1)) }
    if roles.y.isEmpty, choices.xColumn == nil, let x = roles.x, columns.kinds[x] == .number {
      roles.y = [x]
      roles.x = all(.text).first { $0 != roles.series }
    }
    guard !roles.y.isEmpty else {
      throw .noNumbers(
        columns: columns.heads.prefix(ReadingNotes.namesKept).map { $0.name })
    }
    return roles
  }

  /// The first column, unless one of times follows words, numbers of rows, or numbers that name things.
  func likelyX(besides used: [Int]) -> Int? {
    let free = columns.kinds.indices.filter { !used.contains($0) && columns.kinds[$0] != .empty }
    let measures = valueColumns.filter { !used.contains($0) }
    if choices.kind?.pairsMeasures == true { return measures.first ?? free.first }
    let names = free.filter { identifies[$0] }
    let dated = free.filter { columns.kinds[$0] == .time && !columns.isClock($0) }
    let times = dated.isEmpty ? free.filter { columns.kinds[$0] == .time } : dated
    guard let number = measures.first else {
      return times.first ?? firstText(free, before: columns.kinds.count) ?? free.first
    }
    if let time = times.first, time < number { return time }
    if let text = firstText(free, before: number) { return text }
    if let name = names.first, name < number { return times.first ?? name }
    // Values without anything else to lie on are told from west to east.
    if measures.count == 1, used.isEmpty, let places { return places.longitude }
    // Values that go to and fro behind numbers of rows follow one another as the rows do.
    if let rows = free.first, rows < number, measures.count > 1, countsRows(rows),
      columns.countsUp(rows), !columns.isRising(number)
    {
      return rows
    }
    return number
  }

  private func firstText(_ columns: [Int], before end: Int) -> Int? {
    columns.first { self.columns.kinds[$0] == .text && $0 < end }
  }

  /// The first column, and those whose values are not lost beside its own nor drown them.
  private func onOneScale(_ numbers: [Int]) -> [Int] {
    var (least, greatest) = (Double.infinity, 0.0)
    return numbers.filter { column in
      let size = columns.size(column)
      // What is no number is told with its place when it is read.
      guard size > 0, size.isFinite else { return true }
      let (low, high) = (min(least, size), max(greatest, size))
      guard high < low * Chart.farApart else { return false }
      (least, greatest) = (low, high)
      return true
    }
  }

  /// Columns of numbers that may be values: those that measure something, and others where there are no such.
  var valueColumns: [Int] {
    let numbers = all(.number).filter { !countsRows($0) }
    let amounts = numbers.filter { !identifies[$0] }
    let measures = amounts.filter { !isPlace($0) }
    return !measures.isEmpty ? measures : !amounts.isEmpty ? amounts : numbers
  }

  /// Whether places are all that there is to hear: east is right then, and north is high.
  private var isMap: Bool {
    guard choices.xColumn == nil, choices.yColumns.isEmpty, choices.seriesColumn == nil else {
      return false
    }
    return places != nil && valueColumns.allSatisfy { isPlace($0) }
      && (choices.kind == nil || choices.kind?.pairsMeasures == true)
  }

  /// Whether a column says where on the earth something lies.
  func isPlace(_ column: Int) -> Bool {
    places.map { $0.latitude == column || $0.longitude == column } ?? false
  }

  /// Whether a column without a name, or called index, numbers the rows, as data frames write it.
  func countsRows(_ column: Int) -> Bool {
    guard columns.kinds.count > 2 else { return false }
    let name = columns.heads[column].name.foldedName
    return name.isEmpty || name.elementsEqual("index".utf8) || name.elementsEqual("unnamed: 0".utf8)
      || name.elementsEqual("rownames".utf8)
  }
}
