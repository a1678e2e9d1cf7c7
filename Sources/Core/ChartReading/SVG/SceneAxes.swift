// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// Finds the axes of a chart among the texts of a picture.
struct SceneAxes {
  /// The axis whose labels stand in a row, and the one whose labels stand in a column.
  private(set) var row: SceneAxis
  private(set) var column: SceneAxis
  /// Where their ticks begin and end across them.
  private(set) var rowEdges: (from: Double, to: Double)?
  private(set) var columnEdges: (from: Double, to: Double)?
  /// Texts that belong to the axes in another way than as labels.
  private(set) var used: [Int] = []

  /// Whether values are told by the row of labels, as bars that lie down do.
  var areTurned: Bool { column.isNamed }

  /// Labels of one axis lie on one line, within so many units.
  private static let evenness = 0.8

  private struct Found {
    var axis: SceneAxis
    var ticks: SceneTicks
  }

  /// - Throws: `ChartError.picture`.
  init(_ scene: SVGScene) throws(ChartError) {
    let rulers = SceneRulers(scene.marks)
    let texts = scene.texts
    let free = texts.indices.filter { !texts[$0].isInLegend }
    let columns = Self.lines(free.filter { !texts[$0].isTurned }, texts, isVertical: true)
    let rows = Self.lines(free, texts, isVertical: false)
    var numbers: [Found] = []
    for line in columns {
      let labels = line.filter { LabelNumbers.isNumber(texts[$0].text) }
      if let found = Self.axis(labels, scene, rulers, isVertical: true) { numbers.append(found) }
    }
    let strays = columns.filter { line in
      // Two numbers are too few to measure by, but they may be another scale.
      let labels = line.filter { LabelNumbers.isNumber(texts[$0].text) }.map { texts[$0] }
      return labels.count == 2
        && SceneTicks(labels, rulers.level, isVertical: true, maker: scene.maker)?.edges != nil
    }
    var lying: [Found] = []
    for line in rows {
      let others = line.filter { index in !numbers.contains { $0.axis.texts.contains(index) } }
      if let found = Self.axis(others, scene, rulers, isVertical: false) { lying.append(found) }
    }
    // Numbers and times before names; of names those that stand at ticks or are most.
    let measured = lying.filter { !$0.axis.isNamed }
    guard numbers.count <= 1, numbers.isEmpty || strays.isEmpty, measured.count <= 1 else {
      throw .picture(.severalScales)
    }
    if let side = numbers.first {
      guard let below = measured.first ?? Self.names(lying) else {
        throw .picture(.noScale(axis: "x"))
      }
      (row, column) = (below.axis, side.axis)
      (rowEdges, columnEdges) = (below.ticks.edges, side.ticks.edges)
    } else {
      // Bars that lie down have names in a column.
      let named = columns.compactMap { line -> Found? in
        Self.axis(line, scene, rulers, isVertical: true)
      }
      guard let below = measured.first, below.axis.meaning == .linear, let side = Self.names(named)
      else {
        throw .picture(
          texts.contains { LabelNumbers.isNumber($0.text) } ? .noScale(axis: "y") : .noLabels)
      }
      (row, column) = (below.axis, side.axis)
      (rowEdges, columnEdges) = (below.ticks.edges, side.ticks.edges)
    }
    try multiply(texts)
    shift(scene)
  }

  /// The names that stand at ticks, or else the most names.
  private static func names(_ found: [Found]) -> Found? {
    let named = found.filter { $0.axis.isNamed }
    let ticked = named.filter { $0.ticks.edges != nil }
    var best: Found?
    for one in ticked.isEmpty ? named : ticked
    where one.axis.texts.count > (best?.axis.texts.count ?? 1) { best = one }
    return best
  }

  /// Texts that stand on one line across an axis, in their order along it.
  private static func lines(_ texts: [Int], _ all: [SceneText], isVertical: Bool) -> [[Int]] {
    let sorted = texts.ordered { isVertical ? all[$0].place.x : all[$0].place.y }
    var lines: [[Int]] = []
    var before = -Double.infinity
    for text in sorted {
      let place = isVertical ? all[text].place.x : all[text].place.y
      if place - before > evenness { lines.append([]) }
      lines[lines.count - 1].append(text)
      before = place
    }
    return lines.map { line in
      line.ordered { isVertical ? all[$0].place.y : all[$0].place.x }
    }
  }

  /// The axis whose labels these texts are; nil where they are none.
  private static func axis(
    _ labels: [Int], _ scene: SVGScene, _ rulers: SceneRulers, isVertical: Bool
  ) -> Found? {
    guard labels.count > 1, labels.count < 1000 else { return nil }
    let own = labels.map { scene.texts[$0] }
    let texts = own.map { $0.text }
    let place = own[0].place
    let across = isVertical ? place.x : place.y
    guard
      let ticks = SceneTicks(
        own, isVertical ? rulers.level : rulers.upright, isVertical: isVertical,
        maker: scene.maker)
    else { return nil }
    var axis: SceneAxis?
    if let numbers = LabelNumbers(texts) {
      axis = SceneAxis(numbers, ticks, texts: labels, across: across)
    }
    if !isVertical, axis == nil || LabelTimes.areYears(texts), let times = LabelTimes(texts),
      let timed = SceneAxis(times: times.seconds, ticks, texts: labels, across: across)
    {
      // Years are not equally long: that tells dates from numbers where ticks are exact.
      let loose = ticks.looseness
      let isBetter = timed.looseness - loose < 0.2 * ((axis?.looseness ?? .infinity) - loose)
      if scene.hasTimeScale || isBetter { axis = timed }
    }
    if axis == nil, !texts.contains(where: { LabelNumbers.isNumber($0) }) {
      axis = SceneAxis(
        names: texts.map { $0[...].line() }, ticks, texts: labels, across: across)
    }
    return axis.map { Found(axis: $0, ticks: ticks) }
  }

  /// Multiplies what stands at the ends of the axes into their labels.
  private mutating func multiply(_ texts: [SceneText]) throws(ChartError) {
    for (index, text) in texts.enumerated()
    where !text.isInLegend && !row.texts.contains(index) && !column.texts.contains(index) {
      guard let multiplier = AxisMultiplier(text.text) else { continue }
      if text.place.y < column.least, column.meaning == .linear, !used.contains(index) {
        column.scale(by: multiplier.factor, adding: multiplier.offset)
      } else if text.place.y > row.across - text.size, row.meaning == .linear {
        row.scale(by: multiplier.factor, adding: multiplier.offset)
      } else {
        throw .picture(.severalScales)
      }
      used.append(index)
    }
    guard used.count <= 2 else { throw .picture(.severalScales) }
  }

  /// Takes out what programs draw their axes off by.
  private mutating func shift(_ scene: SVGScene) {
    guard scene.maker != .unknown, let first = row.texts.first else { return }
    let half = 0.5 * scene.texts[first].scale
    switch scene.maker {
    case .unknown, .matplotlib: break
    case .vega:
      row.move(by: -half)
      column.move(by: -half)
    case .d3:
      row.loosen(by: half)
      column.loosen(by: half)
    }
  }
}
