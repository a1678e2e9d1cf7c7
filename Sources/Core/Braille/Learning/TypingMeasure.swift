// SPDX-License-Identifier: Apache-2.0

import Bytes

/// How fast and how well a phrase was typed.
public struct TypingMeasure: Sendable, Hashable {
  /// Characters that were typed and stand.
  public let characters: Int
  /// Words of five characters a minute, from the first keystroke to the last; nil when they came at one time.
  public let wordsPerMinute: Double?
  /// The share of characters that are wrong in what stands, from 0 to 1: the minimum string distance by the longer text.
  public let errorRate: Double
  /// Characters that were typed and taken back.
  public let corrected: Int

  /// Characters of a word, by agreement among those who measure typing.
  static let charactersInWord = 5.0

  /// What was asked for and typed; seconds from the first keystroke to the last.
  public init(asked: String, typed: String, seconds: Double, corrected: Int) {
    let asked = asked.scalars
    let typed = typed.scalars
    characters = typed.count
    // The first character takes no time: it begins the clock (MacKenzie 2002).
    let timed = Double(max(typed.count - 1, 0))
    wordsPerMinute = seconds > 0 ? timed / Self.charactersInWord / seconds * 60 : nil
    let longer = max(asked.count, typed.count)
    errorRate = longer == 0 ? 0 : Double(EditDistance.between(asked, typed)) / Double(longer)
    self.corrected = corrected
  }

  /// A measure as it was kept.
  init(characters: Int, wordsPerMinute: Double?, errorRate: Double, corrected: Int) {
    self.characters = characters
    self.wordsPerMinute = wordsPerMinute
    self.errorRate = errorRate
    self.corrected = corrected
  }
}
