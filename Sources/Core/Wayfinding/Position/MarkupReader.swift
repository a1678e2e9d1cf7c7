// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Takes well-formed XML apart, in one pass: no document types, no entities of the file's own, UTF-8 only.
struct MarkupReader {
  enum Token {
    /// An element begins; `name` is without its prefix.
    case open(name: ArraySlice<UInt8>, attributes: [Attribute])
    /// Text, its entities replaced; an element may have several.
    case text([UInt8])
    /// The element ends that began last.
    case close
  }

  struct Attribute {
    /// With its prefix.
    let name: ArraySlice<UInt8>
    let value: [UInt8]
  }

  private let bytes: [UInt8]
  private var index: Int
  /// The line of the next byte.
  private(set) var line = 1
  /// The line where the last token began.
  private(set) var tokenLine = 1
  /// The elements that have begun and not ended.
  private var open: [Range<Int>] = []
  private var endsItself = false
  private var hasRoot = false

  /// No format that people use nests deeper.
  private static let deepest = 64
  private static let mostAttributes = 64
  private static let longestName = 200
  /// "&#x10FFFF;" is the longest.
  private static let longestEntity = 10

  init(_ bytes: [UInt8]) throws(GPXError) {
    self.bytes = bytes
    guard !bytes.isEmpty else { throw GPXError(.empty, line: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw GPXError(.encoding("UTF-16"), line: 1)
    }
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[index...].contains(where: { $0 > 0x20 }) else { throw GPXError(.empty, line: 1) }
    try readDeclaration()
  }

  /// The next token; nil at the end of a whole file.
  mutating func next() throws(GPXError) -> Token? {
    if endsItself {
      endsItself = false
      open.removeLast()
      return .close
    }
    while index < bytes.count {
      tokenLine = line
      guard bytes[index] == UInt8(ascii: "<") else {
        let text = try text(until: UInt8(ascii: "<"))
        if !open.isEmpty { return .text(text) }
        guard text.allSatisfy({ $0 <= 0x20 }) else { throw fault(.malformed) }
        continue
      }
      if has("<!--") {
        try pass(4, to: "-->")
      } else if has("<![CDATA[") {
        guard !open.isEmpty else { throw fault(.malformed) }
        let start = index + 9
        try pass(9, to: "]]>")
        return .text(Array(bytes[start..<index - 3]))
      } else if has("<!DOCTYPE") {
        throw fault(.documentType)
      } else if has("<?") {
        try pass(2, to: "?>")
      } else if has("</") {
        try readEnd()
        return .close
      } else {
        return try readStart()
      }
    }
    guard open.isEmpty else { throw fault(.truncated) }
    guard hasRoot else { throw fault(.notGPX) }
    return nil
  }

  private func fault(_ problem: GPXError.Problem) -> GPXError { GPXError(problem, line: line) }

  private func has(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    return end <= bytes.count && bytes[index..<end].isExactly(word)
  }

  private mutating func advance() {
    if bytes[index] == 0x0A { line += 1 }
    index += 1
  }

  /// Goes behind the next `end`, leaving out so many bytes first.
  private mutating func pass(_ count: Int, to end: StaticString) throws(GPXError) {
    index += count
    while index < bytes.count {
      if has(end) {
        index += end.utf8CodeUnitCount
        return
      }
      advance()
    }
    throw fault(.truncated)
  }

  private mutating func passSpaces() {
    while index < bytes.count, bytes[index] <= 0x20 { advance() }
  }

  /// The encoding that the file tells of itself must be one that UTF-8 holds.
  private mutating func readDeclaration() throws(GPXError) {
    guard has("<?xml") else { return }
    let start = index
    try pass(2, to: "?>")
    let declaration = bytes[start..<index]
    guard declaration.contains("encoding") else { return }
    let quotes = declaration.indices.filter {
      bytes[$0] == UInt8(ascii: "\"") || bytes[$0] == UInt8(ascii: "'")
    }
    for pair in stride(from: 0, to: quotes.count - 1, by: 2) {
      let before = bytes[start..<quotes[pair]]
      guard before.trimmed.dropLast().trimmed.suffix(8).isWord("encoding") else { continue }
      let value = bytes[quotes[pair] + 1..<quotes[pair + 1]]
      if value.isWord("utf-8") || value.isWord("utf8") || value.isWord("us-ascii") { return }
      throw GPXError(.encoding(String(decoding: Array(value.prefix(40)), as: UTF8.self)), line: 1)
    }
  }

  private mutating func readName() throws(GPXError) -> Range<Int> {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), 0...0x20:
        guard index > start, index - start <= Self.longestName else { throw fault(.malformed) }
        return start..<index
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "!"):
        throw fault(.malformed)
      default: index += 1
      }
    }
    throw fault(.truncated)
  }

  private mutating func readEnd() throws(GPXError) {
    index += 2
    let name = try readName()
    passSpaces()
    guard index < bytes.count else { throw fault(.truncated) }
    guard bytes[index] == UInt8(ascii: ">"), let last = open.popLast(),
      bytes[last].elementsEqual(bytes[name])
    else { throw fault(.malformed) }
    index += 1
  }

  private mutating func readStart() throws(GPXError) -> Token {
    guard !hasRoot || !open.isEmpty, open.count < Self.deepest else { throw fault(.malformed) }
    hasRoot = true
    index += 1
    let name = try readName()
    var attributes: [Attribute] = []
    while true {
      let before = index
      passSpaces()
      guard index < bytes.count else { throw fault(.truncated) }
      if bytes[index] == UInt8(ascii: ">") { break }
      if bytes[index] == UInt8(ascii: "/") {
        guard index + 1 < bytes.count else { throw fault(.truncated) }
        guard bytes[index + 1] == UInt8(ascii: ">") else { throw fault(.malformed) }
        endsItself = true
        index += 1
        break
      }
      guard index > before, attributes.count < Self.mostAttributes else { throw fault(.malformed) }
      let attribute = try readAttribute()
      for other in attributes where other.name.elementsEqual(attribute.name) {
        throw fault(.malformed)
      }
      attributes.append(attribute)
    }
    index += 1
    open.append(name)
    let whole = bytes[name]
    let local = whole.lastIndex(of: UInt8(ascii: ":")).map { whole[($0 + 1)...] } ?? whole
    return .open(name: local, attributes: attributes)
  }

  private mutating func readAttribute() throws(GPXError) -> Attribute {
    let name = try readName()
    passSpaces()
    guard index < bytes.count else { throw fault(.truncated) }
    guard bytes[index] == UInt8(ascii: "=") else { throw fault(.malformed) }
    index += 1
    passSpaces()
    guard index < bytes.count else { throw fault(.truncated) }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw fault(.malformed) }
    index += 1
    let value = try text(until: quote)
    guard index < bytes.count else { throw fault(.truncated) }
    index += 1
    return Attribute(name: bytes[name], value: value)
  }

  /// The bytes up to this one, or to the end, with the entities replaced that every file has.
  private mutating func text(until end: UInt8) throws(GPXError) -> [UInt8] {
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != end {
      switch bytes[index] {
      case UInt8(ascii: "&"): text.append(contentsOf: try entity())
      case UInt8(ascii: "<"): throw fault(.malformed)
      default:
        text.append(bytes[index])
        advance()
      }
    }
    return text
  }

  private mutating func entity() throws(GPXError) -> [UInt8] {
    let start = index + 1
    let rest = bytes[start...].prefix(Self.longestEntity)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw fault(start + Self.longestEntity > bytes.count ? .truncated : .malformed)
    }
    let name = bytes[start..<end]
    index = end + 1
    if name.isExactly("lt") { return [UInt8(ascii: "<")] }
    if name.isExactly("gt") { return [UInt8(ascii: ">")] }
    if name.isExactly("amp") { return [UInt8(ascii: "&")] }
    if name.isExactly("quot") { return [UInt8(ascii: "\"")] }
    if name.isExactly("apos") { return [UInt8(ascii: "'")] }
    guard name.first == UInt8(ascii: "#") else { throw fault(.malformed) }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = String(decoding: Array(name.dropFirst(isHexadecimal ? 2 : 1)), as: UTF8.self)
    guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      number >= 0x20 || number == 9
        || number == 10 || number == 13, let scalar = Unicode.Scalar(number)
    else { throw fault(.malformed) }
    return Array(String(scalar).utf8)
  }
}
