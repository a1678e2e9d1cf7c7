// SPDX-License-Identifier: Apache-2.0

/// The straight line that lies nearest to points (least squares), and how much of their variance it explains.
public struct LineFit: Sendable, Equatable {
  /// Change of y for a change of x by one; 0 where all x are the same.
  public let slope: Double
  /// The line's y at the least x.
  public let start: Double
  /// The line's y at the greatest x.
  public let end: Double
  /// The share of the variance that the line explains, from 0 to 1: the square of the correlation.
  public let explained: Double
  /// The correlation (Pearson), from −1 to 1.
  public let correlation: Double

  /// The line through points; at least two of them.
  package init(xs: [Double], ys: [Double]) {
    let (x, y) = (Self.frame(xs), Self.frame(ys))
    // In units of their ranges, so that no product of great numbers leaves the range of Double.
    var sums = (x: 0.0, y: 0.0)
    for index in xs.indices {
      sums.x += (xs[index] - x.least) / x.width
      sums.y += (ys[index] - y.least) / y.width
    }
    let count = Double(max(xs.count, 1))
    let mean = (x: sums.x / count, y: sums.y / count)
    var (xx, yy, xy) = (0.0, 0.0, 0.0)
    for index in xs.indices {
      let across = (xs[index] - x.least) / x.width - mean.x
      let up = (ys[index] - y.least) / y.width - mean.y
      xx += across * across
      yy += up * up
      xy += across * up
    }
    let steepness = xx > 0 ? xy / xx : 0
    slope = steepness * (y.width / x.width)
    start = y.least + (mean.y - steepness * mean.x) * y.width
    end = y.least + (mean.y + steepness * (1 - mean.x)) * y.width
    let product = xx.squareRoot() * yy.squareRoot()
    correlation = product > 0 ? min(max(xy / product, -1), 1) : 0
    explained = correlation * correlation
  }

  private static func frame(_ values: [Double]) -> (least: Double, width: Double) {
    var least = Double.infinity
    var greatest = -Double.infinity
    for value in values {
      if value < least { least = value }
      if value > greatest { greatest = value }
    }
    let width = greatest - least
    return (least.isFinite ? least : 0, width > 0 ? width : 1)
  }
}
