// SPDX-License-Identifier: Apache-2.0

import Database
import Reading
import Speaking

/// What is said of urgent requests, which call volunteers who are there.
struct UrgentWords: Words {
  let urgent: String
  let urgentHint: String
  let ringNow: String
  let rings: String
  let ringing: Template
  let unanswered: String
  let heading: String
  let news: String
  let calling: String
  let gone: String
  let ringMe: String
  let ringMeHint: String
  let ringMeNot: String
  let isRung: String
  let isNotRung: String

  /// How far an urgent request has come, for its requester.
  static func of(_ urgency: Urgency, at now: Timestamp, _ visit: Visit) -> String {
    switch urgency {
    case .ringing(let until, let rung):
      Self[visit].ringing([
        "until": Moment.until(until, visit.zone, at: now, in: visit.language), "count": "\(rung)",
      ])
    case .unanswered: Self[visit].unanswered
    }
  }
}
