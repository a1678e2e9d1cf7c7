// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import BookFiles
import Books
import ChildProcess
import Database
import Foundation
import Library
import Speaking
import Synchronization
import TestSupport
import Testing
import Voice

@testable import BookShelf

@Suite("Books that people bring") struct BookShelfTests {
  @Test("An audiobook becomes parts with where each begins in a sound, and every sound a track")
  func audiobook() async throws {
    let bench = try await ShelfBench()
    let id = try await bench.addAudiobook()
    #expect(try await bench.shelf.book(id, for: bench.amira).book.state == .opening)
    try await bench.work()
    let (book, parts) = try await bench.shelf.book(id, for: bench.amira)
    #expect(book.title == "Stories" && book.authors == "Ana Ruiz" && book.languageTag == "en")
    #expect(book.state == .ready(milliseconds: 4000, isMachineSpoken: false))
    #expect(!book.hasText)
    #expect(parts.map(\.title) == ["First", "Inside", "Last"])
    #expect(parts.map { $0.sound?.start } == [0, 500, 0])
    let sounds = try await bench.library.sounds(ofBook: id.rawValue, for: bench.amira)
    #expect(parts.map { $0.sound?.track } == [0, 0, 1].map { sounds[$0].track.id })
    #expect(sounds.map(\.track.title) == ["First", "Last"])
    for sound in sounds {
      guard case .ready(let seconds) = sound.track.state else {
        Issue.record("\(sound.track.state)")
        continue
      }
      // An encoder may put 60 ms before the sound, and fills the last block.
      #expect((2.0...2.2).contains(seconds))
      #expect(try await bench.library.audio(of: sound.track.id, for: bench.amira).form == .mp3)
    }
    // They are heard as a book, not as so many recordings.
    #expect(try await bench.library.tracks(for: bench.amira).isEmpty)
  }

  @Test("Its owner is told when a book is opened, when its sound is there, and when there is none")
  func news() async throws {
    let told = Mutex<[String]>([])
    let bench = try await ShelfBench { id, owner in
      told.withLock { $0.append("\(id.rawValue) \(owner.rawValue)") }
    }
    let id = try await bench.addAudiobook()
    try await bench.work()
    let line = "\(id.rawValue) \(bench.amira.rawValue)"
    #expect(told.withLock { $0 } == [line, line])
    let broken = try await bench.add("PK\u{3}\u{4} and nothing behind it", named: "a.epub")
    try await bench.work()
    guard case .failed = try await bench.shelf.book(broken, for: bench.amira).book.state else {
      Issue.record("It was opened.")
      return
    }
    #expect(told.withLock { $0 }.last == "\(broken.rawValue) \(bench.amira.rawValue)")
  }

  @Test(
    "A text is there at once and is spoken after, each sentence with where it is heard",
    .enabled(if: Subprocess.isInstalled(Speaker.program)))
  func text() async throws {
    let bench = try await ShelfBench()
    let id = try await bench.add()
    try await bench.work()
    let (book, parts) = try await bench.shelf.book(id, for: bench.amira)
    guard case .ready(let milliseconds?, true) = book.state else {
      Issue.record("\(book.state)")
      return
    }
    #expect(parts.map(\.title) == ["The Lamp", "The Sea"])
    #expect(book.hasText)
    let sounds = try await bench.library.sounds(ofBook: id.rawValue, for: bench.amira)
    #expect(sounds.count == 2)
    let lamp = try await bench.shelf.text(ofPart: 1, of: id, for: bench.amira)
    let sentences = lamp.paragraphs.flatMap(\.sentences)
    #expect(sentences.map(\.text).contains("Nobody came to see it."))
    let begins = sentences.compactMap { $0.clips.first?.begin }
    #expect(begins.count == sentences.count && begins == begins.sorted())
    #expect(milliseconds > begins.last ?? 0)
  }

  @Test("What belongs to one person is not there for another")
  func isPrivate() async throws {
    let bench = try await ShelfBench()
    let id = try await bench.addAudiobook()
    try await bench.work()
    let shelf = bench.shelf
    let noor = bench.noor
    #expect(try await shelf.books(of: noor).items.isEmpty)
    #expect(try await bench.library.sounds(ofBook: id.rawValue, for: noor).isEmpty)
    let track = try #require(try await shelf.book(id, for: bench.amira).parts[0].sound?.track)
    await #expect(throws: LibraryError.noSuchTrack) {
      try await bench.library.audio(of: track, for: noor)
    }
    await #expect(throws: ShelfError.noSuchBook) { try await shelf.book(id, for: noor) }
    await #expect(throws: ShelfError.noSuchBook) { try await shelf.file(of: id, for: noor) }
    await #expect(throws: ShelfError.noSuchBook) {
      try await shelf.text(ofPart: 1, of: id, for: noor)
    }
    await #expect(throws: ShelfError.noSuchBook) {
      try await shelf.sentences(with: "a", in: id, for: noor)
    }
    await #expect(throws: ShelfError.noSuchBook) { try await shelf.remove(id, by: noor) }
    await #expect(throws: ShelfError.noSuchBook) { try await shelf.restore(id, by: noor) }
  }

  @Test(
    "Sentences are found whatever their capitals and accents",
    arguments: [("LAMP", [1, 1]), ("emile", [2]), ("the  sea", [2, 2]), ("whale", []), (" ", [])]
      as [(String, [Int])])
  func search(text: String, parts: [Int]) async throws {
    let bench = try await ShelfBench()
    let id = try await bench.add()
    try await bench.work()
    let found = try await bench.shelf.sentences(with: text, in: id, for: bench.amira)
    #expect(found.map(\.part) == parts)
    for sentence in found { #expect(!sentence.text.isEmpty) }
  }

  @Test("A page is found by what it is called, also in Arabic digits")
  func pages() async throws {
    let bench = try await ShelfBench()
    // A form feed begins a page.
    let id = try await bench.add("# One\n\nFirst.\u{0C}\nSecond words.\u{0C}\nThird words.")
    try await bench.work()
    let (book, _) = try await bench.shelf.book(id, for: bench.amira)
    #expect(book.pageCount > 0)
    let two = try await bench.shelf.part(withPage: "2", in: id, for: bench.amira)
    #expect(two?.part == 1)
    let same = try await bench.shelf.part(withPage: "٢", in: id, for: bench.amira)
    #expect(same?.paragraph == two?.paragraph)
    #expect(try await bench.shelf.part(withPage: "99", in: id, for: bench.amira) == nil)
  }

  @Test(
    "What is no book is refused at once, or told to its owner with the remedy, in each language")
  func noBook() async throws {
    let bench = try await ShelfBench()
    await #expect(throws: ShelfError.book(.pages)) { try await bench.add("%PDF-1.7\n") }
    await #expect(throws: (any Error).self) { try await bench.add("") }
    #expect(try await bench.files().isEmpty)
    let id = try await bench.add("PK\u{3}\u{4}nonsense", named: "broken.epub")
    try await bench.work()
    guard case .failed(let failure) = try await bench.shelf.book(id, for: bench.amira).book.state
    else {
      Issue.record("A broken archive was taken for a book.")
      return
    }
    #expect(failure.message(in: .english).contains("once more"))
    #expect(failure.message(in: .spanish) != failure.message(in: .english))
  }

  @Test("A shelf has bounds, however many come at once")
  func bounds() async throws {
    var limits = BookShelfService.Limits()
    limits.books = 3
    let bench = try await ShelfBench(limits: limits)
    let added = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask { (try? await bench.add(named: "\(number).txt")) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(added == 3)
    #expect(try await bench.files().count == 3)
    var small = BookShelfService.Limits()
    small.fileBytes = 10
    let other = try await ShelfBench(limits: small)
    await #expect(throws: ShelfError.tooLarge(maximumBytes: 10)) { try await other.add() }
    small.fileBytes = 1000
    small.shelfBytes = 200
    let third = try await ShelfBench(limits: small)
    try await third.add()
    await #expect(throws: ShelfError.tooMuchTogether(maximumBytes: 200)) {
      try await third.add()
    }
  }

  @Test(
    "A book that was removed is silent, can be put back for a day, and then goes with its files")
  func removal() async throws {
    let bench = try await ShelfBench()
    let id = try await bench.addAudiobook()
    try await bench.work()
    let track = try #require(try await bench.shelf.book(id, for: bench.amira).parts[0].sound?.track)
    try await bench.shelf.remove(id, by: bench.amira)
    await #expect(throws: ShelfError.noSuchBook) {
      try await bench.shelf.book(id, for: bench.amira)
    }
    await #expect(throws: LibraryError.noSuchTrack) {
      try await bench.library.audio(of: track, for: bench.amira)
    }
    try await bench.shelf.restore(id, by: bench.amira)
    _ = try await bench.library.audio(of: track, for: bench.amira)
    try await bench.shelf.remove(id, by: bench.amira)
    bench.time.advance(seconds: 86_000)
    try await bench.shelf.tidyUp()
    try await bench.shelf.restore(id, by: bench.amira)
    try await bench.shelf.remove(id, by: bench.amira)
    bench.time.advance(seconds: 86_401)
    try await bench.shelf.tidyUp()
    try await bench.work()
    #expect(try await bench.files().isEmpty)
    await #expect(throws: ShelfError.noSuchBook) {
      try await bench.shelf.restore(id, by: bench.amira)
    }
  }

  @Test("The files of books go with the account, and the sweep leaves them alone before")
  func account() async throws {
    let bench = try await ShelfBench()
    let id = try await bench.addAudiobook()
    try await bench.work()
    #expect(try await bench.files().count == 3)
    for key in try await bench.blobs.keys(olderThan: -1) {
      let isNamed = try await bench.database.read {
        (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
        try bench.library.namesFile(key, in: transaction)
      }
      #expect(isNamed)
    }
    try await bench.accounts.delete(bench.amira, password: ShelfBench.password)
    try await bench.work()
    #expect(try await bench.files().isEmpty)
    await #expect(throws: ShelfError.noSuchBook) {
      try await bench.shelf.book(id, for: bench.amira)
    }
  }

  @Test("A long shelf is told page by page, each book once, the newest first")
  func list() async throws {
    let bench = try await ShelfBench()
    for number in 0..<7 {
      try await bench.add(named: "\(number).txt")
      // Some in the same moment.
      if number % 3 == 2 { bench.time.advance(seconds: 1) }
    }
    var seen: [ShelvedBook] = []
    var place: PageCursor?
    repeat {
      let page = try await bench.shelf.books(of: bench.amira, size: 2, after: place)
      seen += page.items
      place = page.next
    } while place != nil
    #expect(seen.count == 7 && Set(seen.map(\.id)).count == 7)
    #expect(seen.map(\.addedAt) == seen.map(\.addedAt).sorted(by: >))
  }
}
