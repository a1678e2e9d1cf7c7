// SPDX-License-Identifier: Apache-2.0

/// A lesson under way: which sign is asked next.
///
/// A sign comes back sooner the weaker it is, and at double the distance each time it is known, so the weak ones are
/// asked most. Nothing here is left to chance.
struct LessonRun: Sendable {
  let lesson: Lesson
  /// The item that is asked.
  private(set) var current = 0
  /// Cells of it that were typed rightly.
  var typed = 0
  /// The time at which it was asked: seconds.
  var askedAt = 0.0
  /// True when it was typed wrongly since it was asked.
  var isMissed = false
  private var step = 0
  /// For each item, the step from which it may be asked again; nil before it was met.
  private var due: [Int?]
  /// For each item, whether it was known in this run.
  private var isDone: [Bool]

  init(_ lesson: Lesson) {
    self.lesson = lesson
    due = lesson.items.map { _ in nil }
    isDone = lesson.items.map { _ in false }
  }

  var item: LessonItem { lesson.items[current] }

  /// How many signs of the lesson are known in this run.
  func known(_ strength: (LessonItem) -> Int) -> Int {
    var count = 0
    for place in isDone.indices
    where isDone[place] && strength(lesson.items[place]) >= ItemRecord.known { count += 1 }
    return count
  }

  /// Goes to the next sign; false when all are known.
  mutating func advance(_ strength: (LessonItem) -> Int) -> Bool {
    step += 1
    typed = 0
    isMissed = false
    guard known(strength) < lesson.items.count else { return false }
    var next: Int?
    for place in due.indices {
      guard let time = due[place], !isKnown(place, strength) || time <= step else { continue }
      guard place != current || lesson.items.count == 1 else { continue }
      if let other = next, (due[other] ?? 0) <= time { continue }
      next = place
    }
    if let found = next, (due[found] ?? 0) > step, let new = due.firstIndex(of: nil) { next = new }
    if next == nil { next = due.firstIndex(of: nil) ?? current }
    current = next ?? current
    if due[current] == nil { due[current] = step }
    return true
  }

  private func isKnown(_ place: Int, _ strength: (LessonItem) -> Int) -> Bool {
    isDone[place] && strength(lesson.items[place]) >= ItemRecord.known
  }

  /// The current sign was typed; the stronger it is now, the later it comes back.
  mutating func settle(strength: Int) {
    isDone[current] = isDone[current] || !isMissed
    due[current] = step + (isMissed ? Self.soon : Self.soon << max(strength - 1, 0))
  }

  /// The current sign is left for later.
  mutating func skip() { due[current] = step + Self.late }

  /// Signs between two askings of a weak one, and of one that was skipped.
  private static let soon = 2
  private static let late = 6
}
