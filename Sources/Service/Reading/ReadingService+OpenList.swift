// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library

extension ReadingService {
  /// The page of waiting requests after a place, and one more: the soonest deadline first, then languages with few
  /// readers, then the oldest.
  ///
  /// Conditions and order are those of the indexes `requests_open…`, so a page costs the same however many wait.
  static func openList(
    for volunteer: AccountID, category: Category?, language: TextLanguage?, withinInterests: Bool,
    at now: Timestamp, size: Int, after place: PageCursor
  ) -> Statement {
    let ofCategory: Statement = category.map { "requests.category = \($0)" } ?? "1 = 1"
    let inLanguage: Statement = language.map { "requests.language = \($0.tag)" } ?? "1 = 1"
    let ofInterest: Statement = withinInterests ? isOfInterest(to: volunteer) : "1 = 1"
    // What nobody took in time lies before now in the index, and is passed over there.
    let start = max(place.first, now.rawValue)
    let place = start == place.first ? place : .after(first: start)
    return """
      \(RequestRow.select)
      WHERE \(isOffered(at: now)) AND \(mayTake(volunteer)) AND NOT \(isSkipped(by: volunteer))
        AND \(ofCategory) AND \(inLanguage) AND \(ofInterest)
        AND (requests.due_order, requests.language_rank, requests.created_at, requests.id)
          > (\(place.first), \(place.second), \(place.third), \(place.id))
      ORDER BY requests.due_order, requests.language_rank, requests.created_at, requests.id
      LIMIT \(size + 1)
      """
  }
}
