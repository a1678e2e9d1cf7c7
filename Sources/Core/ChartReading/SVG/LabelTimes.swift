// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// The times that labels show, where a month without a year belongs to the year that stands before it.
///
/// Only dates that tell their year in four digits are taken: "Jan 07" may be a day or a year.
struct LabelTimes {
  private(set) var seconds: [Double] = []

  /// nil where a label is no such time.
  init?(_ labels: [[UInt8]]) {
    var year: Int?
    for label in labels where year == nil {
      if let number = Self.year(label) { year = number - (label == labels[0] ? 0 : 1) }
    }
    for label in labels {
      if let number = Self.year(label) {
        year = number
        guard let time = TimeText.seconds(year: number, month: 1, day: 1) else { return nil }
        seconds.append(time)
        continue
      }
      let text = Self.isMonth(label) ? label + Self.digits(year) : label
      guard case .time(let time) = TimeText.read(text, 0..<text.count, order: .dayFirst),
        time.hasDate, Self.hasYear(text), TimeText.undecided(text, 0..<text.count) == nil
      else { return nil }
      seconds.append(time.seconds)
    }
  }

  /// Whether labels are years and nothing else, which count time and are numbers too.
  static func areYears(_ labels: [[UInt8]]) -> Bool { labels.allSatisfy { year($0) != nil } }

  private static func year(_ label: [UInt8]) -> Int? {
    guard label.count == 4, let number = PlainNumber.read(label, 0..<4), number >= 1000,
      number == number.rounded()
    else { return nil }
    return Int(number)
  }

  /// Whether four digits stand together.
  private static func hasYear(_ label: [UInt8]) -> Bool {
    var digits = 0
    for byte in label {
      digits = (0x30...0x39).contains(byte) ? digits + 1 : 0
      if digits == 4 { return true }
    }
    return false
  }

  private static func isMonth(_ label: [UInt8]) -> Bool {
    if case .month = DateWord(label[...].folded[...]) { return true }
    return false
  }

  private static func digits(_ year: Int?) -> [UInt8] { year.map { Array(" \($0)".utf8) } ?? [] }
}
