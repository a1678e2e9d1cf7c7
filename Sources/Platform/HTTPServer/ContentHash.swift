// SPDX-License-Identifier: Apache-2.0

/// A hash that tells contents apart: FNV-1a in 64 bits, with the length of each piece.
///
/// It need not withstand an attacker, since only we choose what is hashed.
struct ContentHash {
  // The offset basis and prime of the FNV-1a definition, 64 bits.
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { mix(byte) }
    }
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { for byte in $0 { mix(byte) } }
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* Self.prime
  }

  var text: String { Text.hexadecimal(state, digits: 16) }
}
