// SPDX-License-Identifier: Apache-2.0

/// Dates as headers write them, RFC 9110 section 5.6.7, in whole seconds since 1970.
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let secondsPerDay = 86_400

  /// Such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func format(seconds: Int) -> String {
    let (day, second) = split(seconds)
    let date = civil(day: day)
    let weekday = days[((day + 4) % 7 + 7) % 7]
    return "\(weekday), \(two(date.day)) \(months[date.month - 1]) "
      + "\(four(date.year)) \(clock(second)) GMT"
  }

  /// Such as `1994-11-06T08:49:37.000Z`.
  static func iso8601(milliseconds: Int64) -> String {
    let (whole, rest) = Int(milliseconds).quotientAndRemainder(dividingBy: 1000)
    let (day, second) = split(whole)
    let date = civil(day: day)
    let fraction = String(String(1000 + rest).dropFirst())
    return "\(four(date.year))-\(two(date.month))-\(two(date.day))T\(clock(second)).\(fraction)Z"
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
    return dayNumber(year: year, month: month + 1, day: day) * secondsPerDay + hour * 3600
      + minute * 60 + second
  }

  private static func split(_ seconds: Int) -> (day: Int, second: Int) {
    let second = (seconds % secondsPerDay + secondsPerDay) % secondsPerDay
    return ((seconds - second) / secondsPerDay, second)
  }

  // Days since 1970 in the Gregorian calendar, counted in eras of 400 years that begin in March,
  // so that the leap day is the last day of a year.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
  }

  private static func clock(_ second: Int) -> String {
    "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  private static func four(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).utf8.count)) + String(number)
  }
}
