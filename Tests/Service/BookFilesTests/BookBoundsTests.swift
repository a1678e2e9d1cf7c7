// SPDX-License-Identifier: Apache-2.0

import Books
import Foundation
import Speaking
import TestSupport
import Testing

@testable import BookFiles
@testable import Documents

/// What a book may not do, whoever made it.
@Suite struct BookBoundsTests {
  private let made: MadeBooks
  private let reader = BookReader(program: nil)

  init() throws { made = try MadeBooks() }

  private func error(_ files: [String: String], sounds: [String] = []) async throws -> BookError? {
    let path = try await made.archive("a.epub", files, sounds: sounds)
    do throws(BookError) {
      _ = try await reader.book(of: path)
      return nil
    } catch { return error }
  }

  /// The EPUB with one of its files changed.
  private func epub(_ name: String, _ change: (String) -> String?) -> [String: String] {
    var files = MadeBooks.epub
    files[name] = files[name].flatMap(change)
    return files
  }

  @Test("A file outside the book is not opened")
  func outside() async throws {
    let package = epub("OPS/book.opf") {
      $0.replacing("text/one.xhtml", with: "../../../etc/passwd")
    }
    #expect(
      try await error(package)
        == .fault(.outside(file: "OPS/book.opf", address: "../../../etc/passwd")))
    let sound = epub("OPS/text/one.smil") { $0.replacing("../sound/", with: "file:///etc/") }
    #expect(
      try await error(sound)
        == .fault(.outside(file: "OPS/text/one.smil", address: "file:///etc/one.wav")))
    let contents = epub("OPS/nav.xhtml") { $0.replacing("text/two", with: "https://a.example/two") }
    guard case .fault(.outside) = try await error(contents) else {
      Issue.record("an address in the network was taken for a file")
      return
    }
  }

  @Test(
    "Entities are not followed, neither of the book nor of files beside it",
    arguments: [
      #"<!DOCTYPE package [<!ENTITY a SYSTEM "file:///etc/passwd">]>"#,
      #"<!DOCTYPE package [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>"#,
      #"<!DOCTYPE package [<!ENTITY % p SYSTEM "file:///etc/passwd"><!ENTITY a "b">]>"#,
    ])
  func entities(declaration: String) async throws {
    let files = epub("OPS/book.opf") { declaration + $0.replacing("1901", with: "&a;") }
    let error = try #require(try await error(files))
    #expect(error == .fault(.entities(file: "OPS/book.opf")), "\(error)")
  }

  @Test("A file that is damaged is named with its line")
  func damaged() async throws {
    let files = epub("OPS/text/one.smil") { "\n\n" + $0.replacing("</body>", with: "<") }
    guard case .fault(.damaged("OPS/text/one.smil", let line?)) = try await error(files) else {
      Issue.record("no line was told")
      return
    }
    #expect(line > 3)
  }

  @Test(
    "What a book cannot be without is named",
    arguments: ["OPS/book.opf", "OPS/text/one.smil"])
  func missing(name: String) async throws {
    #expect(try await error(epub(name) { _ in nil }) == .fault(.missing(file: name)))
  }

  @Test("A text that is missing is told, and the rest is read")
  func missingText() async throws {
    let files = epub("OPS/text/two.xhtml") { _ in nil }
    let path = try await made.archive("b.epub", files, sounds: MadeBooks.epubSounds)
    let book = try await reader.book(of: path)
    #expect(book.warnings.contains(.textsMissing(["OPS/text/two.xhtml"])))
    #expect(book.parts.map(\.title) == ["One", "One and a half"])
  }

  @Test("A file that unpacks to too much is not unpacked")
  func bomb() async throws {
    let files = epub("OPS/text/two.xhtml") { $0 + String(repeating: " ", count: 17 << 20) }
    #expect(try await error(files) == .fault(.unpacksTooMuch(file: "OPS/text/two.xhtml")))
  }

  @Test("The same file a hundred thousand times in the order of reading is read once")
  func repeated() async throws {
    let files = epub("OPS/book.opf") {
      $0.replacing(
        #"<itemref idref="two"/>"#,
        with: String(repeating: #"<itemref idref="two"/>"#, count: 100_000))
    }
    let path = try await made.archive("b.epub", files, sounds: MadeBooks.epubSounds)
    #expect(try await reader.book(of: path).parts.count == 3)
  }

  @Test("More entries than any table of contents has are refused")
  func entries() async throws {
    let files = epub("OPS/nav.xhtml") {
      $0.replacing(
        #"<li><a href="text/two.xhtml#top">Two</a></li>"#,
        with: String(repeating: #"<li><a href="text/two.xhtml">T</a></li>"#, count: 50_000))
    }
    #expect(try await error(files) == .fault(.tooMany(.entries, maximum: 50_000)))
  }

  @Test("Elements in each other without end are refused")
  func deep() async throws {
    let files = epub("OPS/text/one.smil") {
      $0.replacing("<body>", with: "<body>" + String(repeating: "<seq>", count: 100_000))
    }
    guard case .fault(.damaged("OPS/text/one.smil", _)) = try await error(files) else {
      Issue.record("it was read")
      return
    }
  }

  @Test("Times that mean nothing are left out and told")
  func times() async throws {
    let files = epub("OPS/text/one.smil") {
      $0.replacing(#"clipEnd="0.5s""#, with: #"clipEnd="soon""#)
        .replacing(#"clipBegin="1s" clipEnd="1.25s""#, with: #"clipBegin="2s" clipEnd="1s""#)
    }
    let path = try await made.archive("b.epub", files, sounds: MadeBooks.epubSounds)
    #expect(try await reader.book(of: path).warnings.contains(.badTimes(2)))
  }

  @Test("Sound whose text is not there is heard with the text before it, and told")
  func lostText() async throws {
    let files = epub("OPS/text/one.smil") { $0.replacing("one.xhtml#b", with: "one.xhtml#zz") }
    let path = try await made.archive("b.epub", files, sounds: MadeBooks.epubSounds)
    let book = try await reader.book(of: path)
    #expect(book.warnings.contains(.soundWithoutText(1)))
    #expect(book.duration == 2000)
  }

  @Test("A text that is locked is refused")
  func locked() async throws {
    var files = MadeBooks.epub
    files["META-INF/encryption.xml"] = """
      <encryption><EncryptedData><CipherData><CipherReference URI="OPS/text/one.xhtml"/></CipherData></EncryptedData>
      </encryption>
      """
    #expect(try await error(files) == .fault(.locked(file: "OPS/text/one.xhtml")))
  }

  @Test("Archives that are no books, and documents of other kinds, are told apart")
  func others() async throws {
    #expect(try await error(["a.txt": "a"]) == .fault(.noBook))
    #expect(try await error(["xl/workbook.xml": "<a/>"]) == .fault(.otherDocument))
    #expect(
      try await error(["publication.json": "{\n\"name\":"])
        == .fault(.damaged(file: "publication.json", line: 2)))
    #expect(try await error(["publication.json": "{}"]) == .fault(.empty))
    let ncc = try made.file(
      "ncc.html", "<html><head><meta name=\"ncc:charset\" content=\"utf-8\"/></head></html>")
    await #expect(throws: BookError.fault(.loosePage)) { try await reader.book(of: ncc) }
    let empty = try made.file("e.html", "<html><body> </body></html>")
    await #expect(throws: BookError.fault(.empty)) { try await reader.book(of: empty) }
    let pdf = try made.file("a.pdf", "%PDF-1.4")
    await #expect(throws: BookError.pages) { try await reader.book(of: pdf) }
  }

  @Test("What was changed anywhere in a book gives a book or a sentence", arguments: 0..<60)
  func fuzzed(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let kinds = [
      MadeBooks.epub, MadeBooks.daisy202, MadeBooks.daisy3, MadeBooks.lpf, MadeBooks.docx,
    ]
    var files = kinds.randomElement(using: &random) ?? [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let name = files.keys.sorted().randomElement(using: &random),
        var bytes = files[name].map({ Array($0.utf8) }), !bytes.isEmpty
      else { continue }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...40, using: &random))
      let from = Int.random(in: 0..<bytes.count, using: &random)
      bytes.replaceSubrange(
        start..<end,
        with: bytes[from..<min(bytes.count, from + Int.random(in: 0...40, using: &random))])
      files[name] = String(decoding: bytes, as: UTF8.self)
    }
    let path = try await made.archive("f\(seed).zip", files)
    do throws(BookError) {
      let book = try await reader.book(of: path)
      #expect(book.duration ?? 0 >= 0, "seed \(seed)")
    } catch {
      #expect(!error.message(in: .english).isEmpty, "seed \(seed)")
      #expect(error.isOfFile, "seed \(seed): \(error)")
    }
  }
}
