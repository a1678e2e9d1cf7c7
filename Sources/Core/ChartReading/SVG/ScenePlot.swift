// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// What every mark of a picture is: a part of the axes, of the legend, or data.
///
/// One that is nothing of these makes the picture unreadable, since the values that it stands for would be lost.
struct ScenePlot {
  private(set) var x: SceneAxis
  private(set) var y: SceneAxis
  let legend: SceneLegend
  /// Lines, each with the parts of its path.
  private(set) var lines: [[SceneMark]] = []
  private(set) var bars: [SceneMark] = []
  private(set) var dots: [SceneMark] = []
  /// Level lines through the whole chart that are no part of a grid.
  private(set) var thresholds: [SceneMark] = []

  private let frame: SceneFrame
  /// Colours of lines through the whole chart that stand at labels.
  private var gridColours: [[UInt8]] = []
  /// Where the ticks of both axes begin and end across them.
  private let xEdges: (from: Double, to: Double)?
  private let yEdges: (from: Double, to: Double)?

  private enum Limit {
    /// Ticks are so long at most.
    static let tick = 15.0
    /// A symbol is so wide and high at most.
    static let symbol = 25.0
    static let gridColours = 8
    static let thresholds = 100
    /// A line without a name goes so much of the way along the axis; shorter ones are arrows and the like.
    static let shareOfAxis = 0.2
    /// So many level lines of one colour are a grid, whatever they stand at.
    static let grid = 3
  }

  /// - Throws: `ChartError.picture`.
  init(_ scene: SVGScene, _ axes: SceneAxes) throws(ChartError) {
    let whole = SceneFrame(scene.marks, row: axes.row, column: axes.column)
    legend = SceneLegend(scene, axes, whole)
    var marks = scene.marks
    if axes.areTurned {
      x = axes.column.onItsSide(isRow: false)
      y = axes.row.onItsSide(isRow: true)
      frame = whole.onItsSide
      xEdges = axes.columnEdges.map { (-$0.to, -$0.from) }
      yEdges = axes.rowEdges
      marks = marks.map { $0.onItsSide }
    } else {
      (x, y) = (axes.row, axes.column)
      frame = whole
      (xEdges, yEdges) = (axes.rowEdges, axes.columnEdges)
    }
    for mark in marks where mark.isUpright || mark.isLevel { noteGrid(mark) }
    for mark in marks where !legend.holds(mark) { try sort(mark) }
    for line in lines where !isLong(line) { throw .picture(.shapes) }
    if axes.areTurned, !lines.isEmpty || !dots.isEmpty { throw .picture(.shapes) }
    let level = thresholds
    thresholds = []
    for mark in level {
      // One that begins and ends where the other lines do, and that the legend names, is one of them.
      let isLike = lines.contains {
        ($0[0].left - mark.left).magnitude < SceneFrame.offTick
          && ($0[0].right - mark.right).magnitude < SceneFrame.offTick
      }
      if isLike, legend.names(mark.stroke) {
        lines.append([mark])
      } else if level.reduce(0, { $0 + ($1.stroke == mark.stroke ? 1 : 0) }) < Limit.grid {
        thresholds.append(mark)
      }
    }
  }

  private mutating func sort(_ mark: SceneMark) throws(ChartError) {
    if mark.isUpright || mark.isLevel {
      if isTick(mark) || isGrid(mark) { return }
      if mark.isLevel, x.isSpanned(mark.left, mark.right), mark.fill.isEmpty || !mark.isClosed {
        thresholds.append(mark)
        guard thresholds.count <= Limit.thresholds else { throw .picture(.shapes) }
        return
      }
      guard mark.isLevel, legend.names(mark.stroke) else { throw .picture(.shapes) }
    }
    if isBackground(mark) || isDomain(mark) { return }
    if mark.points.count == 1 {
      // An isolated point of a line with gaps.
      if let last = lines.last, last[0].path == mark.path { lines[lines.count - 1].append(mark) }
      return
    }
    let isSmall = mark.width < Limit.symbol && mark.height < Limit.symbol
    if isSmall, mark.isClosed, mark.anchor != nil || !mark.isRectangle {
      guard frame.holds(mark.middle) else { throw .picture(.outside) }
      dots.append(mark)
    } else if mark.isRectangle, !mark.fill.isEmpty {
      guard mark.points.allSatisfy({ frame.holds($0) }) else { throw .picture(.outside) }
      bars.append(mark)
    } else if !mark.isClosed, !mark.stroke.isEmpty, mark.fill.isEmpty {
      try add(line: mark)
    } else {
      throw .picture(.shapes)
    }
  }

  private mutating func add(line mark: SceneMark) throws(ChartError) {
    if let last = lines.last, last[0].path == mark.path {
      lines[lines.count - 1].append(mark)
    } else {
      lines.append([mark])
    }
    guard mark.points.allSatisfy({ frame.holds($0) }) else { throw .picture(.outside) }
    // Curves that begin with a straight line are drawn beside their points.
    guard mark.bend != .both else { throw .picture(.shapes) }
    var (hasRisen, hasFallen, steps) = (false, false, 0)
    for (from, to) in zip(mark.points, mark.points.dropFirst()) {
      if to.x > from.x { hasRisen = true }
      if to.x < from.x { hasFallen = true }
      let (across, up) = ((to.x - from.x).magnitude, (to.y - from.y).magnitude)
      if across < 0.01, up > 0.01 { steps += 1 }
    }
    guard hasRisen != hasFallen, steps < 2 else { throw .picture(.steps) }
  }

  /// Whether a line goes far enough; boxes and arrows are drawn with lines too.
  private func isLong(_ parts: [SceneMark]) -> Bool {
    let left = parts.reduce(Double.infinity) { min($0, $1.left) }
    let right = parts.reduce(-Double.infinity) { max($0, $1.right) }
    return right - left > Limit.shareOfAxis * x.length || legend.names(parts[0].stroke)
  }

  private mutating func noteGrid(_ mark: SceneMark) {
    guard gridColours.count < Limit.gridColours, !legend.names(mark.stroke),
      mark.isUpright
        ? y.isSpanned(mark.top, mark.bottom) && x.hasLabel(at: mark.left)
        : x.isSpanned(mark.left, mark.right) && y.hasLabel(at: mark.top)
    else { return }
    if !gridColours.contains(mark.stroke) { gridColours.append(mark.stroke) }
  }

  /// Whether a line is short and begins or ends where the ticks of its axis do, or at the edge of the chart.
  private func isTick(_ mark: SceneMark) -> Bool {
    let edges: [Double]
    let (from, to): (Double, Double)
    if mark.isUpright {
      edges = [frame.top, frame.bottom] + (xEdges.map { [$0.from, $0.to] } ?? [])
      (from, to) = (mark.top, mark.bottom)
    } else {
      edges = [frame.left, frame.right] + (yEdges.map { [$0.from, $0.to] } ?? [])
      (from, to) = (mark.left, mark.right)
    }
    return to - from < Limit.tick
      && edges.contains {
        (from - $0).magnitude < SceneFrame.reach || (to - $0).magnitude < SceneFrame.reach
      }
  }

  /// Whether a line goes along the whole of an axis, at its edge or at a label of the other one.
  private func isGrid(_ mark: SceneMark) -> Bool {
    if mark.isUpright {
      guard y.isSpanned(mark.top, mark.bottom) else { return false }
      return mark.left < frame.left + SceneFrame.reach || mark.left > frame.right - SceneFrame.reach
        || x.hasLabel(at: mark.left) || gridColours.contains(mark.stroke)
    }
    guard x.isSpanned(mark.left, mark.right), !legend.names(mark.stroke) else { return false }
    return mark.top < frame.top + SceneFrame.reach || mark.top > frame.bottom - SceneFrame.reach
      || y.hasLabel(at: mark.top) || gridColours.contains(mark.stroke)
      || y.zero.map { ($0 - mark.top).magnitude < SceneFrame.offTick } ?? false
  }

  private func isBackground(_ mark: SceneMark) -> Bool {
    mark.isRectangle && x.isSpanned(mark.left, mark.right) && y.isSpanned(mark.top, mark.bottom)
  }

  /// Whether a line goes along an axis and turns off at its ends, as D3 draws axes.
  private func isDomain(_ mark: SceneMark) -> Bool {
    guard !mark.isClosed, mark.points.count == 4, mark.bend == .straight else { return false }
    for (from, to) in zip(mark.points, mark.points.dropFirst())
    where (from.x - to.x).magnitude > 0.01 && (from.y - to.y).magnitude > 0.01 {
      return false
    }
    let (first, last) = (mark.points[1], mark.points[2])
    if (first.y - last.y).magnitude < 0.01 {
      return x.isSpanned(mark.left, mark.right) && mark.height < Limit.tick
    }
    return y.isSpanned(mark.top, mark.bottom) && mark.width < Limit.tick
  }

  /// Makes it known that bars stand on zero: exactly there, whatever the ticks said.
  mutating func settleZero(_ place: Double) { y.settle(place) }
}
