// SPDX-License-Identifier: Apache-2.0

import Archives
import BlobStore
import Database
import Foundation
import Library
import TestSupport
import Testing

@testable import BookShelf

@Suite("Own sounds are as loud as all others") struct ShelfLoudnessTests {
  /// - Parameter decibels: the level of each sound, a tone of two seconds.
  private func gains(_ decibels: [Double]) async throws -> [Double] {
    let bench = try await ShelfBench()
    let path = bench.blobs.temporaryFolder + "/" + UUID().uuidString
    var entries: [ArchiveEntry] = []
    for (index, level) in decibels.enumerated() {
      let name = "\(index + 1).mp3"
      let file = bench.folder.path + "/" + name
      try Self.makeTone(level, at: file)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      entries.append(ArchiveEntry(name: name, content: .bytes(Array(bytes))))
    }
    try await ArchiveWriter.write(entries, to: path)
    let id = try await bench.shelf.add(path, named: "album.zip", for: bench.amira)
    try await bench.work()
    return try await bench.library.sounds(ofBook: id.rawValue, for: bench.amira).map(\.track.gain)
  }

  /// ffmpeg's tone peaks at −18.06 dB, 3.01 below that where it is put into two channels, and LAME takes 0.45.
  ///
  /// Without the bounds of `Subprocess`, which lets nothing be made that is not named.
  private static func makeTone(_ decibels: Double, at path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i",
      "sine=f=1000:d=2:r=44100,volume=\(decibels + 21.52)dB", "-ac", "2", "-b:a", "128k", path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("A loud one is turned down to −19 LUFS") func loud() async throws {
    let gain = try #require(try await gains([-9]).first)
    #expect(abs(20 * log10(gain) + 10) < 0.5)
  }

  @Test("A quiet one stays as it is: nothing is made louder") func quiet() async throws {
    #expect(try await gains([-30]) == [1])
  }

  @Test("What is quiet in an album stays quiet: all of it has one gain") func album() async throws {
    let all = try await gains([-9, -29])
    #expect(all.count == 2 && all[0] == all[1])
    // The mean of the energy of both is 3 dB below the louder.
    #expect(abs(20 * log10(all[0]) + 7) < 0.5)
  }

  @Test("Sounds of before there were measures are measured at the next start")
  func old() async throws {
    let bench = try await ShelfBench()
    let id = try await bench.addAudiobook()
    try await bench.work()
    try await bench.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run("UPDATE tracks SET gain = NULL, level_group = NULL")
    }
    try await bench.library.scheduleLevelling()
    try await bench.work()
    let sounds = try await bench.library.sounds(ofBook: id.rawValue, for: bench.amira)
    #expect(sounds.count == 2 && sounds.allSatisfy { $0.track.gain < 1 })
  }
}
