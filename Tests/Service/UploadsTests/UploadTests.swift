// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Reading
import TestSupport
import Testing

@testable import Uploads

@Suite("Uploads that survive") struct UploadTests {
  @Test("What came before a connection broke is kept, and the upload goes on at its byte")
  func goesOn() async throws {
    let bench = try await UploadBench()
    let bytes = try await bench.sound(2)
    let id = try await bench.create(bytes.count)
    let half = bytes.count / 2
    do {
      // A writer that is let go of without an end, as by a connection that broke.
      let writer = try await bench.uploads.open(id, of: bench.volunteer, at: 0)
      try bytes[..<half].withUnsafeBytes { try writer.write($0) }
    }
    #expect(try await bench.offset(of: id) == Int64(half))
    let status = try await bench.send(Array(bytes[half...]), to: id, at: half)
    #expect(status.isSent)
    _ = try await bench.worker.runUntilIdle()
    let seconds = try #require(try await bench.heardSeconds())
    #expect(abs(seconds - 2) < 0.2)
    #expect(bench.files().isEmpty)
  }

  @Test("The offset is what is on the disk, also for a server that starts again")
  func survivesRestart() async throws {
    let bench = try await UploadBench()
    let id = try await bench.create(1000)
    let writer = try await bench.uploads.open(id, of: bench.volunteer, at: 0)
    try [UInt8](repeating: 7, count: 300).withUnsafeBytes { try writer.write($0) }
    let again = try UploadService(
      database: bench.database, reading: bench.reading, jobs: bench.uploads.jobs,
      folder: bench.uploads.folder, temporaryFolder: bench.blobs.temporaryFolder,
      clock: bench.uploads.clock)
    #expect(try await again.status(of: id, for: bench.volunteer).offset == 300)
  }

  @Test("Whoever goes on cuts off the connection that was lost")
  func takesOver() async throws {
    let bench = try await UploadBench()
    let id = try await bench.create(100)
    let lost = try await bench.uploads.open(id, of: bench.volunteer, at: 0)
    try [UInt8](repeating: 1, count: 10).withUnsafeBytes { try lost.write($0) }
    let next = try await bench.uploads.open(id, of: bench.volunteer, at: 10)
    #expect(throws: UploadsError.takenOver) {
      try [UInt8](repeating: 2, count: 10).withUnsafeBytes { try lost.write($0) }
    }
    try [UInt8](repeating: 3, count: 10).withUnsafeBytes { try next.write($0) }
    #expect(try await bench.uploads.finish(next, of: bench.volunteer).offset == 20)
  }

  @Test("Bytes with a checksum are kept when it is right, and none of them when it is wrong")
  func checksums() async throws {
    let bench = try await UploadBench()
    let id = try await bench.create(100)
    let bytes = [UInt8](repeating: 9, count: 40)
    var hash = SHA1()
    bytes.withUnsafeBytes { hash.add($0) }
    await #expect(throws: UploadsError.checksumMismatch) {
      try await bench.send(Array(bytes.dropLast()), to: id, at: 0, checksum: hash.digest())
    }
    #expect(try await bench.offset(of: id) == 0)
    #expect(try await bench.send(bytes, to: id, at: 0, checksum: hash.digest()).offset == 40)
  }

  @Test("Bytes elsewhere than where the last ones ended are refused, and more than there may be")
  func refusesMisfits() async throws {
    let bench = try await UploadBench()
    let id = try await bench.create(100)
    try await bench.send([1, 2, 3], to: id, at: 0)
    for offset in [0, 2, 4, 100] {
      await #expect(throws: UploadsError.wrongOffset(expected: 3)) {
        try await bench.send([4], to: id, at: offset)
      }
    }
    await #expect(throws: UploadsError.tooLarge(maximum: 100)) {
      try await bench.send([UInt8](repeating: 0, count: 98), to: id, at: 3)
    }
    await #expect(throws: UploadsError.wrongLength) {
      try await bench.send([4], to: id, at: 3, length: 99)
    }
    #expect(try await bench.offset(of: id) == 3)
  }

  @Test("An upload belongs to its account, and to a request that it has taken")
  func belongs() async throws {
    let bench = try await UploadBench()
    let wish = UploadWish(request: bench.request, length: 10)
    for person in [bench.other, bench.requester] {
      await #expect(throws: UploadsError.noSuchRequest) {
        try await bench.uploads.create(wish, by: person)
      }
    }
    let id = try await bench.create(10)
    await #expect(throws: UploadsError.noSuchUpload) {
      try await bench.uploads.status(of: id, for: bench.other)
    }
    await #expect(throws: UploadsError.noSuchUpload) {
      try await bench.uploads.open(id, of: bench.other, at: 0)
    }
    await #expect(throws: UploadsError.noSuchUpload) {
      try await bench.uploads.remove(id, of: bench.other)
    }
    // Given back, it is out of reach; taken again, it goes on.
    try await bench.send([1, 2], to: id, at: 0)
    try await bench.reading.giveBack(bench.request, by: bench.volunteer)
    await #expect(throws: UploadsError.noSuchUpload) {
      try await bench.uploads.status(of: id, for: bench.volunteer)
    }
    _ = try await bench.reading.claim(bench.request, by: bench.volunteer, from: "v")
    #expect(try await bench.offset(of: id) == 2)
  }

  @Test("One person has so many uploads and so many bytes, and no more")
  func bounded() async throws {
    var limits = UploadService.Limits()
    limits.unfinished = 2
    limits.accountBytes = 150
    limits.recordingBytes = 100
    limits.takeBytes = 100
    let bench = try await UploadBench(limits: limits)
    await #expect(throws: UploadsError.tooLarge(maximum: 100)) { try await bench.create(101) }
    let first = try await bench.create(100)
    await #expect(throws: UploadsError.tooMuch(maximumBytes: 150)) {
      try await bench.create(nil, .take)
    }
    _ = try await bench.create(50)
    await #expect(throws: UploadsError.tooMany(limit: 2)) { try await bench.create(0) }
    try await bench.uploads.remove(first, of: bench.volunteer)
    _ = try await bench.create(100)
  }

  @Test("What is not sent in time goes, with its file, and so does what is gone with its account")
  func sweeps() async throws {
    let bench = try await UploadBench()
    let id = try await bench.create(100)
    try await bench.send([1], to: id, at: 0)
    try await bench.uploads.sweepUp()
    #expect(bench.files() == [id.rawValue])
    bench.time.advance(seconds: bench.uploads.limits.keptSeconds + 1)
    await #expect(throws: UploadsError.noSuchUpload) { try await bench.offset(of: id) }
    try await bench.uploads.sweepUp()
    #expect(bench.files().isEmpty)
    _ = try await bench.reading.claim(bench.request, by: bench.volunteer, from: "v")
    let second = try await bench.create(100)
    try await bench.send([1], to: second, at: 0)
    try await bench.reading.withdraw(bench.request, by: bench.requester)
    bench.time.advance(seconds: 604_801)
    try await bench.reading.tidyUp()
    try await bench.uploads.sweepUp()
    #expect(bench.files().isEmpty)
  }

  @Test(
    "A file of no use is refused with the reason, and gone",
    arguments: [UploadPurpose.recording, .take])
  func refusesUseless(purpose: UploadPurpose) async throws {
    let bench = try await UploadBench()
    let bytes = Array("no sound at all".utf8)
    let id = try await bench.create(bytes.count, purpose)
    await #expect(throws: UploadsError.unusable(.notAudio)) {
      try await bench.send(bytes, to: id, at: 0)
    }
    await #expect(throws: UploadsError.noSuchUpload) { try await bench.offset(of: id) }
    #expect(bench.files().isEmpty)
  }

  @Test("A recording is handed over once, however often its end is sent, and by whoever notices")
  func handsOverOnce() async throws {
    let bench = try await UploadBench()
    let bytes = try await bench.sound(1)
    let id = try await bench.create(bytes.count)
    do {
      // All bytes came, and the server ended before it looked at them.
      let writer = try await bench.uploads.open(id, of: bench.volunteer, at: 0)
      try bytes.withUnsafeBytes { try writer.write($0) }
    }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { try await bench.uploads.status(of: id, for: bench.volunteer).isSent }
      }
      for try await isSent in group { #expect(isSent) }
    }
    #expect(try await bench.send([], to: id, at: bytes.count).isSent)
    let recordings = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) -> [String] in
      try transaction.column("id", of: "SELECT id FROM recordings")
    }
    #expect(recordings.count == 1)
  }
}
