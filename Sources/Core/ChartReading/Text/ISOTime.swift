// SPDX-License-Identifier: Apache-2.0

import Charts

/// The usual form of ISO 8601, read straight from bytes: `2024-01-31`, `2024-01-31T10:15:30.5+01:00`.
enum ISOTime {
  /// nil for any other form.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> TimeText.Reading? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - start >= 10, bytes[start + 4] == UInt8(ascii: "-"),
      bytes[start + 7] == UInt8(ascii: "-"),
      let century = two(bytes, start), let year = two(bytes, start + 2),
      let month = two(bytes, start + 5), let day = two(bytes, start + 8)
    else { return nil }
    let date = TimeText.seconds(year: century * 100 + year, month: month, day: day)
    if end - start == 10 {
      return date.map { .time(TimeText(seconds: $0, precision: .day)) } ?? .noSuch
    }
    let mark = bytes[start + 10]
    guard mark == UInt8(ascii: "T") || mark == 0x20 || mark == UInt8(ascii: "t"),
      var clock = Clock(bytes, start + 11, end)
    else { return nil }
    guard clock.readZone(bytes, end) else { return nil }
    guard let date, clock.isPossible else { return .noSuch }
    return .time(
      TimeText(
        seconds: date + clock.seconds, precision: clock.precision, offset: clock.offset))
  }

  /// Two digits as a number.
  private static func two(_ bytes: [UInt8], _ index: Int) -> Int? {
    let (tens, ones) = (bytes[index] &- 0x30, bytes[index + 1] &- 0x30)
    return tens <= 9 && ones <= 9 ? Int(tens) * 10 + Int(ones) : nil
  }

  /// Hours, minutes, seconds.
  private struct Clock {
    var hours: Int
    var minutes: Int
    var whole = 0
    var fraction = 0.0
    var precision = TimePrecision.minute
    var offset: Int32?
    var index: Int

    init?(_ bytes: [UInt8], _ start: Int, _ end: Int) {
      guard start + 5 <= end, bytes[start + 2] == UInt8(ascii: ":"), let hours = two(bytes, start),
        let minutes = two(bytes, start + 3)
      else { return nil }
      self.hours = hours
      self.minutes = minutes
      index = start + 5
      guard index < end, bytes[index] == UInt8(ascii: ":") else { return }
      guard index + 3 <= end, let whole = two(bytes, index + 1) else { return nil }
      self.whole = whole
      precision = .second
      index += 3
      guard index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
      else { return }
      index += 1
      var digits = 0.0
      var size = 1.0
      while index < end, bytes[index] &- 0x30 <= 9 {
        if size < 1e9 {
          digits = digits * 10 + Double(bytes[index] &- 0x30)
          size *= 10
        }
        index += 1
      }
      fraction = digits / size
      precision = .millisecond
    }

    var isPossible: Bool {
      (hours < 24 || (hours == 24 && minutes == 0 && whole == 0)) && minutes < 60 && whole <= 60
    }
    var seconds: Double { Double(hours * 3600 + minutes * 60 + whole) + fraction }

    /// `Z`, `+01:00`, `+0100`, `+01` or nothing; false for anything else.
    mutating func readZone(_ bytes: [UInt8], _ end: Int) -> Bool {
      if index < end, bytes[index] == 0x20 { index += 1 }
      guard index < end else { return true }
      if bytes[index] | 0x20 == UInt8(ascii: "z") {
        offset = 0
        return index + 1 == end
      }
      let sign = bytes[index]
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), index + 3 <= end,
        let hours = two(bytes, index + 1)
      else { return false }
      index += 3
      var minutes = 0
      if index < end {
        if bytes[index] == UInt8(ascii: ":") { index += 1 }
        guard index + 2 == end, let read = two(bytes, index) else { return false }
        minutes = read
      }
      let size = Int32(hours * 3600 + minutes * 60)
      offset = sign == UInt8(ascii: "-") ? -size : size
      return true
    }
  }
}
