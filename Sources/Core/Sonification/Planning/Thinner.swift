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

  /// What is known of the points of one stretch.
  private struct Slot {
    var number = -1
    var first = 0
    var count = 0
    var present = 0
    var least = 0
    var greatest = 0
  }

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
    let width = 2 * spacing
    let slots = max((passage.span / width).rounded(.down), 1)
    let slotWidth = passage.span / slots
    var slot = Slot()
    for index in passage.points {
      let share = passage.share(ofPoint: index, at: points[index].x)
      let number = Int(Int32(min(share * slots, slots - 1)))
      if number != slot.number {
        finish(slot, width: slotWidth)
        slot = Slot(number: number, first: index)
      }
      add(index, to: &slot)
    }
    finish(slot, width: slotWidth)
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

  private mutating func add(_ index: Int, to slot: inout Slot) {
    slot.count += 1
    let value = points[index].y
    guard !value.isNaN else { return }
    count += 1
    if slot.present == 0 {
      slot.least = index
      slot.greatest = index
    } else {
      if value < points[slot.least].y { slot.least = index }
      if value > points[slot.greatest].y { slot.greatest = index }
    }
    slot.present += 1
  }

  private mutating func finish(_ slot: Slot, width: Double) {
    guard slot.count > 0 else { return }
    if slot.count <= 2 {
      for index in slot.first..<slot.first + slot.count {
        keep(index, at: passage.time(ofPoint: index, at: points[index].x))
      }
      return
    }
    let start = passage.start + Double(slot.number) * width
    guard slot.present > 0 else {
      keep(slot.first, at: start + width / 2)
      return
    }
    let hasGap = slot.present < slot.count
    let (first, second) = (min(slot.least, slot.greatest), max(slot.least, slot.greatest))
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
