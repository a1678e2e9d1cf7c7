// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Library
import TestSupport
import Testing

@testable import Reading

@Suite("Files of a form that was refused") struct KeptFileTests {
  private func keep(
    _ text: String, by person: AccountID, _ bench: ReadingBench
  ) async throws -> KeptFile {
    let path = bench.attachments.temporaryFolder + "/" + UUID().uuidString
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let file = try await bench.attachments.examined(path, named: "a.txt", by: person)
    return try #require(try await bench.attachments.keep([file], by: person).first)
  }

  private func isStored(_ file: KeptFile, _ bench: ReadingBench) async throws -> Bool {
    try await bench.blobs.keys(olderThan: anyAge).contains(file.key)
  }

  /// Younger than now: every file that is there.
  private let anyAge = -100.0

  @Test("They are their sender's alone, and go into the request once")
  func belongsToSender() async throws {
    let bench = try await ReadingBench()
    let file = try await keep("one", by: bench.requester, bench)
    let stranger = try await ReadingBench.signUp("Eve", "eve", .requester, bench.accounts)
    #expect(try await bench.attachments.kept([file.id], by: stranger).isEmpty)
    try await bench.attachments.drop(file.id, by: stranger)
    #expect(try await bench.attachments.kept([file.id], by: bench.requester) == [file])
    let request = try await bench.post()
    let theirs = try await bench.reading.post(ReadingBench.draft(), by: stranger)
    await #expect(throws: AttachmentError.noSuchAttachment) {
      try await bench.attachments.add(file, to: theirs, by: stranger)
    }
    await #expect(throws: AttachmentError.reading(.noSuchRequest)) {
      try await bench.attachments.add(file, to: request, by: stranger)
    }
    let added = try await bench.attachments.add(file, to: request, by: bench.requester)
    await #expect(throws: AttachmentError.noSuchAttachment) {
      try await bench.attachments.add(file, to: request, by: bench.requester)
    }
    #expect(try await bench.attachments.kept([file.id], by: bench.requester).isEmpty)
    let original = try await bench.attachments.original(added, for: bench.requester)
    #expect(try String(contentsOfFile: original.path, encoding: .utf8) == "one")
  }

  @Test("A request that has no room leaves a file kept")
  func noRoom() async throws {
    var limits = AttachmentService.Limits()
    limits.files = 1
    let bench = try await ReadingBench(attaching: limits)
    let request = try await bench.post()
    let (one, two) = (
      try await keep("one", by: bench.requester, bench),
      try await keep("two", by: bench.requester, bench)
    )
    // As many as two forms may have.
    await #expect(throws: AttachmentError.tooManyFiles(maximum: 2)) {
      try await keep("three", by: bench.requester, bench)
    }
    try await bench.attachments.add(one, to: request, by: bench.requester)
    await #expect(throws: AttachmentError.tooManyFiles(maximum: 1)) {
      try await bench.attachments.add(two, to: request, by: bench.requester)
    }
    #expect(try await bench.attachments.kept([two.id], by: bench.requester) == [two])
  }

  @Test("They go a day after they came, when they are dropped, and with their account")
  func goes() async throws {
    let bench = try await ReadingBench()
    let dropped = try await keep("one", by: bench.requester, bench)
    try await bench.attachments.drop(dropped.id, by: bench.requester)
    let late = try await keep("two", by: bench.requester, bench)
    bench.time.advance(seconds: ReadingService.keptFileSeconds - 1)
    let fresh = try await keep("three", by: bench.requester, bench)
    try await bench.reading.tidyUp()
    #expect(try await bench.attachments.kept([late.id], by: bench.requester) == [late])
    bench.time.advance(seconds: 2)
    try await bench.reading.tidyUp()
    #expect(
      try await bench.attachments.kept([late.id, fresh.id], by: bench.requester) == [fresh])
    _ = try await bench.worker.runUntilIdle()
    #expect(try await !isStored(dropped, bench))
    #expect(try await !isStored(late, bench))
    // What nobody has given up is no rubbish, however old.
    _ = try await bench.reading.sweepFiles(olderThan: anyAge)
    #expect(try await isStored(fresh, bench))
    try await bench.accounts.delete(bench.requester, password: ReadingBench.password)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await !isStored(fresh, bench))
  }
}
