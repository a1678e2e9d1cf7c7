// SPDX-License-Identifier: Apache-2.0

/// The shape of a histogram.
public struct Distribution: Sendable, Equatable {
  /// The sum of all counts.
  public let total: Double
  /// The index of the first fullest bin.
  public let peak: Int
  /// The indices of the bins around which values gather; one for a single hump.
  public let modes: [Int]
  /// The value below which a quarter of the counts lie, evenly spread within a bin.
  public let lowerQuartile: Double
  /// The value below which half of the counts lie.
  public let median: Double
  /// The value below which three quarters of the counts lie.
  public let upperQuartile: Double
  /// To which side it leans.
  public let skew: Skew

  /// To which side a distribution has its longer tail.
  public enum Skew: Sendable, Equatable {
    case even
    /// The longer tail leads to low values.
    case low
    /// The longer tail leads to high values.
    case high
  }

  /// A hump counts when the valley beside it is deeper than this share of the highest.
  private static let valleyShare = 0.2
  /// Bowley's skewness from which on a distribution leans (0 is even, 1 is all on one side).
  private static let leaningBowley = 0.15

  /// The shape of bins; nil when nothing is counted.
  package init?(_ series: Series) {
    guard case .bins(let bins) = series.detail, bins.count == series.points.count else {
      return nil
    }
    let counts = series.points.map { $0.isMissing ? 0 : max($0.y, 0) }
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    self.total = total
    var peak = 0
    for index in counts.indices where counts[index] > counts[peak] { peak = index }
    self.peak = peak
    modes = Self.modes(counts, peak: peak)
    func quantile(_ share: Double) -> Double {
      var below = 0.0
      for index in counts.indices where counts[index] > 0 {
        if below + counts[index] >= total * share {
          let inside = (total * share - below) / counts[index]
          return bins[index].lower + (bins[index].upper - bins[index].lower) * inside
        }
        below += counts[index]
      }
      return bins[bins.count - 1].upper
    }
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
    // The tails are told by the outer tenths, which Bowley's measure takes as well as quartiles (Hinkley 1975).
    let (low, high) = (quantile(0.1), quantile(0.9))
    let bowley = high > low ? (high + low - 2 * median) / (high - low) : 0
    skew = bowley > Self.leaningBowley ? .high : bowley < -Self.leaningBowley ? .low : .even
  }

  private static func modes(_ counts: [Double], peak: Int) -> [Int] {
    // With an empty bin at both ends every hump is a rise and a fall.
    let ys = [0] + counts + [0]
    let padded = Course(indices: Array(ys.indices), xs: ys.indices.map { Double($0) }, ys: ys)
    let stretches = Stretches.find(padded, range: counts[peak], share: valleyShare)
    return stretches.filter { $0.rises }.map { min(max($0.end - 1, 0), counts.count - 1) }
  }
}
