// SPDX-License-Identifier: Apache-2.0

import Maths
public import Phrases

/// Puts the numbers of an axis into words: no more digits than the axis calls for.
public struct SpokenNumber: Sendable, Equatable {
  /// Numbers are rounded to multiples of 10 to this power.
  private let roundingPower: Int
  /// Whole numbers below 100,000 are said in full.
  private let keepsWhole: Bool

  /// Digits of the range that are worth hearing: three tell a two-hundredth of the range.
  private static let digits = 3
  /// Beyond 10 to this power, or below its inverse, numbers are said as a product with a power of ten.
  private static let plainPower = 12

  /// The numbers of an axis that spans a range.
  public init(range: ClosedRange<Double>) {
    let width = range.width > 0 ? range.width : max(range.upperBound.magnitude, 1)
    roundingPower = Int(Int32(log10(width).rounded(.down))) - Self.digits + 1
    keepsWhole = true
  }

  /// The number, such as "12.5", in Spanish "12,5".
  public func phrase(_ number: Double) -> Phrase {
    let magnitude = number.magnitude
    if keepsWhole, magnitude < 100_000, number == number.rounded(.towardZero) {
      return Self.decimal(number, power: 0)
    }
    if magnitude > 0, let power = Self.largePower(magnitude) {
      let factor = Self.decimal(number / pow(10, Double(power)), power: 1 - Self.digits)
      return Phrase(
        en: "\(factor.english) times 10 to the power \(power)",
        es: "\(factor.spanish) por 10 elevado a \(power)",
        ar: "\(factor.arabic) ضرب 10 أس \(power)")
    }
    return Self.decimal(number, power: roundingPower)
  }

  private static func largePower(_ magnitude: Double) -> Int? {
    let power = Int(Int32(log10(magnitude).rounded(.down)))
    return power >= plainPower || power <= -6 ? power : nil
  }

  /// A number rounded to a multiple of 10 to a power, in decimal digits.
  private static func decimal(_ number: Double, power: Int) -> Phrase {
    let places = min(max(-power, 0), 12)
    let step = power > 0 ? pow(10, Double(power)) : 1
    let scaled = (number.magnitude / step * pow(10, Double(places))).rounded() * step
    guard scaled < 9e15 else { return Phrase(en: "\(number)", es: "\(number)", ar: "\(number)") }
    var digits = Array("\(Int64(scaled))".utf8)
    while digits.count <= places { digits.insert(0x30, at: 0) }
    let whole = String(decoding: digits[..<(digits.count - places)], as: UTF8.self)
    var fraction = digits[(digits.count - places)...]
    while fraction.last == 0x30 { fraction = fraction.dropLast() }
    let isNegative = number < 0 && scaled > 0
    let sign = isNegative ? "−" : ""
    guard !fraction.isEmpty else {
      return Phrase(en: sign + whole, es: sign + whole, ar: sign + whole)
    }
    let decimals = String(decoding: fraction, as: UTF8.self)
    return Phrase(
      en: sign + whole + "." + decimals, es: sign + whole + "," + decimals,
      ar: sign + whole + "." + decimals)
  }
}
