// SPDX-License-Identifier: Apache-2.0

/// Small acts on header text.
enum Text {
  /// The text without spaces and tabs at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    var utf8 = Substring(text).utf8
    while let first = utf8.first, first == 0x20 || first == 0x09 { utf8.removeFirst() }
    while let last = utf8.last, last == 0x20 || last == 0x09 { utf8.removeLast() }
    return String(Substring(utf8))
  }

  /// A whole number of decimal digits only, without sign or spaces.
  static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// A whole number in base 16 with at least so many digits.
  static func hexadecimal(_ number: some BinaryInteger, digits: Int = 1) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// The value of a parameter such as `boundary=x` or `filename="a \"b\""` after the first `;`.
  static func parameter(_ name: String, of value: String) -> String? {
    parameters(of: value).first { $0.name == name }?.value
  }

  /// The parameters after the first `;`, RFC 9110 section 5.6.6; names in lower case.
  static func parameters(of value: String) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    var rest = Substring(value).utf8
    while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
      rest = rest[rest.index(after: semicolon)...]
      guard
        let end = rest.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") }),
        rest[end] == UInt8(ascii: "=")
      else { continue }
      let name = trimmed(Substring(rest[..<end])).lowercased()
      rest = rest[rest.index(after: end)...]
      result.append((name, parameterValue(&rest)))
    }
    return result
  }

  private static func parameterValue(_ rest: inout Substring.UTF8View) -> String {
    guard rest.first == UInt8(ascii: "\"") else {
      let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
      let value = trimmed(Substring(rest[..<end]))
      rest = rest[end...]
      return value
    }
    rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { break }
      // Browsers write %22 for a quote and a lone backslash as it is; only these two are escapes.
      if byte == UInt8(ascii: "\\"), let next = rest.first,
        next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\")
      {
        bytes.append(next)
        rest.removeFirst()
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
