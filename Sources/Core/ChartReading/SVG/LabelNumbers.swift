// SPDX-License-Identifier: Apache-2.0

import Bytes
import Maths

/// The numbers that the labels of an axis show.
struct LabelNumbers {
  private(set) var values: [Double] = []
  /// What stands beside each number, such as %.
  private(set) var unit: [UInt8] = []
  /// Whether they are written as powers, as only axes of ratios do.
  private(set) var arePowers = false

  /// nil where one is no number, or where one is told in another unit than the others.
  init?(_ labels: [[UInt8]]) {
    // "0,5" can only be a half, and then the comma is one in the others too.
    let hasComma = labels.contains {
      let plain = MeasuredNumber.plain($0[...]).drop { $0 == UInt8(ascii: "-") }
      return plain.starts(with: "0,".utf8)
    }
    let mark = hasComma ? UInt8(ascii: ",") : UInt8(ascii: ".")
    var isFirst = true
    for label in labels {
      guard let number = Self.number(label, decimalMark: mark) else { return nil }
      values.append(number.value)
      if label.contains(UInt8(ascii: "^")) { arePowers = true }
      // Nothing is nothing in any unit.
      if number.value == 0, number.unit.isEmpty { continue }
      if !isFirst, number.unit != unit { return nil }
      unit = number.unit
      isFirst = false
    }
  }

  /// Whether a label is a number.
  static func isNumber(_ label: [UInt8]) -> Bool {
    number(label, decimalMark: UInt8(ascii: ".")) != nil
  }

  /// The number that a label shows: also powers, as `10^3` or `2×10^3`, and thousands and millions counted by a letter.
  static func number(
    _ label: [UInt8], decimalMark: UInt8
  ) -> (value: Double, unit: [UInt8])? {
    var plain = MeasuredNumber.plain(label[...].trimmed)
    if plain.contains(UInt8(ascii: "^")) {
      return power(plain).map { ($0, []) }
    }
    var factor = 1.0
    if let last = plain.last, plain.count > 1 {
      let isClose = (0x30...0x39).contains(plain[plain.count - 2])
      // With a space before them, K is kelvin, and G, B and T may be units too.
      switch last {
      case UInt8(ascii: "k"): factor = 1e3
      case UInt8(ascii: "K") where isClose: factor = 1e3
      case UInt8(ascii: "M"): factor = 1e6
      case UInt8(ascii: "G") where isClose, UInt8(ascii: "B") where isClose: factor = 1e9
      case UInt8(ascii: "T") where isClose: factor = 1e12
      default: break
      }
      if factor > 1 { plain.removeLast() }
    }
    let other = decimalMark == UInt8(ascii: ".") ? UInt8(ascii: ",") : UInt8(ascii: ".")
    guard
      let number = MeasuredNumber(plain[...], decimalMark: decimalMark)
        ?? MeasuredNumber(plain[...], decimalMark: other)
    else { return nil }
    // A letter that may count would make all values wrong: 100n, 5 µ, 500 m.
    if Self.counts(number.unit) { return nil }
    return (number.value * factor, number.unit)
  }

  /// Whether it is a letter that the International System puts before units.
  private static func counts(_ unit: [UInt8]) -> Bool {
    let text = unit[...]
    for prefix in ["m", "u", "µ", "μ", "n", "p", "f", "G", "B", "T", "P", "E"] as [StaticString]
    where text.isExactly(prefix) {
      return true
    }
    return false
  }

  /// `10^3`, `-10^3`, `2×10^3`.
  private static func power(_ plain: [UInt8]) -> Double? {
    var bytes = plain[...]
    var factor = 1.0
    if let first = bytes.first, first == UInt8(ascii: "-") {
      factor = -1
      bytes = bytes.dropFirst()
    }
    // The sign of a product is U+00D7.
    if let times = bytes.firstIndex(of: 0xC3), bytes.count > times + 2 {
      if times > bytes.startIndex {
        let text = Array(bytes[..<times].trimmed)
        guard let count = PlainNumber.read(text, 0..<text.count) else { return nil }
        factor *= count
      }
      bytes = bytes[(times + 2)...].trimmed
    }
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "^")) else { return nil }
    let (base, exponent) = (Array(bytes[..<mark]), Array(bytes[(mark + 1)...]))
    guard let base = PlainNumber.read(base, 0..<base.count),
      let exponent = PlainNumber.read(exponent, 0..<exponent.count), exponent.magnitude < 100
    else { return nil }
    return factor * pow(base, exponent)
  }
}

/// What stands at the end of an axis and holds for all of its labels, as matplotlib writes it: `1e6`, `+1e6`,
/// `1e−5+2e3`, `×10^6`.
struct AxisMultiplier {
  private(set) var factor = 1.0
  private(set) var offset = 0.0

  /// nil where a text is none.
  init?(_ text: [UInt8]) {
    let plain = Array(MeasuredNumber.plain(text[...]).filter { $0 != 0x20 })
    guard plain.contains(UInt8(ascii: "e")) || plain.contains(UInt8(ascii: "^")), plain.count < 40
    else { return nil }
    // The sign of the offset is one that does not follow the sign of an exponent.
    var split: Int?
    for (index, byte) in plain.enumerated()
    where byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
      let before = index > 0 ? plain[index - 1] : 0
      if before != UInt8(ascii: "e"), before != UInt8(ascii: "^"), split == nil { split = index }
    }
    let (first, second) = (plain[..<(split ?? plain.count)], plain[(split ?? plain.count)...])
    if !first.isEmpty {
      guard let number = Self.number(first) else { return nil }
      factor = number
    }
    if let sign = second.first {
      guard let number = Self.number(second.dropFirst()) else { return nil }
      offset = sign == UInt8(ascii: "-") ? -number : number
    }
    guard factor > 0 else { return nil }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard
      let number = LabelNumbers.number(Array(bytes), decimalMark: UInt8(ascii: "."))
        ?? LabelNumbers.number([0x31] + bytes, decimalMark: UInt8(ascii: ".")), number.unit.isEmpty
    else { return nil }
    return number.value
  }
}
