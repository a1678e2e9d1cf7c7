// SPDX-License-Identifier: Apache-2.0

/// A short number that stands for a sound, so that two machines can tell that they made the same one.
///
/// FNV-1a of 64 bits (Fowler, Noll, Vo) over the bits of the samples, lowest octet first.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ samples: [Float]) {
    for sample in samples {
      var bits = sample.bitPattern
      for _ in 0..<4 {
        state = (state ^ UInt64(bits & 0xFF)) &* 0x100_0000_01B3
        bits >>= 8
      }
    }
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    var digits: [UInt8] = []
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: (state >> UInt64(shift)) & 15)
      digits.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
