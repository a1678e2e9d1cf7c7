// SPDX-License-Identifier: Apache-2.0

/// Reads numbers such as `-12.5e3` straight from bytes, a million of them in a blink.
enum PlainNumber {
  /// Powers of ten that are exact as binary numbers of 64 bits.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number that the bytes are, spaces around it aside; nil when they are anything else.
  ///
  /// Sign, digits, a point and more digits perhaps, an exponent of up to three digits perhaps. Up to 19 digits that
  /// fit into 53 bits are multiplied or divided by one exact power of ten, so that a single rounding leads to the
  /// nearest number (Clinger, "How to Read Floating Point Numbers Accurately", 1990); the rest is left to the
  /// standard library, which is exact too.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    var index = range.lowerBound
    var end = range.upperBound
    while index < end, bytes[index] <= 0x20 { index += 1 }
    while end > index, bytes[end - 1] <= 0x20 { end -= 1 }
    let start = index
    guard index < end else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    var digits: UInt64 = 0
    var digitCount = 0
    var significant = 0
    var fraction = 0
    var hasPoint = false
    while index < end {
      let digit = bytes[index] &- 0x30
      if digit <= 9 {
        digitCount += 1
        if significant > 0 || digit > 0 { significant += 1 }
        if significant <= 19 { digits = digits &* 10 &+ UInt64(digit) }
        if hasPoint { fraction += 1 }
      } else if bytes[index] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    guard digitCount > 0 else { return nil }
    var exponent = 0
    if index < end {
      guard let read = Self.exponent(bytes, index..<end) else { return nil }
      exponent = read
    }
    exponent -= fraction
    if significant <= 19, digits <= 1 << 53 {
      if digits == 0 { return isNegative ? -0.0 : 0 }
      let whole = Double(digits)
      if (-22...22).contains(exponent) {
        let size = exponent < 0 ? whole / powers[-exponent] : whole * powers[exponent]
        return isNegative ? -size : size
      }
    }
    return Double(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// `e`, a sign perhaps, one to three digits.
  private static func exponent(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    index += 1
    guard index < range.upperBound else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    guard (1...3).contains(range.upperBound - index) else { return nil }
    var value = 0
    while index < range.upperBound {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
      index += 1
    }
    return isNegative ? -value : value
  }
}
