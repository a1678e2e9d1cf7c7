// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A number that can be stepped to: of a series, or of a mark that holds several.
public struct ChartStatistic: Sendable, Equatable {
  /// Which number it is.
  public var kind: Kind
  /// The number, in the units of the y axis.
  public var value: Double
  /// The index of the point where it lies; nil when it lies at none, such as a mean.
  public var index: Int?
  /// It in words, such as "Highest: 24 °C, at Hour 15".
  public var text: String

  /// Whether two are the same number in the same words.
  public static func == (left: ChartStatistic, right: ChartStatistic) -> Bool {
    left.kind == right.kind && left.value == right.value && left.index == right.index
      && left.text.hasSameBytes(as: right.text)
  }

  /// Which number of a series or a mark.
  public enum Kind: Sendable, Equatable, CaseIterable {
    case least, greatest, mean, median, standardDeviation, sum, first, last
    case lowWhisker, lowerQuartile, upperQuartile, highWhisker, outlier
    case open, high, low, close, change
    case lowerBorder, upperBorder, count, share
  }
}
