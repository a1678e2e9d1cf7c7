// SPDX-License-Identifier: Apache-2.0

import Speaking
import Testing

@testable import Wayfinding

@Suite("Packs of older formats") struct OlderPackTests {
  /// A pack of the first version, as it was written: two ways, a crossing with lights between, and a house.
  private static let first =
    "45415257414c4b018d0000005c716643021504034f6c640454657374044e6f6e6505486f75736501030001020303010300041203c0ac"
    + "85a103c0b4d546d08c0100d08c0100052302000200000000000000000000000000000000020000000000000000000000000000000"
    + "60e01000100000200000000000000000701000801000901000a01000b1501000103c0ac85a103c0b4d546d08c010000a09c01"

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  @Test("A pack of the first version opens, and that it knows less is told")
  func opens() throws {
    let map = try WalkMapPack.decode(Self.bytes(Self.first))
    #expect(map.isOlder && map.source.title == "Old")
    #expect(map.ways.count == 2 && map.crossings.map(\.signals) == [.yes])
    #expect(map.crossings.map(\.over) == [.road] && map.outlines.map(\.holes.count) == [0])
    for language in Language.allCases {
      let lines = WalkMapReport(map).lines(in: language)
      #expect(lines.contains(WalkMapWords[language].older))
    }
    // Written again it is one of today's.
    let again = try WalkMapPack.decode(try WalkMapPack.encode(map))
    #expect(!again.isOlder && again.ways == map.ways && again.crossings == map.crossings)
  }

  @Test("Versions that do not exist yet are refused")
  func refuses() {
    var bytes = Self.bytes(Self.first)
    for version in [0, 3, 255] as [UInt8] {
      bytes[7] = version
      #expect(throws: WalkMapPackError.otherVersion(version)) { try WalkMapPack.decode(bytes) }
    }
  }
}
