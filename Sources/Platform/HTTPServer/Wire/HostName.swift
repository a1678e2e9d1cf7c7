// SPDX-License-Identifier: Apache-2.0

/// What may stand in `Host`: a name or an address, and perhaps a port; RFC 3986 section 3.2.2.
enum HostName {
  static func isValid(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isValid(UnsafeRawBufferPointer($0)) }
  }

  /// The same in bytes, for what is answered at once.
  static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let inner = rest[rest.startIndex + 1..<end]
      guard !inner.isEmpty, inner.allSatisfy({ isHexadecimal($0) || $0 == 0x3A || $0 == 0x2E })
      else { return false }
      rest = rest[(end + 1)...]
    } else {
      let name = rest.prefix { $0 != UInt8(ascii: ":") }
      guard !name.isEmpty, name.allSatisfy(isName) else { return false }
      rest = rest.dropFirst(name.count)
    }
    guard let colon = rest.first else { return true }
    let port = rest.dropFirst()
    return colon == UInt8(ascii: ":") && port.count <= 5
      && port.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  /// Letters, digits and what names of hosts hold in truth; the rest of the grammar is used only to deceive.
  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) && byte >= 0x41
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "~")
  }
}
