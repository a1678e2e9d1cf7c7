// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Takes HTML or XML apart into tags and text, in one pass and whatever it holds.
struct MarkupScanner {
  let bytes: [UInt8]
  private var index = 0
  /// The name of an element whose content is no markup, such as script, until it ends.
  private var rawElement: ArraySlice<UInt8>?
  /// Whether it stopped at a tag that has more in it than any that people write.
  private(set) var isTooMuch = false

  /// The longest name of an element, in bytes.
  private static let mostNameBytes = 100

  enum Token {
    case tag(MarkupTag)
    case text(Range<Int>)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag or text; nil at the end, and at a tag with too much in it (`isTooMuch`).
  mutating func next() -> Token? {
    while index < bytes.count {
      if let raw = rawElement {
        rawElement = nil
        skip(raw)
        continue
      }
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return text() }
      let following = bytes[index + 1]
      if following == UInt8(ascii: "!") || following == UInt8(ascii: "?") {
        if let cdata = passDeclaration() { return .text(cdata) }
        continue
      }
      let isLetter = (0x61...0x7A).contains(following | 0x20)
      guard isLetter || following == UInt8(ascii: "/") else { return text() }
      if let tag = tag() { return .tag(tag) }
      isTooMuch = true
      index = bytes.count
    }
    return nil
  }

  /// Text up to the next `<`, at least one byte of it.
  private mutating func text() -> Token {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return .text(start..<index)
  }

  /// Goes past a comment, a declaration or an instruction; the text of a CDATA section is given back.
  private mutating func passDeclaration() -> Range<Int>? {
    if bytes[index...].starts(with: "<!--".utf8) {
      pass(end: "-->")
    } else if bytes[index...].starts(with: "<![CDATA[".utf8) {
      let start = index + 9
      pass(end: "]]>")
      return start..<max(start, index - 3)
    } else {
      pass(end: ">")
    }
    return nil
  }

  private mutating func pass(end: StaticString) {
    let count = end.utf8CodeUnitCount
    while index + count <= bytes.count {
      if bytes[index..<index + count].isExactly(end) {
        index += count
        return
      }
      index += 1
    }
    index = bytes.count
  }

  /// Goes to the end tag of an element whose content is no markup.
  private mutating func skip(_ name: ArraySlice<UInt8>) {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/"),
        bytes[(index + 2)...].prefix(name.count).folded.elementsEqual(name)
      {
        return
      }
      index += 1
    }
  }

  /// The tag that begins here; nil where there is too much in it.
  private mutating func tag() -> MarkupTag? {
    index += 1
    let isEnd = bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    // Prefixes such as "svg:" say nothing here.
    let whole = bytes[nameStart..<index]
    let name = whole.lastIndex(of: UInt8(ascii: ":")).map { whole[($0 + 1)...] } ?? whole
    guard whole.count <= Self.mostNameBytes else { return nil }
    let start = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if quote == nil, byte == UInt8(ascii: ">") { break }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        bytes[index - 1] == UInt8(ascii: "=") || bytes[index - 1] <= 0x20
      {
        quote = byte
      }
      index += 1
    }
    let end = index
    if index < bytes.count { index += 1 }
    let isEmpty = end > start && bytes[end - 1] == UInt8(ascii: "/")
    if !isEnd, !isEmpty, name.isWord("script") || name.isWord("style") {
      rawElement = name.folded[...]
    }
    var attributes: [MarkupTag.Attribute] = []
    var rest = start
    while !isEnd, let attribute = MarkupTag.attribute(bytes, &rest, end) {
      guard attributes.count < ReadingLimit.attributes.most else { return nil }
      attributes.append(attribute)
    }
    return MarkupTag(
      bytes: bytes, name: name, attributes: attributes, isEnd: isEnd, isEmpty: isEmpty)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}

/// A tag with its attributes, which are found once: looking one up takes no longer however long their values are.
struct MarkupTag {
  fileprivate let bytes: [UInt8]
  /// Without a prefix.
  let name: ArraySlice<UInt8>
  fileprivate let attributes: [Attribute]
  /// Whether it is `</name>`; then it has no attributes.
  let isEnd: Bool
  /// Whether it ends itself: `<name/>`.
  let isEmpty: Bool

  /// Where an attribute stands.
  fileprivate struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  /// The value of an attribute as it is written; nil where it is not there.
  subscript(wanted: StaticString) -> ArraySlice<UInt8>? {
    for attribute in attributes where bytes[attribute.name].isWord(wanted) {
      return bytes[attribute.value]
    }
    return nil
  }

  /// The next attribute before the end; nil where there is none.
  fileprivate static func attribute(
    _ bytes: [UInt8], _ index: inout Int, _ end: Int
  ) -> Attribute? {
    while index < end, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "/") { index += 1 }
    guard index < end else { return nil }
    let nameStart = index
    while index < end, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "=") { index += 1 }
    let name = nameStart..<index
    while index < end, bytes[index] <= 0x20 { index += 1 }
    var value = index..<index
    if index < end, bytes[index] == UInt8(ascii: "=") {
      index += 1
      while index < end, bytes[index] <= 0x20 { index += 1 }
      value = self.value(bytes, &index, end)
    }
    return Attribute(name: name, value: value)
  }

  private static func value(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> Range<Int> {
    guard index < end else { return index..<index }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      let start = index
      while index < end, bytes[index] != quote { index += 1 }
      let value = start..<index
      if index < end { index += 1 }
      return value
    }
    let start = index
    while index < end, bytes[index] > 0x20 { index += 1 }
    return start..<index
  }

  /// The whole number of an attribute, within limits.
  func count(_ name: StaticString, most: Int) -> Int {
    guard let value = self[name], let number = PlainNumber.read(Array(value), 0..<value.count)
    else { return 1 }
    return Int(min(max(number, 1), Double(most)))
  }
}
