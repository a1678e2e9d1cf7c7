// SPDX-License-Identifier: Apache-2.0

/// Measures the data of a chart off a picture whose axes carry labels.
struct SVGChart {
  let scene: SVGScene
  let axes: SceneAxes
  let choices: ReadingChoices
  var notes: ReadingNotes
  /// Where values can lie: between the outermost labels, and a little beyond.
  let area: (left: Double, right: Double, top: Double, bottom: Double)

  /// Marks may lie so much of the axis beyond the outermost labels.
  private static let margin = 0.35

  /// - Throws: `ChartError.picture`.
  init(_ bytes: [UInt8], _ choices: ReadingChoices, _ notes: ReadingNotes) throws(ChartError) {
    scene = SVGScene(bytes)
    guard scene.isSVG else { throw .picture(.notSVG) }
    guard !scene.texts.isEmpty else {
      throw .picture(scene.hasOutlinedText ? .outlines : .noLabels)
    }
    axes = try SceneAxes(scene)
    self.choices = choices
    self.notes = notes
    let (x, y) = (axes.x.places, axes.y.places)
    let width = (x.max() ?? 0) - (x.min() ?? 0)
    let height = (y.max() ?? 0) - (y.min() ?? 0)
    area = (
      (x.min() ?? 0) - Self.margin * width - 1, (x.max() ?? 0) + Self.margin * width + 1,
      (y.min() ?? 0) - Self.margin * height - 1, (y.max() ?? 0) + Self.margin * height + 1
    )
  }

  /// The chart.
  func chart() throws(ChartError) -> Chart {
    var maker = self
    maker.notes.measuredWithin = max(axes.x.deviation, axes.y.deviation, 1e-4)
    let bars = SceneBars(self)
    let lines = lines
    if let found = bars.found { return try maker.chart(found.series, found.kind) }
    if !lines.isEmpty { return try maker.chart(maker.lineSeries(lines), .line) }
    let dots = dotSeries
    guard dots.contains(where: { $0.points.count > 1 }) else { throw .picture(.noMarks) }
    return try maker.chart(dots, .scatter)
  }

  private mutating func chart(_ series: [Series], _ kind: ChartKind) throws(ChartError) -> Chart {
    notes.seriesLeftOut = max(0, series.count - Chart.Limit.series)
    notes.duplicatedX = series.reduce(0) { $0 + $1.duplicatedX }
    let names = SceneNames(self)
    let isOnlyOne = series.count == 1 && series[0].name.utf8.isEmpty
    let kept = series.prefix(Chart.Limit.series).map { one in
      isOnlyOne
        ? Series(name: names.y.name, points: one.points, detail: one.detail, lines: one.lines) : one
    }
    return try Chart(
      title: choices.title ?? names.title, kind: choices.kind ?? kind,
      x: Axis(name: names.x.name, unit: names.x.unit, scale: axes.x.scale),
      y: Axis(name: names.y.name, unit: names.y.unit, scale: axes.y.scale), series: kept,
      notes: notes)
  }

  /// Whether a place lies where values can.
  func isInside(_ point: ScenePoint) -> Bool {
    point.x >= area.left && point.x <= area.right && point.y >= area.top && point.y <= area.bottom
  }

  /// The values of a place.
  func point(_ place: ScenePoint) -> ChartPoint {
    ChartPoint(x: axes.x.roundedValue(place.x), y: axes.y.roundedValue(place.y))
  }

  /// Lines that go along the x axis, each with the parts of its path.
  private var lines: [[SceneMark]] {
    var lines: [[SceneMark]] = []
    let width = (axes.x.places.max() ?? 0) - (axes.x.places.min() ?? 0)
    for mark in scene.marks where isLine(mark) {
      if let last = lines.last, last[0].path == mark.path {
        lines[lines.count - 1].append(mark)
      } else {
        lines.append([mark])
      }
    }
    return lines.filter { parts in
      let left = parts.reduce(Double.infinity) { min($0, $1.left) }
      let right = parts.reduce(-Double.infinity) { max($0, $1.right) }
      // The samples in a legend are short.
      return right - left > 0.2 * width || parts.count + parts[0].points.count > 12
    }
  }

  private func isLine(_ mark: SceneMark) -> Bool {
    guard !mark.stroke.isEmpty, !mark.isClosed, mark.points.allSatisfy({ isInside($0) }) else {
      return false
    }
    if mark.points.count > 2 { return mark.right > mark.left && !isFrame(mark) }
    let (from, to) = (mark.points[0], mark.points[1])
    return (from.x - to.x).magnitude > 0.01 && (from.y - to.y).magnitude > 0.01
  }

  /// Whether all of its lines lie along the axes and it is one of the corners of a frame.
  private func isFrame(_ mark: SceneMark) -> Bool {
    guard mark.points.count <= 5 else { return false }
    for (from, to) in zip(mark.points, mark.points.dropFirst())
    where (from.x - to.x).magnitude > 0.01 && (from.y - to.y).magnitude > 0.01 {
      return false
    }
    return mark.bottom - mark.top > 1
  }

  private func lineSeries(_ lines: [[SceneMark]]) -> [Series] {
    var series: [Series] = []
    for parts in lines {
      var points: [ChartPoint] = []
      for part in parts {
        let more = part.points.map { point($0) }
        // The end of a part is a gap.
        if let last = points.last, let first = more.first {
          points.append(ChartPoint(x: (last.x + first.x) / 2, y: .nan))
        }
        points += more
      }
      series.append(Series(name: name(of: parts[0]), points: points))
    }
    return series
  }

  /// What a mark is called: in the legend, or by its group.
  func name(of mark: SceneMark) -> String {
    if let name = SceneNames.legend(mark.colour, self) { return name }
    return mark.title[...].line()
  }

  /// Small closed marks and symbols, by their colours.
  private var dotSeries: [Series] {
    var colours = NameIndex()
    var groups: [[ChartPoint]] = []
    var marks: [SceneMark] = []
    for mark in scene.marks where mark.points.count > 2 || mark.isClosed {
      let (width, height) = (mark.right - mark.left, mark.bottom - mark.top)
      guard width < 25, height < 25, width + height > 0.5 else { continue }
      let middle = ScenePoint(x: (mark.left + mark.right) / 2, y: (mark.top + mark.bottom) / 2)
      guard isInside(middle), !SceneNames.isInLegend(mark, self) else { continue }
      let number = colours.number(of: (mark.fill.isEmpty ? mark.stroke : mark.fill)[...])
      if number == groups.count {
        groups.append([])
        marks.append(mark)
      }
      groups[number].append(point(middle))
    }
    return zip(groups, marks).map { Series(name: name(of: $1), points: $0) }
  }
}

extension SceneAxis {
  /// The same as the scale of a chart's axis.
  fileprivate var scale: Axis.Scale {
    switch meaning {
    case .linear: .linear
    case .logarithmic: .logarithmic
    case .time: .time(timePrecision)
    case .categories(let names): .categories(names)
    }
  }
}
