// SPDX-License-Identifier: Apache-2.0

/// Writes SVG: numbers to a tenth of a unit, texts so that they can only be text.
package struct SVGWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Numbers beyond are written as this, so that no picture holds what a reader refuses.
  private static let most = 1_000_000.0

  /// Nothing is written yet.
  package init() {}

  /// What was written so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes markup as it is.
  package mutating func raw(_ markup: StaticString) {
    // The bytes of a literal live as long as the program, and the buffer knows its length.
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a number, rounded to tenths.
  package mutating func number(_ number: Double) {
    guard !number.isNaN else { return bytes.append(0x30) }
    let bounded = min(max(number, -Self.most), Self.most)
    let tenths = Int64((bounded * 10).rounded())
    if tenths < 0 { bytes.append(0x2D) }
    integer(tenths.magnitude / 10)
    let rest = tenths.magnitude % 10
    if rest > 0 {
      bytes.append(0x2E)
      bytes.append(0x30 + UInt8(rest))
    }
  }

  /// Writes a whole number.
  package mutating func integer(_ number: UInt64) {
    if number >= 10 { integer(number / 10) }
    bytes.append(0x30 + UInt8(number % 10))
  }

  /// Writes two numbers with a space between.
  package mutating func pair(_ one: Double, _ other: Double) {
    number(one)
    bytes.append(0x20)
    number(other)
  }

  /// Writes an attribute that holds a number, with a space before it.
  package mutating func attribute(_ name: StaticString, _ value: Double) {
    begin(name)
    number(value)
    raw("\"")
  }

  /// Writes an attribute that holds a text, with a space before it.
  package mutating func attribute(_ name: StaticString, text: String) {
    begin(name)
    escaped(text)
    raw("\"")
  }

  private mutating func begin(_ name: StaticString) {
    raw(" ")
    raw(name)
    raw("=\"")
  }

  /// Writes a text so that it can be nothing but text, also within an attribute.
  package mutating func escaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: raw("&amp;")
      case 0x3C: raw("&lt;")
      case 0x3E: raw("&gt;")
      case 0x22: raw("&quot;")
      case 0x27: raw("&#39;")
      // XML 1.0, production 2: these are no characters.
      case 0..<0x20, 0x7F...0x9F, 0xFFFE...0xFFFF: bytes.append(0x20)
      default:
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(unit) }
      }
    }
  }
}
