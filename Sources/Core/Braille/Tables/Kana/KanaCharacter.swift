// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A character to be written in kana braille: katakana, half-width and full-width forms made one.
struct KanaCharacter {
  /// What is written: kana as hiragana, digits, letters and their signs as ASCII.
  var scalar: Unicode.Scalar
  /// What it was in the text.
  let original: Unicode.Scalar
  /// Its place in the text, in scalars.
  let origin: Int

  static func all(in text: String) -> [KanaCharacter] {
    var characters: [KanaCharacter] = []
    var origin = 0
    for scalar in text.scalars {
      defer { origin += 1 }
      if scalar == "\r" { continue }
      if let last = characters.last, last.origin == origin - 1,
        let voiced = voiced(last.scalar, by: scalar)
      {
        characters[characters.count - 1].scalar = voiced
      } else {
        characters.append(
          KanaCharacter(scalar: folded(scalar), original: scalar, origin: origin))
      }
    }
    return characters
  }

  /// From full-width ASCII to ASCII.
  private static let fullWidth: UInt32 = 0xFEE0
  /// Katakana that have a hiragana: ァ to ヶ.
  private static let katakana: ClosedRange<UInt32> = 0x30A1...0x30F6
  /// The half-width kana from U+FF61 on, each as its hiragana or sign.
  private static let halfWidth =
    "。「」、・をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん".scalars
  private static let halfWidthBlock: UInt32 = 0xFF61

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    if katakana.contains(value) { return Unicode.Scalar(value - KanaSounds.toKatakana) ?? scalar }
    if value >= halfWidthBlock, value - halfWidthBlock < UInt32(halfWidth.count) {
      return halfWidth[Int(value - halfWidthBlock)]
    }
    switch scalar {
    case "\t", "\u{A0}", "\u{3000}": return " "
    // These have signs of their own.
    case "（", "）", "［", "］", "？", "！", "％", "＆", "＃", "＠", "＊", "＄", "：", "＿", "＋", "＝", "～":
      return scalar
    case "\u{FF01}"..."\u{FF5E}": return Unicode.Scalar(value - fullWidth) ?? scalar
    default: return scalar
    }
  }

  /// A kana and the mark after it as one.
  private static func voiced(
    _ kana: Unicode.Scalar, by mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    let step: UInt32
    switch mark {
    case "\u{3099}", "\u{FF9E}", "゛": step = 1
    case "\u{309A}", "\u{FF9F}", "゜": step = 2
    default: return nil
    }
    switch (kana, step) {
    case ("う", 1): return "ゔ"
    case ("は", _), ("ひ", _), ("ふ", _), ("へ", _), ("ほ", _):
      return Unicode.Scalar(kana.value + step)
    case ("か"..."と", 1) where isVoiceless(kana): return Unicode.Scalar(kana.value + 1)
    default: return nil
    }
  }

  /// か to と and their voiced ones take turns, the voiceless first; the small っ stands between them.
  private static func isVoiceless(_ kana: Unicode.Scalar) -> Bool {
    if kana == "っ" { return false }
    return (kana.value % 2 == 1) == (kana < "っ")
  }
}
