// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// Lengths of time and of texts in words, rounded to what a person wants to know.
enum Span {
  /// A thousand years, in seconds: what is longer is a mistake.
  private static let longest = 31_557_600_000.0

  /// A length such as "2 days", "5 hours", "3 minutes 20 seconds".
  ///
  /// What is negative or no number counts as nothing, and nothing is told to be longer than `longest`.
  /// - Parameter form: what the sentence around it asks for.
  static func phrase(seconds: Double, _ form: GrammaticalCase = .nominative) -> Phrase {
    let seconds = seconds > 0 ? Int(min(seconds, longest).rounded()) : 0
    switch seconds {
    case 172_800...: return counted(.days(form), seconds / 86_400)
    case 7200...: return counted(.hours(form), seconds / 3600)
    case 3600...: return counted(.hours(form), 1, and: .minutes(form), (seconds - 3600) / 60)
    case 600...: return counted(.minutes(form), seconds / 60)
    case 60...: return counted(.minutes(form), seconds / 60, and: .seconds(form), seconds % 60)
    default: return counted(.seconds(form), seconds)
    }
  }

  /// What is left of a time, such as "3 days", "2 days 20 hours", "5 hours".
  ///
  /// To the nearest hour where it is long: so three days are still three days when a page is opened a moment later.
  static func left(seconds: Double, _ form: GrammaticalCase = .nominative) -> Phrase {
    guard seconds >= 7200 else { return phrase(seconds: seconds, form) }
    let hours = Int((min(seconds, longest) / 3600).rounded())
    guard hours >= 48 else { return counted(.hours(form), hours) }
    return counted(.days(form), hours / 24, and: .hours(form), hours % 24)
  }

  /// How long a text takes to read aloud.
  ///
  /// Some 900 characters a minute: 150 words of six characters with their spaces, the pace of audio books.
  static func reading(characters: Int) -> Phrase {
    let length = phrase(
      seconds: max(60, (Double(characters) / 900).rounded(.up) * 60), .oblique)
    return Phrase(
      en: "about \(length.english) to read", es: "alrededor de \(length.spanish) de lectura",
      ar: "نحو \(length.arabic) من القراءة")
  }

  /// Two counts in one length; the second is left out where it is nothing.
  private static func counted(
    _ noun: Counted, _ count: Int, and smaller: Counted, _ rest: Int
  ) -> Phrase {
    let whole = counted(noun, count)
    guard rest > 0 else { return whole }
    let tail = counted(smaller, rest)
    return Phrase(
      en: "\(whole.english) \(tail.english)", es: "\(whole.spanish) \(tail.spanish)",
      ar: "\(whole.arabic) و\(tail.arabic)")
  }

  private static func counted(_ noun: Counted, _ count: Int) -> Phrase {
    Phrase(
      en: noun.text(count, in: .english), es: noun.text(count, in: .spanish),
      ar: noun.text(count, in: .arabic))
  }
}
