// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import DocumentReading
import Foundation
import Jobs
import Library
import TestSupport
import Testing

@testable import Reading

@Suite("Files that are attached to requests") struct AttachmentTests {
  @Test("The text of a file stands behind what was typed, is counted, and goes with the file")
  func joinsTexts() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    let first = try await bench.attach("The first page.", "one.txt", to: id)
    try await bench.attach("The second page.", "two.txt", to: id)
    #expect(try await bench.text(id) == "Dear Amira,\nthe secret words.")
    _ = try await bench.worker.runUntilIdle()
    let whole = "Dear Amira,\nthe secret words.\n\nThe first page.\n\nThe second page."
    let (own, text) = try await bench.reading.requestAndText(id, of: bench.requester)
    #expect(text == whole && own.summary.characterCount == whole.count)
    let typed = try await bench.reading.typedText(of: id, by: bench.requester)
    #expect(typed == "Dear Amira,\nthe secret words.")
    try await bench.attachments.move(first, .down, by: bench.requester)
    #expect(try await bench.text(id).hasSuffix("The second page.\n\nThe first page."))
    try await bench.attachments.move(first, .down, by: bench.requester)
    try await bench.attachments.move(first, .up, by: bench.requester)
    #expect(try await bench.text(id) == whole)
    try await bench.attachments.remove(first, by: bench.requester)
    #expect(try await !bench.text(id).contains("first"))
    try await bench.attachments.restore(first, by: bench.requester)
    #expect(try await bench.text(id) == whole)
    try await bench.attachments.delete(first, by: bench.requester)
    #expect(try await !bench.text(id).contains("first"))
    // Editing changes what was typed and leaves the files.
    var draft = ReadingBench.draft()
    draft.text = ""
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    #expect(try await bench.text(id) == "The second page.")
  }

  @Test("A title alone is a request, which no machine speaks")
  func titleAlone() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.reading.post(
      RequestDraft(title: "Psalm 23", text: " ", category: .religion, language: .english),
      by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    let own = try await bench.reading.request(id, of: bench.requester)
    #expect(own.summary.characterCount == 0 && own.state == .open)
    #expect(
      try await bench.library.machineReading(of: id.rawValue, for: bench.requester) == nil)
  }

  @Test("Whoever has the request sees its files, which is noted; nobody else does, before or after")
  func isPrivate() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    let file = try await bench.attach("The first page.", "secret name.txt", to: id)
    _ = try await bench.worker.runUntilIdle()
    let stranger = try await ReadingBench.signUp("Eve", "eve", .requester, bench.accounts)
    let (reader, other) = (bench.volunteers[0], bench.volunteers[1])
    try await expectHidden(file, of: id, from: [stranger, reader, other], bench)
    let offered = try await bench.reading.openRequests(for: reader).items
    #expect(offered.map(\.id) == [id])
    try await bench.reading.claim(id, by: reader)
    #expect(try await bench.reading.openings(of: id, by: bench.requester).items.isEmpty)
    let original = try await bench.attachments.original(file, for: reader)
    #expect(try String(contentsOfFile: original.path, encoding: .utf8) == "The first page.")
    #expect(try await bench.reading.openings(of: id, by: bench.requester).items.count == 1)
    let seen = try await bench.attachments.attachments(of: id, for: reader)
    #expect(seen.map(\.name) == ["secret name.txt"])
    try await expectHidden(file, of: id, from: [stranger, other], bench)
    // Nobody changes what somebody is reading, and nobody but its requester ever.
    await #expect(throws: AttachmentError.reading(.notNow)) {
      try await bench.attachments.remove(file, by: bench.requester)
    }
    await #expect(throws: AttachmentError.reading(.notNow)) {
      try await bench.attach("late", "late.txt", to: id)
    }
    for person in [stranger, reader] {
      await #expect(throws: AttachmentError.noSuchAttachment) {
        try await bench.attachments.delete(file, by: person)
      }
      await #expect(throws: AttachmentError.reading(.noSuchRequest)) {
        try await bench.attach("mine", "mine.txt", to: id, by: person)
      }
    }
    try await bench.reading.giveBack(id, by: reader)
    try await expectHidden(file, of: id, from: [stranger, reader, other], bench)
  }

  @Test("When a claim is over, and when a reading is kept, the volunteer sees the files no more")
  func endsWithTheClaim() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    let file = try await bench.attach("The first page.", "a.txt", to: id)
    try await bench.reading.claim(id, by: bench.volunteers[0])
    bench.time.advance(seconds: 259_201)
    try await expectHidden(file, of: id, from: [bench.volunteers[0]], bench)
    try await bench.reading.claim(id, by: bench.volunteers[1])
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[1], movingFileAt: try await bench.sound())
    _ = try await bench.worker.runUntilIdle()
    #expect(try await bench.attachments.attachment(file, for: bench.volunteers[1]).id == file)
    try await bench.reading.accept(id, by: bench.requester)
    try await expectHidden(file, of: id, from: bench.volunteers, bench)
    #expect(try await bench.attachments.attachment(file, for: bench.requester).id == file)
  }

  private func expectHidden(
    _ file: AttachmentID, of id: ReadingID, from people: [AccountID], _ bench: ReadingBench,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    for person in people {
      await #expect(throws: AttachmentError.noSuchAttachment, sourceLocation: location) {
        try await bench.attachments.original(file, for: person)
      }
      await #expect(throws: AttachmentError.noSuchAttachment, sourceLocation: location) {
        try await bench.attachments.attachment(file, for: person)
      }
      await #expect(throws: AttachmentError.reading(.noSuchRequest), sourceLocation: location) {
        try await bench.attachments.attachments(of: id, for: person)
      }
    }
  }

  @Test("Of files that come at once for the last places, only so many get one")
  func racesForPlaces() async throws {
    var limits = AttachmentService.Limits()
    limits.files = 3
    let bench = try await ReadingBench(attaching: limits)
    let id = try await bench.post()
    let taken = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          do {
            try await bench.attach("Page \(number).", "\(number).txt", to: id)
            return true
          } catch {
            #expect(error as? AttachmentError == .tooManyFiles(maximum: 3))
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(taken == 3)
    #expect(try await bench.attachments.attachments(of: id, for: bench.requester).count == 3)
    #expect(try bench.storedFiles().filter { !$0.hasPrefix("unfinished") }.count == 3)
  }

  @Test("Files have a limit together, and one that was taken off needs room to come back")
  func weighsTogether() async throws {
    var limits = AttachmentService.Limits()
    limits.requestBytes = 20
    let bench = try await ReadingBench(attaching: limits)
    let id = try await bench.post()
    let first = try await bench.attach("twelve bytes", "a.txt", to: id)
    await #expect(throws: AttachmentError.tooMuchTogether(maximumBytes: 20)) {
      try await bench.attach("twelve bytes", "b.txt", to: id)
    }
    try await bench.attachments.remove(first, by: bench.requester)
    try await bench.attach("twelve bytes", "b.txt", to: id)
    await #expect(throws: AttachmentError.tooManyFiles(maximum: 20)) {
      try await bench.attachments.restore(first, by: bench.requester)
    }
  }

  @Test(
    "All files of a person have a limit, too, and what was taken off counts until it is deleted")
  func weighsInAll() async throws {
    var limits = AttachmentService.Limits()
    limits.accountBytes = 30
    let bench = try await ReadingBench(attaching: limits)
    let first = try await bench.post()
    let file = try await bench.attach("twelve bytes", "a.txt", to: first)
    let second = try await bench.post()
    try await bench.attach("twelve bytes", "b.txt", to: second)
    try await bench.attachments.remove(file, by: bench.requester)
    await #expect(throws: AttachmentError.tooMuchInAll(maximumBytes: 30)) {
      try await bench.attach("twelve bytes", "c.txt", to: second)
    }
    try await bench.attachments.delete(file, by: bench.requester)
    try await bench.attach("twelve bytes", "c.txt", to: second)
  }

  @Test("A text that makes the request too long is told, and none of it is taken for the whole")
  func tooMuchText() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    let file = try await bench.attach(
      String(repeating: "word ", count: 20_000), "long.txt", to: id)
    _ = try await bench.worker.runUntilIdle()
    let found = try await bench.attachments.attachment(file, for: bench.requester)
    #expect(found.state == .failed(.tooMuchText(maximum: 100_000)))
    #expect(try await bench.text(id) == "Dear Amira,\nthe secret words.")
    // The typed text has as much room as the files leave.
    try await bench.attach(String(repeating: "w", count: 200), "short.txt", to: id)
    _ = try await bench.worker.runUntilIdle()
    var draft = ReadingBench.draft()
    draft.text = String(repeating: "x", count: 99_900)
    await #expect(throws: ReadingError.invalid([.text: .tooLong(maximum: 99_798)])) {
      try await bench.reading.edit(id, to: draft, by: bench.requester)
    }
  }

  @Test(
    "Everything of a file goes with its request, with the account, and a day after it was taken off"
  )
  func isDeleted() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    let file = try await bench.attach("The first page.", "a.txt", to: id)
    try await bench.attach("The second page.", "b.txt", to: id)
    _ = try await bench.worker.runUntilIdle()
    try await bench.attachments.remove(file, by: bench.requester)
    bench.time.advance(seconds: 86_401)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == 1)
    // What is named stays however often the store is swept.
    #expect(try await bench.reading.sweepFiles(olderThan: -1) == 0)
    try await bench.reading.withdraw(id, by: bench.requester)
    bench.time.advance(seconds: 604_801)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().isEmpty)
    let other = try await bench.post()
    try await bench.attach("The third page.", "c.txt", to: other)
    try await bench.accounts.delete(bench.requester, password: ReadingBench.password)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().isEmpty)
  }

  @Test(
    "A name is shown without what could make it look like another",
    arguments: [
      ("letter.txt", "letter.txt"), ("../../etc/passwd", "passwd"), ("", "file.txt"),
      ("gpj.\u{202E}txt.exe", "gpj.txt.exe"), ("a\u{0}\nb.txt", "a b.txt"),
      ("📄 bill.txt", "📄 bill.txt"),
      (String(repeating: "n", count: 300), String(repeating: "n", count: 255)),
    ])
  func names(given: String, shown: String) {
    #expect(AttachmentName.cleaned(given, .text) == shown)
  }
}

extension ReadingBench {
  /// Attaches a file with this content, as somebody sends it.
  @discardableResult
  func attach(
    _ content: String, _ name: String, to id: ReadingID, by person: AccountID? = nil
  ) async throws -> AttachmentID {
    try await attach(Array(content.utf8), name, to: id, by: person)
  }

  @discardableResult
  func attach(
    _ content: [UInt8], _ name: String, to id: ReadingID, by person: AccountID? = nil
  ) async throws -> AttachmentID {
    let path = blobs.temporaryFolder + "/" + UUID().uuidString
    try Data(content).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try await attachments.examined(path, named: name, by: person ?? requester)
    return try await attachments.add(file, to: id, by: person ?? requester)
  }

  func text(_ id: ReadingID) async throws -> String {
    try await reading.requestAndText(id, of: requester).text
  }
}
