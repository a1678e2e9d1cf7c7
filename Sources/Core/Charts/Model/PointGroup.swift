// SPDX-License-Identifier: Apache-2.0

/// Points that share a stretch of the x axis, and those of them that can stand for all: the ends and the extremes.
///
/// Where there are more points than a picture can show or an ear can follow, these are kept and nothing is averaged.
package struct PointGroup {
  /// Which stretch it is: a column of a picture, a span of time.
  package let place: Int
  /// The index of the first point, whether it has a value or not.
  package let start: Int
  /// How many points there are, with and without a value.
  package private(set) var count = 0
  /// How many have a value; of none, the indices below mean nothing.
  package private(set) var present = 0
  /// The index of the first value.
  package private(set) var first = 0
  /// The index of the last value.
  package private(set) var last = 0
  /// The index of the least value.
  package private(set) var least = 0
  /// The index of the greatest value.
  package private(set) var greatest = 0

  private init(place: Int, start: Int) {
    self.place = place
    self.start = start
  }

  /// Gathers points that lie in the same place one after another, and hands each group out.
  package static func each(
    of points: [ChartPoint], in indices: Range<Int>, place: (Int) -> Int,
    _ body: (PointGroup) -> Void
  ) {
    var gathered: PointGroup?
    for index in indices {
      let here = place(index)
      if let group = gathered, group.place != here {
        body(group)
        gathered = nil
      }
      if gathered == nil { gathered = PointGroup(place: here, start: index) }
      gathered?.take(index, points)
    }
    if let gathered { body(gathered) }
  }

  private mutating func take(_ index: Int, _ points: [ChartPoint]) {
    count += 1
    guard !points[index].isMissing else { return }
    if present == 0 { (first, least, greatest) = (index, index, index) }
    if points[index].y < points[least].y { least = index }
    if points[index].y > points[greatest].y { greatest = index }
    last = index
    present += 1
  }
}
