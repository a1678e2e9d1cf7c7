// SPDX-License-Identifier: Apache-2.0

import DocumentReading
import Foundation
import Jobs
import Library
import Speaking
import SyntheticPages
import TestSupport
import Testing

@testable import Reading

@Suite("A machine reads what is attached", .serialized) struct AttachmentReadingTests {
  @Test(
    "A request with only a photo gets its text, its length and a machine's voice; the photo tells no place"
  )
  func photo() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.reading.post(
      RequestDraft(title: "Letter", text: "", category: .letters, language: .english),
      by: bench.requester)
    let printer = try Printer()
    let page = try SyntheticPage(.prose, length: 3, seed: 3, printer: printer)
    let path = try printer.file(page.picture, "page.jpg")
    let taken = try Self.withPosition(
      FileManager.default.contents(atPath: path).map { [UInt8]($0) })
    #expect(taken.firstRange(of: Self.position) != nil)
    let file = try await bench.attach(taken, "image.jpg", to: id)
    #expect(try await bench.attachments.attachment(file, for: bench.requester).state == .reading)
    _ = try await bench.worker.runUntilIdle()
    let text = try await bench.text(id)
    #expect(CharacterErrorRate.of(text, truth: page.text) <= 0.03)
    let own = try await bench.reading.request(id, of: bench.requester)
    #expect(own.summary.characterCount == text.count)
    let found = try await bench.attachments.original(file, for: bench.requester)
    guard case .read(let read) = found.attachment.state else {
      Issue.record("It is \(found.attachment.state).")
      return
    }
    #expect(read.pages.count == 1 && read.pages[0].confidence > 0.6)
    let kept = [UInt8](try Data(contentsOf: URL(fileURLWithPath: found.path)))
    #expect(kept.firstRange(of: Self.position) == nil)
    #expect(kept.firstRange(of: Array("Exif".utf8)) == nil)
    let spoken = try #require(
      try await bench.library.machineReading(of: id.rawValue, for: bench.requester))
    guard case .ready(let seconds) = spoken.track.state else {
      Issue.record("It is \(spoken.track.state).")
      return
    }
    #expect(seconds > 3)
  }

  private static let position = Array("52.5200N 13.4050E".utf8)

  /// A photo with a position in a segment of Exif, as a phone writes it.
  private static func withPosition(_ photo: [UInt8]?) throws -> [UInt8] {
    let photo = try #require(photo)
    let segment = Array("Exif\0\0MM\0*\0\0\0\u{8}\0\0\0\0\0\0".utf8) + position
    return Array(photo.prefix(2)) + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
      + photo.dropFirst(2)
  }

  @Test(
    "What cannot be read is refused at once, with its reason",
    arguments: [
      ([], "a.txt", DocumentError.empty),
      ([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], "photo.jpg", .otherFile(.program)),
      (Array("\0\0\0\u{18}ftypheic".utf8), "photo.heic", .otherFile(.picture)),
      (Array("#EXTM3U\nhttp://a".utf8), "letter.txt", .otherFile(.playlist)),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0], "photo.jpg", .damaged),
      (Self.hugePNG, "huge.png", .tooManyPoints(width: 50_000, height: 50_000)),
    ] as [([UInt8], String, DocumentError)])
  func refuses(content: [UInt8], name: String, error: DocumentError) async throws {
    let bench = try await ReadingBench(volunteers: 0)
    let id = try await bench.post()
    await #expect(throws: AttachmentError.document(error)) {
      try await bench.attach(content, name, to: id)
    }
    #expect(try bench.storedFiles().isEmpty)
    #expect(!error.message(in: .spanish).isEmpty)
  }

  /// The beginning of a picture that says of itself that it is 50,000 points wide and high.
  private static let hugePNG: [UInt8] = {
    let edge: [UInt8] = [0, 0, 0xC3, 0x50]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      + Array("IHDR".utf8) + edge + edge + [8, 0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
  }()

  @Test(
    "A damaged file is refused when it is sent, with its reason, and nothing of it stays",
    arguments: [
      (Array("%PDF-1.7\nnothing more".utf8), "a.pdf"), ([0x50, 0x4B, 3, 4, 0, 0], "b.epub"),
    ] as [([UInt8], String)])
  func damaged(bytes: [UInt8], name: String) async throws {
    let bench = try await ReadingBench(volunteers: 0)
    let id = try await bench.post()
    await #expect(throws: AttachmentError.document(.damaged)) {
      try await bench.attach(bytes, name, to: id)
    }
    #expect(try await bench.attachments.attachments(of: id, for: bench.requester).isEmpty)
    #expect(try bench.storedFiles().isEmpty)
  }

  @Test("A name that lies is told, and the file is read as what it is")
  func lyingName() async throws {
    let bench = try await ReadingBench(volunteers: 0)
    let id = try await bench.post()
    let file = try await bench.attach("Words of a letter.", "letter.pdf", to: id)
    _ = try await bench.worker.runUntilIdle()
    let found = try await bench.attachments.attachment(file, for: bench.requester)
    guard case .read(let text) = found.state else {
      Issue.record("It is \(found.state).")
      return
    }
    #expect(text.warnings.contains(.namedOtherwise(kind: "TXT")))
    #expect(found.sort == .text)
  }

  @Test(
    "A request that was cancelled while a file was being read stays silent, and speaks when restored"
  )
  func cancelledMeanwhile() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.post()
    try await bench.attach("The first page.", "a.txt", to: id)
    try await bench.reading.withdraw(id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    func spoken() async throws -> Bool {
      try await bench.library.machineReading(of: id.rawValue, for: bench.requester) != nil
    }
    #expect(try await !spoken())
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await spoken())
  }

  @Test("When the language of a request is corrected, its photos are read once more in that")
  func anotherLanguage() async throws {
    let bench = try await ReadingBench(volunteers: 0)
    let id = try await bench.post()
    let printer = try Printer()
    let page = try SyntheticPage(.spanish, length: 2, seed: 3, printer: printer)
    let path = try printer.file(page.picture, "page.png")
    let picture = try #require(FileManager.default.contents(atPath: path))
    let file = try await bench.attach([UInt8](picture), "page.png", to: id)
    let text = try await bench.attach("Words as they are.", "a.txt", to: id)
    _ = try await bench.worker.runUntilIdle()
    var draft = ReadingBench.draft(language: .spanish)
    draft.text = ""
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    func state(_ file: AttachmentID) async throws -> AttachmentState {
      try await bench.attachments.attachment(file, for: bench.requester).state
    }
    #expect(try await state(file) == .reading)
    #expect(try await state(text) != .reading)
    #expect(try await bench.text(id) == "Words as they are.")
    _ = try await bench.worker.runUntilIdle()
    guard case .read(let read) = try await state(file) else {
      Issue.record("It is not read.")
      return
    }
    #expect(read.language == "es")
    let found = read.pages[0].text.replacing(DocumentText.doubtMark, with: "")
    #expect(CharacterErrorRate.of(found, truth: page.text) <= 0.03)
  }

  @Test("What is told of files and errors is kept and comes back the same")
  func keepsWords() {
    let problems: [AttachmentProblem] = [
      .document(.damaged), .document(.tooManyPages(300, maximum: 200)),
      .document(.tooManyPoints(width: 5, height: 6)), .document(.otherFile(.slides)),
      .document(.noText(isPicture: true)), .document(.noText(isPicture: false)),
      .document(.tooLarge(maximumBytes: 60)), .notHere, .serverFailed,
      .tooMuchText(maximum: RequestDraft.maximumTextLength),
    ]
    for problem in problems {
      #expect(AttachmentProblem(storedText: problem.storedText) == problem)
    }
    let warnings: [DocumentWarning] = [
      .namedOtherwise(kind: "PDF"), .languageGuessed(.arabic), .languageUnknown,
      .languageDoubted(told: "fr", likelier: .spanish), .headsLeftOut(["a \"b\"", "ج"]),
      .pageNumbersLeftOut, .recognised(pages: [1, 2]), .unsure(page: 1, words: 3),
      .unread(page: 2), .straightened(page: 1, degrees: 4), .turned(page: 1), .evened(page: 1),
      .emptyPages([3]), .silentPictures(2), .missingParts(1), .encodingGuessed("windows-1252"),
      .brokenCharacters,
    ]
    #expect([DocumentWarning](storedText: warnings.storedText) == warnings)
    #expect([DocumentWarning](storedText: "nonsense").isEmpty)
  }
}
