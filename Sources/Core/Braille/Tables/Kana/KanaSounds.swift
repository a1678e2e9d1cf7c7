// SPDX-License-Identifier: Apache-2.0

/// The kana and their cells.
///
/// A kana is one cell, or two of which the first changes the second: a prefix. Kana are kept as the hiragana's
/// scalars, the first times 65,536 plus the second, so that both ways are one look into an array.
struct KanaSounds: Sendable {
  /// For each prefix (0: none) and cell, the place in `texts`; 0 where there is no kana.
  private let places: [UInt8]
  /// The print of each kana, by its place.
  let texts: [String]
  /// For each hiragana and small hiragana after it (0: none), the prefix times 64 plus the cell; 0 where there is none.
  private let cells: [UInt16]

  /// From U+3040, the block "Hiragana".
  static let block: UInt32 = 0x3040
  static let blockLength = 96
  /// Where ー, of the block "Katakana", is kept: the place of ゟ, which has no cells.
  private static let longVowelPlace: UInt32 = 0x309F
  /// From a hiragana to its katakana.
  static let toKatakana: UInt32 = 0x60

  /// The kana and their cells: those of one cell; then voiced, half-voiced, contracted (and small ones that stand
  /// alone, 小文字符), and the special sounds of other languages' words, all with a prefix.
  private static let row = """
    ⠁あ⠃い⠉う⠋え⠊お⠡か⠣き⠩く⠫け⠪こ⠱さ⠳し⠹す⠻せ⠺そ⠕た⠗ち⠝つ⠟て⠞と⠅な⠇に⠍ぬ⠏ね⠎の⠥は⠧ひ⠭ふ⠯へ⠮ほ⠵ま⠷み⠽む⠿め⠾も⠌や⠬ゆ⠜よ⠑ら⠓り⠙る⠛れ⠚ろ\
    ⠄わ⠆ゐ⠖ゑ⠔を⠴ん⠂っ⠒ー\
    ⠐⠡が⠐⠣ぎ⠐⠩ぐ⠐⠫げ⠐⠪ご⠐⠱ざ⠐⠳じ⠐⠹ず⠐⠻ぜ⠐⠺ぞ⠐⠕だ⠐⠗ぢ⠐⠝づ⠐⠟で⠐⠞ど⠐⠥ば⠐⠧び⠐⠭ぶ⠐⠯べ⠐⠮ぼ⠐⠉ゔ\
    ⠠⠥ぱ⠠⠧ぴ⠠⠭ぷ⠠⠯ぺ⠠⠮ぽ\
    ⠈⠡きゃ⠈⠩きゅ⠈⠪きょ⠈⠱しゃ⠈⠹しゅ⠈⠺しょ⠈⠕ちゃ⠈⠝ちゅ⠈⠞ちょ⠈⠅にゃ⠈⠍にゅ⠈⠎にょ⠈⠥ひゃ⠈⠭ひゅ⠈⠮ひょ⠈⠵みゃ⠈⠽みゅ⠈⠾みょ⠈⠑りゃ⠈⠙りゅ⠈⠚りょ\
    ⠈⠋いぇ⠈⠫きぇ⠈⠻しぇ⠈⠟ちぇ⠈⠏にぇ⠈⠯ひぇ⠈⠳すぃ⠈⠗てぃ\
    ⠘⠡ぎゃ⠘⠩ぎゅ⠘⠪ぎょ⠘⠱じゃ⠘⠹じゅ⠘⠺じょ⠘⠕ぢゃ⠘⠝ぢゅ⠘⠞ぢょ⠘⠥びゃ⠘⠭びゅ⠘⠮びょ⠘⠻じぇ⠘⠳ずぃ⠘⠗でぃ⠘⠁ぁ⠘⠃ぃ⠘⠉ぅ⠘⠋ぇ⠘⠊ぉ⠘⠌ゃ⠘⠬ゅ⠘⠜ょ\
    ⠘⠄ゎ\
    ⠨⠥ぴゃ⠨⠭ぴゅ⠨⠮ぴょ⠨⠝てゅ⠨⠬ふゅ⠨⠜ふょ\
    ⠸⠝でゅ⠸⠬ゔゅ⠸⠜ゔょ\
    ⠢⠃うぃ⠢⠋うぇ⠢⠊うぉ⠢⠡くぁ⠢⠣くぃ⠢⠫くぇ⠢⠪くぉ⠢⠕つぁ⠢⠗つぃ⠢⠟つぇ⠢⠞つぉ⠢⠝とぅ⠢⠥ふぁ⠢⠧ふぃ⠢⠯ふぇ⠢⠮ふぉ\
    ⠲⠡ぐぁ⠲⠣ぐぃ⠲⠫ぐぇ⠲⠪ぐぉ⠲⠝どぅ⠲⠥ゔぁ⠲⠧ゔぃ⠲⠯ゔぇ⠲⠮ゔぉ
    """

  init(_ script: KanaTable.Script) {
    var places = [UInt8](repeating: 0, count: 64 * 64)
    var cells = [UInt16](repeating: 0, count: Self.blockLength * Self.blockLength)
    var texts = [""]
    for kana in KanaSymbols.symbols(in: Self.row) {
      guard let key = Self.key(kana.first, kana.second) else { continue }
      let isPrefixed = kana.cells.count > 1
      let place =
        isPrefixed
        ? Int(kana.cells.first) * 64 + Int(kana.cells[1]) : Int(kana.cells.first)
      places[place] = UInt8(truncatingIfNeeded: texts.count)
      cells[key] = UInt16(truncatingIfNeeded: place)
      texts.append(Self.text(kana.first, kana.second, in: script))
    }
    self.places = places
    self.cells = cells
    self.texts = texts
  }

  /// The place in `texts` of a cell with the prefix before it (0: none); nil where there is no kana.
  func place(prefix: UInt8, _ cell: UInt8) -> UInt8? {
    guard prefix < 64, cell < 64 else { return nil }
    let place = places[Int(prefix) * 64 + Int(cell)]
    return place == 0 ? nil : place
  }

  /// The cells of a hiragana, or of one and the small one after it.
  @inline(never)
  func cells(_ first: Unicode.Scalar, _ second: Unicode.Scalar? = nil) -> KanaCells? {
    guard let key = Self.key(first, second), cells[key] != 0 else { return nil }
    let (prefix, cell) = (UInt8(cells[key] / 64), UInt8(cells[key] % 64))
    return prefix == 0 ? KanaCells(cell) : KanaCells(prefix, cell)
  }

  private static func key(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) -> Int? {
    guard let first = place(first) else { return nil }
    guard let second else { return first }
    return place(second).map { first * blockLength + $0 }
  }

  private static func place(_ kana: Unicode.Scalar) -> Int? {
    let value = kana == "ー" ? longVowelPlace : kana.value
    guard value >= block, value < block + UInt32(blockLength) else { return nil }
    return Int(value - block)
  }

  private static func text(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar?, in script: KanaTable.Script
  ) -> String {
    var text = printed(first, in: script)
    if let second { text += printed(second, in: script) }
    return text
  }

  private static func printed(_ kana: Unicode.Scalar, in script: KanaTable.Script) -> String {
    let isHiragana = script == .hiragana || kana == "ー"
    let scalar = isHiragana ? kana : Unicode.Scalar(kana.value + toKatakana) ?? kana
    return String(Character(scalar))
  }
}
