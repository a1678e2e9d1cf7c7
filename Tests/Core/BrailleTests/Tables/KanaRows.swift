// SPDX-License-Identifier: Apache-2.0

import Braille
import TestSupport
import Testing

/// A text and its cells, each way, by the rules of kana braille.
struct KanaRow: Sendable, CustomTestStringConvertible {
  let text: String
  let cells: String

  var testDescription: String { "\(text) \(cells)" }

  init(_ text: String, _ cells: String) {
    self.text = text
    self.cells = cells.replacing(" ", with: "⠀")
  }

  static let sounds = [
    KanaRow("あいうえお", "⠁⠃⠉⠋⠊"),
    KanaRow("かきくけこ", "⠡⠣⠩⠫⠪"),
    KanaRow("さしすせそ", "⠱⠳⠹⠻⠺"),
    KanaRow("たちつてと", "⠕⠗⠝⠟⠞"),
    KanaRow("なにぬねの", "⠅⠇⠍⠏⠎"),
    KanaRow("はひふへほ", "⠥⠧⠭⠯⠮"),
    KanaRow("まみむめも", "⠵⠷⠽⠿⠾"),
    KanaRow("やゆよ", "⠌⠬⠜"),
    KanaRow("らりるれろ", "⠑⠓⠙⠛⠚"),
    KanaRow("わゐゑをん", "⠄⠆⠖⠔⠴"),
    KanaRow("がぎぐげご", "⠐⠡⠐⠣⠐⠩⠐⠫⠐⠪"),
    KanaRow("ざじずぜぞ", "⠐⠱⠐⠳⠐⠹⠐⠻⠐⠺"),
    KanaRow("だぢづでど", "⠐⠕⠐⠗⠐⠝⠐⠟⠐⠞"),
    KanaRow("ばびぶべぼゔ", "⠐⠥⠐⠧⠐⠭⠐⠯⠐⠮⠐⠉"),
    KanaRow("ぱぴぷぺぽ", "⠠⠥⠠⠧⠠⠭⠠⠯⠠⠮"),
    KanaRow("きゃきゅきょ", "⠈⠡⠈⠩⠈⠪"),
    KanaRow("しゃしゅしょ", "⠈⠱⠈⠹⠈⠺"),
    KanaRow("ちゃちゅちょ", "⠈⠕⠈⠝⠈⠞"),
    KanaRow("にゃにゅにょ", "⠈⠅⠈⠍⠈⠎"),
    KanaRow("ひゃひゅひょ", "⠈⠥⠈⠭⠈⠮"),
    KanaRow("みゃみゅみょ", "⠈⠵⠈⠽⠈⠾"),
    KanaRow("りゃりゅりょ", "⠈⠑⠈⠙⠈⠚"),
    KanaRow("ぎゃぎゅぎょ", "⠘⠡⠘⠩⠘⠪"),
    KanaRow("じゃじゅじょ", "⠘⠱⠘⠹⠘⠺"),
    KanaRow("ぢゃぢゅぢょ", "⠘⠕⠘⠝⠘⠞"),
    KanaRow("びゃびゅびょ", "⠘⠥⠘⠭⠘⠮"),
    KanaRow("ぴゃぴゅぴょ", "⠨⠥⠨⠭⠨⠮"),
    KanaRow("いぇきぇしぇちぇにぇひぇ", "⠈⠋⠈⠫⠈⠻⠈⠟⠈⠏⠈⠯"),
    KanaRow("すぃてぃずぃでぃじぇ", "⠈⠳⠈⠗⠘⠳⠘⠗⠘⠻"),
    KanaRow("うぃうぇうぉ", "⠢⠃⠢⠋⠢⠊"),
    KanaRow("くぁくぃくぇくぉ", "⠢⠡⠢⠣⠢⠫⠢⠪"),
    KanaRow("つぁつぃつぇつぉとぅ", "⠢⠕⠢⠗⠢⠟⠢⠞⠢⠝"),
    KanaRow("ふぁふぃふぇふぉ", "⠢⠥⠢⠧⠢⠯⠢⠮"),
    KanaRow("ぐぁぐぃぐぇぐぉどぅ", "⠲⠡⠲⠣⠲⠫⠲⠪⠲⠝"),
    KanaRow("ゔぁゔぃゔぇゔぉ", "⠲⠥⠲⠧⠲⠯⠲⠮"),
    KanaRow("てゅふゅふょでゅゔゅゔょ", "⠨⠝⠨⠬⠨⠜⠸⠝⠸⠬⠸⠜"),
    KanaRow("ぁ ゃ ゎ", "⠘⠁ ⠘⠌ ⠘⠄"),
    KanaRow("がっこー けーき", "⠐⠡⠂⠪⠒ ⠫⠒⠣"),
  ]

  static let numbersAndLetters = [
    KanaRow("0 123 4567890", "⠼⠚ ⠼⠁⠃⠉ ⠼⠙⠑⠋⠛⠓⠊⠚"),
    KanaRow("1.5 12,000", "⠼⠁⠂⠑ ⠼⠁⠃⠄⠚⠚⠚"),
    KanaRow("3あい 5れつ 8りょー", "⠼⠉⠤⠁⠃ ⠼⠑⠤⠛⠝ ⠼⠓⠈⠚⠒"),
    KanaRow("2かい 10にん 3わ", "⠼⠃⠡⠃ ⠼⠁⠚⠇⠴ ⠼⠉⠄"),
    KanaRow("4わりいり 5わり 1っあ", "⠼⠙⠤⠄⠓⠃⠓ ⠼⠑⠄⠓ ⠼⠁⠤⠂⠁"),
    KanaRow("2・3にん", "⠼⠃⠼⠉⠇⠴"),
    KanaRow("C++ A％", "⠰⠠⠉⠢⠢ ⠰⠠⠁⠰⠏"),
    KanaRow("すー％ a,b No. 1", "⠹⠒⠰⠏ ⠰⠁⠂⠰⠃ ⠰⠠⠝⠕⠲ ⠼⠁"),
    KanaRow("’98ねん 50％ 03-1234", "⠼⠄⠊⠓⠏⠴ ⠼⠑⠚⠰⠏ ⠼⠚⠉⠤⠼⠁⠃⠉⠙"),
    KanaRow("3〜5 1/2 10：30 1＋2＝3", "⠼⠉⠤⠤⠼⠑ ⠼⠁⠌⠼⠃ ⠼⠁⠚⠐⠂⠼⠉⠚ ⠼⠁⠢⠼⠃⠒⠒⠼⠉"),
    KanaRow("a x Aが", "⠰⠁ ⠰⠭ ⠰⠠⠁⠤⠐⠡"),
    KanaRow("Tしゃつ NHKの pH CD", "⠰⠠⠞⠤⠈⠱⠝ ⠰⠠⠠⠝⠓⠅⠤⠎ ⠰⠏⠠⠓ ⠰⠠⠠⠉⠙"),
    KanaRow("A4ばん 4B 100m", "⠰⠠⠁⠼⠙⠐⠥⠴ ⠼⠙⠰⠠⠃ ⠼⠁⠚⠚⠰⠍"),
    KanaRow("I love youと いった", "⠦⠠⠊ ⠇⠕⠧⠑ ⠽⠕⠥⠴⠞ ⠃⠂⠕"),
    KanaRow("Yes, I do.と", "⠦⠠⠽⠑⠎⠂ ⠠⠊ ⠙⠕⠲⠴⠞"),
    KanaRow("a_b@x-y.jp え", "⠠⠦⠁⠐⠤⠃⠪⠭⠤⠽⠲⠚⠏⠠⠴ ⠋"),
    KanaRow("https://ex.com/a1b を", "⠠⠦⠓⠞⠞⠏⠎⠐⠂⠌⠌⠑⠭⠲⠉⠕⠍⠌⠁⠼⠁⠰⠃⠠⠴ ⠔"),
  ]

  static let signs = [
    KanaRow("あめ。はれ。", "⠁⠿⠲  ⠥⠛⠲"),
    KanaRow("はい、そー", "⠥⠃⠰ ⠺⠒"),
    KanaRow("りんご・みかん", "⠓⠴⠐⠪⠐ ⠷⠡⠴"),
    KanaRow("え？ はい！そー", "⠋⠢  ⠥⠃⠖ ⠺⠒"),
    KanaRow("「えっ？」と いう", "⠤⠋⠂⠢⠤⠞ ⠃⠉"),
    KanaRow("「はい。」「え！」", "⠤⠥⠃⠲⠤⠤⠋⠖⠤"),
    KanaRow("『ほん』わ （あれ）", "⠰⠤⠮⠴⠤⠆⠄ ⠶⠁⠛⠶"),
    KanaRow("［あ］ 〔い〕", "⠐⠶⠁⠶⠂ ⠰⠶⠃⠶⠆"),
    KanaRow("「3」いる 「3いる」", "⠤⠼⠉⠤⠃⠙ ⠤⠼⠉⠤⠃⠙⠤"),
    KanaRow("「CD」お かう", "⠤⠰⠠⠠⠉⠙⠤⠊ ⠡⠉"),
    KanaRow("あ…い ― う", "⠁⠂⠂⠂⠃ ⠒⠒ ⠉"),
    KanaRow("すーーっと→あ←い ※を", "⠹⠒⠒⠂⠞ ⠒⠒⠕ ⠁ ⠪⠒⠒ ⠃ ⠔⠔ ⠔"),
    KanaRow("○●◎□■△▲▽▼◇◆☆★", "⠠⠵⠂⠠⠵⠆⠠⠵⠲⠠⠳⠂⠠⠳⠆⠠⠱⠂⠠⠱⠆⠰⠱⠂⠰⠱⠆⠨⠧⠂⠨⠧⠆⠰⠮⠂⠰⠮⠆"),
    KanaRow("＆ ＃ ＠ ＊ ＄", "⠰⠯ ⠰⠩ ⠰⠪ ⠰⠡ ⠰⠹"),
  ]
}
