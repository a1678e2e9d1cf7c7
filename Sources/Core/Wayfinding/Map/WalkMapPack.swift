// SPDX-License-Identifier: Apache-2.0

/// A map in one piece of bytes, to be kept, served and carried by a phone.
///
/// The word "EARWALK", the version in a byte, the number of bytes that follow the head and their CRC-32, each in four
/// bytes, the lowest first; then the parts in order, each with its number in a byte and its length. Within a part,
/// points are differences from the point before, and texts are numbers of the table of texts.
public enum WalkMapPack {
  private static let word = [UInt8]("EARWALK".utf8)
  /// The version that is written; the first one is read as well.
  static let version: UInt8 = 2
  private static var headCount: Int { word.count + 1 + 8 }

  /// The largest pack that is read or written, in bytes.
  public static let largest = 128 << 20

  /// Whether bytes begin as a pack does.
  public static func isPack(_ bytes: [UInt8]) -> Bool { bytes.starts(with: word) }

  /// The pack of a map.
  public static func encode(_ map: WalkMap) throws(WalkMapPackError) -> [UInt8] {
    do throws(WalkMapError) { try map.check() } catch { throw .map(error) }
    var encoder = WalkMapEncoder()
    var body = PackWriter()
    let parts = encoder.parts(of: map)
    guard parts.reduce(0, { $0 + $1.bytes.count }) <= largest - 1024 else {
      throw .tooLarge(limit: largest)
    }
    for (part, bytes) in parts {
      body.choice(part)
      body.number(bytes.count)
      body.raw(bytes)
    }
    let checksum = Checksum.of(body.bytes[...])
    return word + [version] + fourBytes(UInt32(body.bytes.count)) + fourBytes(checksum) + body.bytes
  }

  /// The map in a pack.
  public static func decode(_ bytes: [UInt8]) throws(WalkMapPackError) -> WalkMap {
    guard isPack(bytes), bytes.count > word.count else { throw .notAPack }
    guard (1...version).contains(bytes[word.count]) else { throw .otherVersion(bytes[word.count]) }
    guard bytes.count <= largest else { throw .tooLarge(limit: largest) }
    guard bytes.count >= headCount else {
      throw .length(expected: headCount, found: bytes.count)
    }
    // In a number that a large length does not overflow where Int has 32 bits
    let expected = UInt64(headCount) + UInt64(number(bytes, at: word.count + 1))
    guard UInt64(bytes.count) == expected else {
      throw .length(expected: Int(clamping: expected), found: bytes.count)
    }
    let body = bytes[headCount...]
    guard Checksum.of(body) == number(bytes, at: word.count + 5) else { throw .checksum }
    var decoder = WalkMapDecoder(version: bytes[word.count])
    let map = try decoder.map(body)
    do throws(WalkMapError) { try map.check() } catch { throw .map(error) }
    return map
  }

  private static func fourBytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
  }
}
