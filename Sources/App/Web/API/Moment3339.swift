// SPDX-License-Identifier: Apache-2.0

import Bytes
import Database
import Maths

/// Moments as programs write them (RFC 3339), such as 2027-03-01T18:30:00+02:00.
enum Moment3339 {
  /// The moment, at Greenwich and in whole seconds.
  static func text(_ moment: Timestamp) -> String {
    let day = CivilDate(moment)
    let seconds = Int((moment.rawValue - day.start.rawValue) / 1000)
    var text = Array(day.isoText.utf8)
    text.append(0x54, twoDigits: seconds / 3600)
    text.append(colon, twoDigits: seconds / 60 % 60)
    text.append(colon, twoDigits: seconds % 60)
    text.append(0x5A)
    return String(decoding: text, as: UTF8.self)
  }

  /// The moment in a text, or of a plain day its end; nil where it is neither.
  static func read(_ text: String) -> Timestamp? {
    if let day = CivilDate(text) { return day.end }
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, [0x54, 0x74, 0x20].contains(bytes[10]),
      let day = CivilDate(String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = number(bytes[11..<13], below: 24), bytes[13] == colon,
      let minute = number(bytes[14..<16], below: 60), bytes[16] == colon,
      // A leap second counts as the one after.
      let second = number(bytes[17..<19], below: 61)
    else { return nil }
    var rest = bytes[19...]
    if rest.first == 0x2E {
      rest = rest.dropFirst()
      guard let digit = rest.first, isDigit(digit) else { return nil }
      rest = rest.drop(while: isDigit)
    }
    guard let offset = offset(Array(rest)) else { return nil }
    let moment = day.start.adding(seconds: Double(hour * 3600 + minute * 60 + second - offset))
    // It must be one that can be written again.
    return (1...9999).contains(CivilDate(moment).year) ? moment : nil
  }

  private static let colon: UInt8 = 0x3A

  /// How far ahead of Greenwich a clock is, in seconds.
  private static func offset(_ bytes: [UInt8]) -> Int? {
    if bytes == [0x5A] || bytes == [0x7A] { return 0 }
    guard bytes.count == 6, bytes[3] == colon, let hours = number(bytes[1..<3], below: 24),
      let minutes = number(bytes[4..<6], below: 60)
    else { return nil }
    switch bytes[0] {
    case 0x2B: return hours * 3600 + minutes * 60
    case 0x2D: return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>, below limit: Int) -> Int? {
    guard digits.allSatisfy(isDigit) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number < limit ? number : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension JSONWriter {
  /// A member that is a moment.
  mutating func field(_ name: StaticString, _ moment: Timestamp) {
    field(name, Moment3339.text(moment))
  }
}
