// SPDX-License-Identifier: Apache-2.0

/// What of flowing text is not written as it is.
enum FlowingText {
  /// How many bytes at a place are white space, or a hyphen that is not seen; 0 bytes for what is written.
  ///
  /// The white space of Unicode but for the space that does not break.
  static func leftOut(_ bytes: [UInt8], at index: Int) -> (count: Int, isSpace: Bool) {
    let byte = bytes[index]
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) ? (1, true) : (0, false) }
    guard byte == 0xC2 || (0xE1...0xE3).contains(byte), index + 1 < bytes.count else {
      return (0, false)
    }
    let next = bytes[index + 1]
    if byte == 0xC2 { return next == 0x85 ? (2, true) : next == 0xAD ? (2, false) : (0, false) }
    guard index + 2 < bytes.count else { return (0, false) }
    switch (byte, next, bytes[index + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return (3, true)
    default: return (0, false)
    }
  }
}
