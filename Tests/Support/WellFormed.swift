// SPDX-License-Identifier: Apache-2.0

/// Whether a text is XML as our own writers write it: elements closed in order, attributes in double quotes, five
/// entities.
public struct WellFormed {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [ArraySlice<UInt8>] = []

  /// True for one or several elements that are all closed, with nothing that is not escaped.
  public static func isXML(_ text: String) -> Bool {
    var reader = WellFormed(bytes: Array(text.utf8))
    return reader.readAll()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() -> Bool {
    while index < bytes.count {
      let isRead = bytes[index] == UInt8(ascii: "<") ? readTag() : readText(until: "<")
      guard isRead else { return false }
    }
    return open.isEmpty
  }

  private mutating func readText(until end: Unicode.Scalar) -> Bool {
    while index < bytes.count, bytes[index] != UInt8(ascii: end) {
      if bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: ">") { return false }
      if bytes[index] == UInt8(ascii: "&") {
        let rest = bytes[index...].prefix(6)
        let isKnown = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"].contains {
          rest.starts(with: $0.utf8)
        }
        guard isKnown else { return false }
      }
      index += 1
    }
    return true
  }

  private mutating func readTag() -> Bool {
    index += 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let name = readName()
    guard !name.isEmpty else { return false }
    if isClosing { return open.popLast() == name && readByte(">") }
    while readByte(" ") {
      guard !readName().isEmpty, readByte("="), readByte("\""), readText(until: "\""),
        readByte("\"")
      else { return false }
    }
    if readByte("/") { return readByte(">") }
    open.append(name)
    return readByte(">")
  }

  private mutating func readName() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, !" =/>\"<".utf8.contains(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  private mutating func readByte(_ byte: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }
}
