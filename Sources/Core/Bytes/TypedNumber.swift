// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// Longer texts are no number that somebody typed.
  private static let mostTyped = 40

  /// The number that somebody typed: digits of Latin, Arabic or Persian keyboards with spaces between them, a sign, and
  /// one decimal point, decimal comma or Arabic decimal sign.
  ///
  /// Nil for all else, such as "inf", "1e3" or "2.5.1"; and for "12,500", which is twelve and a half to some people and
  /// twelve thousand five hundred to others.
  public init?(typed text: String) {
    var digits: [UInt8] = []
    var sign: Unicode.Scalar?
    var decimals: Int?
    for scalar in text.unicodeScalars.prefix(Self.mostTyped + 1) {
      switch scalar.value {
      case 0x20, 0xA0, 0x202F, 0x200E, 0x200F, 0x061C: continue
      case 0x2B where digits.isEmpty: digits.append(0x2B)
      case 0x2D where digits.isEmpty, 0x2212 where digits.isEmpty: digits.append(0x2D)
      case 0x30...0x39: digits.append(UInt8(scalar.value))
      case 0x0660...0x0669: digits.append(UInt8(scalar.value - 0x0660) + 0x30)
      case 0x06F0...0x06F9: digits.append(UInt8(scalar.value - 0x06F0) + 0x30)
      case 0x2E, 0x2C, 0x066B:
        guard sign == nil else { return nil }
        sign = scalar
        decimals = digits.count
        digits.append(0x2E)
      default: return nil
      }
    }
    guard digits.count <= Self.mostTyped, digits.contains(where: { (0x30...0x39).contains($0) })
    else { return nil }
    if let decimals, sign?.value == 0x2C, digits.count - decimals == 4 {
      // A comma before three digits cuts thousands in some countries; after a lone zero it cannot.
      let whole = digits[..<decimals].filter { $0 != 0x2B && $0 != 0x2D }
      guard whole == [0x30] || whole.isEmpty else { return nil }
    }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    self = number
  }
}
