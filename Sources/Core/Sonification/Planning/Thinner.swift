// SPDX-License-Identifier: Apache-2.0

import Charts

/// Chooses the values that sound where there are more than the ear can follow: of each stretch of time the least and the
/// greatest, so that no extreme is lost and nothing is averaged.
struct Thinner {
  /// A value that sounds at a time, or a gap.
  struct Kept {
    var point: Int
    var time: Double
    var isGap = false
  }

  private let points: [ChartPoint]
  private let passage: ChartPlan.Passage
  private let spacing: Double
  private(set) var kept: [Kept] = []
  /// How many of them have a value.
  private(set) var keptCount = 0
  /// How many values there were.
  private(set) var count = 0

  /// Values at least so many seconds apart, but for pairs that stand alone.
  init(_ series: Series, in passage: ChartPlan.Passage, spacing: Double) {
    points = series.points
    self.passage = passage
    self.spacing = spacing
    if hasRoomForAll {
      for index in passage.points {
        if !points[index].isMissing { count += 1 }
        keep(index, at: passage.time(ofPoint: index, at: points[index].x))
      }
      return
    }
    thin()
  }

  private mutating func thin() {
    let slots = max((passage.span / (2 * spacing)).rounded(.down), 1)
    let width = passage.span / slots
    let (points, passage) = (points, passage)
    PointGroup.each(
      of: points, in: passage.points,
      place: { index in
        let share = passage.share(ofPoint: index, at: points[index].x)
        return Int(Int32(min(share * slots, slots - 1)))
      }
    ) { finish($0, width: width) }
  }

  /// Whether all points are far enough apart.
  private var hasRoomForAll: Bool {
    guard Double(passage.points.count - 1) * spacing <= passage.span * 1.01 else { return false }
    var last = -Double.infinity
    for index in passage.points {
      let time = passage.time(ofPoint: index, at: points[index].x)
      if time - last < spacing * 0.99 { return false }
      last = time
    }
    return true
  }

  private mutating func finish(_ group: PointGroup, width: Double) {
    count += group.present
    if group.count <= 2 {
      for index in group.start..<group.start + group.count {
        keep(index, at: passage.time(ofPoint: index, at: points[index].x))
      }
      return
    }
    let start = passage.start + Double(group.place) * width
    guard group.present > 0 else {
      keep(group.start, at: start + width / 2)
      return
    }
    let hasGap = group.present < group.count
    let (first, second) = (min(group.least, group.greatest), max(group.least, group.greatest))
    // Room for a gap of a third of the stretch, where something is missing in it.
    keep(first, at: start + width * (hasGap ? 0.1 : 0.25))
    if second > first { keep(second, at: start + width * (hasGap ? 0.55 : 0.75)) }
    if hasGap { kept.append(Kept(point: second, time: start + width * 0.85, isGap: true)) }
  }

  private mutating func keep(_ index: Int, at time: Double) {
    let isGap = points[index].isMissing
    if !isGap { keptCount += 1 }
    kept.append(Kept(point: index, time: time, isGap: isGap))
  }
}
