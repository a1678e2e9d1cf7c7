// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A phrase that is being typed.
struct PracticeRun: Sendable {
  let phrase: String
  private(set) var typed = ""
  private(set) var corrected = 0
  private var first: Double?
  private var last: Double?

  init(phrase: String) { self.phrase = phrase }

  /// Seconds from the first keystroke to the last.
  var seconds: Double {
    guard let first, let last else { return 0 }
    return last - first
  }

  var isBegun: Bool { first != nil }

  mutating func keystroke(at time: Double) {
    if first == nil { first = time }
    last = time
  }

  /// The text is this now; what is gone of it was taken back.
  mutating func change(to text: String, at time: Double) {
    let before = typed.scalars
    let after = text.scalars
    guard before != after else { return }
    keystroke(at: time)
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    // A cell that turns what stands into something else, as in か and が, takes nothing back.
    if after.count < before.count { corrected += before.count - start - end }
    typed = text
  }

  var measure: TypingMeasure {
    TypingMeasure(asked: phrase, typed: typed, seconds: seconds, corrected: corrected)
  }
}
