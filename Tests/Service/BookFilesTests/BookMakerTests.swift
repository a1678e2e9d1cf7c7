// SPDX-License-Identifier: Apache-2.0

import Books
import ChildProcess
import Foundation
import Media
import TestSupport
import Testing

@testable import BookFiles

/// Books that are written and read again.
///
/// Times are the same to the millisecond where the sound is copied, and within
/// `tolerance` where it is encoded anew.
@Suite struct BookMakerTests {
  private let made: MadeBooks
  private let reader = BookReader(program: nil)
  /// An MP3 encoder puts some 50 ms before the sound.
  private static let tolerance = 60

  init() throws { made = try MadeBooks() }

  private func write(
    _ path: String, as target: BookTarget, to name: String = "out"
  ) async throws -> (book: Book, report: BookReport, path: String) {
    let book = try await reader.book(of: path)
    let out = made.folder.path + "/" + name + "." + target.suffix
    let report = try await BookMaker(reader).write(book, from: path, as: target, to: out)
    return (book, report, out)
  }

  private func parts(_ book: Book) -> [String] { book.parts.map { "\($0.level) \($0.title)" } }

  private func texts(_ book: Book) -> [String] {
    book.parts.flatMap { part in
      part.paragraphs.filter { !$0.text.isEmpty }.map { "\($0.kind.rawValue): \($0.text)" }
    }
  }

  private func source(_ format: BookFormat) async throws -> String {
    switch format {
    case .epub3:
      return try await made.archive("in.epub", MadeBooks.epub, sounds: MadeBooks.epubSounds)
    case .daisy202:
      return try await made.archive("in.zip", MadeBooks.daisy202, sounds: MadeBooks.daisySounds)
    case .daisy3: return try await made.archive("in3.zip", MadeBooks.daisy3, sounds: ["d.wav"])
    default: return try await made.archive("in.lpf", MadeBooks.lpf, sounds: MadeBooks.lpfSounds)
    }
  }

  @Test(
    "A book with sound has the same parts, texts and times in another form",
    arguments: [BookFormat.epub3, .daisy202, .daisy3], [BookTarget.epub, .daisy202])
  func roundTrip(format: BookFormat, target: BookTarget) async throws {
    let (book, report, out) = try await write(try await source(format), as: target)
    let again = try await reader.book(of: out)
    #expect(again.title == book.title)
    #expect(again.authors == book.authors)
    #expect(again.languageTag == book.languageTag)
    #expect(parts(again) == parts(book))
    #expect(texts(again) == texts(book))
    #expect(again.starts == book.starts)
    #expect(again.duration == book.duration)
    #expect(again.pageCount == book.pageCount)
    #expect(!again.isMachineSpoken)
    #expect(again.warnings.isEmpty)
    #expect(!report.wasSpoken)
  }

  @Test(
    "A book becomes a W3C audiobook with the same parts and times, and back",
    arguments: [BookFormat.epub3, .daisy202, .daisy3, .lpf])
  func audiobook(format: BookFormat) async throws {
    let (book, report, out) = try await write(try await source(format), as: .lpf)
    #expect(report.leftText == (format != .lpf))
    let again = try await reader.book(of: out)
    #expect(parts(again) == parts(book))
    #expect(again.starts == book.starts)
    #expect(again.duration == book.duration)
    let (_, _, epub) = try await write(out, as: .epub, to: "back")
    let back = try await reader.book(of: epub)
    #expect(parts(back) == parts(book))
    #expect(back.starts == book.starts)
  }

  @Test("The chapters of an M4B are the parts of the book")
  func m4b() async throws {
    let (book, _, out) = try await write(try await source(.epub3), as: .m4b)
    let lengths = try await MediaTools().probe(out, seconds: 60).durationSeconds ?? 0
    #expect(abs(lengths * 1000 - Double(book.duration ?? 0)) < Double(Self.tolerance))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: out))
    #expect(bytes.range(of: Data("ftypM4B ".utf8)) != nil)
    for part in book.parts where part.length > 0 {
      #expect(bytes.range(of: Data(part.title.utf8)) != nil)
    }
  }

  @Test(
    "A book without sound is spoken, and the file says that a machine did it",
    arguments: [BookTarget.epub, .daisy202, .lpf])
  func spoken(target: BookTarget) async throws {
    let path = try await made.archive("in.docx", MadeBooks.docx)
    let (book, report, out) = try await write(path, as: target)
    #expect(report.wasSpoken)
    let again = try await reader.book(of: out)
    #expect(again.isMachineSpoken)
    #expect(parts(again) == parts(book))
    #expect(again.duration == report.milliseconds)
    #expect((again.duration ?? 0) > 1000)
    if target != .lpf {
      #expect(texts(again) == texts(book))
      // Every sentence is heard.
      let sentences = again.parts.flatMap { $0.paragraphs.flatMap { $0.sentences } }
      #expect(sentences.allSatisfy { !$0.clips.isEmpty })
    }
  }

  @Test("The same book gives the same bytes", arguments: BookTarget.allCases)
  func deterministic(target: BookTarget) async throws {
    let path = try await made.archive("in.docx", MadeBooks.docx)
    let (_, _, one) = try await write(path, as: target, to: "one")
    let (_, _, two) = try await write(path, as: target, to: "two")
    #expect(FileManager.default.contents(atPath: one) == FileManager.default.contents(atPath: two))
  }

  @Test("Nothing is left beside a new file, nor beside one that was not made")
  func nothingLeft() async throws {
    let path = try await source(.epub3)
    _ = try await write(path, as: .epub)
    let names = try FileManager.default.contentsOfDirectory(atPath: made.folder.path)
    #expect(names.sorted() == ["in.epub", "out.epub"])
    let silent = try await made.archive("silent.epub", MadeBooks.epub)
    await #expect(throws: BookError.soundMissing("OPS/sound/one.wav")) {
      try await write(silent, as: .lpf, to: "none")
    }
    let after = try FileManager.default.contentsOfDirectory(atPath: made.folder.path)
    #expect(after.sorted() == ["in.epub", "out.epub", "silent.epub"])
  }

  @Test("A sound that is none is named")
  func noSound() async throws {
    var files = MadeBooks.epub
    files["OPS/sound/one.wav"] = "#EXTM3U\nfile:///etc/passwd"
    let path = try await made.archive("a.epub", files)
    // Its length is asked for, too, since a clip runs to its end.
    let book = try await reader.book(of: path)
    #expect(book.warnings.contains(.soundsUnreadable(["OPS/sound/one.wav"])))
    await #expect(throws: BookError.soundUnreadable("OPS/sound/one.wav")) {
      try await write(path, as: .epub)
    }
  }

  @Test("A text in a language without a voice is refused, and one whose language nobody knows")
  func voices() async throws {
    let path = try made.file("a.txt", "Zzz qqq xxx.")
    let book = try await reader.book(of: path)
    #expect(book.languageTag == nil)
    await #expect(throws: BookError.languageUnknown) { try await write(path, as: .epub) }
    let japanese = try await reader.book(of: path, language: "ja")
    await #expect(throws: BookError.noVoice("ja")) {
      try await BookMaker(reader).write(
        japanese, from: path, as: .epub, to: made.folder.path + "/out.epub")
    }
  }

  @Test("A text that would be spoken for days is refused before a word of it is")
  func tooLongToSpeak() async throws {
    let sentence = String(repeating: "Many words follow here ", count: 20) + ".\n\n"
    let path = try made.file("long.txt", String(repeating: sentence, count: 8000))
    let book = try await reader.book(of: path, language: "en")
    await #expect(throws: BookError.tooLong(hours: BookSounds.mostHours)) {
      try await BookMaker(reader).write(
        book, from: path, as: .epub, to: made.folder.path + "/out.epub")
    }
  }

  @Test("What books say of themselves cannot break the files that are made of them")
  func hostileTexts() async throws {
    let title = "<script>\"&'\u{1}]]> \\n=;# [CHAPTER]"
    let path = try made.file(
      "a.html",
      "<html lang=en><title>&lt;script&gt;\"&amp;'&#1;]]&gt; \\n=;# [CHAPTER]</title><h1>&lt;b&gt;\"=;#\\</h1><p>It is. </p></html>"
    )
    for target in BookTarget.allCases where target != .m4b {
      let (book, _, out) = try await write(path, as: target)
      let again = try await reader.book(of: out)
      #expect(again.title == book.title.filter { $0 != "\u{1}" })
      #expect(parts(again) == parts(book))
    }
    _ = try await write(path, as: .m4b)
    #expect(title.hasPrefix("<script>"))
  }

  @Test("epubcheck finds nothing wrong with an EPUB that is made")
  func epubcheck() async throws {
    // It takes seconds for each: one with pages, notes and several sounds, and one that is spoken.
    let sources = [
      try await source(.daisy202), try await made.archive("in.docx", MadeBooks.docx),
    ]
    for (number, path) in sources.enumerated() {
      let (_, _, out) = try await write(path, as: .epub, to: "checked\(number)")
      let check = Process()
      check.executableURL = URL(fileURLWithPath: "/usr/bin/java")
      check.arguments = ["-jar", "/usr/bin/epubcheck", "--failonwarnings", out]
      let pipe = Pipe()
      check.standardError = pipe
      check.standardOutput = pipe
      try check.run()
      let told = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      check.waitUntilExit()
      #expect(check.terminationStatus == 0, "\(told)")
    }
  }
}
