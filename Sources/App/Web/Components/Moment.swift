// SPDX-License-Identifier: Apache-2.0

import Database
import Speaking

/// A moment in words, by the person's own clock where their browser has told the time zone.
enum Moment {
  /// The moment in words that fit behind a verb, such as "on 3 March 2026 at 14:05", or "today at 14:05".
  ///
  /// - Parameter zone: Where the person is; nil when that is not known: then the words name the zone that they are in.
  static func words(
    _ moment: Timestamp, _ zone: TimeZoneChoice?, at now: Timestamp, in language: Language
  ) -> String {
    let words = MomentWords[language]
    let time = clock(local(moment, zone))
    guard let zone else {
      let day = words.onDay(CivilDate(moment).words(in: language))
      return words.atTimeUTC(["day": day, "time": time])
    }
    let day = day(local(moment, zone), at: local(now, zone), in: language)
    return words.atTime(["day": day, "time": time])
  }

  /// A moment that is to come in words that fit behind "until", such as "today at 18:00", or "Friday 27 November at
  /// 18:00"; the same for all who are told of it, each by their own clock.
  static func until(
    _ moment: Timestamp, _ zone: TimeZoneChoice?, at now: Timestamp, in language: Language
  ) -> String {
    let words = MomentWords[language]
    let (moment, now) = (local(moment, zone), local(now, zone))
    let date = CivilDate(moment)
    let day =
      if date == CivilDate(now) {
        words.today
      } else if date
        == CivilDate(CivilDate(now).end.adding(seconds: 1))
      { words.tomorrow } else {
        words.weekday([
          "weekday": words.weekdays[date.weekday],
          "day": DateWords.day(date.day, in: language),
          "month": DateWords[language].months[date.month - 1],
        ])
      }
    let places: KeyValuePairs<Literal, String> = ["day": day, "time": clock(moment)]
    return zone == nil ? words.atTimeUTC(places) : words.atTime(places)
  }

  /// The day of a moment in words, such as "3 March 2026".
  static func day(_ moment: Timestamp, _ zone: TimeZoneChoice?, in language: Language) -> String {
    CivilDate(local(moment, zone)).words(in: language)
  }

  /// Two moments as the clock shows them there; so today is today where the person is.
  private static func day(
    _ moment: Timestamp, at now: Timestamp, in language: Language
  ) -> String {
    let day = CivilDate(moment)
    if day == CivilDate(now) { return MomentWords[language].today }
    if day == CivilDate(CivilDate(now).start.adding(seconds: -1)) {
      return MomentWords[language].yesterday
    }
    return MomentWords[language].onDay(day.words(in: language))
  }

  private static func local(_ moment: Timestamp, _ zone: TimeZoneChoice?) -> Timestamp {
    moment.adding(seconds: zone?.secondsAhead(at: moment) ?? 0)
  }

  private static func clock(_ moment: Timestamp) -> String {
    let minutes = Int((moment.seconds(since: CivilDate(moment).start) / 60).rounded(.down))
    return "\(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
