// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A length of time as people say it: "2 minutes 5 seconds".
public struct SpokenTime: Sendable, Equatable {
  /// Whole seconds, never negative.
  public let seconds: Int

  /// Longer than this is no recording but a mistake in a file: 1000 hours.
  static let longest = 3_600_000.0

  /// Whole seconds of `seconds`, the rest dropped; what is no number, or negative, counts as nothing.
  public init(seconds: Double) {
    self.seconds = seconds > 0 ? Int(min(seconds, Self.longest)) : 0
  }

  /// The words in one language, without parts that are zero; "0 seconds" for nothing at all.
  public func text(in language: Language) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(TimeWords[language].nominative.hours(hours)) }
    if minutes > 0 { parts.append(TimeWords[language].nominative.minutes(minutes)) }
    if rest > 0 || parts.isEmpty { parts.append(TimeWords[language].nominative.seconds(rest)) }
    return TimeWords[language].list(parts)
  }
}
