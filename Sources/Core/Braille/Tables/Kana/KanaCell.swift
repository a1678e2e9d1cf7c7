// SPDX-License-Identifier: Apache-2.0

/// The cells of kana braille that change what follows them or are signs; dot `n` is bit `n - 1`.
enum KanaCell {
  /// Dot 5: voiced; alone, the middle dot.
  static let voiced: UInt8 = 0b01_0000
  /// Dot 6: half-voiced; a capital among Latin letters.
  static let halfVoiced: UInt8 = 0b10_0000
  /// Dot 4: with a small ya, yu or yo.
  static let contracted: UInt8 = 0b00_1000
  /// Dots 4 5.
  static let contractedVoiced: UInt8 = 0b01_1000
  /// Dots 4 6.
  static let contractedHalfVoiced: UInt8 = 0b10_1000
  /// Dots 2 6: special sounds; alone, the question mark.
  static let special: UInt8 = 0b10_0010
  /// Dots 2 5 6: voiced special sounds; alone, the full stop.
  static let specialVoiced: UInt8 = 0b11_0010
  /// Dots 5 6: Latin letters follow (外字符); alone, the comma.
  static let latin: UInt8 = 0b11_0000
  /// Dots 3 4 5 6.
  static let number: UInt8 = 0b11_1100
  /// Dots 3 6: corner brackets, the first connector (第1つなぎ符), the hyphen.
  static let corner: UInt8 = 0b10_0100
  /// Dots 2 3 5 6: round brackets.
  static let bracket: UInt8 = 0b11_0110
  /// Dots 2 3 6: opens a quotation in another language (外国語引用符).
  static let openQuotation: UInt8 = 0b10_0110
  /// Dots 3 5 6: closes it; elsewhere ん.
  static let closeQuotation: UInt8 = 0b11_0100
  /// Dots 2 3 5: the exclamation mark, or ゑ.
  static let exclamation: UInt8 = 0b01_0110
  /// Dot 2: っ, the decimal point in a number, and part of several signs.
  static let dot2: UInt8 = 0b00_0010
  /// Dot 3: わ, and in a number what groups its digits.
  static let dot3: UInt8 = 0b00_0100
  /// Dots 2 3: ゐ, and the end of 』 and of other signs.
  static let dots23: UInt8 = 0b00_0110
  /// Dots 2 5: the long vowel; twice, a dash.
  static let long: UInt8 = 0b01_0010
  /// Dots 3 5: を; twice, ※.
  static let wo: UInt8 = 0b01_0100
  /// Dots 1 2 3 4: p, and the percent sign after a number.
  static let percent: UInt8 = 0b00_1111
  /// Dots 3 4: や, and the slash between numbers or Latin letters.
  static let slash: UInt8 = 0b00_1100
  /// Dots 1 3 5: た, and the end of an arrow.
  static let ta: UInt8 = 0b01_0101
  /// Dots 2 4 6: こ, and the beginning of an arrow.
  static let ko: UInt8 = 0b10_1010

  /// The cell of a digit from 0 to 9.
  static func cell(ofDigit digit: UInt8) -> UInt8 {
    for cell: UInt8 in 0..<64 where self.digit(cell) == digit { return cell }
    return 0
  }

  /// The digit of a cell: the letters a to j, which are the rows of あ and ら.
  static func digit(_ cell: UInt8?) -> UInt8? {
    switch cell {
    case 0b01_1010: 0
    case 0b00_0001: 1
    case 0b00_0011: 2
    case 0b00_1001: 3
    case 0b01_1001: 4
    case 0b01_0001: 5
    case 0b00_1011: 6
    case 0b01_1011: 7
    case 0b01_0011: 8
    case 0b00_1010: 9
    default: nil
    }
  }
}
