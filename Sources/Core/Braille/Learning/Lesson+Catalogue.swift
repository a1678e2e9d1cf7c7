// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension Lesson {
  /// All lessons of a table, in the order in which they are learnt; practice comes last.
  static func all(of table: PadTable, signs: [ContractionSign]) -> [Lesson] {
    let known = LessonTable(table)
    let outline = known.outline
    var lessons = groups(outline.letters).enumerated().map { place, group in
      Lesson(kind: .letters, number: place + 1, items: group.compactMap { known.item($0) })
    }
    lessons.append(
      Lesson(
        kind: .numbers, number: 1,
        items: groups("1 2 3 4 5 6 7 8 9 0")[0].compactMap { known.item($0) }))
    let marks =
      groups(outline.opening)[0].compactMap { known.item($0) }
      + groups(outline.marks)[0].compactMap { known.item($0, after: outline.letter) }
    lessons.append(Lesson(kind: .punctuation, number: 1, items: marks))
    lessons += contractions(signs)
    if PracticePhrases.exist(tag: table.tag) {
      lessons.append(Lesson(kind: .practice, number: 1, items: []))
    }
    return lessons.filter { !$0.items.isEmpty || $0.kind == .practice }
  }

  /// Contractions, ten to a lesson.
  private static func contractions(_ signs: [ContractionSign]) -> [Lesson] {
    var lessons: [Lesson] = []
    var rest = signs.prefix(greatestSigns).map {
      LessonItem(text: $0.text, cells: $0.cells, sign: nil)
    }[...]
    while !rest.isEmpty {
      lessons.append(
        Lesson(
          kind: .contractions, number: lessons.count + 1, items: Array(rest.prefix(signsInLesson))))
      rest = rest.dropFirst(signsInLesson)
    }
    return lessons
  }

  private static let signsInLesson = 10
  /// Contractions that are taught; the longest tables have some hundreds.
  private static let greatestSigns = 500

  /// Groups of signs: `|` between groups, a space between signs.
  private static func groups(_ text: String) -> [[String]] {
    var groups: [[String]] = [[]]
    var sign = String.UnicodeScalarView()
    for scalar in text.scalars + [" "] {
      if scalar == " " || scalar == "|" {
        if !sign.isEmpty { groups[groups.count - 1].append(String(sign)) }
        if scalar == "|" { groups.append([]) }
        sign = String.UnicodeScalarView()
      } else {
        sign.append(scalar)
      }
    }
    return groups
  }
}

/// What is taught of an alphabet, in its order.
private struct Outline {
  let letters: String
  /// Marks that begin a word.
  var opening = ""
  /// Marks that stand behind a letter.
  let marks: String
  let letter: String
}

extension LessonTable {
  fileprivate var outline: Outline {
    switch self {
    case .uncontracted(.spanish):
      Outline(
        letters: "a b c d e f g h i j|k l m n ñ o p q r s t|u v w x y z|á é í ó ú ü",
        opening: "¿ ¡ (", marks: ", . ; : ? ! - ) \"", letter: "a")
    case .uncontracted(.arabic):
      Outline(
        letters: "ا ب ت ث ج ح خ د ذ ر|ز س ش ص ض ط ظ ع غ ف|ق ك ل م ن ه و ي|ء آ أ ؤ إ ئ ة ى لا",
        opening: "(", marks: "، . ؛ : ؟ ! - )", letter: "ا")
    case .kana:
      Outline(
        letters: "あ い う え お か き く け こ|さ し す せ そ た ち つ て と|な に ぬ ね の は ひ ふ へ ほ|ま み む め も や ゆ よ"
          + "|ら り る れ ろ わ を ん っ ー|が ぎ ぐ げ ご ざ じ ず ぜ ぞ|だ ぢ づ で ど ば び ぶ べ ぼ ぱ ぴ ぷ ぺ ぽ"
          + "|きゃ きゅ きょ しゃ しゅ しょ ちゃ ちゅ ちょ|にゃ にゅ にょ ひゃ ひゅ ひょ みゃ みゅ みょ りゃ りゅ りょ"
          + "|ぎゃ ぎゅ ぎょ じゃ じゅ じょ びゃ びゅ びょ ぴゃ ぴゅ ぴょ|てぃ でぃ しぇ じぇ ちぇ ふぁ ふぃ ふぇ ふぉ うぃ うぇ うぉ とぅ どぅ ゔ",
        opening: "「 （", marks: "、 。 ・ ？ ！", letter: "あ")
    case .uncontracted(.english):
      Outline(
        letters: "a b c d e f g h i j|k l m n o p q r s t|u v w x y z",
        opening: "(", marks: ", . ? ! ; : ' - )", letter: "a")
    case .foreign: Outline(letters: "", marks: "", letter: "")
    }
  }
}
