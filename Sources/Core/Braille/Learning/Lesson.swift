// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// A sign to learn: its print, its cells, and how it is said.
struct LessonItem: Sendable, Hashable {
  let text: String
  let cells: [Cell]
  /// The sign that the cells are, where a voice would leave the print silent.
  let sign: BrailleSign?

  /// How it is said in the language of the lessons; nil when it is said as its print.
  func name(in language: Language) -> String? { sign?.phrase.text(in: language) }

  /// The dots, such as "dots 3 4 5 6, then dot 1".
  func dots(in language: Language) -> String {
    var words = ""
    for cell in cells {
      if !words.isEmpty { words += LearningPhrases.then.text(in: language) }
      words += BraillePhrases.dots(cell.dots).text(in: language)
    }
    return words
  }
}

/// Some signs that are learnt together, or the practice with phrases.
struct Lesson: Sendable, Hashable {
  /// What is learnt.
  enum Kind: UInt8, Sendable, Hashable {
    case letters
    case numbers
    case punctuation
    case contractions
    case practice

    var word: String {
      switch self {
      case .letters: "letters"
      case .numbers: "numbers"
      case .punctuation: "punctuation"
      case .contractions: "contractions"
      case .practice: "practice"
      }
    }
  }

  let kind: Kind
  /// From 1, among those of its kind.
  let number: Int
  /// None for practice.
  let items: [LessonItem]

  /// The word by which it is chosen, such as `letters-1`.
  var id: String { kind == .practice ? kind.word : kind.word + "-" + number.description }

  /// What it is called: its kind, and from which sign to which.
  func title(in language: Language) -> String {
    let name = kind.phrase.text(in: language)
    guard let first = items.first?.text, let last = items.last?.text else { return name }
    return LearningPhrases.span(name, first, last).text(in: language)
  }
}

extension Lesson.Kind {
  fileprivate var phrase: Phrase {
    switch self {
    case .letters: LearningPhrases.letters
    case .numbers: LearningPhrases.numbers
    case .punctuation: LearningPhrases.punctuation
    case .contractions: LearningPhrases.contractions
    case .practice: LearningPhrases.practice
    }
  }
}
