// SPDX-License-Identifier: Apache-2.0

import Maths

/// Moments as GPX has them (RFC 3339), in seconds since 1970 at Greenwich.
enum GPXTime {
  /// The moment of a text such as "2026-03-01T18:30:00.5Z"; nil for any other text.
  ///
  /// Without a zone it is that of Greenwich, as GPX says.
  static func read(_ text: ArraySlice<UInt8>) -> Double? {
    let bytes = Array(text)
    guard bytes.count >= 19, bytes.count <= 40, let year = number(bytes[0..<4]),
      bytes[4] == dash, let month = number(bytes[5..<7]), bytes[7] == dash,
      let day = number(bytes[8..<10]), bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == 0x20,
      let hour = number(bytes[11..<13]), hour < 24, bytes[13] == colon,
      let minute = number(bytes[14..<16]), minute < 60, bytes[16] == colon,
      // A leap second counts as the one after.
      let second = number(bytes[17..<19]), second < 61
    else { return nil }
    let date = GregorianDay(year: year, month: month, day: day)
    let days = date.daysSince1970
    guard (1...12).contains(month), day >= 1, GregorianDay(daysSince1970: days) == date else {
      return nil
    }
    var (index, fraction, unit) = (19, 0.0, 0.1)
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, bytes[index] &- 0x30 <= 9 {
        fraction += unit * Double(bytes[index] &- 0x30)
        unit /= 10
        index += 1
      }
      guard index > 20 else { return nil }
    }
    guard let offset = offset(bytes[index...]) else { return nil }
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second - offset) + fraction
  }

  /// The text of a moment between the years 0 and 9999, to the millisecond; nil for another.
  static func text(_ time: Double) -> [UInt8]? {
    // 0000-01-01 up to 9999-12-31
    guard time >= -62_167_219_200, time < 253_402_300_799 else { return nil }
    let all = Int((time * 1000).rounded())
    let days = all >= 0 ? all / 86_400_000 : -((86_399_999 - all) / 86_400_000)
    let rest = all - days * 86_400_000
    let date = GregorianDay(daysSince1970: days)
    var text: [UInt8] = []
    append(date.year, 4, to: &text)
    text.append(dash)
    append(date.month, 2, to: &text)
    text.append(dash)
    append(date.day, 2, to: &text)
    text.append(UInt8(ascii: "T"))
    append(rest / 3_600_000, 2, to: &text)
    text.append(colon)
    append(rest / 60_000 % 60, 2, to: &text)
    text.append(colon)
    append(rest / 1000 % 60, 2, to: &text)
    if rest % 1000 != 0 {
      text.append(UInt8(ascii: "."))
      append(rest % 1000, 3, to: &text)
    }
    text.append(UInt8(ascii: "Z"))
    return text
  }

  private static let dash = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")

  /// How far ahead of Greenwich a clock is, in seconds.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(text)
    if bytes.isEmpty || bytes.count == 1 && bytes[0] | 0x20 == UInt8(ascii: "z") { return 0 }
    guard bytes.count == 6, bytes[3] == colon, let hours = number(bytes[1..<3]), hours < 24,
      let minutes = number(bytes[4..<6]), minutes < 60
    else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
    case dash: return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard digit &- 0x30 <= 9 else { return nil }
      number = number * 10 + Int(digit &- 0x30)
    }
    return number
  }

  private static func append(_ number: Int, _ width: Int, to text: inout [UInt8]) {
    var unit = 1
    for _ in 1..<width { unit *= 10 }
    while unit > 0 {
      text.append(UInt8(0x30 + number / unit % 10))
      unit /= 10
    }
  }
}
