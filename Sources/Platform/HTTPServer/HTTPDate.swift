// SPDX-License-Identifier: Apache-2.0

import Maths

/// Dates as headers write them, RFC 9110 section 5.6.7, in whole seconds since 1970.
public enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let secondsPerDay = 86_400

  /// Such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  public static func format(seconds: Int) -> String {
    let (day, second) = split(seconds)
    let date = GregorianDay(daysSince1970: day)
    let weekday = days[((day + 4) % 7 + 7) % 7]
    return "\(weekday), \(two(date.day)) \(months[date.month - 1]) "
      + "\(four(date.year)) \(clock(second)) GMT"
  }

  /// Such as `1994-11-06T08:49:37.000Z`.
  static func iso8601(milliseconds: Int64) -> String {
    let (whole, rest) = Int(milliseconds).quotientAndRemainder(dividingBy: 1000)
    let (day, second) = split(whole)
    let date = GregorianDay(daysSince1970: day)
    let fraction = String(String(1000 + rest).dropFirst())
    return "\(four(date.year))-\(two(date.month))-\(two(date.day))T\(clock(second)).\(fraction)Z"
  }

  /// The same in bytes.
  static func appendISO8601(milliseconds: Int64, to bytes: inout [UInt8]) {
    let (whole, rest) = Int(milliseconds).quotientAndRemainder(dividingBy: 1000)
    let (day, second) = split(whole)
    let date = GregorianDay(daysSince1970: day)
    func add(_ number: Int, _ mark: UInt8, digits: Int = 2) {
      var divisor = digits == 4 ? 1000 : digits == 3 ? 100 : 10
      while divisor > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
        divisor /= 10
      }
      bytes.append(mark)
    }
    add(date.year, UInt8(ascii: "-"), digits: 4)
    add(date.month, UInt8(ascii: "-"))
    add(date.day, UInt8(ascii: "T"))
    add(second / 3600, UInt8(ascii: ":"))
    add(second / 60 % 60, UInt8(ascii: ":"))
    add(second % 60, UInt8(ascii: "."))
    add(rest, UInt8(ascii: "Z"), digits: 3)
  }

  /// Reads the three forms that a server must understand; nil if it is none of them.
  static func parse(_ text: String) -> Int? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
    switch words.count {
    // Sun, 06 Nov 1994 08:49:37 GMT, and Sunday, 06-Nov-94 08:49:37 GMT
    case 6 where words[5] == "GMT":
      guard let number = Text.number(words[3]) else { return nil }
      // RFC 9110: a year of two digits is the nearest that is not more than 50 years ahead.
      let year = words[3].utf8.count == 2 ? (number < 77 ? 2000 : 1900) + number : number
      return seconds(year: year, month: words[2], day: words[1], clock: words[4])
    // Sun Nov  6 08:49:37 1994
    case 5:
      guard let year = Text.number(words[4]) else { return nil }
      return seconds(year: year, month: words[1], day: words[2], clock: words[3])
    default: return nil
    }
  }

  private static func seconds(year: Int, month: String, day: String, clock: String) -> Int? {
    let parts = clock.split(separator: ":").map { Text.number($0) }
    guard let month = months.firstIndex(of: month), let day = Text.number(day),
      (1...31).contains(day), (1900...9999).contains(year), parts.count == 3,
      let hour = parts[0], let minute = parts[1], let second = parts[2],
      hour < 24, minute < 60, second < 61
    else { return nil }
    let date = GregorianDay(year: year, month: month + 1, day: day)
    return date.daysSince1970 * secondsPerDay + hour * 3600 + minute * 60 + second
  }

  private static func split(_ seconds: Int) -> (day: Int, second: Int) {
    let second = (seconds % secondsPerDay + secondsPerDay) % secondsPerDay
    return ((seconds - second) / secondsPerDay, second)
  }

  private static func clock(_ second: Int) -> String {
    "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  private static func four(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).utf8.count)) + String(number)
  }
}
