// SPDX-License-Identifier: Apache-2.0

/// The part of a picture where the values are drawn.
struct SceneFrame {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  /// Lines that belong to an axis end within so many units of it.
  static let reach = 1.6
  /// Lines stand at a label within so many units.
  static let offTick = 0.8
  /// Without lines around it, values may lie so much of the axis beyond the outermost labels.
  private static let margin = 0.35

  init(left: Double, right: Double, top: Double, bottom: Double) {
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
  }

  /// The smallest box around the labelled part of both axes, or what lines along them reach.
  init(_ marks: [SceneMark], row: SceneAxis, column: SceneAxis) {
    var box: SceneMark?
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for mark in marks where !mark.isInLegend {
      let isWide = row.isSpanned(mark.left, mark.right)
      let isHigh = column.isSpanned(mark.top, mark.bottom)
      // What lies behind the labels too is the whole picture.
      let isWhole =
        mark.bottom >= row.across && mark.top <= row.across && mark.left <= column.across
        && mark.right >= column.across
      if mark.isRectangle, isWide, isHigh, !isWhole {
        if mark.width * mark.height < box.map({ $0.width * $0.height }) ?? .infinity { box = mark }
      }
      if mark.isLevel, isWide { (left, right) = (min(left, mark.left), max(right, mark.right)) }
      if mark.isUpright, isHigh { (top, bottom) = (min(top, mark.top), max(bottom, mark.bottom)) }
    }
    if let box {
      (left, right, top, bottom) = (box.left, box.right, box.top, box.bottom)
    }
    if left > right {
      left = row.least - Self.margin * row.length
      right = row.greatest + Self.margin * row.length
    }
    if top > bottom {
      top = column.least - Self.margin * column.length
      bottom = column.greatest + Self.margin * column.length
    }
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
  }

  /// Whether a place lies inside, or next to it.
  func holds(_ point: ScenePoint) -> Bool {
    point.x >= left - Self.reach && point.x <= right + Self.reach && point.y >= top - Self.reach
      && point.y <= bottom + Self.reach
  }

  /// Whether a mark has no part inside.
  func isBeside(_ mark: SceneMark) -> Bool {
    mark.left > right || mark.right < left || mark.top > bottom || mark.bottom < top
  }

  var onItsSide: SceneFrame {
    SceneFrame(left: top, right: bottom, top: -right, bottom: -left)
  }
}

extension SceneAxis {
  /// Whether one of its labels stands there.
  func hasLabel(at place: Double) -> Bool {
    places.contains { ($0 - place).magnitude < SceneFrame.offTick }
  }

  /// Whether something from one place to another covers all of the labelled part.
  func isSpanned(_ from: Double, _ to: Double) -> Bool {
    from <= least + SceneFrame.reach && to >= greatest - SceneFrame.reach
  }
}
