// SPDX-License-Identifier: Apache-2.0

/// The checksum CRC-32 of ISO-HDLC, as in ZIP and PNG: it finds what went wrong on the way, not what somebody forged.
struct Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    var value = UInt32(byte)
    for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1) }
    return value
  }

  /// The checksum of bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = table
    var value = UInt32.max
    for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8) }
    return ~value
  }
}
