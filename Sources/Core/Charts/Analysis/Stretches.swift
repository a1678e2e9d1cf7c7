// SPDX-License-Identifier: Apache-2.0

import Maths

/// A stretch in which a series keeps one direction.
public struct Stretch: Sendable, Equatable {
  /// The index of the point where it begins.
  public var start: Int
  /// The index of the point where it ends.
  public var end: Int
  /// True when it rises.
  public var rises: Bool
}

/// A stretch in which a series stays at nearly the same height.
public struct Plateau: Sendable, Equatable {
  /// The index of the point where it begins.
  public var start: Int
  /// The index of the point where it ends.
  public var end: Int
  /// The mean of its least and greatest value.
  public var level: Double
}

enum Stretches {
  /// Follows a course and turns only when it has come back by `share` of the range.
  static func find(_ course: Course, range: Double, share: Double) -> [Stretch] {
    guard range > 0, course.count > 1 else { return [] }
    let threshold = range * share
    let ys = course.ys
    var turns: [(place: Int, rises: Bool)] = []
    var rises: Bool?
    var low = 0
    var high = 0
    for place in ys.indices {
      if ys[place] > ys[high] { high = place }
      if ys[place] < ys[low] { low = place }
      if rises != false, ys[high] - ys[place] >= threshold {
        if rises == true || high > 0 { turns.append((high, true)) }
        rises = false
        low = place
      } else if rises != true, ys[place] - ys[low] >= threshold {
        if rises == false || low > 0 { turns.append((low, false)) }
        rises = true
        high = place
      }
    }
    if let rises { turns.append((ys.count - 1, rises)) }
    // The first stretch is dropped when the line hardly moved in it.
    if let first = turns.first, turns.count > 1, (ys[first.place] - ys[0]).magnitude < threshold {
      turns.removeFirst()
    }
    var start = 0
    var stretches: [Stretch] = []
    for turn in turns {
      stretches.append(
        Stretch(
          start: course.indices[start], end: course.indices[turn.place], rises: turn.rises))
      start = turn.place
    }
    return stretches
  }
}

extension Plateau {
  /// Share of the range within which a line counts as level.
  private static let levelShare = 0.02
  /// Share of the chart's width that a level part must have to be worth a sentence.
  private static let widthShare = 0.12
  private static let most = 3
  private static let mostBlocks = 1000

  /// Level parts: neighbouring blocks whose least and greatest values lie close together.
  static func find(_ course: Course, range: Double) -> [Plateau] {
    guard range > 0, course.count > 2 else { return [] }
    let step = max(1, (course.count + mostBlocks - 1) / mostBlocks)
    let blocks = Self.blocks(course, of: step)
    let width = course.xs[course.count - 1] - course.xs[0]
    var found: [(plateau: Plateau, width: Double)] = []
    var start = 0
    while start < blocks.count {
      var (least, greatest) = blocks[start]
      var end = start
      while end + 1 < blocks.count {
        let next = blocks[end + 1]
        let (low, high) = (min(least, next.least), max(greatest, next.greatest))
        if high - low > range * levelShare { break }
        (least, greatest) = (low, high)
        end += 1
      }
      let first = start * step
      let last = min((end + 1) * step, course.count) - 1
      let length = course.xs[last] - course.xs[first]
      if greatest - least <= range * levelShare, last - first > 1, length >= width * widthShare {
        let plateau = Plateau(
          start: course.indices[first], end: course.indices[last],
          level: least + (greatest - least) / 2)
        found.append((plateau, length))
        start = end + 1
      } else {
        start += 1
      }
    }
    let longest = found.ordered { Double($0.plateau.start) }.ordered { -$0.width }
    return longest.prefix(most).map { $0.plateau }.ordered { Double($0.start) }
  }

  private static func blocks(
    _ course: Course, of size: Int
  ) -> [(least: Double, greatest: Double)] {
    var blocks: [(least: Double, greatest: Double)] = []
    var start = 0
    while start < course.count {
      let end = min(start + size, course.count)
      var (least, greatest) = (course.ys[start], course.ys[start])
      for place in start..<end {
        least = min(least, course.ys[place])
        greatest = max(greatest, course.ys[place])
      }
      blocks.append((least, greatest))
      start = end
    }
    return blocks
  }
}
