// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Wayfinding

@Suite("The pack of a map") struct WalkMapPackTests {
  @Test("Whatever is on a map comes back from its pack", arguments: UInt64(0)..<200)
  func roundTrips(seed: UInt64) throws {
    var random = RandomMap(seed: seed)
    let map = random.map()
    let bytes = try WalkMapPack.encode(map)
    #expect(try WalkMapPack.decode(bytes) == map, "seed \(seed)")
  }

  @Test("A pack that lost its end is refused, wherever it was cut", arguments: UInt64(0)..<10)
  func refusesTruncation(seed: UInt64) throws {
    var random = RandomMap(seed: seed)
    let bytes = try WalkMapPack.encode(random.map())
    for count in 0..<bytes.count {
      #expect(throws: WalkMapPackError.self, "seed \(seed), \(count) bytes") {
        try WalkMapPack.decode(Array(bytes[..<count]))
      }
    }
  }

  @Test("A changed bit is found", arguments: UInt64(0)..<20)
  func findsChanges(seed: UInt64) throws {
    var random = RandomMap(seed: seed)
    let bytes = try WalkMapPack.encode(random.map())
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var changed = bytes
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      #expect(throws: WalkMapPackError.self, "seed \(seed), byte \(place)") {
        try WalkMapPack.decode(changed)
      }
    }
  }

  @Test(
    "Forged bytes with a right checksum are refused, or are a map that is right",
    arguments: UInt64(0)..<200)
  func survivesForgery(seed: UInt64) throws {
    var random = RandomMap(seed: seed)
    let bytes = try WalkMapPack.encode(random.map())
    var generator = SeededGenerator(seed: seed)
    for round in 0..<30 {
      var body = Array(bytes[16...])
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !body.isEmpty {
        let place = Int.random(in: 0..<body.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: body[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: body[place] = 0xFF
        case 2: body.remove(at: place)
        default: body.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        }
      }
      guard let map = try? WalkMapPack.decode(Self.sealed(body)) else { continue }
      #expect(throws: Never.self, "seed \(seed), round \(round)") { try map.check() }
      let again = try WalkMapPack.decode(try WalkMapPack.encode(map))
      #expect(again == map, "seed \(seed), round \(round)")
    }
  }

  @Test("Random bytes behind a right head never trap", arguments: UInt64(0)..<100)
  func survivesNoise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let body = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(throws: WalkMapPackError.self, "seed \(seed)") {
        try WalkMapPack.decode(Self.sealed(body))
      }
    }
  }

  /// Bytes with a head that fits them.
  private static func sealed(_ body: [UInt8]) -> [UInt8] {
    func four(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }
    return Array("EARWALK".utf8) + [2] + four(UInt32(body.count))
      + four(Checksum.of(body[...])) + body
  }

  @Test("What is no pack says so, and so does one of another version")
  func names() {
    #expect(throws: WalkMapPackError.notAPack) { try WalkMapPack.decode([]) }
    #expect(throws: WalkMapPackError.notAPack) { try WalkMapPack.decode(Array("EARWALK".utf8)) }
    #expect(throws: WalkMapPackError.notAPack) {
      try WalkMapPack.decode(Array("{\"type\":\"FeatureCollection\"}".utf8))
    }
    #expect(throws: WalkMapPackError.otherVersion(9)) {
      try WalkMapPack.decode(Array("EARWALK\u{9}".utf8))
    }
  }

  @Test("A large count in few bytes is refused before anything is made for it")
  func refusesLargeCounts() {
    // The part of texts, of ten bytes, that says it has 2^63 - 1 of them
    let body: [UInt8] = [2, 9, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(throws: WalkMapPackError.malformed(.texts)) {
      try WalkMapPack.decode(Self.sealed(body))
    }
  }

  @Test("A map whose numbers lead nowhere is not written")
  func refusesDanglingNumbers() {
    var map = WalkMap(source: .init(title: "", origin: "", licence: ""))
    map.ways = [.init(from: 0, to: 1, kind: .footway)]
    #expect(throws: WalkMapPackError.map(.inconsistent(.ways, entry: 0))) {
      try WalkMapPack.encode(map)
    }
  }

  @Test("The checksum is the one that everybody calls CRC-32")
  func checksum() {
    // The check value of CRC-32/ISO-HDLC
    #expect(Checksum.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }

  @Test(
    "Two sources know together what one of them knows, and nothing where they contradict",
    arguments: [
      (Known.unknown, Known.unknown, Known.unknown), (.yes, .unknown, .yes), (.unknown, .no, .no),
      (.no, .no, .no), (.yes, .yes, .yes), (.yes, .no, .unknown), (.no, .yes, .unknown),
    ])
  func joins(one: Known, other: Known, together: Known) {
    #expect(one.joined(with: other) == together)
  }
}
