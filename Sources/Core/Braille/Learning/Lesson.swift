// SPDX-License-Identifier: Apache-2.0

import Speaking

/// A sign to learn: its print, its cells, and how it is said.
struct LessonItem: Sendable, Hashable {
  let text: String
  let cells: [Cell]
  /// The sign that the cells are, where a voice would leave the print silent.
  let sign: BrailleSign?

  /// How it is said in the language of the lessons; nil when it is said as its print.
  func name(in language: Language) -> String? { sign?.name(in: language) }

  /// The dots, such as "dots 3 4 5 6, then dot 1".
  func dots(in language: Language) -> String {
    var words = ""
    for cell in cells {
      if !words.isEmpty { words += LearningWords[language].then }
      words += cell.spokenDots(in: language)
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
    let name = kind.name(in: language)
    guard let first = items.first?.text, let last = items.last?.text else { return name }
    return LearningWords[language].span(["kind": name, "first": first, "last": last])
  }
}

extension Lesson.Kind {
  fileprivate func name(in language: Language) -> String {
    switch self {
    case .letters: LearningWords[language].letters
    case .numbers: LearningWords[language].numbers
    case .punctuation: LearningWords[language].punctuation
    case .contractions: LearningWords[language].contractions
    case .practice: LearningWords[language].practice
    }
  }
}
