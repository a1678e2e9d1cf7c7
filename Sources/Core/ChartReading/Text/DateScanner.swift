// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Takes a date apart whose form is not that of ISO 8601: `31/1/2024 10:15`, `5 Jan 2024`, `2024-Q1`, `1:30 PM`.
struct DateScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// The numbers of the date in the order in which they stand.
  private(set) var numbers: [Number] = []
  private(set) var month: Int?
  private(set) var quarter: Int?
  private(set) var week: Int?
  private(set) var clock: (seconds: Double, precision: TimePrecision)?
  private(set) var clockIsPossible = true
  private(set) var offset: Int32?
  /// Whether PM is written, or AM.
  private(set) var isAfternoon: Bool?
  /// Whether strokes, dashes or points join the numbers.
  private(set) var isJoined = false
  /// Whether a point stands between them: the day comes first then, wherever points are written.
  private(set) var hasPoint = false

  /// Digits as they stand.
  struct Number {
    var value: Int
    var digits: Int
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes[...].folded }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Reads all of it; false where something is no part of a date.
  mutating func scan() -> Bool {
    while let byte = next {
      switch byte {
      case 0x30...0x39: guard scanNumber() else { return false }
      case 0x61...0x7A, 0x80...0xFF: guard scanWord() else { return false }
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if clock != nil {
          guard scanOffset(byte) else { return false }
        } else {
          isJoined = true
          index += 1
        }
      case UInt8(ascii: "/"), UInt8(ascii: "."):
        isJoined = true
        hasPoint = hasPoint || byte == UInt8(ascii: ".")
        index += 1
      case 0x20, UInt8(ascii: ","), UInt8(ascii: "'"): index += 1
      default: return false
      }
    }
    return true
  }

  /// Digits; those before a colon begin a time of day, and after a whole date those before a point (14.30).
  private mutating func scanNumber() -> Bool {
    guard let number = takeDigits() else { return false }
    if let mark = next,
      mark == UInt8(ascii: ":") || (mark == UInt8(ascii: ".") && numbers.count == 3)
    {
      return clock == nil && scanClock(hours: number, mark: mark)
    }
    if quarter == 0 {
      quarter = number.value
      return number.digits == 1 && (1...4).contains(number.value)
    }
    if week == 0 {
      week = number.value
      return number.digits <= 2 && (1...53).contains(number.value)
    }
    if number.digits == 8, numbers.isEmpty {
      numbers = [
        Number(value: number.value / 10_000, digits: 4),
        Number(value: number.value / 100 % 100, digits: 2),
        Number(value: number.value % 100, digits: 2),
      ]
      isJoined = true
      return true
    }
    numbers.append(number)
    return number.digits <= 4 && numbers.count <= 3
  }

  private mutating func takeDigits() -> Number? {
    var number = Number(value: 0, digits: 0)
    while let byte = next, (0x30...0x39).contains(byte) {
      number.value = number.value * 10 + Int(byte - 0x30)
      number.digits += 1
      index += 1
      if number.digits > 8 { return nil }
    }
    return number.digits > 0 ? number : nil
  }

  private mutating func scanClock(hours: Number, mark: UInt8) -> Bool {
    index += 1
    guard let minutes = takeDigits(), minutes.digits == 2, hours.digits <= 2 else { return false }
    var seconds = Double(hours.value * 3600 + minutes.value * 60)
    var precision = TimePrecision.minute
    clockIsPossible = hours.value <= 24 && minutes.value < 60
    if next == mark {
      index += 1
      guard let whole = takeDigits(), whole.digits == 2 else { return false }
      seconds += Double(whole.value)
      clockIsPossible = clockIsPossible && whole.value <= 60
      precision = .second
      if next == UInt8(ascii: "."), index + 1 < bytes.count, bytes[index + 1] &- 0x30 <= 9 {
        index += 1
        var (digits, size) = (0.0, 1.0)
        while let byte = next, (0x30...0x39).contains(byte) {
          if size < 1e9 {
            digits = digits * 10 + Double(byte - 0x30)
            size *= 10
          }
          index += 1
        }
        seconds += digits / size
        precision = .millisecond
      }
    }
    clock = (seconds, precision)
    return true
  }

  private mutating func scanOffset(_ sign: UInt8) -> Bool {
    index += 1
    guard let hours = takeDigits() else { return false }
    var minutes = 0
    if next == UInt8(ascii: ":") {
      index += 1
      guard let read = takeDigits() else { return false }
      minutes = read.value
    }
    let size = hours.digits > 2 ? hours.value / 100 * 60 + hours.value % 100 : hours.value * 60
    guard offset == nil, size + minutes <= 24 * 60 else { return false }
    offset = Int32((size + minutes) * (sign == UInt8(ascii: "-") ? -60 : 60))
    return true
  }

  private mutating func scanWord() -> Bool {
    let start = index
    while let byte = next, (0x61...0x7A).contains(byte) || byte >= 0x80 { index += 1 }
    // "a.m" and "p.m"
    if bytes[index...].starts(with: [0x2E, 0x6D]), index == start + 1 { index += 2 }
    guard let word = DateWord(bytes[start..<index]) else { return false }
    switch word {
    case .month(let number):
      guard month == nil else { return false }
      month = number
    case .isAfternoon(let isLate):
      guard isAfternoon == nil else { return false }
      isAfternoon = isLate
      if clock == nil, let hours = numbers.popLast() {
        clock = (Double(hours.value * 3600), .minute)
        clockIsPossible = (1...12).contains(hours.value)
      }
    case .quarter: quarter = 0
    case .week: week = 0
    case .timeMark:
      // T stands before a time, and in Spanish before the number of a quarter.
      if index + 1 >= bytes.count || bytes[index + 1] &- 0x30 > 9 { quarter = 0 }
    case .universal: offset = 0
    case .filler: break
    }
    return true
  }
}
