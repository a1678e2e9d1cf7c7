// SPDX-License-Identifier: Apache-2.0

/// Bytes as text, for where only text goes (RFC 4648, section 4).
public enum Base64 {
  /// The text of bytes, with padding.
  public static func text(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let second = left > 1 ? UInt32(bytes[index + 1]) << 8 : 0
      let third = left > 2 ? UInt32(bytes[index + 2]) : 0
      let group = UInt32(bytes[index]) << 16 | second | third
      for place in 0..<4 {
        let digit = Int(group >> UInt32(18 - 6 * place) & 63)
        text.append(place <= left ? digits[digit] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
