// SPDX-License-Identifier: Apache-2.0

import Archives
import BlobStore
import BookFiles
import Books
import ChildProcess
import Database
import Foundation
import Jobs
import Library
import Speaking
import Synchronization
import TestSupport
import Testing

@testable import BookShelf

/// What one person’s books may take from everybody else.
@Suite("Bounds of a shelf") struct ShelfBoundsTests {
  /// Puts sounds on the shelf, in an audiobook that says that each lasts two seconds.
  private func add(_ sounds: [String], to bench: ShelfBench) async throws -> BookID {
    let path = bench.blobs.temporaryFolder + "/" + UUID().uuidString
    let order = sounds.map { #"{"url": "\#($0)", "duration": "PT2S"}"# }.joined(separator: ", ")
    let manifest = #"{"name": "Stories", "inLanguage": "en", "readingOrder": [\#(order)]}"#
    var entries = [ArchiveEntry(name: "publication.json", content: .bytes(Array(manifest.utf8)))]
    for sound in sounds {
      let content = FileManager.default.contents(atPath: bench.folder.path + "/" + sound)
      entries.append(ArchiveEntry(name: sound, content: .bytes([UInt8](content ?? Data()))))
    }
    try await ArchiveWriter.write(entries, to: path)
    return try await bench.shelf.add(path, named: "a.lpf", for: bench.amira)
  }

  /// Makes minutes of silence, which take a few bytes.
  private func silence(_ name: String, minutes: Int, _ bench: ShelfBench) async throws {
    let path = bench.folder.path + "/" + name
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      [
        "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i",
        "anullsrc=r=8000:cl=mono:d=\(minutes * 60)", path,
      ], limits: .init(seconds: 600),
      confinement: Confinement(reads: [bench.folder.path], writes: [path])
    ).run()
    try #require(result.exitCode == 0, "\(result.errorText)")
  }

  @Test(
    "Sound that is longer than its book says waits for its turn as what it is, and is then made")
  func longerThanTold() async throws {
    let bench = try await ShelfBench()
    try await silence("long.flac", minutes: 8, bench)
    let id = try await add(["long.flac"], to: bench)
    // What the job was said to take is told anew before anything is encoded.
    let queue = JobQueue(database: bench.database)
    try await bench.work()
    let (book, parts) = try await bench.shelf.book(id, for: bench.amira)
    #expect(parts.count == 1 && parts[0].sound != nil)
    guard case .ready = book.state else {
      Issue.record("\(book.state)")
      return
    }
    #expect(try await queue.longestWaitBegan() == nil)
  }

  @Test("Encoding is only begun where its job may take so long, and ends where nobody wants it")
  func begun() async throws {
    let bench = try await ShelfBench()
    try await silence("long.flac", minutes: 8, bench)
    let path = bench.folder.path + "/long.flac"
    let reader = BookReader(program: nil)
    let whole = try await reader.book(of: path)
    var work = SoundWork()
    work.begins = { seconds in
      #expect((10...20).contains(seconds))
      return false
    }
    var book = whole
    let maker = BookMaker(reader)
    guard
      case .postponed(let seconds) = try await maker.sounds(
        of: &book, from: path, in: bench.folder.path, work: work)
    else {
      Issue.record("It was begun.")
      return
    }
    #expect(seconds > JobOrder.shortSeconds)
    work = SoundWork()
    work.isWanted = { false }
    book = whole
    guard
      case .unwanted = try await maker.sounds(
        of: &book, from: path, in: bench.folder.path, work: work)
    else {
      Issue.record("It was made.")
      return
    }
  }

  @Test("What was made of books counts beside their files")
  func made() async throws {
    var limits = BookShelfService.Limits()
    limits.shelfBytes = 2_000_000
    let bench = try await ShelfBench(limits: limits)
    try await silence("long.flac", minutes: 4, bench)
    let id = try await add(["long.flac"], to: bench)
    // Some kilobytes of FLAC became two megabytes of MP3.
    try await bench.work()
    guard case .ready = try await bench.shelf.book(id, for: bench.amira).book.state else {
      Issue.record("It was not made.")
      return
    }
    await #expect(throws: ShelfError.tooMuchTogether(maximumBytes: 2_000_000)) {
      try await bench.add("# Long\n\n" + String(repeating: "A word. ", count: 20_000))
    }
  }

  @Test("Sound for which the shelf has no room is not made, and the sentence tells how much it is")
  func noRoom() async throws {
    var limits = BookShelfService.Limits()
    limits.shelfBytes = 1_500_000
    let bench = try await ShelfBench(limits: limits)
    try await silence("long.flac", minutes: 4, bench)
    let id = try await add(["long.flac"], to: bench)
    try await bench.work()
    guard case .failed(let failure) = try await bench.shelf.book(id, for: bench.amira).book.state
    else {
      Issue.record("Two megabytes were made where there was room for one and a half.")
      return
    }
    #expect(failure.message(in: .english).hasPrefix("The sound of this book takes 1 MB"))
    let files = try FileManager.default.contentsOfDirectory(atPath: bench.blobs.temporaryFolder)
    #expect(files.isEmpty, "what was on its way is gone")
  }

  @Test("One person’s searches that run at once have a limit, and each is free again at its end")
  func searches() async throws {
    var limits = BookShelfService.Limits()
    limits.searches = 1
    let bench = try await ShelfBench(limits: limits)
    let id = try await bench.add("# One\n\nA word.")
    try await bench.work()
    for _ in 0..<3 {
      #expect(try await bench.shelf.sentences(with: "word", in: id, for: bench.amira).count == 1)
    }
    let running = bench.shelf.searches.begin(bench.amira, most: 1)
    #expect(running != nil)
    await #expect(throws: ShelfError.tooManySearches) {
      try await bench.shelf.sentences(with: "word", in: id, for: bench.amira)
    }
    withExtendedLifetime(running) {}
  }

  @Test("A text that nobody wants any more is not spoken on")
  func spoken() async throws {
    let bench = try await ShelfBench()
    let path = bench.folder.path + "/a.txt"
    let text = (1...4).map { "# Part \($0)\n\nOne sentence.\n\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let reader = BookReader(program: nil)
    var book = try await reader.book(of: path, language: "en")
    let asked = Mutex(0)
    var work = SoundWork()
    work.isWanted = {
      asked.withLock {
        $0 += 1; return $0 < 3
      }
    }
    let outcome = try await BookMaker(reader).sounds(
      of: &book, from: path, in: bench.folder.path, work: work)
    guard case .unwanted = outcome else {
      Issue.record("It was spoken to its end.")
      return
    }
    #expect(asked.withLock { $0 } == 3)
  }

  @Test("Sounds that unpack to far more than their file are refused")
  func unpacked() async throws {
    let bench = try await ShelfBench()
    try await silence("a.wav", minutes: 4, bench)
    let wave = FileManager.default.contents(atPath: bench.folder.path + "/a.wav") ?? Data()
    let names = (0..<60).map { "\($0).wav" }
    for name in names {
      try wave.write(to: URL(fileURLWithPath: bench.folder.path + "/" + name))
    }
    let id = try await add(names, to: bench)
    try await bench.work()
    guard case .failed(let failure) = try await bench.shelf.book(id, for: bench.amira).book.state
    else {
      Issue.record("Some 230 MB of silence were taken out of less than one.")
      return
    }
    #expect(failure.message(in: .english).contains("unpacks to more"))
  }

  @Test("A long part is cut into pages, and what is in them is found there")
  func longPart() async throws {
    var limits = BookShelfService.Limits()
    limits.partSentences = 10
    let bench = try await ShelfBench(limits: limits)
    let text = (1...45).map { "Sentence number \($0) has a word." }.joined(separator: " ")
    let id = try await bench.add("# Long\n\n\(text)\n\n\u{0C}\n# Next\n\nThe end.")
    try await bench.work()
    let parts = try await bench.shelf.book(id, for: bench.amira).parts
    #expect(parts.map(\.title).prefix(3) == ["Long", "Long (2)", "Long (3)"])
    #expect(parts.last?.title == "Next")
    let found = try await bench.shelf.sentences(with: "number 31 ", in: id, for: bench.amira)
    #expect(found.map(\.part) == [4])
    #expect(try await bench.shelf.sentences(with: "the end", in: id, for: bench.amira).count == 1)
  }

  @Test("A position is not kept in a track of a book that was removed")
  func position() async throws {
    let bench = try await ShelfBench()
    let id = try await bench.addAudiobook()
    try await bench.work()
    let track = try #require(try await bench.shelf.book(id, for: bench.amira).parts[0].sound?.track)
    try await bench.library.savePosition(1, in: track, for: bench.amira)
    try await bench.shelf.remove(id, by: bench.amira)
    await #expect(throws: LibraryError.noSuchTrack) {
      try await bench.library.savePosition(2, in: track, for: bench.amira)
    }
  }
}
