// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Uploads

@Suite("The hash of what came") struct SHA1Tests {
  /// The examples of FIPS 180 and RFC 3174.
  static let examples: [(text: String, digest: String)] = [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (
      String(
        repeating: "0123456701234567012345670123456701234567012345670123456701234567", count: 10),
      "dea356a2cddd90c7a7ecedc5ebb563934f460452"
    ),
    (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
  ]

  @Test("is that of the standard, whatever the pieces", arguments: [1, 55, 63, 64, 65, 1 << 20])
  func examples(piece: Int) {
    for example in Self.examples {
      var hash = SHA1()
      var rest = Array(example.text.utf8)[...]
      while !rest.isEmpty {
        rest.prefix(piece).withUnsafeBytes { hash.add($0) }
        rest = rest.dropFirst(piece)
      }
      let digits = hash.digest().map {
        let text = String($0, radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      #expect(digits.joined() == example.digest)
    }
  }
}
