// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A number as people and spreadsheets write it, and what it counts.
///
/// Besides `-12.5e3` that is a decimal comma, groups of three digits (comma, point, space, apostrophe or underscore), lakhs
/// (`12,34,567`), the true minus sign, Arabic and Persian digits, parentheses for what is below zero, a currency before it
/// and a unit behind.
struct MeasuredNumber {
  var value: Double
  /// What stands before or behind the number, such as `€` or `km`; empty where nothing does.
  var unit: [UInt8] = []
  /// Whether spaces, apostrophes, commas or the like part its digits into groups.
  var hasGroups = false
  /// Whether its last digit is a zero.
  var endsInZero = false

  /// Most bytes of a unit; more would be a sentence.
  private static let longestUnit = 24

  /// - Parameter decimalMark: comma or point; the other one can only part groups of three.
  init?(_ bytes: ArraySlice<UInt8>, decimalMark: UInt8) {
    guard bytes.count <= PlainNumber.longest else { return nil }
    var text = NumberText(Self.plain(bytes.trimmed))
    let isInParentheses = text.takeParentheses()
    var isNegative = text.takeSign()
    unit = text.takeCurrency()
    if !unit.isEmpty, !isNegative { isNegative = text.takeSign() }
    let isInInnerParentheses = !unit.isEmpty && !isInParentheses && text.takeParentheses()
    guard let size = text.takeNumber(decimalMark: decimalMark) else { return nil }
    (hasGroups, endsInZero) = (text.hasGroups, text.endsInZero)
    var rest = Array(text.rest.trimmed)
    // Some bookkeeping programs write the sign behind.
    if rest == [UInt8(ascii: "-")], !isNegative {
      isNegative = true
      rest = []
    }
    if !rest.isEmpty {
      guard unit.isEmpty, Self.isUnit(rest) else { return nil }
      unit = rest
    }
    value = isNegative != (isInParentheses || isInInnerParentheses) ? -size : size
  }

  /// Letters or signs such as % and °; digits only as powers at the end (m2).
  private static func isUnit(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= longestUnit, let first = bytes.first else { return false }
    let isLetter = (0x61...0x7A).contains(first | 0x20) || first >= 0x80
    guard isLetter || first == UInt8(ascii: "%") || first == UInt8(ascii: "$") else {
      return false
    }
    if bytes.count == 1, first | 0x20 == UInt8(ascii: "e") { return false }
    for (index, byte) in bytes.enumerated() where (0x30...0x39).contains(byte) {
      guard index == bytes.count - 1, byte == 0x32 || byte == 0x33 else { return false }
    }
    return !bytes.contains(UInt8(ascii: ",")) && !bytes.contains(UInt8(ascii: "-"))
      && !bytes.contains(UInt8(ascii: ":"))
  }

  /// ASCII in place of the digits, marks and spaces of other scripts.
  static func plain(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return Array(bytes) }
    var plain: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x660...0x669: plain.append(UInt8(scalar.value - 0x660) + 0x30)
      case 0x6F0...0x6F9: plain.append(UInt8(scalar.value - 0x6F0) + 0x30)
      case 0x66A: plain.append(UInt8(ascii: "%"))
      case 0xFF10...0xFF19: plain.append(UInt8(scalar.value - 0xFF10) + 0x30)
      case 0x66B: plain.append(NumberText.fractionMark)
      case 0x60C, 0xFF0C: plain.append(UInt8(ascii: ","))
      case 0xFF0E: plain.append(UInt8(ascii: "."))
      case 0x66C, 0xA0, 0x2005, 0x2007...0x200A, 0x202F: plain.append(0x20)
      case 0x2018, 0x2019, 0x2BC: plain.append(UInt8(ascii: "'"))
      case 0x2212, 0x2013: plain.append(UInt8(ascii: "-"))
      case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: break  // writing direction
      default: plain.appendUTF8(scalar.value)
      }
    }
    return plain
  }
}

/// The bytes of a number and how far they were read.
private struct NumberText {
  /// Stands for the Arabic decimal separator, which parts nothing else.
  static let fractionMark: UInt8 = 0x1F

  private let bytes: [UInt8]
  private var index = 0
  private var end: Int
  /// Whether marks part the digits before the fractions.
  private(set) var hasGroups = false
  /// Whether its last digit is a zero.
  private(set) var endsInZero = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  var rest: ArraySlice<UInt8> { bytes[index..<end] }

  private var next: UInt8? { index < end ? bytes[index] : nil }

  /// Parentheses around all of it, as accountants write what is below zero.
  mutating func takeParentheses() -> Bool {
    guard end - index > 2, bytes[index] == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")")
    else { return false }
    index += 1
    end -= 1
    return true
  }

  /// Whether there is a minus sign; a plus sign is passed over too.
  mutating func takeSign() -> Bool {
    skipSpace()
    guard let sign = next, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
      return false
    }
    index += 1
    skipSpace()
    return sign == UInt8(ascii: "-")
  }

  private mutating func skipSpace() {
    while next == 0x20 { index += 1 }
  }

  /// A sign such as $, €, R$, or three capital letters such as EUR.
  mutating func takeCurrency() -> [UInt8] {
    let start = index
    while let byte = next, (0x41...0x5A).contains(byte), index - start < 3 { index += 1 }
    let letters = index - start
    var hasSign = false
    if next == UInt8(ascii: "$") {
      index += 1
      hasSign = true
    } else if let length = Self.signLength(bytes[index..<end]) {
      index += length
      hasSign = true
    }
    if !hasSign, letters != 3 {
      index = start
      guard let length = Self.wordLength(bytes[index..<end]) else { return [] }
      index += length
    }
    let unit = Array(bytes[start..<index])
    skipSpace()
    return unit
  }

  /// The length of a currency sign: £ and ¥ (U+00A3, U+00A5), and those from U+20A0 to U+20BF.
  private static func signLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.starts(with: [0xC2, 0xA3]) || bytes.starts(with: [0xC2, 0xA5]) { return 2 }
    return bytes.starts(with: [0xE2, 0x82]) && bytes.count > 2
      && bytes[bytes.startIndex + 2] >= 0xA0
      ? 3 : nil
  }

  /// The length of a word for money that is no code: rupees, crowns, francs.
  private static func wordLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    for word in ["Rs.", "Rs", "kr.", "kr", "Kr.", "Fr.", "SFr."] as [StaticString]
    where bytes.prefix(word.utf8CodeUnitCount).isExactly(word) {
      let next = bytes.dropFirst(word.utf8CodeUnitCount).first
      guard let next, next == 0x20 || (0x30...0x39).contains(next) else { continue }
      return word.utf8CodeUnitCount
    }
    return nil
  }

  mutating func takeNumber(decimalMark: UInt8) -> Double? {
    var text: [UInt8] = []
    guard takeWhole(decimalMark: decimalMark, into: &text) else { return nil }
    let hasWhole = !text.isEmpty
    var hasFraction = false
    if let mark = next, mark == decimalMark || mark == Self.fractionMark {
      let mark = index
      index += 1
      text.append(UInt8(ascii: "."))
      while let byte = next, (0x30...0x39).contains(byte) {
        text.append(byte)
        index += 1
        hasFraction = true
      }
      if !hasFraction {
        text.append(0x30)
        if !hasWhole { index = mark }
      }
    }
    guard hasWhole || hasFraction else { return nil }
    endsInZero = text.last == 0x30
    // Programs that write exponents part no groups.
    if hasGroups, let letter = next, letter | 0x20 == UInt8(ascii: "e") { return nil }
    takeExponent(into: &text)
    return PlainNumber.read(text, 0..<text.count)
  }

  /// Digits, in groups of three perhaps; false where the groups are none.
  private mutating func takeWhole(decimalMark: UInt8, into text: inout [UInt8]) -> Bool {
    var groups = [0]
    var groupMark: UInt8?
    while let byte = next {
      if (0x30...0x39).contains(byte) {
        groups[groups.count - 1] += 1
        text.append(byte)
      } else if Self.isGroupMark(byte), byte != decimalMark, groupMark == nil || byte == groupMark,
        index + 1 < end, (0x30...0x39).contains(bytes[index + 1]), groups[0] > 0
      {
        groupMark = byte
        groups.append(0)
      } else {
        break
      }
      index += 1
    }
    guard groups.count > 1 else { return true }
    hasGroups = true
    // Nobody writes a zero in front of thousands.
    guard groups[groups.count - 1] == 3, (1...3).contains(groups[0]), text.first != 0x30 else {
      return false
    }
    let inner = groups[1..<(groups.count - 1)]
    if inner.allSatisfy({ $0 == 3 }) { return true }
    // 12,34,567: lakhs and crores.
    return groupMark == UInt8(ascii: ",") && groups[0] < 3 && inner.allSatisfy { $0 == 2 }
  }

  private static func isGroupMark(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private mutating func takeExponent(into text: inout [UInt8]) {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return }
    var ahead = index + 1
    if ahead < end, bytes[ahead] == UInt8(ascii: "-") || bytes[ahead] == UInt8(ascii: "+") {
      ahead += 1
    }
    let digits = ahead
    while ahead < end, (0x30...0x39).contains(bytes[ahead]) { ahead += 1 }
    guard (1...3).contains(ahead - digits) else { return }
    text.append(contentsOf: bytes[index..<ahead])
    index = ahead
  }
}
