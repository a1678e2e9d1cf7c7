// SPDX-License-Identifier: Apache-2.0

/// Text in a picture.
struct SceneText {
  var text: [UInt8]
  var place: ScenePoint
  /// Height of its letters.
  var size: Double
  /// How much larger the picture's units are than those of its group.
  var scale: Double
  var isTurned: Bool
  /// Whether its place is the middle of its height rather than the line that it stands on.
  var isCentred: Bool
  /// Where it stands to its place.
  var anchor: TextAnchor
  /// Whether its group is called a legend.
  var isInLegend: Bool
}

/// Where a text stands to its place.
enum TextAnchor {
  case start
  case middle
  case end
}

/// A line or an area in a picture.
struct SceneMark {
  /// Its corners; the picture's reader makes sure that there is one at least.
  let points: [ScenePoint]
  let isClosed: Bool
  /// The colour of its line; empty where it has none.
  let stroke: [UInt8]
  /// The colour of its area; empty where it has none.
  let fill: [UInt8]
  /// What its group is called.
  let title: [UInt8]
  /// What the picture tells a screen reader of it.
  let label: [UInt8]
  /// Parts of one path have the same number.
  let path: Int
  /// Whether its group is called a legend.
  let isInLegend: Bool
  /// How its lines go from corner to corner.
  let bend: PathData.Bend
  /// The place that it was put at as a whole, as symbols are; nil where it was drawn where it stands.
  let anchor: ScenePoint?

  let left: Double
  let right: Double
  let top: Double
  let bottom: Double

  init(
    points: [ScenePoint], isClosed: Bool, bend: PathData.Bend, path: Int, anchor: ScenePoint?,
    style: SVGScene.Level, label: [UInt8]
  ) {
    self.points = points
    self.isClosed = isClosed
    self.bend = bend
    self.path = path
    self.label = label
    stroke = style.stroke
    // A single line has no area, whatever it says.
    fill = points.count > 2 ? style.fill : []
    title = style.title
    isInLegend = style.isInLegend
    left = points.reduce(.infinity) { min($0, $1.x) }
    right = points.reduce(-.infinity) { max($0, $1.x) }
    top = points.reduce(.infinity) { min($0, $1.y) }
    bottom = points.reduce(-.infinity) { max($0, $1.y) }
    // A symbol lies around the place that it was put at; a bar begins there. Of arcs only the ends are known.
    let share = bend == .straight ? 0.2 : -0.5
    let (across, up) = (share * (right - left) - 0.01, share * (bottom - top) - 0.01)
    if let place = anchor, place.x >= left + across, place.x <= right - across,
      place.y >= top + up, place.y <= bottom - up
    {
      self.anchor = place
    } else {
      self.anchor = nil
    }
  }

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// The colour that tells it from others.
  var face: [UInt8] { fill.isEmpty ? stroke : fill }

  /// Where the point is that it stands for.
  var middle: ScenePoint {
    anchor ?? ScenePoint(x: (left + right) / 2, y: (top + bottom) / 2)
  }

  /// Whether it is a single line along one of the axes.
  var isUpright: Bool { points.count == 2 && width < 0.01 }
  var isLevel: Bool { points.count == 2 && height < 0.01 }

  /// Whether it is an upright rectangle.
  var isRectangle: Bool {
    guard isClosed, bend == .straight,
      points.count == 4 || (points.count == 5 && points[0] == points[4])
    else { return false }
    return points.allSatisfy {
      (($0.x - left).magnitude < 0.01 || ($0.x - right).magnitude < 0.01)
        && (($0.y - top).magnitude < 0.01 || ($0.y - bottom).magnitude < 0.01)
    }
  }

  /// The same, lying on its side: what was below is to the right, and what was to the right is above.
  var onItsSide: SceneMark { SceneMark(onItsSide: self) }

  private init(onItsSide mark: SceneMark) {
    points = mark.points.map { $0.onItsSide }
    isClosed = mark.isClosed
    stroke = mark.stroke
    fill = mark.fill
    title = mark.title
    label = mark.label
    path = mark.path
    isInLegend = mark.isInLegend
    bend = mark.bend
    anchor = mark.anchor?.onItsSide
    (left, right, top, bottom) = (mark.top, mark.bottom, -mark.right, -mark.left)
  }
}

extension ScenePoint {
  fileprivate var onItsSide: ScenePoint { ScenePoint(x: y, y: -x) }
}
