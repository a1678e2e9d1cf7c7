// SPDX-License-Identifier: Apache-2.0

/// The pages of a TIFF, which follow each other like a chain.
enum TiffPages {
  /// How many there are, up to a limit; 0 where the file is damaged before the first (TIFF 6.0, section 2).
  static func count(in bytes: [UInt8], atMost limit: Int) -> Int {
    let isLittle = bytes.starts(with: [0x49, 0x49])
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let part = Array(bytes[offset..<offset + count])
      return (isLittle ? part.reversed() : part).reduce(0) { $0 << 8 | Int($1) }
    }
    var count = 0
    var directory = number(4, 4) ?? 0
    while directory > 0, count < limit, let entries = number(directory, 2) {
      count += 1
      directory = number(directory + 2 + entries * 12, 4) ?? 0
    }
    return count
  }
}
