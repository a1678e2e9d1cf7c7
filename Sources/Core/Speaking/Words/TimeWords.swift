// SPDX-License-Identifier: Apache-2.0

/// Lengths of time in words.
public struct TimeWords: Words {
  /// The units, counted; a class, so that one is read without a copy of all.
  public final class Units: Sendable {
    /// A number of days, such as "3 days".
    public let days: Plural
    /// A number of hours.
    public let hours: Plural
    /// A number of minutes.
    public let minutes: Plural
    /// A number of seconds.
    public let seconds: Plural

    init(days: Plural, hours: Plural, minutes: Plural, seconds: Plural) {
      self.days = days
      self.hours = hours
      self.minutes = minutes
      self.seconds = seconds
    }
  }

  /// The units as they stand alone or are the subject.
  public let nominative: Units
  /// The units after a preposition or as an object: in Arabic the dual shows it.
  public let oblique: Units
  /// Between two parts of a length where another follows, as in "1 hour 2 minutes 5 seconds".
  let between: String
  /// Before the last part of a length.
  let beforeLast: String
  /// A length of two parts, the larger first, as a page writes it.
  public let pair: Template

  /// A length of up to three parts, the largest first.
  public func list(_ parts: [String]) -> String {
    parts.list(between: between, last: beforeLast)
  }

  /// The units in a grammatical case.
  public func units(_ form: GrammaticalCase) -> Units {
    switch form {
    case .nominative: nominative
    case .oblique: oblique
    }
  }
}

/// The part that a counted noun plays in its sentence.
public enum GrammaticalCase: Sendable, Equatable {
  /// It stands alone or is the subject: "دقيقتان".
  case nominative
  /// It follows a preposition or is an object: "بعد دقيقتين".
  case oblique
}
