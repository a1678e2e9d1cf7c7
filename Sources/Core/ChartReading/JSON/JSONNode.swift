// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A value of a JSON text.
struct JSONNode {
  let tape: JSONTape
  let index: Int

  /// The whole text's value.
  init(_ tape: JSONTape, _ index: Int = 0) {
    self.tape = tape
    self.index = index
  }

  var kind: JSONTape.Kind { tape.nodes[index].kind }
  var isObject: Bool { kind == .object }
  var isArray: Bool { kind == .array }
  /// The line where it begins, from 1.
  var line: Int { tape.line(Int(tape.nodes[index].start)) }

  /// The elements of a list.
  var elements: [JSONNode] {
    guard isArray else { return [] }
    var elements: [JSONNode] = []
    var child = index + 1
    while child < Int(tape.nodes[index].next) {
      elements.append(JSONNode(tape, child))
      child = Int(tape.nodes[child].next)
    }
    return elements
  }

  /// The names and values of an object.
  var members: [(name: JSONNode, value: JSONNode)] {
    guard isObject else { return [] }
    var members: [(name: JSONNode, value: JSONNode)] = []
    var child = index + 1
    while child < Int(tape.nodes[index].next) {
      members.append((JSONNode(tape, child), JSONNode(tape, child + 1)))
      child = Int(tape.nodes[child + 1].next)
    }
    return members
  }

  /// The member of an object with this name, unless it is null; the last one counts.
  subscript(name: StaticString) -> JSONNode? {
    var found: JSONNode?
    for (key, value) in members where key.text[...].isExactly(name) { found = value }
    return found?.kind == .null ? nil : found
  }

  /// The member with a name that is not known beforehand.
  func member(_ name: [UInt8]) -> JSONNode? {
    members.last { $0.name.text == name }?.value
  }

  /// The text of a string without escapes, or of any other value as it is written.
  var text: [UInt8] {
    let node = tape.nodes[index]
    let raw = tape.bytes[Int(node.start)..<Int(node.end)]
    return node.kind == .escapedString ? Self.unescaped(raw) : Array(raw)
  }

  /// The text of a string; nil for any other value.
  var string: String? {
    kind == .string || kind == .escapedString ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The number; nil for any other value.
  var number: Double? {
    guard kind == .number else { return nil }
    let node = tape.nodes[index]
    return PlainNumber.read(tape.bytes, Int(node.start)..<Int(node.end))
  }

  /// Whether it is `true`.
  var isTrue: Bool { kind == .yes }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var index = raw.startIndex
    var high: UInt32?
    while index < raw.endIndex {
      let byte = raw[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < raw.endIndex else {
        text.append(byte)
        continue
      }
      let letter = raw[index]
      index += 1
      switch letter {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
      case UInt8(ascii: "u"):
        let unit = hexadecimal(raw[index..<min(index + 4, raw.endIndex)])
        index = min(index + 4, raw.endIndex)
        if 0xD800...0xDBFF ~= unit {
          high = unit
        } else if let upper = high, 0xDC00...0xDFFF ~= unit {
          text.appendUTF8(0x10000 + (upper - 0xD800) << 10 + unit - 0xDC00)
          high = nil
        } else {
          text.appendUTF8(unit)
        }
      default: text.append(letter)
      }
    }
    return text
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(digit - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(digit - 0x57)
      default: return 0xFFFD
      }
    }
    return value
  }
}
