// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UncontractedTable {
  /// Unified English Braille without contractions.
  static let english = UncontractedTable(
    language: .english,
    letters:
      "a1b12c14d145e15f124g1245h125i24j245k13l123m134n1345o135p1234q12345r1235s234t2345u136v1236"
      + "w2456x1346y13456z1356",
    marks: [
      ("2,", .comma), ("23;", .semicolon), ("25:", .colon), ("256.", .fullStop),
      ("235!", .exclamation), ("236<“\"", .openingQuote), ("236>?", .question),
      ("356>”\"", .closingQuote), ("3'’", .apostrophe), ("36-", .hyphen),
      ("5 126(", .openingBracket), ("5 345)", .closingBracket), ("456 34/", .slash),
    ],
    capitalSign: 6, letterSign: 56, numberMarks: [("2,", .comma), ("256.", .fullStop)])

  /// Spanish without contractions.
  static let spanish = UncontractedTable(
    language: .spanish,
    letters:
      "a1b12c14d145e15f124g1245h125i24j245k13l123m134n1345o135p1234q12345r1235s234t2345u136v1236"
      + "w2456x1346y13456z1356ñ12456á12356é2346í34ó346ú23456ü1256",
    marks: [
      ("2,", .comma), ("23;", .semicolon), ("25:", .colon), ("3.", .fullStop),
      ("26<¿", .openingQuestion), ("26>?", .question), ("235<¡", .openingExclamation),
      ("235>!", .exclamation), ("236\"“”«»", .quote), ("36-", .hyphen),
      ("126(", .openingBracket), ("345)", .closingBracket),
    ],
    capitalSign: 46, letterSign: 5, numberMarks: [("2,", .comma), ("3.", .fullStop)])

  /// Arabic without contractions.
  static let arabic = UncontractedTable(
    language: .arabic,
    letters:
      "ا1ب12ت2345ث1456ج245ح156خ1346د145ذ2346ر1235ز1356س234ش146ص12346ض1246ط23456ظ123456ع12356"
      + "غ126ف124ق12345ك13ل123م134ن1345ه125و2456ي24ى135ة16ء3أ34إ46آ345ؤ1256ئ13456\u{FEFB}1236",
    marks: [
      ("5 23؛;", .semicolon), ("5 2:", .colon), ("5،,", .comma), ("256.", .fullStop),
      ("235!", .exclamation), ("236<(", .openingBracket), ("236>؟?", .question),
      ("356)", .closingBracket), ("2356\"“”«»", .quote), ("36-", .hyphen),
      ("2\u{64E}", .fatha), ("15\u{650}", .kasra), ("136\u{64F}", .damma),
      ("25\u{652}", .sukun), ("6\u{651}", .shadda), ("23\u{64B}", .fathatan),
      ("35\u{64D}", .kasratan), ("26\u{64C}", .dammatan),
    ],
    capitalSign: nil, letterSign: 56, numberMarks: [("2,", .comma), ("256.", .fullStop)])
}
