// SPDX-License-Identifier: Apache-2.0

/// What the server said of words in its tables: kept, since words come again.
struct Translations: Sendable {
  private var known: [[UInt8]: PadTranslation] = [:]
  /// Words that were asked for, by the number of the question.
  private var asked: [(id: Int, words: [[UInt8]])] = []
  private var lastID: Int

  /// Words kept, as many as a text can have; beyond these all are forgotten, and asked for anew with the next answer.
  private static let mostWords = PadText.greatestLength
  /// Questions without an answer that are remembered.
  private static let mostQuestions = 64

  /// No words yet; the numbers of questions go on after those of another table, whose late answers are then nobody's.
  init(after earlier: Translations? = nil) { lastID = earlier?.lastID ?? 0 }

  subscript(word: [UInt8]) -> PadTranslation? { known[word] }

  /// True while a question about this word has no answer.
  func isAsked(_ word: [UInt8]) -> Bool { asked.contains { $0.words.contains(word) } }

  /// Notes a question about words and gives it a number.
  mutating func ask(_ words: [[UInt8]]) -> Int {
    lastID += 1
    asked.append((lastID, words))
    if asked.count > Self.mostQuestions { asked.removeFirst() }
    return lastID
  }

  /// Takes the answer to a question; whether it is complete, or nil when nobody asked.
  mutating func answer(_ id: Int, with results: [PadTranslation]) -> Bool? {
    guard let words = forget(id) else { return nil }
    if known.count + words.count > Self.mostWords { known = [:] }
    for (word, result) in zip(words, results) { known[word] = result }
    return words.count == results.count
  }

  /// Takes it that a question will not be answered; the words asked for.
  mutating func forget(_ id: Int) -> [[UInt8]]? {
    guard let index = asked.firstIndex(where: { $0.id == id }) else { return nil }
    return asked.remove(at: index).words
  }
}
