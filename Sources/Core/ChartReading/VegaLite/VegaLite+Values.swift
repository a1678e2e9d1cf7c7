// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths

extension VegaLite {
  /// The column of a channel's field.
  func column(_ channel: VegaChannel, _ columns: TableColumns) throws(ChartError) -> Int {
    let field = channel.field ?? []
    for (index, name) in columns.table.names.enumerated() where name.utf8.elementsEqual(field) {
      return index
    }
    // The text of inline CSV names its columns in its first row.
    for (index, head) in columns.heads.enumerated() where head.name.utf8.elementsEqual(field) {
      return index
    }
    throw .specification(
      .noField(
        field[...].line(), there: columns.heads.prefix(ReadingNotes.namesKept).map { $0.name }),
      line: channel.node.line)
  }

  /// The x of each row, as the type of the channel says.
  mutating func xValues(
    _ channel: VegaChannel, _ columns: TableColumns
  ) throws(ChartError) -> XValues {
    let column = try column(channel, columns)
    let title = channel.title
    let kind = columns.kinds[column]
    switch channel.type ?? (kind == .number ? .quantitative : kind == .time ? .temporal : .discrete)
    {
    case .quantitative:
      let values = try columns.numbers(column)
      notes.infiniteValues += values.infinite
      return XValues(axis: Axis(name: title.name, unit: title.unit), values: values.numbers)
    case .temporal: return try times(channel, column, columns)
    case .discrete:
      if let unit = channel.timeUnit, !unit.isEmpty { return try times(channel, column, columns) }
      let names = ordered(columns.names(column), channel, areNumbers: kind == .number)
      return XValues(
        axis: Axis(name: title.name, unit: title.unit, scale: .categories(names.names)),
        values: names.numbers.map { $0 < 0 ? .nan : Double($0) })
    }
  }

  /// Names in the order in which Vega-Lite shows them: that of the data where `sort` is null, a given one, or rising.
  func ordered(_ names: ColumnNames, _ channel: VegaChannel, areNumbers: Bool) -> ColumnNames {
    var order = Array(names.names.indices)
    let texts = names.names.map { Array($0.utf8) }
    let sort = channel.node.members.last { $0.name.text[...].isExactly("sort") }?.value
    if let sort, sort.kind == .null { return names }
    if let given = sort?.elements, !given.isEmpty {
      var wanted = NameIndex()
      for name in given { _ = wanted.number(of: name.text[...]) }
      let count = wanted.names.count
      let places = texts.map { min(wanted.number(of: $0[...]), count) }
      order = order.ordered { Double(places[$0]) }
    } else if areNumbers {
      let numbers = texts.map { PlainNumber.read($0, 0..<$0.count) ?? 0 }
      order = order.ordered { numbers[$0] }
    } else {
      order.sort { texts[$0].lexicographicallyPrecedes(texts[$1]) }
    }
    if let sort, sort.text[...].isExactly("descending") { order.reverse() }
    var places = [Int32](repeating: 0, count: order.count)
    for (place, name) in order.enumerated() { places[name] = Int32(place) }
    return ColumnNames(
      numbers: names.numbers.map { $0 < 0 ? -1 : places[Int($0)] },
      names: order.map { names.names[$0] })
  }

  /// Times, cut to the unit of the channel.
  private mutating func times(
    _ channel: VegaChannel, _ column: Int, _ columns: TableColumns
  ) throws(ChartError) -> XValues {
    let times = try columns.times(column)
    notes.assumedDateOrder = times.assumedOrder
    var axis = Axis(name: channel.title.name, scale: .time(times.precision))
    guard let unit = channel.timeUnit else { return XValues(axis: axis, values: times.seconds) }
    let word = unit[...].starts(with: "utc".utf8) ? unit[3...] : unit[...]
    guard let cut = TimeCut(word) else {
      throw .specification(
        .unknown(part: "timeUnit", name: unit[...].line()), line: channel.node.line)
    }
    axis.scale = cut.scale
    return XValues(axis: axis, values: times.seconds.map { $0.isNaN ? $0 : cut.value($0) })
  }
}

/// A unit of time that Vega-Lite cuts times to.
private enum TimeCut {
  case year, quarterOfYear, monthOfYear, date, hours, minutes
  case quarter, month, weekday, dayOfMonth, hour

  init?(_ word: ArraySlice<UInt8>) {
    let known: [(StaticString, TimeCut)] = [
      ("year", .year), ("yearquarter", .quarterOfYear), ("yearmonth", .monthOfYear),
      ("yearmonthdate", .date), ("yearmonthdatehours", .hours),
      ("yearmonthdatehoursminutes", .minutes), ("quarter", .quarter), ("month", .month),
      ("day", .weekday), ("date", .dayOfMonth), ("hours", .hour),
    ]
    for (name, cut) in known where word.isExactly(name) {
      self = cut
      return
    }
    return nil
  }

  /// The names are those that Vega-Lite itself writes.
  var scale: Axis.Scale {
    switch self {
    case .year: .time(.year)
    case .quarterOfYear, .monthOfYear: .time(.month)
    case .date: .time(.day)
    case .hours, .minutes: .time(.minute)
    case .quarter: .categories(["Q1", "Q2", "Q3", "Q4"])
    case .month:
      .categories(
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
    case .weekday: .categories(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    case .dayOfMonth, .hour: .linear
    }
  }

  func value(_ seconds: Double) -> Double {
    let days = (seconds / 86_400).rounded(.down)
    let clamped = min(max(days, -1e6), 1e6)
    let day = GregorianDay(daysSince1970: Int(clamped))
    func begin(_ year: Int, _ month: Int) -> Double {
      Double(GregorianDay(year: year, month: month, day: 1).daysSince1970) * 86_400
    }
    return switch self {
    case .year: begin(day.year, 1)
    case .quarterOfYear: begin(day.year, (day.month - 1) / 3 * 3 + 1)
    case .monthOfYear: begin(day.year, day.month)
    case .date: days * 86_400
    case .hours: (seconds / 3600).rounded(.down) * 3600
    case .minutes: (seconds / 60).rounded(.down) * 60
    case .quarter: Double((day.month - 1) / 3)
    case .month: Double(day.month - 1)
    // 1 January 1970 was a Thursday.
    case .weekday: Double((((Int(clamped) + 4) % 7) + 7) % 7)
    case .dayOfMonth: Double(day.day)
    case .hour: ((seconds - days * 86_400) / 3600).rounded(.down)
    }
  }
}
