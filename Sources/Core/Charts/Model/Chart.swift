// SPDX-License-Identifier: Apache-2.0

/// A data set with its axes, ready to be heard, read, drawn and explored.
///
/// A value behind one reference: whoever works with a chart holds it, and to copy its twenty parts each time would be a
/// tenth of a browser's module.
public struct Chart: Sendable, Equatable {
  private struct Content: Sendable, Equatable {
    var title: String?
    var kind: ChartKind
    var x: Axis
    var y: Axis
    var rowsName: String?
    var series: [Series]
    var context: ChartContext
    var notes: ReadingNotes
  }

  private final class Box: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private var box: Box

  /// What it is called, where the data names it.
  public var title: String? {
    get { box.content.title }
    set { change { $0.title = newValue } }
  }
  /// How its marks stand for its values.
  public var kind: ChartKind {
    get { box.content.kind }
    set { change { $0.kind = newValue } }
  }
  /// The axis along which it is heard in time.
  public var x: Axis {
    get { box.content.x }
    set { change { $0.x = newValue } }
  }
  /// The axis whose values are heard as pitch; in a heat map that of the cells' values.
  public var y: Axis {
    get { box.content.y }
    set { change { $0.y = newValue } }
  }
  /// In a heat map what its rows are, such as "Weekday"; the rows themselves are the series.
  public var rowsName: String? {
    get { box.content.rowsName }
    set { change { $0.rowsName = newValue } }
  }
  /// The lines, groups, rows of cells: one at least, none without points.
  public var series: [Series] { box.content.series }
  /// What the data itself says about its meaning.
  public var context: ChartContext {
    get { box.content.context }
    set { change { $0.context = newValue } }
  }
  /// What was passed over or changed while reading.
  public var notes: ReadingNotes {
    get { box.content.notes }
    set { change { $0.notes = newValue } }
  }

  private mutating func change(_ change: (inout Content) -> Void) {
    var content = box.content
    change(&content)
    box = Box(content)
  }

  /// Whether two charts are the same.
  public static func == (left: Chart, right: Chart) -> Bool {
    left.box === right.box || left.box.content == right.box.content
  }

  /// A chart of series.
  ///
  /// - Throws: `ChartDataError` when there are no points, only one, or more than `Limit` allows, or a number that is
  ///   infinite or too large. A y that is not a number is a missing value.
  public init(
    title: String? = nil, kind: ChartKind, x: Axis, y: Axis, rowsName: String? = nil,
    series: [Series], context: ChartContext = ChartContext(), notes: ReadingNotes = ReadingNotes()
  ) throws(ChartDataError) {
    let count = series.reduce(0) { $0 + $1.points.count }
    guard count <= Limit.points else { throw .tooManyPoints }
    guard series.contains(where: { $0.presentCount > 0 }) else { throw .noPoints }
    guard count > 1 || kind.needsOneMarkOnly else { throw .onePoint }
    for series in series {
      for point in series.points
      where !(point.x.magnitude <= Limit.magnitude)
        || (!point.isMissing && !(point.y.magnitude <= Limit.magnitude))
      {
        throw .notFinite
      }
    }
    box = Box(
      Content(
        title: title, kind: kind, x: x, y: y, rowsName: rowsName,
        series: series.filter { !$0.points.isEmpty }, context: context, notes: notes))
  }

  /// A line through points, with the names of its axes.
  ///
  /// - Throws: as the other initialiser does.
  public init(x: String, y: String, points: [ChartPoint]) throws(ChartDataError) {
    try self.init(
      kind: .line, x: Axis(name: x), y: Axis(name: y), series: [Series(name: y, points: points)])
  }

  /// The least and the greatest x of all series.
  public var xRange: ClosedRange<Double> { range { $0.xRange } }
  /// The least and the greatest value of all series.
  public var yRange: ClosedRange<Double> { range { $0.yRange } }

  private func range(_ range: (Series) -> ClosedRange<Double>?) -> ClosedRange<Double> {
    var whole: ClosedRange<Double>?
    for one in series {
      guard let part = range(one) else { continue }
      whole =
        whole.map { min($0.lowerBound, part.lowerBound)...max($0.upperBound, part.upperBound) }
        ?? part
    }
    return whole ?? 0...0
  }

  /// The same chart with the points of each series from left to right; those with the same x keep their order.
  public func sortedByX() -> Chart {
    guard series.contains(where: { !$0.isSortedByX }) else { return self }
    var chart = self
    chart.change {
      $0.series = $0.series.map { $0.sortedByX() }
      $0.notes.wasSorted = true
    }
    return chart
  }

  /// Limits that keep one chart from taking the machine for itself.
  public enum Limit {
    /// Points of all series together.
    public static let points = 2_000_000
    /// Bytes of a text that holds a chart: a million rows of 100 bytes.
    public static let bytes = 100_000_000
    /// Series of one chart; nobody can tell more apart.
    public static let series = 1000
    /// Greatest magnitude of a number, so that differences and products stay finite.
    public static let magnitude = 1e100
  }
}

/// What the data itself names about the meaning of a chart, beyond its numbers.
public struct ChartContext: Sendable, Equatable {
  /// What the data's author wrote about it, such as the description of a Vega-Lite specification.
  public var description: String?
  /// A line below the title.
  public var subtitle: String?
  /// Values that the data marks out, such as a limit.
  public var thresholds: [Threshold]
  /// Places on the x axis that the data marks out, such as an event.
  public var events: [Event]

  /// A value that the data marks out.
  public struct Threshold: Sendable, Equatable {
    /// The value, in the units of the y axis.
    public var value: Double
    /// What it is called.
    public var name: String?

    /// A threshold at a value.
    public init(value: Double, name: String? = nil) {
      self.value = value
      self.name = name
    }
  }

  /// A place on the x axis that the data marks out.
  public struct Event: Sendable, Equatable {
    /// The place, in the units of the x axis.
    public var x: Double
    /// What it is called.
    public var name: String

    /// An event at an x.
    public init(x: Double, name: String) {
      self.x = x
      self.name = name
    }
  }

  /// What the data says; nothing unless said.
  public init(
    description: String? = nil, subtitle: String? = nil, thresholds: [Threshold] = [],
    events: [Event] = []
  ) {
    self.description = description
    self.subtitle = subtitle
    self.thresholds = thresholds
    self.events = events
  }
}
