// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// Measures the data of a chart off a picture whose axes carry labels, and takes nothing on trust: a mark that is not
/// understood, or that does not lie where its kind of chart has it, refuses the picture.
struct SVGChart {
  private let scene: SVGScene
  private let axes: SceneAxes
  private var plot: ScenePlot
  private let names: SceneNames
  private let choices: ReadingChoices
  private var notes: ReadingNotes

  /// Units of the picture.
  private enum Limit {
    /// Points lie on their line within so many.
    static let onLine = 0.8
    /// Points stand at their name within so many, or so much of a step.
    static let atName = (units: 1.0, share: 0.03)
    /// Matplotlib leaves points out that lie on their line within so many (`path.simplify_threshold`) of long lines.
    static let leftOut = (units: 0.12, points: 16)
    /// More colours than these that nothing explains show a value themselves.
    static let colours = 12
    static let besideText = 25.0
    /// Of points with each other, or with names.
    static let comparisons = 50_000_000
  }

  /// - Throws: `ChartError.picture`.
  init(_ bytes: [UInt8], _ choices: ReadingChoices, _ notes: ReadingNotes) throws(ChartError) {
    scene = SVGScene(bytes)
    guard scene.isSVG else { throw .picture(.notSVG) }
    if scene.texts.isEmpty, scene.hasOutlinedText { throw .picture(.outlines) }
    if let fault = scene.fault { throw .picture(fault) }
    guard !scene.texts.isEmpty else { throw .picture(.noLabels) }
    axes = try SceneAxes(scene)
    plot = try ScenePlot(scene, axes)
    names = SceneNames(scene, axes, plot.legend)
    self.choices = choices
    self.notes = notes
  }

  /// The chart.
  func chart() throws(ChartError) -> Chart {
    var maker = self
    if !plot.bars.isEmpty {
      guard plot.lines.isEmpty, plot.dots.isEmpty else { throw .picture(.mixed) }
      return try maker.barChart()
    }
    if !plot.lines.isEmpty { return try maker.lineChart() }
    guard plot.dots.count > 1 else { throw .picture(.noMarks) }
    return try maker.dotChart()
  }

  private mutating func chart(
    _ series: [Series], _ kind: ChartKind, _ precision: TimePrecision
  ) throws(ChartError) -> Chart {
    notes.seriesLeftOut = max(0, series.count - Chart.Limit.series)
    notes.duplicatedX = series.reduce(0) { $0 + $1.duplicatedX }
    let (xName, yName) = axes.areTurned ? (names.column, names.row) : (names.row, names.column)
    let isOnlyOne = series.count == 1 && series[0].name.utf8.isEmpty
    let kept = series.prefix(Chart.Limit.series).map { one in
      isOnlyOne ? Series(name: yName.name, points: one.points, detail: one.detail) : one
    }
    var context = ChartContext()
    for mark in plot.thresholds {
      let measure = SceneMeasure(plot.y, plot.thresholds.map { $0.top })
      context.thresholds.append(
        .init(value: measure.value(mark.top), name: try plot.legend.name(mark.stroke)))
    }
    return try Chart.of(
      title: choices.title ?? names.title, kind: choices.kind ?? kind,
      x: Axis(
        name: xName.name, unit: xName.unit ?? plot.x.unitName, scale: plot.x.scale(precision)),
      y: Axis(
        name: yName.name, unit: yName.unit ?? plot.y.unitName, scale: plot.y.scale(precision)),
      series: kept, context: context, notes: notes)
  }

  /// What a mark is called: in the legend, or by its group.
  private func name(_ colour: [UInt8], _ mark: SceneMark) throws(ChartError) -> String {
    try plot.legend.name(colour) ?? mark.title[...].line()
  }

  /// Notes how exact the values are; where the picture told them itself, they are.
  private mutating func note(y: Double, x: SceneMeasure, isExact: Bool) {
    notes.measuredWithin = y
    if !isExact { notes.measuredXWithin = x.within }
  }
}

// Bars.
extension SVGChart {
  private mutating func barChart() throws(ChartError) -> Chart {
    let bars = try SceneBars(plot)
    plot.settleZero(bars.base)
    let marks = bars.bars.map { $0.mark }
    let y = SceneMeasure(plot.y, marks.flatMap { [$0.top, $0.bottom] })
    let x = SceneMeasure(
      plot.x, marks.flatMap { [$0.left, $0.right] }, extra: bars.gap)
    let (places, precision, isExact) = x.values(bars.bars.map { $0.middle })
    // Bars of time are drawn around their day, or from its beginning to its end: only the first is a place.
    if plot.x.meaning == .time, !isExact { throw .picture(.bars) }
    var values = bars.bars.map { value($0, bars, y) }
    let isStack = bars.kind == .stackedBar
    let within = isStack ? y.lengthWithin : y.within
    let labels = SceneLabels(marks)
    let error = y.axis.meaning == .logarithmic ? nil : within
    let told = try labels.numbers(yName, drawn: values) { error ?? $0 * within }
    if let told { values = told }
    var points: [[ChartPoint]] = bars.first.map { _ in [] }
    var bins: [Series.Bin] = []
    for (index, bar) in bars.bars.enumerated() {
      let half = bars.gap / 2
      let bin = Series.Bin(
        lower: x.value(bar.mark.left - half), upper: x.value(bar.mark.right + half))
      bins.append(bin)
      let place = bars.kind.countsInBins ? (bin.lower + bin.upper) / 2 : places[index]
      points[bar.series].append(ChartPoint(x: place, y: values[index]))
    }
    note(y: told == nil ? within : 0, x: x, isExact: isExact && !bars.kind.countsInBins)
    var series: [Series] = []
    for (index, mark) in bars.first.enumerated() {
      // A single series is named by its axis, unless the legend says more.
      series.append(
        Series(
          name: try name(mark.face, mark), points: points[index],
          detail: bars.kind.countsInBins ? .bins(bins) : .none))
    }
    return try chart(series, bars.kind, precision)
  }

  private func value(_ bar: SceneBars.Bar, _ bars: SceneBars, _ y: SceneMeasure) -> Double {
    if bars.kind == .stackedBar {
      return bar.isBelow
        ? y.length(from: bar.mark.top, to: bar.mark.bottom)
        : y.length(from: bar.mark.bottom, to: bar.mark.top)
    }
    return y.value(bar.isBelow ? bar.mark.bottom : bar.mark.top)
  }

  private var yName: String { axes.areTurned ? names.row.name : names.column.name }
  private var xName: String { axes.areTurned ? names.column.name : names.row.name }
}

// Lines and points.
extension SVGChart {
  private mutating func lineChart() throws(ChartError) -> Chart {
    try checkDots()
    let marks = plot.lines.flatMap { $0 }
    let corners = marks.flatMap { $0.points }
    try checkNames(corners)
    let isLong = marks.contains { $0.points.count >= Limit.leftOut.points }
    let extra = scene.maker == .matplotlib && isLong ? Limit.leftOut.units : 0
    let y = SceneMeasure(plot.y, corners.map { $0.y }, extra: extra)
    let x = SceneMeasure(plot.x, corners.map { $0.x }, extra: extra)
    let (places, precision, isExact) = x.values(corners.map { $0.x })
    var series: [Series] = []
    var colours = NameIndex()
    var next = 0
    for parts in plot.lines {
      var points: [ChartPoint] = []
      for part in parts {
        let more = part.points.indices.map {
          ChartPoint(x: places[next + $0], y: y.value(part.points[$0].y))
        }
        next += more.count
        // The end of a part is a gap.
        if let last = points.last, let first = more.first {
          points.append(ChartPoint(x: (last.x + first.x) / 2, y: .nan))
        }
        points += more
      }
      let stroke = parts[0].stroke
      // Two lines of one colour cannot both be what the legend calls it.
      if colours.number(of: stroke[...]) < colours.names.count - 1
        || series.count >= colours.names.count,
        plot.legend.names(stroke)
      {
        throw .picture(.colours)
      }
      series.append(Series(name: try name(stroke, parts[0]), points: points))
    }
    note(y: y.within, x: x, isExact: isExact)
    return try chart(series, .line, precision)
  }

  /// Points on lines mark their corners; others would be values of their own.
  private func checkDots() throws(ChartError) {
    guard !plot.dots.isEmpty else { return }
    let corners = plot.lines.flatMap { $0 }.flatMap { $0.points }.ordered { $0.x }
    var steps = 0
    for dot in plot.dots {
      let middle = dot.middle
      var (low, high) = (0, corners.count)
      while low < high {
        let half = (low + high) / 2
        if corners[half].x < middle.x - Limit.onLine { low = half + 1 } else { high = half }
      }
      var isOn = false
      while !isOn, low < corners.count, corners[low].x <= middle.x + Limit.onLine {
        isOn = (corners[low].y - middle.y).magnitude <= Limit.onLine
        low += 1
        steps += 1
        guard steps <= Limit.comparisons else { throw .picture(.tooLarge) }
      }
      guard isOn else { throw .picture(.mixed) }
    }
  }

  /// Over names, points stand at one of them.
  private func checkNames(_ points: [ScenePoint]) throws(ChartError) {
    guard plot.x.isNamed else { return }
    guard points.count * plot.x.places.count <= Limit.comparisons else { throw .picture(.tooLarge) }
    let step = plot.x.length / Double(max(plot.x.places.count - 1, 1))
    let reach = Limit.atName.units + plot.x.looseness + Limit.atName.share * step
    for point in points
    where (plot.x.places[Int(plot.x.value(point.x))] - point.x).magnitude > reach {
      throw .picture(.offLabels)
    }
  }

  /// A point beside a text may be a sample of a legend where no more points than colours have one.
  private func checkTexts(_ colours: Int) throws(ChartError) {
    var explained = 0
    for (index, text) in scene.texts.enumerated()
    where !text.isInLegend && !plot.legend.texts.contains(index)
      && !axes.row.texts.contains(index) && !axes.column.texts.contains(index)
    {
      let isBeside = plot.dots.contains { dot in
        let gap = text.place.x - dot.right
        return (text.place.y - dot.middle.y).magnitude < text.size && gap > -dot.width
          && gap < Limit.besideText
      }
      if isBeside { explained += 1 }
    }
    guard explained == 0 || explained > colours else { throw .picture(.colours) }
  }

  /// Points by themselves, by their colours.
  private mutating func dotChart() throws(ChartError) -> Chart {
    let middles = plot.dots.map { $0.middle }
    try checkNames(middles)
    let y = SceneMeasure(plot.y, middles.map { $0.y })
    let x = SceneMeasure(plot.x, middles.map { $0.x })
    var (places, precision, isExact) = x.values(middles.map { $0.x })
    var values = middles.map { y.value($0.y) }
    let labels = SceneLabels(plot.dots)
    let yTold = try labels.numbers(yName, drawn: values) {
      y.axis.meaning == .linear ? y.within : $0 * y.within
    }
    if let yTold { values = yTold }
    if plot.x.meaning == .linear || plot.x.meaning == .logarithmic,
      let told = try labels.numbers(
        xName, drawn: places,
        within: {
          x.axis.meaning == .linear ? x.within : $0 * x.within
        })
    {
      (places, isExact) = (told, true)
    }
    var colours = NameIndex()
    let numbers = plot.dots.map { colours.number(of: $0.face[...]) }
    try checkTexts(colours.names.count)
    let isOne =
      colours.names.count > Limit.colours && !colours.names.contains { plot.legend.names($0) }
    var groups: [[ChartPoint]] = []
    var first: [SceneMark] = []
    for (index, dot) in plot.dots.enumerated() {
      let number = isOne ? 0 : numbers[index]
      if number == groups.count {
        groups.append([])
        first.append(dot)
      }
      groups[number].append(ChartPoint(x: places[index], y: values[index]))
    }
    var series: [Series] = []
    for (points, mark) in zip(groups, first) {
      series.append(Series(name: isOne ? "" : try name(mark.face, mark), points: points))
    }
    note(y: yTold == nil ? y.within : 0, x: x, isExact: isExact)
    return try chart(series, .scatter, precision)
  }
}

extension SceneAxis {
  /// The same as the scale of a chart's axis.
  fileprivate func scale(_ precision: TimePrecision) -> Axis.Scale {
    switch meaning {
    case .linear: .linear
    case .logarithmic: .logarithmic
    case .time: .time(precision)
    case .categories(let names): .categories(names)
    }
  }

  fileprivate var unitName: String? { unit.isEmpty ? nil : unit[...].line() }
}
