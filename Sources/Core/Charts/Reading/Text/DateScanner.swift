// SPDX-License-Identifier: Apache-2.0

import Maths

/// Takes a date apart whose form is not that of ISO 8601: `31/1/2024 10:15`, `5 Jan 2024`, `2024-Q1`, `1:30 PM`.
struct DateScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// The numbers of the date in the order in which they stand.
  private var numbers: [Number] = []
  private var month: Int?
  private var quarter: Int?
  private var week: Int?
  private var clock: (seconds: Double, precision: TimePrecision)?
  private var clockIsPossible = true
  private var offset: Int32?
  /// Whether PM is written, or AM.
  private(set) var isAfternoon: Bool?
  /// Whether strokes, dashes or points join the numbers.
  private var isJoined = false

  private struct Number {
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
        index += 1
      case 0x20, UInt8(ascii: ","), UInt8(ascii: "'"): index += 1
      default: return false
      }
    }
    return true
  }

  /// Digits; those before a colon begin a time of day.
  private mutating func scanNumber() -> Bool {
    guard let number = takeDigits() else { return false }
    if next == UInt8(ascii: ":") { return clock == nil && scanClock(hours: number) }
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

  private mutating func scanClock(hours: Number) -> Bool {
    index += 1
    guard let minutes = takeDigits(), minutes.digits == 2, hours.digits <= 2 else { return false }
    var seconds = Double(hours.value * 3600 + minutes.value * 60)
    var precision = TimePrecision.minute
    clockIsPossible = hours.value <= 24 && minutes.value < 60
    if next == UInt8(ascii: ":") {
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

extension DateScanner {
  /// The first two of three numbers where the order of day and month is open.
  var undecided: (Int, Int)? {
    numbers.count == 3 && month == nil && numbers[0].digits <= 2
      ? (numbers[0].value, numbers[1].value) : nil
  }

  /// What was scanned.
  func reading(order: DateOrder) -> TimeText.Reading {
    guard let time = time() else { return clockIsPossible ? .other : .noSuch }
    if numbers.isEmpty, month == nil, quarter == nil, week == nil {
      guard clock != nil else { return .other }
      return clockIsPossible
        ? .time(TimeText(seconds: time, precision: clock?.precision ?? .minute, hasDate: false))
        : .noSuch
    }
    guard let day = day(order: order) else { return .other }
    guard clockIsPossible,
      let seconds = TimeText.seconds(
        year: day.year, month: day.month, day: day.day, clock: time + day.later)
    else { return numbers.count == 3 || month != nil ? .noSuch : .other }
    return .time(
      TimeText(
        seconds: seconds, precision: clock?.precision ?? day.precision,
        offset: clock == nil ? nil : offset))
  }

  /// Seconds since midnight, by a clock of 24 hours; nil where AM and PM do not fit.
  private func time() -> Double? {
    guard let clock else { return isAfternoon == nil ? 0 : nil }
    guard let isAfternoon else { return clock.seconds }
    guard clock.seconds < 13 * 3600 else { return nil }
    let hours = clock.seconds >= 12 * 3600 ? clock.seconds - 12 * 3600 : clock.seconds
    return isAfternoon ? hours + 12 * 3600 : hours
  }

  private struct Day {
    var year: Int
    var month: Int
    var day: Int
    var precision: TimePrecision
    /// Seconds that are still to be added.
    var later = 0.0
  }

  private func day(order: DateOrder) -> Day? {
    if let quarter { return dayOfQuarter(quarter) }
    if let week { return dayOfWeek(week) }
    if let month { return day(inMonth: month) }
    switch numbers.count {
    case 3 where isJoined: return dayOfThree(order)
    case 2 where isJoined && numbers[0].digits == 4 && numbers[1].digits <= 2:
      return Day(year: numbers[0].value, month: numbers[1].value, day: 1, precision: .month)
    case 2 where isJoined && numbers[1].digits == 4 && numbers[0].digits <= 2:
      return Day(year: numbers[1].value, month: numbers[0].value, day: 1, precision: .month)
    case 1 where numbers[0].digits == 4 && clock == nil:
      return Day(year: numbers[0].value, month: 1, day: 1, precision: .year)
    default: return nil
    }
  }

  private func dayOfThree(_ order: DateOrder) -> Day? {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first.digits == 4 {
      return Day(year: first.value, month: second.value, day: third.value, precision: .day)
    }
    guard first.digits <= 2, second.digits <= 2, third.digits == 4 || third.digits == 2 else {
      return nil
    }
    let year = Self.year(third)
    return order == .dayFirst
      ? Day(year: year, month: second.value, day: first.value, precision: .day)
      : Day(year: year, month: first.value, day: second.value, precision: .day)
  }

  /// A year of two digits lies between 1969 and 2068 (POSIX, strptime %y).
  private static func year(_ number: Number) -> Int {
    guard number.digits <= 2 else { return number.value }
    return number.value + (number.value < 69 ? 2000 : 1900)
  }

  private func day(inMonth month: Int) -> Day? {
    switch numbers.count {
    case 1:
      guard numbers[0].digits == 4 || (isJoined && numbers[0].digits == 2) else { return nil }
      return Day(year: Self.year(numbers[0]), month: month, day: 1, precision: .month)
    case 2:
      let (first, second) = (numbers[0], numbers[1])
      if first.digits == 4 {
        return Day(year: first.value, month: month, day: second.value, precision: .day)
      }
      guard second.digits == 4 || second.digits == 2 else { return nil }
      return Day(year: Self.year(second), month: month, day: first.value, precision: .day)
    default: return nil
    }
  }

  private func dayOfQuarter(_ quarter: Int) -> Day? {
    guard quarter > 0, numbers.count == 1, numbers[0].digits == 4, clock == nil else { return nil }
    return Day(year: numbers[0].value, month: 3 * quarter - 2, day: 1, precision: .month)
  }

  /// The Monday of a week; the first week of a year is the one that 4 January lies in (ISO 8601).
  private func dayOfWeek(_ week: Int) -> Day? {
    guard week > 0, numbers.count == 1, numbers[0].digits == 4, clock == nil else { return nil }
    let fourth = GregorianDay(year: numbers[0].value, month: 1, day: 4).daysSince1970
    let sinceMonday = ((fourth + 3) % 7 + 7) % 7
    return Day(
      year: numbers[0].value, month: 1, day: 4, precision: .day,
      later: Double(7 * (week - 1) - sinceMonday) * 86_400)
  }
}
