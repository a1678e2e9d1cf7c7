// SPDX-License-Identifier: Apache-2.0

/// How two series go together.
public struct Relation: Sendable, Equatable {
  /// The index of the one.
  public let first: Int
  /// The index of the other.
  public let second: Int
  /// The correlation of their values at the same x (Pearson), from −1 to 1; nil where fewer than eight are shared.
  public let correlation: Double?
  /// The x where they cross, by straight lines between their points; `mostCrossings` at most.
  public let crossings: [Double]
  /// How often they cross.
  public let crossingCount: Int
  /// Share of the shared places where the first lies above.
  public let firstAbove: Double
  /// The shared x where they lie farthest apart.
  public let widest: Double
  /// Their distance there: the first less the second.
  public let widestGap: Double

  static let mostCrossings = 8
  private static let fewestForCorrelation = 8

  /// Compares two series from left to right, at the places that both have; nil where they share none.
  init?(_ first: Int, _ second: Int, of series: [Series]) {
    let (a, b) = (series[first].points, series[second].points)
    var shared = Shared()
    var (left, right) = (0, 0)
    while left < a.count, right < b.count {
      if a[left].x < b[right].x {
        left += 1
      } else if a[left].x > b[right].x {
        right += 1
      } else {
        if !a[left].isMissing, !b[right].isMissing {
          shared.take(x: a[left].x, a[left].y, b[right].y)
        }
        left += 1
        right += 1
      }
    }
    guard !shared.firsts.isEmpty else { return nil }
    self.first = first
    self.second = second
    crossings = shared.crossings
    crossingCount = shared.crossingCount
    firstAbove = Double(shared.above) / Double(shared.firsts.count)
    widest = shared.widest
    widestGap = shared.widestGap
    correlation =
      shared.firsts.count < Self.fewestForCorrelation
      ? nil : LineFit(xs: shared.firsts, ys: shared.seconds).correlation
  }

  private struct Shared {
    var firsts: [Double] = []
    var seconds: [Double] = []
    var crossings: [Double] = []
    var crossingCount = 0
    var above = 0
    var widest = 0.0
    var widestGap = 0.0
    private var before: (x: Double, difference: Double)?

    mutating func take(x: Double, _ first: Double, _ second: Double) {
      let difference = first - second
      if difference > 0 { above += 1 }
      if firsts.isEmpty || difference.magnitude > widestGap.magnitude {
        widest = x
        widestGap = difference
      }
      firsts.append(first)
      seconds.append(second)
      guard difference != 0 else { return }
      if let before, before.difference * (difference > 0 ? 1 : -1) < 0 {
        crossingCount += 1
        if crossings.count < Relation.mostCrossings {
          let share = before.difference.magnitude / (before.difference - difference).magnitude
          crossings.append(before.x + (x - before.x) * share)
        }
      }
      before = (x, difference)
    }
  }
}

/// Where a series passes a value.
public struct Passing: Sendable, Equatable {
  /// The indices of the first points on the other side; `most` at most.
  public let indices: [Int]
  /// How often it passes.
  public let count: Int
  /// Whether it lies above the value at first; nil where it never leaves it.
  public let beginsAbove: Bool?
  /// Share of the points above the value.
  public let above: Double

  static let most = 8

  /// Follows points past a value.
  package init(_ points: [ChartPoint], value: Double) {
    var indices: [Int] = []
    var count = 0
    var begins: Bool?
    var now: Bool?
    var (above, present) = (0, 0)
    for (index, point) in points.enumerated() where !point.isMissing {
      present += 1
      if point.y > value { above += 1 }
      guard point.y != value else { continue }
      let isAbove = point.y > value
      if begins == nil { begins = isAbove }
      if let side = now, side != isAbove {
        count += 1
        if indices.count < Self.most { indices.append(index) }
      }
      now = isAbove
    }
    self.indices = indices
    self.count = count
    beginsAbove = begins
    self.above = present == 0 ? 0 : Double(above) / Double(present)
  }
}
