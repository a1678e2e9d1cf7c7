// SPDX-License-Identifier: Apache-2.0

import Foundation
import SoundCard
import TestSupport
import Testing

@Suite struct SoundCardTests {
  /// A device that writes what it plays into a file, as ALSA offers it everywhere.
  private static func recorder(_ path: String) -> String { "file:FILE=\(path),FORMAT=raw" }

  private static func floats(in path: String) throws -> [Float] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
    }
  }

  @Test(
    "What is played is what was written, whatever the size of the pieces",
    arguments: [1, 64, 999, 48_000])
  func playsEverySample(piece: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/heard.raw"
    let wanted = (0..<20_000).map { Float($0) / 20_000 - 0.5 }
    do {
      let card = try SoundCard(device: Self.recorder(path))
      for start in stride(from: 0, to: wanted.count, by: 2 * piece) {
        try card.write(Array(wanted[start..<min(start + 2 * piece, wanted.count)]))
      }
      try card.drain()
    }
    #expect(try Array(Self.floats(in: path).prefix(wanted.count)) == wanted)
  }

  @Test("Whole numbers are played too, on one channel")
  func playsIntegers() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/heard.raw"
    let wanted = (0..<5000).map { Int16($0 * 3) }
    do {
      let card = try SoundCard(
        device: Self.recorder(path), channels: 1, rate: 44_100, format: .integer16)
      try card.write(wanted)
      try card.drain()
    }
    let heard = try Data(contentsOf: URL(fileURLWithPath: path))
    let numbers = heard.withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
    }
    #expect(Array(numbers.prefix(wanted.count)) == wanted)
  }

  @Test("After silence and after an end the card plays on")
  func playsAgain() throws {
    let card = try SoundCard(device: "null")
    try card.drop()
    try card.write([Float](repeating: 0, count: 2000))
    try card.drop()
    try card.write([Float](repeating: 0, count: 2000))
    try card.drain()
    try card.write([Float](repeating: 0, count: 2000))
    #expect(card.waitingFrames >= 0)
  }

  @Test("A device that is not there is told by its name")
  func missing() {
    #expect(throws: SoundCardError.missing(device: "nowhere")) {
      try SoundCard(device: "nowhere")
    }
    #expect(SoundCardError.missing(device: "nowhere").description.contains("nowhere"))
    #expect(
      SoundCardError.missing(device: SoundCard.usualDevice).description
        == "There is no sound card to play on.")
  }
}
