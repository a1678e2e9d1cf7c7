// SPDX-License-Identifier: Apache-2.0

/// Writes JSON as UTF-8 bytes, the same bytes on every machine.
///
/// Members appear in the order in which they are written, without white space. The one place where
/// effects become text, so that the browser and the command line print the same bytes. Nothing here is inlined: each
/// effect of each session writes with it, and would be three times as large in a browser module.
public struct JSONWriter: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  /// What has been written so far, as text.
  public var text: String {
    @inline(never) get { String(decoding: bytes, as: UTF8.self) }
  }

  /// True when the next member or element must be preceded by a comma.
  private var needsComma = false

  /// An empty writer.
  public init() {}

  /// Writes an object whose members `body` writes with `field`.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array whose elements `body` writes with `value`, `object` or `array`.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes a member's name; its value must follow.
  @inline(never)
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    // The bytes of a literal live as long as the program, and the buffer knows its length.
    name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member's name that is known only when the program runs; its value must follow.
  @inline(never)
  public mutating func key(text name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  @inline(never)
  public mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { appendEscaped(byte) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a number in the shortest form that reads back as the same number; a whole number without fraction.
  ///
  /// JSON has no word for infinity and not-a-number: they become `null`.
  @inline(never)
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    if number == number.rounded(.towardZero), number.magnitude < Self.largestExactWhole {
      return value(Int64(number))
    }
    raw(number.description)
  }

  /// Writes a whole number.
  @inline(never)
  public mutating func value(_ number: Int) { raw(number.description) }

  /// Writes a whole number of 64 bits (`Int` has 32 in the browser).
  @inline(never)
  public mutating func value(_ number: Int64) { raw(number.description) }

  /// Writes `true` or `false`.
  @inline(never)
  public mutating func value(_ truth: Bool) { raw(truth ? "true" : "false") }

  /// Writes `null`.
  @inline(never)
  public mutating func null() { raw("null") }

  /// Writes a value that knows how to write itself.
  public mutating func value<Value: JSONEncodable>(_ value: Value) { value.write(to: &self) }

  /// Writes a value that another writer has written.
  public mutating func written(_ other: JSONWriter) {
    separate()
    bytes += other.bytes
    needsComma = true
  }

  /// Writes a member that is a text.
  @inline(never)
  public mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// Writes a member that is a number.
  @inline(never)
  public mutating func field(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  /// Writes a member that is a whole number.
  @inline(never)
  public mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a member that is true or false.
  @inline(never)
  public mutating func field(_ name: StaticString, _ truth: Bool) {
    key(name)
    value(truth)
  }

  /// Writes a member whose value knows how to write itself.
  public mutating func field<Value: JSONEncodable>(_ name: StaticString, _ item: Value) {
    key(name)
    value(item)
  }

  /// Ends a line, so that values can be written one for each line (JSON Lines).
  @inline(never)
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Whole numbers below this are exact in a `Double`: 2⁵³ (IEEE 754 binary64).
  private static let largestExactWhole = 9_007_199_254_740_992.0

  @inline(never)
  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  @inline(never)
  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  @inline(never)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  @inline(never)
  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  /// Escapes what RFC 8259 section 7 requires, and nothing more.
  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
    case 0x0D: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
    case 0x09: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
    case 0..<0x20:
      bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u"), 0x30, 0x30])
      bytes.append(Self.hexDigit(byte >> 4))
      bytes.append(Self.hexDigit(byte & 15))
    default: bytes.append(byte)
    }
  }

  private static func hexDigit(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? 0x30 + nibble : 0x57 + nibble
  }
}

/// A value that can write itself as JSON.
public protocol JSONEncodable {
  /// Appends this value, as one JSON value, to `writer`.
  func write(to writer: inout JSONWriter)
}

extension JSONEncodable {
  /// This value alone, as JSON text in UTF-8.
  public var jsonBytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}
