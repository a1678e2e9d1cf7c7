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

  /// One phrase right after the other.
  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(
      en: left.english + right.english, es: left.spanish + right.spanish,
      ar: left.arabic + right.arabic)
  }

  /// Things one after the other with "and" before the last.
  package static func list(_ items: [Phrase]) -> Phrase {
    Phrase { language in items.map { $0.text(in: language) }.listed(in: language) }
  }

  /// Parts of a sentence with commas, and semicolons where a part has commas itself.
  static func joined(_ items: [Phrase], by separator: PartSeparator) -> Phrase {
    Phrase { language in items.map { $0.text(in: language) }.joined(by: separator, in: language) }
  }

  /// The whole as a sentence: with a capital and a full stop.
  var sentence: Phrase { Phrase { text(in: $0).sentence(in: $0) } }
}
