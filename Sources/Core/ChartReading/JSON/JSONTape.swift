// SPDX-License-Identifier: Apache-2.0

import Charts

/// A JSON text as a flat list of its values, each a place in the text: no value has memory of its own.
struct JSONTape {
  let bytes: [UInt8]
  private(set) var nodes: [Node] = []

  /// A value, or the name of a member, which stands before its value.
  struct Node {
    var kind: Kind
    /// Its place in the text; that of a string is without quotation marks.
    var start: Int32
    var end: Int32
    /// The index of the first node that does not lie inside it.
    var next: Int32
  }

  enum Kind: UInt8 {
    case object
    case array
    case string
    /// A string with escapes.
    case escapedString
    case number
    case yes
    case no
    case null
  }

  /// Objects and lists may lie inside each other this deep; more would only be an attack on the stack.
  private static let greatestDepth = 64

  private var index = 0

  /// - Throws: `ChartError.json` with the place where the text ceases to be JSON.
  init(_ bytes: [UInt8]) throws(ChartError) {
    self.bytes = bytes
    try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw error(.unexpected) }
  }

  /// The line of a place in the text, from 1.
  func line(_ place: Int) -> Int {
    bytes[..<min(place, bytes.count)].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  private func error(_ fault: ChartError.JSONFault) -> ChartError {
    let before = bytes[..<min(index, bytes.count)]
    let column = before.endIndex - (before.lastIndex(of: 0x0A) ?? -1)
    return .json(index >= bytes.count ? .end : fault, line: line(index), column: column)
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func add(_ kind: Kind, from start: Int, to end: Int) {
    nodes.append(
      Node(
        kind: kind, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
        next: Int32(truncatingIfNeeded: nodes.count + 1)))
  }

  private mutating func value(depth: Int) throws(ChartError) {
    guard depth < Self.greatestDepth else { throw error(.depth) }
    skipSpace()
    guard index < bytes.count else { throw error(.end) }
    switch bytes[index] {
    case UInt8(ascii: "{"): try container(.object, end: UInt8(ascii: "}"), depth: depth)
    case UInt8(ascii: "["): try container(.array, end: UInt8(ascii: "]"), depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), 0x30...0x39: try number()
    default: try word()
    }
  }

  private mutating func container(_ kind: Kind, end: UInt8, depth: Int) throws(ChartError) {
    let node = nodes.count
    add(kind, from: index, to: index)
    index += 1
    skipSpace()
    if index < bytes.count, bytes[index] == end {
      index += 1
    } else {
      while true {
        if kind == .object {
          skipSpace()
          guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            throw error(.unexpected)
          }
          try string()
          skipSpace()
          guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
            throw error(.unexpected)
          }
          index += 1
        }
        try value(depth: depth + 1)
        skipSpace()
        guard index < bytes.count, bytes[index] == end || bytes[index] == UInt8(ascii: ",") else {
          throw error(.unexpected)
        }
        index += 1
        if bytes[index - 1] == end { break }
      }
    }
    nodes[node].end = Int32(truncatingIfNeeded: index)
    nodes[node].next = Int32(truncatingIfNeeded: nodes.count)
  }

  private mutating func string() throws(ChartError) {
    let start = index + 1
    var kind = Kind.string
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        kind = .escapedString
        index += 1
      } else if bytes[index] == 0x0A {
        throw error(.text)
      }
      index += 1
    }
    guard index < bytes.count else { throw error(.end) }
    add(kind, from: start, to: index)
    index += 1
  }

  private mutating func number() throws(ChartError) {
    let start = index
    if bytes[index...].starts(with: "-Infinity".utf8) {
      index += 9
    } else {
      while index < bytes.count, Self.isPartOfNumber(bytes[index]) { index += 1 }
      guard PlainNumber.read(bytes, start..<index) != nil else {
        index = start
        throw error(.number)
      }
    }
    add(.number, from: start, to: index)
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// `true`, `false`, `null`, and the words for numbers that Python writes though JSON has none.
  private mutating func word() throws(ChartError) {
    for (word, kind) in Self.words where bytes[index...].starts(with: word.utf8) {
      let start = index
      index += word.utf8.count
      add(kind, from: start, to: index)
      return
    }
    throw error(.unexpected)
  }

  private static var words: [(String, Kind)] {
    [
      ("true", .yes), ("false", .no), ("null", .null), ("NaN", .null), ("Infinity", .number),
    ]
  }
}
