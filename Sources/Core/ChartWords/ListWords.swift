// SPDX-License-Identifier: Apache-2.0

import Bytes
package import Speaking

/// How a language puts the parts of a sentence together.
struct ListWords: Words {
  /// Between the things of a list, as in "red, green and blue".
  let between: String
  /// "And" before the sound of i: in Spanish "azul e índigo", but "y hielo".
  let andBeforeI: String
  /// Whether a sentence begins with a capital.
  let hasCapitals: Bool
}

/// What stands between the parts of a sentence.
package enum PartSeparator {
  case comma
  case semicolon
  case colon
  case space

  fileprivate func text(in language: Language) -> String {
    switch self {
    case .comma: Punctuation[language].comma
    case .semicolon: Punctuation[language].semicolon
    case .colon: Punctuation[language].colon
    case .space: " "
    }
  }
}

extension [String] {
  /// Parts of a sentence with something between them.
  package func joined(by separator: PartSeparator, in language: Language) -> String {
    joined(separator: separator.text(in: language))
  }

  /// Things one after the other with "and" before the last.
  package func listed(in language: Language) -> String {
    var list = first ?? ""
    for (index, item) in enumerated().dropFirst() {
      let isLast = index == count - 1
      list +=
        !isLast
        ? ListWords[language].between
        : item.startsWithI ? ListWords[language].andBeforeI : Punctuation[language].and
      list += item
    }
    return list
  }
}

extension String {
  /// Whether it begins with the sound of i in Spanish.
  fileprivate var startsWithI: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard var first = scalars.next() else { return false }
    if first == "h" || first == "H" {
      guard let second = scalars.next() else { return false }
      first = second
    }
    guard first == "i" || first == "I" || first == "í" || first == "Í" else { return false }
    guard let next = scalars.next() else { return true }
    return !["a", "e", "o", "á", "é", "ó"].contains(next)
  }

  /// The whole as a sentence: with a capital and a full stop.
  package func sentence(in language: Language) -> String { capitalised(in: language) + "." }

  /// The first letter as a capital, if it is a Latin one; signs before it are passed over.
  func capitalised(in language: Language) -> String {
    guard ListWords[language].hasCapitals else { return self }
    var result = String.UnicodeScalarView()
    var isDone = false
    for scalar in unicodeScalars {
      let value = scalar.value
      let isOpening =
        scalar == "“" || scalar == "«" || value == NameWords.isolateBegin || value == 0xA0
      let isSmall =
        (0x61...0x7A).contains(value) || ((0xE0...0xFE).contains(value) && value != 0xF7)
      if !isDone, isSmall, let capital = Unicode.Scalar(value - 0x20) {
        result.append(capital)
      } else {
        result.append(scalar)
      }
      if !isOpening { isDone = true }
    }
    return String(result)
  }
}
