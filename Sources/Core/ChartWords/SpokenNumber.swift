// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
public import Phrases

/// Puts the numbers of an axis into words: no more digits than the axis calls for.
public struct SpokenNumber: Sendable, Equatable {
  /// Numbers are rounded to multiples of 10 to this power.
  private let roundingPower: Int

  /// Digits of the range that are worth hearing: three tell a two-hundredth of the range.
  private static let digits = 3
  /// Digits that a number below `smallestRounded` keeps, however wide the range is.
  private static let leastDigits = 2
  /// So many powers of ten below the step of the axis sums of numbers are not exact: a double has 15.9 digits.
  private static let errorPower = 10
  /// Digits of a number that is told for itself.
  private static let exactDigits = 6
  /// Below this, numbers are never rounded beyond units: 14 in a range of thousands stays 14.
  private static let smallestRounded = 100_000.0
  /// Up to this, whole numbers are told in full where exactness is asked for.
  private static let largestExact = 1e12
  /// From 10 to this power on, numbers are said as a product with a power of ten.
  private static let largestPlainPower = 12
  /// Up to 10 to this power, likewise.
  private static let smallestPlainPower = -6

  /// The numbers of an axis that spans a range.
  public init(range: ClosedRange<Double>) {
    let width = range.width > 0 ? range.width : max(range.upperBound.magnitude, 1)
    roundingPower = Self.power(of: width) - Self.digits + 1
  }

  /// The number to the digits that tell on this axis, such as "12.5", in Spanish "12,5".
  public func phrase(_ number: Double) -> Phrase {
    // The rounding errors of a mean are told as nothing; what was measured never is.
    let error = pow(10, Double(roundingPower - Self.errorPower))
    if number.magnitude < error { return Self.decimal(0, power: 0) }
    let isSmall = number.magnitude < Self.smallestRounded
    if isSmall, number == number.rounded(.towardZero) { return Self.decimal(number, power: 0) }
    // Two digits at least, of large numbers three, so that small values beside great ones are not told as another.
    let least = isSmall ? Self.leastDigits : Self.digits
    let own = Self.power(of: number.magnitude) - least + 1
    return Self.phrase(number, power: min(roundingPower, own))
  }

  /// The number for itself, to six digits; whole numbers in full.
  public static func exact(_ number: Double) -> Phrase {
    let isWhole = number == number.rounded(.towardZero) && number.magnitude < largestExact
    if isWhole, number.magnitude >= million, number == (number / 10_000).rounded() * 10_000 {
      // Nothing is lost: "67.8 million".
      return phrase(number, power: number.magnitude >= milliard ? 6 : 4)
    }
    return isWhole ? decimal(number, power: 0) : significant(number, digits: exactDigits)
  }

  /// The number to so many digits.
  static func significant(_ number: Double, digits: Int) -> Phrase {
    guard number != 0 else { return decimal(0, power: 0) }
    return phrase(number, power: power(of: number.magnitude) - digits + 1)
  }

  private static func phrase(_ number: Double, power: Int) -> Phrase {
    if number != 0, let tens = unusualPower(number.magnitude) {
      let factor = decimal(number / pow(10, Double(tens)), power: 1 - digits)
      let exponent = decimal(Double(tens), power: 0)
      return Phrase(
        en: "$1 times 10 to the power $2", es: "$1 por 10 elevado a $2", ar: "$1 ضرب 10 أس $2",
        with: factor, exponent)
    }
    return inMillions(number, power: power) ?? decimal(number, power: power)
  }

  private static let million = 1_000_000.0
  private static let milliard = 1_000_000_000.0

  /// A large number that is rounded to thousands at least, such as "1.23 million".
  private static func inMillions(_ number: Double, power: Int) -> Phrase? {
    let isMilliard = number.magnitude >= milliard
    let unit = isMilliard ? milliard : million
    // Three decimals at most; 999,999 rounded up to a million stays in digits, which is as short.
    guard number.magnitude >= million, power >= (isMilliard ? 6 : 3) else { return nil }
    let rest = power - (isMilliard ? 9 : 6)
    let factor = decimal(number / unit, power: rest)
    let places = pow(10, Double(max(-rest, 0)))
    let rounded = (number.magnitude / unit * places).rounded() / places
    let isWhole = rounded == rounded.rounded(.towardZero)
    if isMilliard {
      return Phrase(
        en: "$1 billion", es: "$1 mil millones",
        ar: isWhole && (3...10).contains(rounded) ? "$1 مليارات" : "$1 مليار", with: factor)
    }
    let arabic =
      !isWhole
      ? "$1 مليون"
      : (3...10).contains(rounded)
        ? "$1 ملايين" : (11...99).contains(rounded) ? "$1 مليونًا" : "$1 مليون"
    return Phrase(
      en: "$1 million", es: rounded == 1 ? "$1 millón" : "$1 millones", ar: arabic, with: factor)
  }

  /// The power of ten just below a positive number.
  private static func power(of number: Double) -> Int {
    guard number > 0, number.isFinite else { return 0 }
    return Int(Int32(log10(number).rounded(.down)))
  }

  private static func unusualPower(_ magnitude: Double) -> Int? {
    let power = power(of: magnitude)
    return power >= largestPlainPower || power <= smallestPlainPower ? power : nil
  }

  /// A number rounded to a multiple of 10 to a power, in decimal digits.
  static func decimal(_ number: Double, power: Int) -> Phrase {
    let places = min(max(-power, 0), 12)
    let step = power > 0 ? pow(10, Double(power)) : 1
    let scaled = (number.magnitude / step * pow(10, Double(places))).rounded() * step
    guard scaled < 9e15 else { return Phrase(same: "\(number)") }
    var digits = Array("\(Int64(scaled))".utf8)
    while digits.count <= places { digits.insert(0x30, at: 0) }
    let whole = String(decoding: digits[..<(digits.count - places)], as: UTF8.self)
    var fraction = digits[(digits.count - places)...]
    while fraction.last == 0x30 { fraction = fraction.dropLast() }
    let isNegative = number < 0 && scaled > 0
    let sign = isNegative ? "−" : ""
    // The mark keeps the sign on the left of its number between Arabic words (Unicode Annex 9, rules W4 to N1).
    let arabicSign = isNegative ? "\u{200E}−" : ""
    guard !fraction.isEmpty else {
      return Phrase(en: sign + whole, es: sign + whole, ar: arabicSign + whole)
    }
    let decimals = String(decoding: fraction, as: UTF8.self)
    return Phrase(
      en: sign + whole + "." + decimals, es: sign + whole + "," + decimals,
      ar: arabicSign + whole + "." + decimals)
  }
}
