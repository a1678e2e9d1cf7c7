// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What is kept of a person's learning, on their device: how well they know each sign, their errors by dot, how fast
/// they type.
struct LearningProfile: Sendable, Hashable {
  var items: [ItemRecord] = []
  var dots = DotErrors()
  /// The last phrases that were typed, oldest first.
  var phrases: [TypingMeasure] = []
  /// Phrases that were typed in all, which says which comes next.
  var phrasesTyped = 0
  /// Seconds that this person takes for a sign that they know.
  var pace = Self.firstPace
  /// The lesson that was left in the middle.
  var lesson: String?

  /// Seconds: a beginner's first cells.
  static let firstPace = 4.0
  private static let paceBounds = 0.3...15.0
  /// How much a new time counts.
  private static let paceWeight = 0.2
  /// Phrases that are kept.
  private static let greatestPhrases = 200

  init() {}

  func strength(of item: LessonItem) -> Int { record(of: item.text)?.strength ?? 0 }

  func record(of text: String) -> ItemRecord? { items.first { $0.text.hasSameBytes(as: text) } }

  /// Changes what is known of a sign.
  mutating func change(_ item: LessonItem, _ change: (inout ItemRecord) -> Void) {
    if let place = items.firstIndex(where: { $0.text.hasSameBytes(as: item.text) }) {
      change(&items[place])
    } else {
      var record = ItemRecord(text: item.text)
      change(&record)
      items.append(record)
    }
  }

  /// Whether so many seconds for a sign are quick for this person; learns their pace from it.
  mutating func isQuick(_ seconds: Double) -> Bool {
    let isQuick = seconds <= pace
    let bounded = min(max(seconds, Self.paceBounds.lowerBound), Self.paceBounds.upperBound)
    pace += Self.paceWeight * (bounded - pace)
    return isQuick
  }

  mutating func add(_ measure: TypingMeasure) {
    phrases.append(measure)
    phrasesTyped += 1
    if phrases.count > Self.greatestPhrases { phrases.removeFirst() }
  }
}
