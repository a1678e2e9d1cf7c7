// SPDX-License-Identifier: Apache-2.0

package import Charts

/// Where each value begins when series lie upon one another: those above zero upward, those below downward.
package struct PictureStacks: Sendable, Equatable {
  /// Where each point of each series begins; its end is that and its value.
  package let bases: [[Double]]
  /// From the lowest to the highest end.
  package let range: ClosedRange<Double>

  private struct Level {
    var x: Double
    var above = 0.0
    var below = 0.0
  }

  /// The stacks of series whose points go from left to right.
  package init(_ series: [Series]) {
    var levels: [Level] = []
    var bases: [[Double]] = []
    var least = 0.0
    var greatest = 0.0
    for one in series {
      var own: [Double] = []
      own.reserveCapacity(one.points.count)
      var merged: [Level] = []
      merged.reserveCapacity(max(levels.count, one.points.count))
      var next = 0
      for point in one.points {
        while next < levels.count, levels[next].x < point.x {
          merged.append(levels[next])
          next += 1
        }
        var level = Level(x: point.x)
        if next < levels.count, levels[next].x == point.x {
          level = levels[next]
          next += 1
        }
        let value = point.isMissing ? 0 : point.y
        own.append(value < 0 ? level.below : level.above)
        if value < 0 { level.below += value } else { level.above += value }
        least = min(least, level.below)
        greatest = max(greatest, level.above)
        merged.append(level)
      }
      merged.append(contentsOf: levels[next...])
      levels = merged
      bases.append(own)
    }
    self.bases = bases
    range = least...greatest
  }
}
