// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A place in a recording as somebody types it.
enum TypedTime: Equatable {
  /// So many seconds from the beginning.
  case seconds(Double)
  /// A part of the whole, from 0 to 1.
  case part(Double)

  private static let longestText = 40

  /// Understands "1:05:30", "5:30", "1 h 5 min", "90 s", "50 %" and a number of minutes, in Latin, Arabic or Persian
  /// digits; nil for all else, such as "1:75".
  init?(_ text: String) {
    var plain: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(Self.longestText + 1) {
      switch scalar.value {
      case 0x20, 0x09, 0xA0, 0x202F, 0x200E, 0x200F: continue
      case 0x0660...0x0669: plain.append(UInt8(scalar.value - 0x0660) + 0x30)
      case 0x06F0...0x06F9: plain.append(UInt8(scalar.value - 0x06F0) + 0x30)
      case 0x066A: plain.append(UInt8(ascii: "%"))
      case 0x066B: plain.append(UInt8(ascii: "."))
      // The first letters of "ساعة", "دقيقة" and "ثانية"
      case 0x0633: plain.append(UInt8(ascii: "h"))
      case 0x062F: plain.append(UInt8(ascii: "m"))
      case 0x062B: plain.append(UInt8(ascii: "s"))
      case 0x0600...0x06FF: plain.append(UInt8(ascii: "_"))
      case 0x41...0x5A: plain.append(UInt8(scalar.value | 0x20))
      case 0x21..<0x7F: plain.append(UInt8(scalar.value))
      case 0xE9: plain.append(UInt8(ascii: "_"))
      default: return nil
      }
    }
    guard !plain.isEmpty, plain.count <= Self.longestText else { return nil }
    if plain.last == UInt8(ascii: "%") {
      guard let percent = Self.number(plain.dropLast()), percent <= 100 else { return nil }
      self = .part(percent / 100)
    } else if plain.contains(UInt8(ascii: ":")) {
      guard let seconds = Self.clock(plain) else { return nil }
      self = .seconds(seconds)
    } else if let minutes = Self.number(plain[...]) {
      self = .seconds(minutes * 60)
    } else {
      guard let seconds = Self.units(plain) else { return nil }
      self = .seconds(seconds)
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Double? {
    guard digits.first.map({ (0x30...0x39).contains($0) }) ?? false else { return nil }
    return Double(typed: String(decoding: Array(digits), as: UTF8.self))
  }

  /// "h:m:s" or "m:s"; of minutes behind hours, and of seconds, there are less than 60.
  private static func clock(_ text: [UInt8]) -> Double? {
    let fields = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count) else { return nil }
    var total = 0.0
    for (index, field) in fields.enumerated() {
      guard let value = number(field), value.rounded(.down) == value || index == fields.count - 1,
        index == 0 || value < 60
      else { return nil }
      total = total * 60 + value
    }
    return total
  }

  /// Numbers with units behind them, the larger first, each once: what counts of a unit is its first letter.
  private static func units(_ text: [UInt8]) -> Double? {
    var rest = text[...]
    var total = 0.0
    var smallest = 7200.0
    while !rest.isEmpty {
      let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C }
      let unit = rest.dropFirst(digits.count).prefix { !(0x30...0x39).contains($0) }
      guard let value = number(digits), let letter = unit.first else { return nil }
      let length: Double
      switch letter {
      case UInt8(ascii: "h"): length = 3600
      case UInt8(ascii: "m"): length = 60
      case UInt8(ascii: "s"): length = 1
      default: return nil
      }
      guard length < smallest else { return nil }
      guard unit.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x5F || $0 == 0x2E }) else {
        return nil
      }
      smallest = length
      total += value * length
      rest = rest.dropFirst(digits.count + unit.count)
    }
    return total
  }
}
