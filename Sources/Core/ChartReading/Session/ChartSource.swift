// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Charts

/// Where a chart's points come from.
public struct ChartSource: Sendable, Equatable {
  /// The points themselves or the text that holds them.
  public enum Content: Sendable, Equatable {
    case text([UInt8])
    case points([ChartPoint])
  }

  /// What the chart is called; empty: what the data calls it.
  public var title: String
  /// The name of the file that the data came in: what they are called where they have no title of their own.
  var file: String?
  /// A name for the x axis in place of that in the text.
  public var xName: String?
  /// The same for the y axis.
  public var yName: String?
  /// What kind of text it is (`csv`, `json`, `vega-lite`, `html`, `svg`); recognised when nil.
  public var format: String?
  /// The column for the x axis; chosen by the reader when nil.
  public var xColumn: String?
  /// The columns whose values are heard; chosen by the reader when empty.
  public var yColumns: [String]
  /// The column whose words part the rows into series.
  public var seriesColumn: String?
  /// Which table or picture of a page, from 1; chosen by the reader when nil.
  public var ordinal: Int?
  /// How the marks are to be taken; recognised when nil.
  public var kind: ChartKind?
  /// The mark before fractions where the numbers leave it open; nil lets what is usual decide.
  public var decimalMark: DecimalMark?
  /// The one that is usual where the person is.
  public var usualDecimalMark: DecimalMark
  /// Which part of a date comes first where the dates leave it open; the reader assumes one when nil, and says so.
  public var dateOrder: DateOrder?
  /// The points.
  public var content: Content
  /// Whether nothing is said about it, as when the page shows it already.
  public var isQuiet: Bool
  /// Where it came from, when that is the same at the next visit.
  var address: String?
  /// Whether its values come and go, so that nothing of it is kept.
  var isLive = false

  /// Reads `title`, `file`, `x` and `y` (all may be left out), `text` (or `csv`) or `points` (pairs of numbers), `quiet`,
  /// `address`, `live`, and the choices `format` (or the media `type` of the text), `x-column`, `y-columns`,
  /// `series-column`, `chart`, `decimal`, `dates`.
  public init(json: JSONValue) throws(FieldError) {
    address = try json.optionalText("address")
    isLive = try json.optionalTruth("live") ?? false
    title = try json.optionalText("title") ?? ""
    file = try json.optionalText("file")
    isQuiet = try json.optionalTruth("quiet") ?? false
    xName = try json.optionalText("x")
    yName = try json.optionalText("y")
    format = try json.optionalText("format") ?? ChartFormat(mediaTypeOf: json)?.word
    xColumn = try json.optionalText("x-column")
    yColumns = try json.texts("y-columns")
    seriesColumn = try json.optionalText("series-column")
    decimalMark = nil
    if json["decimal"] != nil { decimalMark = try json.choice("decimal") }
    usualDecimalMark = .point
    if json["dates"] != nil { dateOrder = try json.choice("dates") }
    kind = nil
    if let word = try json.optionalText("chart") {
      guard let kind = ChartKind(word: word) else { throw .unknownWord(name: "chart", word: word) }
      self.kind = kind
    }
    if json["points"] != nil {
      content = .points(try Self.points(json))
    } else if json["csv"] != nil {
      content = .text(Array(try json.text("csv").utf8))
    } else {
      content = .text(Array(try json.text("text").utf8))
    }
  }

  private static func points(_ json: JSONValue) throws(FieldError) -> [ChartPoint] {
    guard let pairs = json["points"]?.array else {
      throw .wrongType(name: "points", wanted: .list)
    }
    var points: [ChartPoint] = []
    for pair in pairs {
      guard let numbers = pair.array, numbers.count == 2, let x = numbers[0].number,
        let y = numbers[1].number
      else { throw .wrongType(name: "points", wanted: .list) }
      points.append(ChartPoint(x: x, y: y))
    }
    return points
  }

  /// The chart, with the names that were asked for.
  ///
  /// - Throws: what the reader says of the text.
  public func chart() throws(ChartError) -> Chart {
    var chart: Chart
    switch content {
    case .text(let bytes):
      chart = try Chart(
        reading: bytes, format: format.flatMap { ChartFormat(word: $0) },
        choices: ReadingChoices(
          xColumn: xColumn, yColumns: yColumns, seriesColumn: seriesColumn, kind: kind,
          ordinal: ordinal, decimalMark: decimalMark, usualDecimalMark: usualDecimalMark,
          dateOrder: dateOrder))
    case .points(let points):
      let y = yName ?? "y"
      chart = try Chart.of(
        kind: .line, x: Axis(name: xName ?? "x"), y: Axis(name: y),
        series: [Series(name: y, points: points)])
    }
    if let xName { chart.x.name = xName }
    if let yName { chart.y.name = yName }
    if !title.utf8.isEmpty {
      chart.title = title
    } else if let file {
      chart.nameAfter(file: file)
    }
    return chart
  }
}

extension ChartSource {
  /// The text of a chart with what was chosen from it.
  public init(
    text: [UInt8], format: ChartFormat? = nil, choices: ReadingChoices = ReadingChoices()
  ) {
    title = choices.title ?? ""
    xName = nil
    yName = nil
    self.format = format?.word
    xColumn = choices.xColumn
    yColumns = choices.yColumns
    seriesColumn = choices.seriesColumn
    ordinal = choices.ordinal
    kind = choices.kind
    decimalMark = choices.decimalMark
    usualDecimalMark = choices.usualDecimalMark
    dateOrder = choices.dateOrder
    content = .text(text)
    isQuiet = false
  }
}
