// SPDX-License-Identifier: Apache-2.0

/// Where and why a text is not JSON (RFC 8259).
public struct JSONError: Error, Sendable, Equatable {
  /// What is wrong.
  public enum Reason: Sendable, Equatable {
    case unexpectedEnd
    case unexpectedByte(UInt8)
    case badNumber
    case badEscape
    case controlCharacterInText
    case notUTF8
    case tooDeep
    case textAfterTheEnd
  }

  /// What is wrong.
  public var reason: Reason
  /// Line, from 1.
  public var line: Int
  /// Byte within the line, from 1.
  public var column: Int
}

/// Reads JSON (RFC 8259) from UTF-8 bytes.
public struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0

  /// Objects and lists may lie inside each other this deep; more would only be an attack on the stack.
  static let greatestDepth = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that `bytes` hold, or where they cease to be JSON.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    parser.skipSpace()
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.error(.textAfterTheEnd) }
    return value
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    var line = 1
    var column = 1
    for byte in bytes[..<min(index, bytes.count)] {
      column += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      }
    }
    return JSONError(reason: reason, line: line, column: column)
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard index < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[index]
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.greatestDepth else { throw error(.tooDeep) }
    let byte = try peek()
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), 0x30...0x39: return .number(try number())
    default: throw error(.unexpectedByte(byte))
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError)
    -> JSONValue
  {
    var expectedBytes: [UInt8] = []
    // The bytes of a literal live as long as the program, and the buffer knows its length.
    word.withUTF8Buffer { unsafe expectedBytes.append(contentsOf: $0) }
    for expected in expectedBytes {
      let byte = try peek()
      guard byte == expected else { throw error(.unexpectedByte(byte)) }
      index += 1
    }
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    var members: [JSONMember] = []
    index += 1
    skipSpace()
    if try peek() == UInt8(ascii: "}") {
      index += 1
      return .object(members)
    }
    while true {
      skipSpace()
      let byte = try peek()
      guard byte == UInt8(ascii: "\"") else { throw error(.unexpectedByte(byte)) }
      let name = try text()
      skipSpace()
      let colon = try peek()
      guard colon == UInt8(ascii: ":") else { throw error(.unexpectedByte(colon)) }
      index += 1
      skipSpace()
      members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
      if try endsAfterItem(UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    index += 1
    skipSpace()
    if try peek() == UInt8(ascii: "]") {
      index += 1
      return .array(elements)
    }
    while true {
      skipSpace()
      elements.append(try value(depth: depth + 1))
      if try endsAfterItem(UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  /// Steps over a comma (false) or the closing bracket (true).
  private mutating func endsAfterItem(_ bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    let byte = try peek()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw error(.unexpectedByte(byte)) }
    index += 1
    return byte == bracket
  }
}

extension JSONParser {
  private mutating func number() throws(JSONError) -> Double {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = digits()
    guard whole == 1 || (whole > 1 && bytes[index - whole] != UInt8(ascii: "0")) else {
      throw error(.badNumber)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { throw error(.badNumber) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard digits() > 0 else { throw error(.badNumber) }
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else { throw error(.badNumber) }
    return number
  }

  private mutating func digits() -> Int {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index - start
  }

  private mutating func text() throws(JSONError) -> String {
    index += 1
    var content: [UInt8] = []
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else { throw error(.notUTF8) }
        index += 1
        return text
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &content)
      case 0..<0x20: throw error(.controlCharacterInText)
      default:
        content.append(byte)
        index += 1
      }
    }
  }

  private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
    let byte = try peek()
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"): content.append(contentsOf: String(try escapedScalar()).utf8)
    default: throw error(.badEscape)
    }
  }

  /// The scalar of `\u` and four digits, or of two of them where the first is a high surrogate.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw error(.badEscape) }
    index += 2
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    else { throw error(.badEscape) }
    return scalar
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let byte = try peek()
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46: unit = unit << 4 | UInt16(byte - 0x37)
      case 0x61...0x66: unit = unit << 4 | UInt16(byte - 0x57)
      default: throw error(.badEscape)
      }
      index += 1
    }
    return unit
  }
}
