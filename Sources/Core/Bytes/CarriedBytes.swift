// SPDX-License-Identifier: Apache-2.0

/// Bytes in a text, for where only text goes and Base64 would have to be made first.
package enum CarriedBytes {
  /// The bytes that a text carries, each of them from 0x80 on as a character from U+F780 on; nil for any other text.
  ///
  /// Pages hand over text only. What is no UTF-8 reaches a session so, as the WHATWG Encoding Standard's
  /// x-user-defined has it, and is understood here as the bytes of a file are everywhere else. The characters belong to
  /// no alphabet; a text that has any other beside them carries nothing.
  package static func bytes(in text: [UInt8]) -> [UInt8]? {
    guard let first = text.firstIndex(where: { $0 >= 0x80 }), text[first] == 0xEF else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        bytes.append(byte)
        index += 1
        continue
      }
      // U+F780 to U+F7FF in UTF-8: EF 9E 80 to EF 9F BF.
      guard byte == 0xEF, index + 2 < text.count, text[index + 1] & 0xFE == 0x9E,
        text[index + 2] & 0xC0 == 0x80
      else { return nil }
      bytes.append(0x80 | (text[index + 1] & 1) << 6 | text[index + 2] & 0x3F)
      index += 3
    }
    return bytes
  }
}
