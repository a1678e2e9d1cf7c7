// SPDX-License-Identifier: Apache-2.0

public import Phrases
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
    if hours > 0 { parts.append(Counted.hours(.nominative).text(hours, in: language)) }
    if minutes > 0 { parts.append(Counted.minutes(.nominative).text(minutes, in: language)) }
    if rest > 0 || parts.isEmpty {
      parts.append(Counted.seconds(.nominative).text(rest, in: language))
    }
    return join(parts, in: language)
  }

  /// The words in every language.
  public var phrase: Phrase {
    Phrase(en: text(in: .english), es: text(in: .spanish), ar: text(in: .arabic))
  }

  private func join(_ parts: [String], in language: Language) -> String {
    var joined = ""
    for (index, part) in parts.enumerated() {
      if index > 0 {
        switch language {
        case .english: joined += " "
        case .spanish: joined += index == parts.count - 1 ? " y " : ", "
        case .arabic: joined += " و"
        }
      }
      joined += part
    }
    return joined
  }
}
