// SPDX-License-Identifier: Apache-2.0

/// Reads a number as people and spreadsheets write it.
///
/// Besides `-12.5e3` that is a decimal comma, groups of three digits (comma, point, space or apostrophe), the
/// true minus sign and Arabic digits.
struct CSVNumber {
  /// What a cell holds.
  enum Content: Equatable {
    case missing
    case number(Double)
    case date
    case other
  }

  /// The mark before the fraction; the other one of comma and point can only part groups of three.
  var decimalMark: UInt8

  func content(of cell: CSVCell) -> Content {
    let bytes = Self.plain(Self.trimmed(cell.bytes[...]))
    if Self.isMissing(bytes) { return .missing }
    if let number = number(bytes) { return .number(number) }
    return Self.isDate(bytes) ? .date : .other
  }

  /// The bytes without white space and no-break spaces around them.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first, first <= 0x20 { rest = rest.dropFirst() }
    while let last = rest.last, last <= 0x20 { rest = rest.dropLast() }
    if rest.starts(with: [0xC2, 0xA0]) { return trimmed(rest.dropFirst(2)) }
    if rest.count > 1, rest.suffix(2).elementsEqual([0xC2, 0xA0]) {
      return trimmed(rest.dropLast(2))
    }
    return rest
  }

  /// ASCII in place of the digits, marks and spaces of other scripts.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return Array(bytes) }
    var plain: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0..<0x80: plain.append(UInt8(scalar.value))
      case 0x660...0x669: plain.append(UInt8(scalar.value - 0x660) + 0x30)
      case 0x6F0...0x6F9: plain.append(UInt8(scalar.value - 0x6F0) + 0x30)
      case 0x66B: plain.append(UInt8(ascii: "."))
      case 0x66C, 0xA0, 0x2009, 0x202F: plain.append(0x20)
      case 0x2019: plain.append(UInt8(ascii: "'"))
      case 0x2212: plain.append(UInt8(ascii: "-"))
      case 0x200E, 0x200F, 0x061C: break  // marks of writing direction
      default: plain.append(0xFF)
      }
    }
    return plain
  }

  private static func isMissing(_ bytes: [UInt8]) -> Bool {
    if bytes.isEmpty { return true }
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for word in ["na", "n/a", "nan", "null", "-"] where lower.elementsEqual(word.utf8) {
      return true
    }
    return false
  }

  /// A date or a time: groups of at most four digits, parted by strokes, colons or dashes, or one of them a year.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    var groups = [0]
    var hasStroke = false
    for byte in bytes {
      switch byte {
      case 0x30...0x39: groups[groups.count - 1] += 1
      case UInt8(ascii: "/"), UInt8(ascii: ":"):
        hasStroke = true
        groups.append(0)
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "T"), UInt8(ascii: "Z"), 0x20:
        groups.append(0)
      default: return false
      }
    }
    let hasYear = groups.count > 1 && groups.contains(4)
    return (hasStroke || hasYear) && groups.allSatisfy { $0 <= 4 } && (groups.first ?? 0) > 0
  }

  private func number(_ bytes: [UInt8]) -> Double? {
    var index = 0
    var text: [UInt8] = []
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      if bytes[index] == UInt8(ascii: "-") { text.append(bytes[index]) }
      index += 1
    }
    let groupMark = Self.groupMark(in: bytes[index...], decimalMark: decimalMark)
    var groups: [Int] = [0]
    while index < bytes.count {
      let byte = bytes[index]
      if (0x30...0x39).contains(byte) {
        groups[groups.count - 1] += 1
        text.append(byte)
      } else if byte == groupMark {
        groups.append(0)
      } else {
        break
      }
      index += 1
    }
    guard Self.areGroups(groups) else { return nil }
    if index < bytes.count, bytes[index] == decimalMark {
      index += 1
      if groups == [0] { text.append(0x30) }
      text.append(UInt8(ascii: "."))
      let start = index
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
        text.append(bytes[index])
        index += 1
      }
      if index == start {
        guard groups != [0] else { return nil }
        text.append(0x30)
      }
    } else if groups == [0] {
      return nil
    }
    guard Self.isExponent(bytes[index...]) else { return nil }
    text.append(contentsOf: bytes[index...])
    return Double(String(decoding: text, as: UTF8.self))
  }

  /// One group of any length, or groups of which all but the first have three digits.
  private static func areGroups(_ groups: [Int]) -> Bool {
    groups.count == 1
      || ((1...3).contains(groups[0]) && groups.dropFirst().allSatisfy { $0 == 3 })
  }

  private static func groupMark(in bytes: ArraySlice<UInt8>, decimalMark: UInt8) -> UInt8? {
    for byte in bytes {
      switch byte {
      case 0x20, UInt8(ascii: "'"): return byte
      case UInt8(ascii: ","), UInt8(ascii: "."): return byte == decimalMark ? nil : byte
      default: break
      }
    }
    return nil
  }

  /// Nothing, or `e`, a sign perhaps, and one to three digits.
  private static func isExponent(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    guard first | 0x20 == UInt8(ascii: "e") else { return false }
    var digits = bytes.dropFirst()
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    return (1...3).contains(digits.count) && digits.allSatisfy { (0x30...0x39).contains($0) }
  }
}
