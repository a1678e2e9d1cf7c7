// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A speed of playing, one of a few that are worth choosing between.
public struct PlaybackRate: Sendable, Equatable {
  /// How many times the usual speed.
  public let factor: Double

  /// As it was recorded.
  public static let usual = PlaybackRate(factor: 1)

  /// The speeds on offer, slowest first; browsers play at least from 0.5 to 4 without silence.
  public static let all: [PlaybackRate] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4].map {
    PlaybackRate(factor: $0)
  }

  private init(factor: Double) { self.factor = factor }

  /// The speed on offer that is nearest to `factor`.
  public init(nearest factor: Double) {
    var best = PlaybackRate.usual
    for rate in PlaybackRate.all
    where (rate.factor - factor).magnitude < (best.factor - factor).magnitude {
      best = rate
    }
    self = best
  }

  /// The number as it is written in a language: 1.25, in Spanish 1,25.
  public func text(in language: Language) -> String {
    let hundredths = Int((factor * 100).rounded(.toNearestOrEven))
    let whole = "\(hundredths / 100)"
    let fraction = hundredths % 100
    guard fraction > 0 else { return whole }
    let digits = fraction % 10 == 0 ? "\(fraction / 10)" : "\(fraction)"
    return whole + Punctuation[language].decimalMark + digits
  }
}
