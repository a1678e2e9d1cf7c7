// SPDX-License-Identifier: Apache-2.0

/// Moments and lengths, as feeds write them.
enum FeedTimes {
  /// A moment in seconds since 1970: RFC 822 with its old zones, or ISO 8601; nil for anything else.
  static func moment(_ text: String) -> Int? {
    isoMoment(text) ?? oldMoment(text)
  }

  /// A length in whole seconds: "1:02:03", "62:03", "3723"; nil for anything else.
  static func length(_ text: String) -> Int? {
    let parts = text.filter { !$0.isWhitespace }.split(
      separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var total = 0.0
    for part in parts {
      guard !part.isEmpty, part.allSatisfy({ $0.isNumber && $0.isASCII || $0 == "." }),
        let value = Double(part), value < 1_000_000
      else { return nil }
      total = total * 60 + value
    }
    return (1...10_000_000).contains(total) ? Int(total.rounded()) : nil
  }

  /// "2026-11-28T02:40:00Z", also without seconds, with a space, with an offset.
  private static func isoMoment(_ text: String) -> Int? {
    let digits = Array(text.utf8)
    guard digits.count >= 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
      let year = number(digits[0..<4]), let month = number(digits[5..<7]),
      let day = number(digits[8..<10])
    else { return nil }
    guard let days = days(year: year, month: month, day: day) else { return nil }
    let rest = String(decoding: digits[10...], as: UTF8.self).drop { $0 == "T" || $0 == " " }
    let time = rest.prefix { $0.isNumber || $0 == ":" || $0 == "." }
    guard let seconds = time.isEmpty ? 0 : clock(time) else { return nil }
    return days * 86_400 + seconds - (zone(rest.dropFirst(time.count)) ?? 0)
  }

  /// "Sat, 28 Nov 2026 02:40:00 +0100", with or without the day's name and the seconds.
  private static func oldMoment(_ text: String) -> Int? {
    let plain = text.split(separator: ",").last ?? ""
    var words = plain.split { $0.isWhitespace }.map(String.init)
    if let first = words.first, first.allSatisfy({ $0.isLetter || $0 == "." }) {
      words.removeFirst()
    }
    guard words.count >= 3 else { return nil }
    // "28-Nov-2026" is as old as RFC 850.
    guard let day = Int(words[0]), var year = Int(words[2]),
      let month = month(words[1])
    else { return nil }
    if year < 100 { year += year < 70 ? 2000 : 1900 }
    guard let days = days(year: year, month: month, day: day) else { return nil }
    guard words.count > 3 else { return days * 86_400 }
    guard let seconds = clock(words[3][...]) else { return nil }
    return days * 86_400 + seconds - (words.count > 4 ? zone(words[4][...]) ?? 0 : 0)
  }

  private static func month(_ word: String) -> Int? {
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    return names.firstIndex(of: String(word.lowercased().prefix(3))).map { $0 + 1 }
  }

  private static func clock(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":").map { Double($0) }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1],
      let second = parts.count > 2 ? parts[2] : 0,
      (0..<25).contains(hour), (0..<60).contains(minute), (0..<61).contains(second)
    else { return nil }
    return Int(hour) * 3600 + Int(minute) * 60 + Int(second)
  }

  /// How many seconds a zone is ahead of UTC.
  private static func zone(_ text: Substring) -> Int? {
    let word = text.trimmed.uppercased()
    if let hours = [
      "Z": 0, "GMT": 0, "UT": 0, "UTC": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7,
      "MDT": -6, "PST": -8, "PDT": -7, "CET": 1, "CEST": 2, "BST": 1, "WET": 0, "WEST": 1,
      "EET": 2, "EEST": 3,
    ][word] {
      return hours * 3600
    }
    guard let sign = word.first, sign == "+" || sign == "-" else { return nil }
    let digits = Array(word.dropFirst().filter { $0 != ":" }.utf8)
    guard digits.count == 4, let hours = number(digits[0..<2]), let minutes = number(digits[2..<4]),
      hours <= 15, minutes < 60
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The days from 1970 to a day; nil where the calendar has no such day.
  private static func days(year: Int, month: Int, day: Int) -> Int? {
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // The year begins in March, so that the day that leap years have is its last.
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
