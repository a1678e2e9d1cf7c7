// SPDX-License-Identifier: Apache-2.0

import Speaking

/// How fast to speak.
public struct EspeakRate: Sendable, Hashable {
  /// The slowest and the fastest that espeak-ng speaks well, in words per minute.
  public static let range = 80...450
  /// espeak-ng's own rate: 175 words per minute.
  public static let standard = EspeakRate(wordsPerMinute: 175)

  /// Words per minute, in steps of 5, so that the clips of two people are more often the same.
  public let wordsPerMinute: Int

  /// Takes the nearest rate that can be spoken.
  public init(wordsPerMinute: Int) {
    let clamped = min(max(wordsPerMinute, Self.range.lowerBound), Self.range.upperBound)
    self.wordsPerMinute = (clamped + 2) / 5 * 5
  }

  /// So many times as fast as usual: the nearest that `Speaking` allows, the usual rate for what is no number.
  public init(timesUsual factor: Double) {
    let words = Double(Self.standard.wordsPerMinute) * SpeechRate.clamped(factor)
    self.init(wordsPerMinute: Int(words.rounded()))
  }
}
