// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

extension UncontractedTable {
  private static func mark(
    _ dots: [Int], _ text: String, _ name: Phrase, _ place: Mark.Place = .anywhere,
    also alternatives: [Unicode.Scalar] = []
  ) -> Mark {
    Mark(
      cells: dots.map { Cell(digits: $0) }, text: text, name: name, place: place,
      alternatives: alternatives)
  }

  private static func numberMark(_ dots: Int, _ scalar: Unicode.Scalar, _ name: Phrase)
    -> NumberMark
  { NumberMark(cell: Cell(digits: dots), scalar: scalar, name: name) }

  /// Unified English Braille without contractions.
  static let english = UncontractedTable(
    language: .english, letters: latin + [(2456, "w")],
    marks: [
      mark([2], ",", BraillePhrases.comma), mark([23], ";", BraillePhrases.semicolon),
      mark([25], ":", BraillePhrases.colon), mark([256], ".", BraillePhrases.fullStop),
      mark([235], "!", BraillePhrases.exclamation),
      mark([236], "“", BraillePhrases.openingQuote, .wordStart, also: ["\""]),
      mark([236], "?", BraillePhrases.question, .afterWord),
      mark([356], "”", BraillePhrases.closingQuote, .afterWord, also: ["\""]),
      mark([3], "'", BraillePhrases.apostrophe, also: ["’"]),
      mark([36], "-", BraillePhrases.hyphen),
      mark([5, 126], "(", BraillePhrases.openingBracket),
      mark([5, 345], ")", BraillePhrases.closingBracket),
      mark([456, 34], "/", BraillePhrases.slash),
    ],
    capitalSign: Cell(digits: 6), letterSign: Cell(digits: 56),
    numberMarks: [
      numberMark(2, ",", BraillePhrases.comma), numberMark(256, ".", BraillePhrases.fullStop),
    ])

  /// Spanish without contractions.
  static let spanish = UncontractedTable(
    language: .spanish,
    letters: latin + [
      (2456, "w"), (12456, "ñ"), (12356, "á"), (2346, "é"), (34, "í"), (346, "ó"), (23456, "ú"),
      (1256, "ü"),
    ],
    marks: [
      mark([2], ",", BraillePhrases.comma), mark([23], ";", BraillePhrases.semicolon),
      mark([25], ":", BraillePhrases.colon), mark([3], ".", BraillePhrases.fullStop),
      mark([26], "¿", BraillePhrases.openingQuestion, .wordStart),
      mark([26], "?", BraillePhrases.question, .afterWord),
      mark([235], "¡", BraillePhrases.openingExclamation, .wordStart),
      mark([235], "!", BraillePhrases.exclamation, .afterWord),
      mark([236], "\"", BraillePhrases.quote, also: ["“", "”", "«", "»"]),
      mark([36], "-", BraillePhrases.hyphen),
      mark([126], "(", BraillePhrases.openingBracket),
      mark([345], ")", BraillePhrases.closingBracket),
    ],
    capitalSign: Cell(digits: 46), letterSign: Cell(digits: 5),
    numberMarks: [
      numberMark(2, ",", BraillePhrases.comma), numberMark(3, ".", BraillePhrases.fullStop),
    ])

  /// Arabic without contractions.
  static let arabic = UncontractedTable(
    language: .arabic,
    letters: [
      (1, "ا"), (12, "ب"), (2345, "ت"), (1456, "ث"), (245, "ج"), (156, "ح"), (1346, "خ"),
      (145, "د"), (2346, "ذ"), (1235, "ر"), (1356, "ز"), (234, "س"), (146, "ش"), (12346, "ص"),
      (1246, "ض"), (23456, "ط"), (123456, "ظ"), (12356, "ع"), (126, "غ"), (124, "ف"),
      (12345, "ق"), (13, "ك"), (123, "ل"), (134, "م"), (1345, "ن"), (125, "ه"), (2456, "و"),
      (24, "ي"), (135, "ى"), (16, "ة"), (3, "ء"), (34, "أ"), (46, "إ"), (345, "آ"), (1256, "ؤ"),
      (13456, "ئ"), (1236, "لا"),
    ],
    marks: [
      mark([5, 23], "؛", BraillePhrases.semicolon, also: [";"]),
      mark([5, 2], ":", BraillePhrases.colon),
      mark([5], "،", BraillePhrases.comma, also: [","]),
      mark([256], ".", BraillePhrases.fullStop), mark([235], "!", BraillePhrases.exclamation),
      mark([236], "(", BraillePhrases.openingBracket, .wordStart),
      mark([236], "؟", BraillePhrases.question, .afterWord, also: ["?"]),
      mark([356], ")", BraillePhrases.closingBracket),
      mark([2356], "\"", BraillePhrases.quote, also: ["“", "”", "«", "»"]),
      mark([36], "-", BraillePhrases.hyphen),
      mark([2], "\u{64E}", BraillePhrases.fatha), mark([15], "\u{650}", BraillePhrases.kasra),
      mark([136], "\u{64F}", BraillePhrases.damma), mark([25], "\u{652}", BraillePhrases.sukun),
      mark([6], "\u{651}", BraillePhrases.shadda),
      mark([23], "\u{64B}", BraillePhrases.fathatan),
      mark([35], "\u{64D}", BraillePhrases.kasratan),
      mark([26], "\u{64C}", BraillePhrases.dammatan),
    ],
    capitalSign: nil, letterSign: Cell(digits: 56),
    numberMarks: [
      numberMark(2, ",", BraillePhrases.comma), numberMark(256, ".", BraillePhrases.fullStop),
    ])
}
