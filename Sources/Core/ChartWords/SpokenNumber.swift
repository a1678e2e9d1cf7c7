// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
public import Speaking

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
  public func text(_ number: Double, in language: Language) -> String {
    // The rounding errors of a mean are told as nothing; what was measured never is.
    let error = pow(10, Double(roundingPower - Self.errorPower))
    if number.magnitude < error { return Self.decimal(0, power: 0, in: language) }
    let isSmall = number.magnitude < Self.smallestRounded
    if isSmall, number == number.rounded(.towardZero) {
      return Self.decimal(number, power: 0, in: language)
    }
    // Two digits at least, of large numbers three, so that small values beside great ones are not told as another.
    let least = isSmall ? Self.leastDigits : Self.digits
    let own = Self.power(of: number.magnitude) - least + 1
    return Self.text(number, power: min(roundingPower, own), in: language)
  }

  /// The number for itself, to six digits; whole numbers in full.
  public static func exact(_ number: Double, in language: Language) -> String {
    let isWhole = number == number.rounded(.towardZero) && number.magnitude < largestExact
    if isWhole, number.magnitude >= million, number == (number / 10_000).rounded() * 10_000 {
      // Nothing is lost: "67.8 million".
      return text(number, power: number.magnitude >= milliard ? 6 : 4, in: language)
    }
    return isWhole
      ? decimal(number, power: 0, in: language)
      : significant(number, digits: exactDigits, in: language)
  }

  /// The number to so many digits.
  static func significant(_ number: Double, digits: Int, in language: Language) -> String {
    guard number != 0 else { return decimal(0, power: 0, in: language) }
    return text(number, power: power(of: number.magnitude) - digits + 1, in: language)
  }

  /// A share as a percentage, such as "12.5%"; less than a tenth of a percent as such.
  static func percent(_ share: Double, in language: Language) -> String {
    let percent = share * 100
    return NumberWords[language].percent(
      percent.magnitude < 0.95
        ? significant(percent, digits: 1, in: language)
        : decimal(percent, power: percent.magnitude < 9.95 ? -1 : 0, in: language))
  }

  private static func text(_ number: Double, power: Int, in language: Language) -> String {
    if number != 0, let tens = unusualPower(number.magnitude) {
      return NumberWords[language].power([
        "factor": decimal(number / pow(10, Double(tens)), power: 1 - digits, in: language),
        "exponent": decimal(Double(tens), power: 0, in: language),
      ])
    }
    return inMillions(number, power: power, in: language)
      ?? decimal(number, power: power, in: language)
  }

  private static let million = 1_000_000.0
  private static let milliard = 1_000_000_000.0

  /// A large number that is rounded to thousands at least, such as "1.23 million".
  private static func inMillions(
    _ number: Double, power: Int, in language: Language
  ) -> String? {
    let isMilliard = number.magnitude >= milliard
    let unit = isMilliard ? milliard : million
    // Three decimals at most; 999,999 rounded up to a million stays in digits, which is as short.
    guard number.magnitude >= million, power >= (isMilliard ? 6 : 3) else { return nil }
    let rest = power - (isMilliard ? 9 : 6)
    let factor = decimal(number / unit, power: rest, in: language)
    let places = pow(10, Double(max(-rest, 0)))
    let rounded = (number.magnitude / unit * places).rounded() / places
    // From a hundred on in the plain form, whatever the last digits are.
    return NumberWords.large(
      factor, whole: Int(min(rounded, 100)), isWhole: rounded == rounded.rounded(.towardZero),
      isMilliard: isMilliard, in: language)
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
  static func decimal(_ number: Double, power: Int, in language: Language) -> String {
    let places = min(max(-power, 0), 12)
    let step = power > 0 ? pow(10, Double(power)) : 1
    let scaled = (number.magnitude / step * pow(10, Double(places))).rounded() * step
    guard scaled < 9e15 else { return "\(number)" }
    var digits = Array("\(Int64(scaled))".utf8)
    while digits.count <= places { digits.insert(0x30, at: 0) }
    let whole = digits[..<(digits.count - places)]
    var fraction = digits[(digits.count - places)...]
    while fraction.last == 0x30 { fraction = fraction.dropLast() }
    var text = number < 0 && scaled > 0 ? NumberWords[language].minus : ""
    text += grouped(whole, in: language)
    guard !fraction.isEmpty else { return text }
    return text + Punctuation[language].decimalMark + String(decoding: fraction, as: UTF8.self)
  }

  /// Digits before the decimal mark, from five on in groups of three where the language says so.
  private static func grouped(_ digits: ArraySlice<UInt8>, in language: Language) -> String {
    guard digits.count > 4 else { return String(decoding: digits, as: UTF8.self) }
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 {
        text += Punctuation[language].thousandsMark.utf8
      }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
