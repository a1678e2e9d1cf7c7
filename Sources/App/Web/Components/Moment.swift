// SPDX-License-Identifier: Apache-2.0

import Database
import Phrases

/// A moment in words, by the person's own clock where their browser has told the time zone.
enum Moment {
  /// The moment in words that fit behind a verb, such as "on 3 March 2026 at 14:05", or "today at 14:05".
  ///
  /// - Parameter zone: Where the person is; nil when that is not known: then the words name the zone that they are in.
  static func phrase(_ moment: Timestamp, _ zone: TimeZoneChoice?, at now: Timestamp) -> Phrase {
    let time = clock(local(moment, zone))
    guard let zone else {
      let day = CivilDate(moment).phrase
      return Phrase(
        en: "on \(day.english) at \(time) UTC", es: "el \(day.spanish) a las \(time) UTC",
        ar: "يوم \(day.arabic) الساعة \(time) بتوقيت UTC")
    }
    let day = dayPhrase(local(moment, zone), at: local(now, zone))
    return Phrase(
      en: "\(day.english) at \(time)", es: "\(day.spanish) a las \(time)",
      ar: "\(day.arabic) الساعة \(time)")
  }

  /// The day of a moment in words, such as "3 March 2026".
  static func day(_ moment: Timestamp, _ zone: TimeZoneChoice?) -> Phrase {
    CivilDate(local(moment, zone)).phrase
  }

  /// Two moments as the clock shows them there; so today is today where the person is.
  private static func dayPhrase(_ moment: Timestamp, at now: Timestamp) -> Phrase {
    let day = CivilDate(moment)
    if day == CivilDate(now) { return Phrase(en: "today", es: "hoy", ar: "اليوم") }
    if day == CivilDate(CivilDate(now).start.adding(seconds: -1)) {
      return Phrase(en: "yesterday", es: "ayer", ar: "أمس")
    }
    let words = day.phrase
    return Phrase(
      en: "on \(words.english)", es: "el \(words.spanish)", ar: "يوم \(words.arabic)")
  }

  /// The moment at which a clock at Greenwich shows what the person's clock shows at this one.
  private static func local(_ moment: Timestamp, _ zone: TimeZoneChoice?) -> Timestamp {
    moment.adding(seconds: zone?.secondsAhead(at: moment) ?? 0)
  }

  private static func clock(_ moment: Timestamp) -> String {
    let minutes = Int((moment.seconds(since: CivilDate(moment).start) / 60).rounded(.down))
    return "\(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
