// SPDX-License-Identifier: Apache-2.0

import Database
import Phrases

/// A moment in words, at Greenwich: the server does not know where its readers are, and says so beside it.
enum Moment {
  /// The moment in words, such as "3 March 2026 at 14:05".
  static func phrase(_ moment: Timestamp) -> Phrase {
    let day = CivilDate(moment)
    let time = clock(moment)
    return Phrase(
      en: "\(day.phrase.english) at \(time)", es: "\(day.phrase.spanish) a las \(time)",
      ar: "\(day.phrase.arabic) الساعة \(time)")
  }

  /// The moment as machines write it, such as 2026-03-03T14:05Z.
  static func isoText(_ moment: Timestamp) -> String {
    "\(CivilDate(moment).isoText)T\(clock(moment))Z"
  }

  private static func clock(_ moment: Timestamp) -> String {
    let minutes = Int((moment.seconds(since: CivilDate(moment).start) / 60).rounded(.down))
    return "\(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
