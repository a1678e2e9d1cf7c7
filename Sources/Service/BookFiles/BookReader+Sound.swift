// SPDX-License-Identifier: Apache-2.0

import Books
import Foundation
import Media

/// Books that are files of sound: what they tell of themselves makes the title, the order and the parts.
extension BookReader {
  /// Reads what the sounds of a book tell of themselves, and how long they are.
  /// - Parameter fileName: what the file is called that holds them all.
  /// - Returns: false where nobody wants to know any more.
  func tell(
    _ book: inout Book, _ opened: OpenedBook, _ fileName: String, _ work: SoundWork
  ) async throws(BookError) -> Bool {
    let folder = try BookFolder()
    defer { withExtendedLifetime(folder) {} }
    var told: [ToldSound] = []
    var lost: [String] = []
    var chapters = 0
    var room = mostUnpacked(opened.path)
    let pieces = Dictionary(grouping: book.parts) { $0.firstClip?.sound }
    for (index, sound) in book.sounds.enumerated() {
      guard await work.isWanted() else { return false }
      let file = folder.path + "/\(index)"
      defer { unlink(file) }
      if try await opened.extract(sound.name, to: file, room: &room) != nil,
        let one = try await Self.tell(file, sound.name, pieces[index] ?? [], work.allowance)
      {
        chapters += one.chapters.count
        guard chapters <= Self.mostChapters else {
          throw .fault(.tooMany(.entries, maximum: Self.mostChapters))
        }
        told.append(one)
      } else {
        lost.append(sound.name)
      }
    }
    guard !told.isEmpty else { throw .soundUnreadable(lost.first ?? fileName) }
    book.arrange(told)
    if !lost.isEmpty { book.warnings.append(.soundsLost(lost)) }
    return true
  }

  /// As many as entries of a table of contents.
  private static let mostChapters = 50_000

  /// - Returns: nil for a file that is no sound, whatever its name says.
  private static func tell(
    _ file: String, _ name: String, _ pieces: [BookPart], _ allowance: WorkAllowance
  ) async throws(BookError) -> ToldSound? {
    do throws(MediaError) {
      let media = BookSounds.media
      guard let seconds = try await media.length(of: file, allowance: allowance) else { return nil }
      return ToldSound(
        name: name, tags: try await media.tags(of: file, allowance: allowance), pieces: pieces,
        milliseconds: Int((seconds * 1000).rounded()))
    } catch {
      if let end = BookError(end: error) { throw end }
      return nil
    }
  }
}

/// A sound of a book, and what is known of it.
struct ToldSound {
  var name: String
  var tags: SoundTags
  /// What was known of it before: a part for each piece that a sheet beside it tells of, else one.
  var pieces: [BookPart]
  var milliseconds: Int

  /// What it is called: as it tells, else like its file.
  var title: String {
    if !tags.title.isEmpty { return tags.title }
    if pieces.count == 1, let title = pieces.first?.title, !title.isEmpty { return title }
    return URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
  }

  /// The places in it that are told apart, in the order of time; a sheet beside it comes before its tags.
  var chapters: [SoundTags.Chapter] {
    var marks: [SoundTags.Chapter] = []
    if pieces.count > 1 {
      for piece in pieces {
        marks.append(.init(title: piece.title, begin: piece.firstClip?.begin ?? 0))
      }
    } else {
      marks = tags.chapters.sorted { $0.begin < $1.begin }
    }
    var kept: [SoundTags.Chapter] = []
    for mark in marks where mark.begin < milliseconds && mark.begin != kept.last?.begin {
      kept.append(mark)
    }
    return kept.count > 1 ? kept : []
  }
}

extension Book {
  /// One file of sound, of which nothing else is known yet.
  init(sound name: String) {
    self.init(format: .sound)
    sounds = [BookSound(name: name)]
    let clip = BookClip(sound: 0, begin: 0, end: nil)
    parts = [BookPart(title: "", level: 1, heard: clip)]
  }

  /// Makes title, people and parts of what the sounds tell.
  fileprivate mutating func arrange(_ told: [ToldSound]) {
    let ordered = Self.ordered(told)
    let isOne = ordered.count == 1
    let tags = ordered.map(\.tags)
    sounds = ordered.map { BookSound(name: $0.name) }
    parts = ordered.enumerated().flatMap { index, sound in
      Self.parts(of: sound, index, isOne: isOne)
    }
    if title.isEmpty {
      title = isOne ? tags[0].title : ""
      if title.isEmpty { title = Self.common(tags.map(\.album)) ?? "" }
    }
    if authors.isEmpty {
      if let whole = Self.common(tags.map(\.albumArtist)) {
        authors = [whole]
      } else {
        authors = Self.each(tags.map(\.artist))
      }
    }
    let areBooks = tags.contains { $0.genre.lowercased().contains("audiobook") }
    if areBooks { narrators = Self.each(tags.map(\.composer)) }
    languageTag = Self.common(tags.map(\.language)).flatMap { Self.languageTag($0) }
    date = Self.common(tags.map(\.date))
    for encoding in Self.each(tags.compactMap(\.guessedEncoding)) {
      warnings.append(.encodingGuessed(encoding))
    }
  }

  /// By disc and track where all tell them and no two the same, else as the files are named.
  private static func ordered(_ told: [ToldSound]) -> [ToldSound] {
    let numbers = told.compactMap { sound in
      sound.tags.track.map { [sound.tags.disc ?? 1, $0] }
    }
    guard numbers.count == told.count, Set(numbers).count == told.count else {
      return told.sorted { NaturalOrder.isBefore($0.name, $1.name) }
    }
    return zip(numbers, told).sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  private static func parts(of sound: ToldSound, _ index: Int, isOne: Bool) -> [BookPart] {
    let chapters = sound.chapters
    guard let first = chapters.first else {
      return [part(sound.title, 1, index, 0..<sound.milliseconds)]
    }
    var parts: [BookPart] = []
    if first.begin > 0 { parts.append(part(sound.title, 1, index, 0..<first.begin)) }
    for (number, chapter) in chapters.enumerated() {
      let end = chapters.dropFirst(number + 1).first?.begin ?? sound.milliseconds
      // In a folder the chapters lie below the title of their file, which begins with the first of them: a place that
      // is silent would only be in the way. Alone, a file is the book itself.
      var title = chapter.title
      if parts.isEmpty, !isOne {
        title = title.isEmpty ? sound.title : "\(sound.title): \(title)"
      }
      let level = parts.isEmpty || isOne ? 1 : 2
      parts.append(part(title, level, index, chapter.begin..<end))
    }
    return parts
  }

  private static func part(
    _ title: String, _ level: Int, _ sound: Int, _ time: Range<Int>
  ) -> BookPart {
    let clip = BookClip(sound: sound, begin: time.lowerBound, end: time.upperBound)
    return BookPart(title: title, level: level, heard: clip)
  }

  /// What all tell alike; nil where they do not, or tell nothing.
  private static func common(_ texts: [String]) -> String? {
    guard let first = texts.first, !first.isEmpty, texts.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first
  }

  /// How many people are named of a record with many.
  private static let mostNames = 10

  /// Each text once, in the order in which they come.
  private static func each(_ texts: [String]) -> [String] {
    var found: [String] = []
    for text in texts where !text.isEmpty && !found.contains(text) && found.count < mostNames {
      found.append(text)
    }
    return found
  }

  /// The tag of a language that a file names by two or three letters; nil for none, or `und`.
  private static func languageTag(_ text: String) -> String? {
    guard text.utf8.count <= 3, text.lowercased() != "und" else { return nil }
    return Locale.LanguageCode(text.lowercased()).identifier(.alpha2)
  }
}
