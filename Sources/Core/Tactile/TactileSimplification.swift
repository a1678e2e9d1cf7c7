// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Charts
import Maths

/// Leaves out what fingers cannot follow.
enum TactileSimplification {
  /// The indices of the points of a line that stays within a distance of the whole one (Ramer 1972, Douglas and
  /// Peucker 1973).
  static func kept(_ points: [PicturePoint], within distance: Double) -> [Int] {
    guard points.count > 2 else { return Array(points.indices) }
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var pieces = [(0, points.count - 1)]
    while let (first, last) = pieces.popLast() {
      var farthest = 0
      var most = distance
      var index = first + 1
      while index < last {
        let away = self.distance(points[index], points[first], points[last])
        if away > most {
          most = away
          farthest = index
        }
        index += 1
      }
      guard farthest > 0 else { continue }
      isKept[farthest] = true
      pieces.append((first, farthest))
      pieces.append((farthest, last))
    }
    return points.indices.filter { isKept[$0] }
  }

  private static func distance(
    _ point: PicturePoint, _ one: PicturePoint, _ other: PicturePoint
  ) -> Double {
    let (dx, dy) = (other.x - one.x, other.y - one.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return hypot(point.x - one.x, point.y - one.y) }
    return ((point.x - one.x) * dy - (point.y - one.y) * dx).magnitude / length
  }

  /// The indices of points with values: first those at the four ends of the data, then the others in their order.
  static func endsFirst(_ points: [ChartPoint]) -> [Int] {
    let present = points.indices.filter { !points[$0].isMissing }
    guard var low = present.first, let first = present.first, let last = present.last else {
      return []
    }
    var high = low
    for index in present {
      if points[index].y < points[low].y { low = index }
      if points[index].y > points[high].y { high = index }
    }
    var ends: [Int] = []
    for end in [low, high, first, last] where !ends.contains(end) { ends.append(end) }
    return ends + present.filter { !ends.contains($0) }
  }
}
