// SPDX-License-Identifier: Apache-2.0

/// Reads numbers such as `-12.5e3` straight from bytes, a million of them in a blink.
enum PlainNumber {
  /// Powers of ten that are exact as binary numbers of 64 bits.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Most bytes of a number; no program writes so many digits.
  static let longest = 400

  /// The number that the bytes are, spaces around it aside; nil when they are anything else.
  ///
  /// Sign, digits, a point and more digits perhaps, an exponent of up to three digits perhaps. The result is always
  /// the nearest number, as that of the standard library is.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard start < end, end - start <= longest else { return nil }
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    var digits: UInt64 = 0
    let wholeStart = index
    while index < end, bytes[index] &- 0x30 <= 9 {
      digits = digits &* 10 &+ UInt64(bytes[index] &- 0x30)
      index += 1
    }
    var count = index - wholeStart
    var exponent = 0
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fractionStart = index
      while index < end, bytes[index] &- 0x30 <= 9 {
        digits = digits &* 10 &+ UInt64(bytes[index] &- 0x30)
        index += 1
      }
      exponent = fractionStart - index
      count -= exponent
    }
    guard count > 0 else { return nil }
    if index < end {
      guard let written = Self.exponent(bytes, index..<end) else { return nil }
      exponent += written
    }
    // More digits than 64 bits hold may have overflowed.
    if count <= 19, let size = nearest(digits, exponent) { return isNegative ? -size : size }
    return Double(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// The number nearest to digits times a power of ten; nil where neither of two exact ways leads there.
  ///
  /// Digits of up to 53 bits are multiplied or divided by one exact power of ten, so that there is a single rounding
  /// (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  private static func nearest(_ digits: UInt64, _ exponent: Int) -> Double? {
    if digits == 0 { return 0 }
    if digits <= 1 << 53, (-22...22).contains(exponent) {
      return exponent < 0
        ? Double(digits) / powers[-exponent] : Double(digits) * powers[exponent]
    }
    return (-19..<0).contains(exponent) ? quotient(digits, tenTo: -exponent) : nil
  }

  /// Digits over a power of ten by one division of whole numbers, to 64 bits and a remainder, then rounded to even.
  private static func quotient(_ digits: UInt64, tenTo power: Int) -> Double {
    var divisor: UInt64 = 1
    for _ in 0..<power { divisor *= 10 }
    let (digitsShift, divisorShift) = (digits.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let numerator = digits << UInt64(digitsShift)
    divisor <<= UInt64(divisorShift)
    // Halved where need be, the numerator lies below the divisor, and the quotient's first bit is set.
    let isHalved = numerator >= divisor
    let (quotient, remainder) = divisor.dividingFullWidth(
      isHalved ? (numerator >> 1, numerator << 63) : (numerator, 0))
    var significand = quotient >> 11
    let rest = quotient & 0x7FF
    if rest > 0x400 || (rest == 0x400 && (remainder != 0 || significand & 1 == 1)) {
      significand += 1
    }
    let exponent = 11 - (isHalved ? 63 : 64) + divisorShift - digitsShift
    return Double(sign: .plus, exponent: exponent, significand: Double(significand))
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
