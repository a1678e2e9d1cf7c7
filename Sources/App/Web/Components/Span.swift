// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Lengths of time and of texts in words, rounded to what a person wants to know.
enum Span {
  /// A thousand years, in seconds: what is longer is a mistake.
  private static let longest = 31_557_600_000.0

  /// A length such as "2 days", "5 hours", "3 minutes 20 seconds".
  ///
  /// What is negative or no number counts as nothing, and nothing is told to be longer than `longest`.
  /// - Parameter form: what the sentence around it asks for.
  static func words(
    seconds: Double, _ form: GrammaticalCase = .nominative, in language: Language
  ) -> String {
    let units = TimeWords[language].units(form)
    let seconds = seconds > 0 ? Int(min(seconds, longest).rounded()) : 0
    switch seconds {
    case 172_800...: return units.days(seconds / 86_400)
    case 7200...: return units.hours(seconds / 3600)
    case 3600...: return pair(units.hours(1), units.minutes, (seconds - 3600) / 60, in: language)
    case 600...: return units.minutes(seconds / 60)
    case 60...: return pair(units.minutes(seconds / 60), units.seconds, seconds % 60, in: language)
    default: return units.seconds(seconds)
    }
  }

  /// What is left of a time, such as "3 days", "2 days 20 hours", "5 hours".
  ///
  /// To the nearest hour where it is long: so three days are still three days when a page is opened a moment later.
  static func left(
    seconds: Double, _ form: GrammaticalCase = .nominative, in language: Language
  ) -> String {
    guard seconds >= 7200 else { return words(seconds: seconds, form, in: language) }
    let units = TimeWords[language].units(form)
    let hours = Int((min(seconds, longest) / 3600).rounded())
    guard hours >= 48 else { return units.hours(hours) }
    return pair(units.days(hours / 24), units.hours, hours % 24, in: language)
  }

  /// How long a text takes to read aloud.
  ///
  /// Some 900 characters a minute: 150 words of six characters with their spaces, the pace of audio books.
  static func reading(characters: Int, in language: Language) -> String {
    let length = words(
      seconds: max(60, (Double(characters) / 900).rounded(.up) * 60), .oblique, in: language)
    return MomentWords[language].toRead(length)
  }

  private static func pair(
    _ larger: String, _ unit: Plural, _ rest: Int, in language: Language
  ) -> String {
    rest > 0 ? TimeWords[language].pair(["larger": larger, "smaller": unit(rest)]) : larger
  }
}
