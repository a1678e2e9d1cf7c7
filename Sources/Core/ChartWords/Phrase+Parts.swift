// SPDX-License-Identifier: Apache-2.0

package import Phrases
import Speaking

extension Phrase {
  /// A sentence with gaps: "$1" stands for the first part, and so on to "$9".
  ///
  /// The parts are not searched for gaps, so that a name from the data may hold any character.
  package init(en english: String, es spanish: String, ar arabic: String, with parts: Phrase...) {
    self.init(
      en: Self.fill(english, parts.map { $0.english }),
      es: Self.fill(spanish, parts.map { $0.spanish }),
      ar: Self.fill(arabic, parts.map { $0.arabic }))
  }

  private static func fill(_ template: String, _ parts: [String]) -> String {
    var filled: [UInt8] = []
    var isGap = false
    for byte in template.utf8 {
      if isGap {
        isGap = false
        let index = Int(byte) - 0x31
        if parts.indices.contains(index) { filled.append(contentsOf: parts[index].utf8) }
      } else if byte == UInt8(ascii: "$") {
        isGap = true
      } else {
        filled.append(byte)
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// The same words in every language, such as digits.
  package init(same text: String) { self.init(en: text, es: text, ar: text) }

  /// Nothing.
  package static var nothing: Phrase { Phrase(same: "") }

  /// A number of things.
  init(_ count: Int, _ noun: Counted) {
    self.init(
      en: noun.text(count, in: .english), es: noun.text(count, in: .spanish),
      ar: noun.text(count, in: .arabic))
  }

  /// One phrase right after the other.
  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(
      en: left.english + right.english, es: left.spanish + right.spanish,
      ar: left.arabic + right.arabic)
  }

  /// Things one after the other with "and" before the last.
  package static func list(_ items: [Phrase]) -> Phrase {
    guard var list = items.first else { return .nothing }
    for (index, item) in items.enumerated().dropFirst() {
      list =
        index == items.count - 1
        ? list
          + Phrase(
            en: " and $1", es: startsWithI(item.spanish) ? " e $1" : " y $1", ar: " و$1", with: item
          )
        : list + Phrase(en: ", $1", es: ", $1", ar: " و$1", with: item)
    }
    return list
  }

  /// Parts of a sentence with commas, and semicolons where a part has commas itself.
  static func joined(_ items: [Phrase], by separator: Separator) -> Phrase {
    guard var joined = items.first else { return .nothing }
    for item in items.dropFirst() {
      joined =
        switch separator {
        case .comma: Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: joined, item)
        case .semicolon: Phrase(en: "$1; $2", es: "$1; $2", ar: "$1؛ $2", with: joined, item)
        case .space: Phrase(en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: joined, item)
        }
    }
    return joined
  }

  /// What stands between the parts of a sentence.
  enum Separator {
    case comma
    case semicolon
    case space
  }

  /// Spanish says "e" before the sound of i: "azul e índigo"; but "y hielo".
  private static func startsWithI(_ text: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
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
  var sentence: Phrase {
    Phrase(
      en: Self.capitalised(english) + ".", es: Self.capitalised(spanish) + ".", ar: arabic + ".")
  }

  /// The first letter as a capital, if it is a Latin one; signs before it are passed over.
  private static func capitalised(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isDone = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let isOpening = scalar == "“" || scalar == "«" || value == NameWords.isolateBegin
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
