// SPDX-License-Identifier: Apache-2.0

import Archives
import Books
import ChildProcess
import DocumentReading
import Foundation
import Media
import TestSupport
import Testing

@testable import BookFiles

/// Sounds and folders of them, with tags that ffmpeg writes.
@Suite("Files of sound as books") struct SoundBookTests {
  private let made: MadeBooks
  private let reader = BookReader(program: BuiltProgram.earshot)

  init() throws { made = try MadeBooks() }

  /// Makes two seconds of sound with these tags and chapters.
  private func sound(
    _ name: String, tags: [String: String] = [:], chapters: [(String, Int)] = [],
    options: [String] = []
  ) async throws -> String {
    var notes = ";FFMETADATA1\n"
    for (tag, text) in tags.sorted(by: { $0.key < $1.key }) { notes += "\(tag)=\(text)\n" }
    for (title, begin) in chapters {
      notes += "[CHAPTER]\nTIMEBASE=1/1000\nSTART=\(begin)\nEND=2000\ntitle=\(title)\n"
    }
    let path = made.folder.path + "/" + name
    let told = try made.file(name + ".notes", notes)
    let tone = made.folder.path + "/tone.wav"
    try Data(Sounds.tone).write(to: URL(fileURLWithPath: tone))
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      [
        "-nostdin", "-v", "error", "-y", "-i", tone, "-f", "ffmetadata", "-i", told,
        "-map_metadata", "1", "-map_chapters", "1",
      ] + options + [path], limits: .init(seconds: 600),
      confinement: Confinement(reads: [made.folder.path], writes: [path])
    ).run()
    try #require(result.exitCode == 0, "\(result.errorText)")
    return path
  }

  private func folder(_ name: String, _ files: [String: String]) async throws -> String {
    let path = made.folder.path + "/" + name
    let entries = files.sorted { $0.key < $1.key }.map { name, path in
      ArchiveEntry(
        name: name, content: .bytes([UInt8](FileManager.default.contents(atPath: path) ?? Data())))
    }
    try await ArchiveWriter.write(entries, to: path)
    return path
  }

  @Test(
    "Looking into sounds waits for its turn as the work that it is, and ends where nobody waits")
  func bounded() async throws {
    let one = try await sound("one.mp3")
    let path = try await folder(
      "many.zip", Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0).mp3", one) }))
    var work = SoundWork()
    work.begins = { seconds in
      #expect(seconds > 10)
      return false
    }
    guard case .postponed = try await reader.reading(of: path, work: work) else {
      Issue.record("It was begun.")
      return
    }
    work = SoundWork()
    work.isWanted = { false }
    guard case .unwanted = try await reader.reading(of: path, work: work) else {
      Issue.record("It was read.")
      return
    }
    work = SoundWork()
    work.allowance = WorkAllowance(secondsLeft: { 0 }, spend: { _ in })
    await #expect(throws: BookError.tooSlow) { try await reader.reading(of: path, work: work) }
  }

  @Test("Sounds that unpack to more than there is room for are not unpacked further")
  func unpacked() async throws {
    let silence = made.folder.path + "/silence.wav"
    try Data(Sounds.tone.prefix(44) + [UInt8](repeating: 0, count: 5_000_000))
      .write(to: URL(fileURLWithPath: silence))
    let path = try await folder("silence.zip", ["a.wav": silence, "b.wav": silence])
    var limits = BookReader.Limits()
    limits.unpackedBytes = 8_000_000
    let reader = BookReader(program: BuiltProgram.earshot, limits: limits)
    await #expect(throws: BookError.fault(.unpacksTooMuch(file: "b.wav"))) {
      try await reader.book(of: path)
    }
  }

  private func told(_ book: Book) -> [String] {
    zip(book.parts, book.starts).map { "\($0.level) \($0.title) \($1)" }
  }

  @Test(
    "A file of sound is a book with its chapters as parts, whatever its form",
    arguments: [
      ("a.mp3", []), ("a.m4b", ["-c:a", "aac", "-f", "ipod"]), ("a.opus", ["-c:a", "libopus"]),
      ("a.mka", ["-c:a", "libvorbis"]),
    ] as [(String, [String])])
  func chapters(name: String, options: [String]) async throws {
    let tags = [
      "title": "The Tide", "artist": "Ana Ruiz", "composer": "Tom Day", "genre": "Audiobook",
      "date": "1901",
    ]
    let path = try await sound(
      name, tags: tags, chapters: [("One", 0), ("Two\\; and =", 1000)], options: options)
    let book = try await reader.book(of: path)
    #expect(book.format == .sound && book.title == "The Tide")
    #expect(book.authors == ["Ana Ruiz"] && book.narrators == ["Tom Day"] && book.date == "1901")
    #expect(book.parts.map(\.title) == ["One", "Two; and ="])
    #expect(book.starts[1] == 1000)
    let length = try #require(book.duration)
    // An encoder fills the last block, and may put 140 ms before the sound.
    #expect((1950...2250).contains(length))
    #expect(!book.warnings.contains(.titleGuessed))
  }

  @Test(
    "A file that tells nothing is called like itself, which is told",
    arguments: ["a.wav", "a.flac", "a.ogg", "a.aac", "a.aiff", "a.caf", "a.wma"])
  func untold(name: String) async throws {
    let path = try await sound(name)
    let book = try await reader.book(of: path, name: "My tape 3." + name.dropFirst(2))
    #expect(book.title == "My tape 3" && book.parts.map(\.title) == ["My tape 3"])
    #expect(book.warnings.contains(.titleGuessed))
    let length = try #require(book.duration)
    #expect((1900...2200).contains(length))
  }

  @Test("A recording whose file does not say how long it is, as browsers make them, is measured")
  func unknownLength() async throws {
    let live = try await sound(
      "live.webm", options: ["-c:a", "libopus", "-f", "webm", "-live", "1"])
    #expect(try await BookSounds.media.probe(live).durationSeconds == nil)
    let length = try #require(try await reader.book(of: live).duration)
    #expect((1900...2200).contains(length))
  }

  @Test("A folder of sounds is in the order of its discs and tracks, not of its names")
  func record() async throws {
    var files: [String: String] = [:]
    for (name, disc, track) in [("a.mp3", 2, 1), ("b.mp3", 1, 10), ("c.mp3", 1, 2)] {
      files["Record/" + name] = try await sound(
        name,
        tags: [
          "album": "Tides", "title": "\(disc)-\(track)", "disc": "\(disc)/2",
          "track": "\(track)/12", "artist": "Ana", "language": "spa",
        ])
    }
    files["__MACOSX/Record/._a.mp3"] = files["Record/a.mp3"]
    files["Record/cover.jpg"] = try made.file("cover.jpg", "no picture")
    let book = try await reader.book(of: try await folder("record.zip", files))
    #expect(book.title == "Tides" && book.authors == ["Ana"] && book.languageTag == "es")
    #expect(book.parts.map(\.title) == ["1-2", "1-10", "2-1"])
    #expect(book.sounds.map(\.name) == ["Record/c.mp3", "Record/b.mp3", "Record/a.mp3"])
    #expect(book.starts[1] > 1900)
  }

  @Test("Without numbers in all of them, sounds are in the order in which people count")
  func names() async throws {
    let plain = try await sound("x.mp3", tags: ["track": "1"])
    let files = ["Part 10.mp3": plain, "Part 9.mp3": plain, "part 1.mp3": plain]
    let book = try await reader.book(of: try await folder("My book.zip", files))
    #expect(book.parts.map(\.title) == ["part 1", "Part 9", "Part 10"])
    #expect(book.title == "My book" && book.warnings.contains(.titleGuessed))
  }

  @Test("In a folder the chapters of a file lie below its title")
  func deep() async throws {
    let files = [
      "1.mp3": try await sound("1.mp3", chapters: [("In", 0), ("Out", 1000)]),
      "2.mp3": try await sound("2.mp3"),
    ]
    let book = try await reader.book(of: try await folder("f.zip", files))
    #expect(book.parts.map { "\($0.level) \($0.title)" } == ["1 1: In", "2 Out", "1 2"])
    for part in book.parts { #expect(part.length > 0) }
  }

  @Test("A cue sheet beside a sound tells its pieces, also in an old encoding and for another form")
  func cue() async throws {
    let sheet = """
      PERFORMER "Ana"\r
      TITLE "Mer d'\u{E9}t\u{E9}"\r
      FILE "C:\\rip\\disc.wav" WAVE\r
        TRACK 01 AUDIO\r
          TITLE "Un"\r
          INDEX 01 00:00:00\r
        TRACK 02 AUDIO\r
          TITLE "Deux"\r
          INDEX 00 00:00:70\r
          INDEX 01 00:01:15\r
        TRACK 03 AUDIO\r
          TITLE "Nowhere"\r
          INDEX 01 99:00:00\r
      """
    let cue = made.folder.path + "/disc.cue"
    try Data(sheet.unicodeScalars.map { UInt8($0.value) }).write(to: URL(fileURLWithPath: cue))
    let files = ["d/disc.flac": try await sound("disc.flac"), "d/disc.cue": cue]
    let book = try await reader.book(of: try await folder("d.zip", files))
    #expect(book.title == "Mer d'été" && book.authors == ["Ana"])
    #expect(told(book) == ["1 Un 0", "1 Deux 1200"])
    #expect(book.warnings.contains(.encodingGuessed("Windows-1252")))
  }

  @Test("What is no sound, or is none any more, is named and left out; nothing else is lost")
  func damaged() async throws {
    let good = try await sound("good.flac")
    let cut = made.folder.path + "/cut.flac"
    let bytes = FileManager.default.contents(atPath: good) ?? Data()
    try bytes.prefix(20).write(to: URL(fileURLWithPath: cut))
    let list = try made.file("list.mp3", "#EXTM3U\nfile:///etc/passwd")
    let book = try await reader.book(
      of: try await folder("f.zip", ["a.flac": good, "b.flac": cut, "c.mp3": list]))
    #expect(book.parts.map(\.title) == ["a"])
    #expect(book.warnings.contains(.soundsLost(["b.flac", "c.mp3"])))
    await #expect(throws: BookError.soundUnreadable("b.flac")) {
      try await reader.book(of: try await folder("g.zip", ["b.flac": cut, "c.mp3": list]))
    }
    await #expect(throws: BookError.soundUnreadable("cut.flac")) {
      try await reader.book(of: cut)
    }
    await #expect(throws: BookError.document(.otherFile(.playlist))) {
      try await reader.book(of: list)
    }
  }

  @Test("For a player an MP3 stays as it is, other forms become MP3 and keep their two sides")
  func player() async throws {
    let files = [
      "1.mp3": try await sound("1.mp3"),
      "2.flac": try await sound(
        "2.flac", options: ["-af", "pan=stereo|c0=c0|c1=0*c0", "-ac", "2"]),
    ]
    let path = try await folder("f.zip", files)
    var book = try await reader.book(of: path)
    guard
      case .made(let sounds) = try await BookMaker(reader).sounds(
        of: &book, from: path, in: made.folder.path)
    else {
      Issue.record("Nothing was made.")
      return
    }
    #expect(sounds.files.count == 2)
    #expect(
      FileManager.default.contents(atPath: sounds.files[0].path)
        == FileManager.default.contents(atPath: try #require(files["1.mp3"])))
    let second = try await BookSounds.media.probe(sounds.files[1].path)
    #expect(second.codec == "mp3" && !second.isMono)
    #expect((1.95...2.15).contains(sounds.files[1].seconds))
  }

  @Test("One sound becomes another kind of book with its chapters")
  func converted() async throws {
    let path = try await sound(
      "a.m4b", tags: ["title": "The Tide"], chapters: [("One", 0), ("Two", 800)],
      options: ["-c:a", "aac", "-f", "ipod"])
    let book = try await reader.book(of: path)
    let out = made.folder.path + "/out.epub"
    _ = try await BookMaker(reader).write(book, from: path, as: .epub, to: out)
    let again = try await reader.book(of: out)
    #expect(again.title == "The Tide" && again.parts.map(\.title) == ["One", "Two"])
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
