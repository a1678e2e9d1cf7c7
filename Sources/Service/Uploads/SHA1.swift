// SPDX-License-Identifier: Apache-2.0

/// The hash that tus asks every server to know (FIPS 180-4), for finding bytes that changed on their way.
///
/// It keeps no secret and proves nothing against somebody who wants to deceive.
struct SHA1: Sendable {
  private var state: [UInt32] = [
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
  ]
  private var schedule = [UInt32](repeating: 0, count: 80)
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var bytes = bytes
    if !rest.isEmpty {
      let missing = min(64 - rest.count, bytes.count)
      rest += bytes.prefix(missing)
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(missing))
      guard rest.count == 64 else { return }
      let block = rest
      rest = []
      block.withUnsafeBytes { mix($0, at: 0) }
    }
    var start = 0
    while start + 64 <= bytes.count {
      mix(bytes, at: start)
      start += 64
    }
    rest = Array(bytes[start...])
  }

  /// The hash of all bytes that were added: 20 bytes.
  func digest() -> [UInt8] {
    var last = self
    let bits = count * 8
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (119 - Int(count % 64)) % 64)
    padding += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    padding.withUnsafeBytes { last.add($0) }
    return last.state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private mutating func mix(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    for index in 0..<16 {
      let word = bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
      schedule[index] = UInt32(bigEndian: word)
    }
    for index in 16..<80 {
      schedule[index] = Self.rotated(
        schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16], 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (chosen, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = Self.rotated(a, 5) &+ chosen &+ e &+ constant &+ schedule[index]
      (e, d, c, b, a) = (d, c, Self.rotated(b, 30), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }
}
