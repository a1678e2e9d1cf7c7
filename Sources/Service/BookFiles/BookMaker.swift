// SPDX-License-Identifier: Apache-2.0

import Archives
public import Books
import Foundation
import Media
import Speaking
import Voice

/// Makes files of books: EPUB 3, DAISY 2.02, W3C audiobooks and audio books with chapters.
///
/// The same book gives the same bytes at any time: nothing in the files tells when they were made.
public struct BookMaker: Sendable {
  /// How a book is spoken that has no sound.
  public struct Speech: Sendable {
    /// So many times as fast as usual.
    public var speed = 1.0
    /// Is told how many parts are spoken, of how many.
    public var progress: @Sendable (Int, Int) -> Void = { _, _ in }

    /// The usual way.
    public init() {}
  }

  private let reader: BookReader

  /// A maker of files of what this reads.
  public init(_ reader: BookReader) { self.reader = reader }

  /// Writes a book into a new file.
  /// - Parameters:
  ///   - book: as the reader gave it.
  ///   - path: the file that it was read from.
  ///   - destination: an absolute path; what is on its way lies in its folder, under names that begin with a dot.
  public func write(
    _ book: Book, from path: String, as target: BookTarget, speech: Speech = Speech(),
    to destination: String
  ) async throws(BookError) -> BookReport {
    let folder = try BookFolder(
      in: URL(fileURLWithPath: destination).deletingLastPathComponent().path)
    defer { withExtendedLifetime(folder) {} }
    var report = BookReport()
    var book = book
    var sounds = BookSounds(folder: folder)
    if book.hasSound {
      try await fetch(&book, from: path, &sounds)
    } else {
      sounds.sounds = try await speaker(of: book, folder, speech).speak(&book) ?? []
      report.wasSpoken = true
    }
    report.milliseconds = book.duration ?? 0
    report.parts = book.parts.count
    let hasText = book.parts.contains { $0.paragraphs.contains { !$0.text.isEmpty } }
    report.leftText = target.isSoundAlone && hasText
    let finished = folder.path + "/finished"
    switch target {
    case .epub, .daisy202:
      let files = try await sounds.files(for: target, &book)
      let entries =
        target == .epub
        ? EPUBWriter(book, sounds: files).entries : Daisy202Writer(book, sounds: files).entries
      try await Self.pack(entries, to: finished)
    case .lpf:
      let pieces = try await sounds.partFiles(of: book)
      try await Self.pack(AudiobookWriter(book, pieces: pieces).entries, to: finished)
    case .m4b: try await sounds.writeBook(book, to: finished)
    }
    try Self.rename(finished, to: destination)
    return report
  }

  /// The sounds of a book as MP3 files, for a player: those that are MP3 as they are, others encoded.
  ///
  /// A book without sound is spoken, a sound for each part with words. The clips of the book point into the new sounds.
  /// - Parameters:
  ///   - parent: the folder in which the files lie, as long as the answer is held.
  ///   - work: what it may take.
  public func sounds(
    of book: inout Book, from path: String, in parent: String, speech: Speech = Speech(),
    work: SoundWork = SoundWork()
  ) async throws(BookError) -> SoundsOutcome {
    let folder = try BookFolder(in: parent)
    var sounds = BookSounds(folder: folder)
    if book.hasSound {
      try await fetch(&book, from: path, &sounds)
      let (seconds, bytes) = try await sounds.encodingWork(of: book, work.allowance)
      guard bytes <= work.mostBytes else { throw .noRoom(bytes: bytes) }
      guard work.begins(seconds) else { return .postponed(seconds: seconds) }
    } else {
      let bytes = Int(BookSpeaker.seconds(speaking: book) * BookSpeaker.bytesASecond)
      guard bytes <= work.mostBytes else { throw .noRoom(bytes: bytes) }
      var speaker = try speaker(of: book, folder, speech)
      speaker.isWanted = work.isWanted
      // Samples of all parts would be hundreds of times as much as the book.
      speaker.finish = { [sounds] (samples, number) throws(BookError) in
        .file(path: try await sounds.encoded(samples, "spoken-\(number)"), .mp3)
      }
      guard let spoken = try await speaker.speak(&book) else { return .unwanted }
      sounds.sounds = spoken
    }
    var files: [MadeSounds.File] = []
    for index in sounds.sounds.indices {
      guard await work.isWanted() else { return .unwanted }
      let path = try await sounds.mp3File(index, work.allowance)
      do throws(MediaError) {
        let sound = try await BookSounds.media.probe(path, allowance: work.allowance)
        files.append(.init(path: path, seconds: sound.durationSeconds ?? 0))
      } catch {
        throw BookError(end: error) ?? .soundUnreadable(book.sounds[index].name)
      }
    }
    return .made(MadeSounds(files, folder))
  }

  private func speaker(
    of book: Book, _ folder: BookFolder, _ speech: Speech
  ) throws(BookError) -> BookSpeaker {
    guard let tag = book.languageTag else { throw .languageUnknown }
    let hours = BookSpeaker.seconds(speaking: book) / 3600 / speech.speed
    guard hours < Double(BookSounds.mostHours) else {
      throw .tooLong(hours: BookSounds.mostHours)
    }
    guard let primary = Language.primary(of: tag), let voice = EspeakVoice(languageTag: primary)
    else { throw .noVoice(tag) }
    return BookSpeaker(
      folder: folder, voice: voice, rate: EspeakRate(timesUsual: speech.speed),
      progress: speech.progress)
  }

  /// Takes the sounds out of the file, and leaves out those that are not there.
  private func fetch(
    _ book: inout Book, from path: String, _ sounds: inout BookSounds
  ) async throws(BookError) {
    let hours = (book.duration ?? 0) / 3_600_000
    guard hours < BookSounds.mostHours else { throw .tooLong(hours: BookSounds.mostHours) }
    let missing = book.sounds.first(where: \.isMissing)?.name
    let isMissing = book.sounds.map(\.isMissing)
    book.keepSounds { !isMissing[$0] }
    guard book.hasSound else { throw .soundMissing(missing ?? "") }
    let opened = OpenedBook(path, pool: reader.pool(for: path))
    var room = reader.mostUnpacked(path)
    for (index, sound) in book.sounds.enumerated() {
      let file = sounds.folder.path + "/\(index).sound"
      guard let container = try await opened.extract(sound.name, to: file, room: &room) else {
        throw .soundUnreadable(sound.name)
      }
      sounds.sounds.append(.file(path: file, container))
    }
  }

  private static func pack(_ entries: [ArchiveEntry], to path: String) async throws(BookError) {
    do throws(ArchiveError) {
      try await ArchiveWriter.write(entries, to: path, isDated: false)
    } catch {
      switch error {
      case .full: throw .unwritable(reason: String(cString: strerror(ENOSPC)))
      case .failed(let reason): throw .unwritable(reason: reason)
      }
    }
  }

  private static func rename(_ path: String, to destination: String) throws(BookError) {
    // As any new file of this user, not hidden from others like what was on its way.
    let mask = umask(0)
    umask(mask)
    chmod(path, 0o666 & ~mask)
    guard Foundation.rename(path, destination) == 0 else {
      throw .unwritable(reason: String(cString: strerror(errno)))
    }
  }
}

/// MP3 files on the disk; they go with it.
public final class MadeSounds: Sendable {
  /// One of them.
  public struct File: Sendable {
    /// Where it lies; it may be moved away.
    public let path: String
    /// How long it is, in seconds.
    public let seconds: Double
  }

  /// The files, in the order of the book’s sounds.
  public let files: [File]
  private let folder: BookFolder

  init(_ files: [File], _ folder: BookFolder) {
    (self.files, self.folder) = (files, folder)
  }
}

extension Book {
  /// Leaves all sound aside, so that the text is spoken anew.
  public mutating func dropSound() {
    keepSounds { _ in false }
    narrators = []
  }

  /// Keeps the clips of some sounds, and those sounds.
  mutating func keepSounds(_ isKept: (Int) -> Bool) {
    var used: [Int] = []
    var numbers: [Int: Int] = [:]
    for part in parts.indices {
      for paragraph in parts[part].paragraphs.indices {
        for sentence in parts[part].paragraphs[paragraph].sentences.indices {
          var clips = parts[part].paragraphs[paragraph].sentences[sentence].clips
          clips.removeAll { !isKept($0.sound) }
          for index in clips.indices {
            let sound = clips[index].sound
            if numbers[sound] == nil {
              numbers[sound] = used.count
              used.append(sound)
            }
            clips[index].sound = numbers[sound] ?? 0
          }
          parts[part].paragraphs[paragraph].sentences[sentence].clips = clips
        }
      }
    }
    sounds = used.map { sounds[$0] }
  }
}
