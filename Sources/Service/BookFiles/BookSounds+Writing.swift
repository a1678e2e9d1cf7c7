// SPDX-License-Identifier: Apache-2.0

import Books
import Foundation
import Media

/// A file of sound within the new book.
struct BookSoundFile {
  /// Its name in the archive.
  var name: String
  /// Where it lies now.
  var path: String
  var mediaType: String
}

/// The sound of one part, as a file of its own.
struct PartSound {
  var file: BookSoundFile
  var milliseconds: Int
}

extension BookSounds {
  /// The sounds in forms that a kind of book may have: as they are where that is possible, else as MP3.
  func files(
    for target: BookTarget, _ book: inout Book
  ) async throws(BookError) -> [BookSoundFile] {
    var files: [BookSoundFile] = []
    for (index, sound) in sounds.enumerated() {
      // DAISY 2.02 players look for files beside each other.
      let stem = (target == .epub ? "audio/" : "") + "sound" + Self.number(index + 1)
      switch (sound, target) {
      case (.file(let path, .mp3), _):
        files.append(BookSoundFile(name: stem + ".mp3", path: path, mediaType: "audio/mpeg"))
      case (.file(let path, .mp4), .epub):
        files.append(BookSoundFile(name: stem + ".m4a", path: path, mediaType: "audio/mp4"))
      case (.file(let path, .wav), .daisy202):
        files.append(BookSoundFile(name: stem + ".wav", path: path, mediaType: "audio/x-wav"))
      case (.file, _), (.samples, _):
        let samples = try await samples(of: index, hertz: commonHertz)
        files.append(
          BookSoundFile(
            name: stem + ".mp3", path: try await encoded(samples, "sound-\(index)"),
            mediaType: "audio/mpeg"))
      }
    }
    return files
  }

  static func number(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The processor time that making MP3 files of the sounds will take, in seconds, and how many bytes they will have;
  /// those that are MP3 stay as they are.
  ///
  /// - Throws: `tooLong` where they are longer than the book may be, whatever it says of itself.
  func encodingWork(
    of book: Book, _ allowance: WorkAllowance
  ) async throws(BookError) -> (seconds: Double, bytes: Int) {
    var work = 0.0
    var bytes = 0
    var length = 0.0
    for (index, sound) in sounds.enumerated() {
      guard case .file(let path, let container) = sound else { continue }
      do throws(MediaError) {
        let info = try await Self.media.probe(path, allowance: allowance)
        length += info.durationSeconds ?? 0
        if container == .mp3 {
          bytes += BookReader.byteCount(of: path) ?? 0
        } else {
          work += info.expectedWork
          bytes += info.expectedPlayerBytes
        }
      } catch {
        throw BookError(end: error) ?? .soundUnreadable(book.sounds[index].name)
      }
    }
    guard length < Double(Self.mostHours * 3600) else { throw .tooLong(hours: Self.mostHours) }
    return (work, bytes)
  }

  /// A sound as an MP3 file: as it is where it is that, else encoded.
  func mp3File(_ index: Int, _ allowance: WorkAllowance) async throws(BookError) -> String {
    switch sounds[index] {
    case .file(let path, .mp3): return path
    case .samples(let samples): return try await encoded(samples, "sound-\(index)")
    case .file(let path, _):
      let destination = folder.path + "/\(index).mp3"
      do throws(MediaError) {
        try await Self.media.encodeForPlayer(path, to: destination, allowance: allowance)
      } catch {
        throw BookError(end: error)
          ?? .soundUnreadable(URL(fileURLWithPath: path).lastPathComponent)
      }
      unlink(path)
      return destination
    }
  }

  /// Samples as an MP3 file, in their place.
  func encoded(_ samples: PlainSamples, _ name: String) async throws(BookError) -> String {
    let path = folder.path + "/\(name).mp3"
    do throws(MediaError) { try await Self.media.encodeSpeech(samples, to: path) } catch {
      throw BookError(program: error) ?? .unwritable(reason: error.description)
    }
    unlink(samples.path)
    return path
  }

  /// The sound of each part as a file of its own; nil for a part without.
  func partFiles(of book: Book) async throws(BookError) -> [PartSound?] {
    let samples = try await allSamples()
    var files: [PartSound?] = []
    for (index, part) in book.parts.enumerated() {
      let path = folder.path + "/part-\(index).plain"
      var joiner = try SampleJoiner(path, hertz: commonHertz)
      defer { joiner.close() }
      try Self.add(part, samples, to: &joiner)
      guard joiner.count > 0 else {
        files.append(nil)
        continue
      }
      let plain = PlainSamples(path: path, hertz: commonHertz)
      let file = BookSoundFile(
        name: "audio/part\(Self.number(index + 1)).mp3",
        path: try await encoded(plain, "part-\(index)"), mediaType: "audio/mpeg")
      files.append(PartSound(file: file, milliseconds: joiner.milliseconds))
    }
    return files
  }

  /// Writes the whole as one file with a chapter for each part.
  func writeBook(_ book: Book, to destination: String) async throws(BookError) {
    let path = folder.path + "/whole.plain"
    var joiner = try SampleJoiner(path, hertz: commonHertz)
    defer { joiner.close() }
    let samples = try await allSamples()
    var chapters: [SoundChapter] = []
    for part in book.parts {
      let start = joiner.milliseconds
      try Self.add(part, samples, to: &joiner)
      // Of a part without sound players would show a chapter that cannot be heard.
      if joiner.milliseconds > start {
        chapters.append(
          SoundChapter(title: part.title, milliseconds: start..<joiner.milliseconds))
      }
    }
    for samples in samples { unlink(samples.path) }
    do throws(MediaError) {
      try await Self.media.encodeBook(
        PlainSamples(path: path, hertz: commonHertz), chapters: chapters, tags: Self.tags(book),
        notes: folder.path + "/notes", to: destination)
    } catch {
      throw BookError(program: error) ?? .unwritable(reason: error.description)
    }
  }

  private func allSamples() async throws(BookError) -> [PlainSamples] {
    var all: [PlainSamples] = []
    for index in sounds.indices { all.append(try await samples(of: index, hertz: commonHertz)) }
    return all
  }

  private static func add(
    _ part: BookPart, _ samples: [PlainSamples], to joiner: inout SampleJoiner
  ) throws(BookError) {
    for clip in part.mergedClips {
      try joiner.add(samples[clip.sound], from: clip.begin, to: clip.end ?? clip.begin)
    }
  }

  private static func tags(_ book: Book) -> [(name: String, text: String)] {
    var tags = [("title", book.title), ("album", book.title), ("genre", "Audiobook")]
    if !book.authors.isEmpty { tags.append(("artist", book.authors.joined(separator: "; "))) }
    if !book.narrators.isEmpty {
      tags.append(("composer", book.narrators.joined(separator: "; ")))
    }
    if let date = book.date { tags.append(("date", date)) }
    if book.isMachineSpoken { tags.append(("comment", MachineStatement.text(for: book))) }
    return tags
  }
}

extension BookPart {
  /// The clips in order, with those that follow each other in one sound as one.
  var mergedClips: [BookClip] {
    var merged: [BookClip] = []
    eachClip { clip in
      if let last = merged.last, last.sound == clip.sound, last.end == clip.begin {
        merged[merged.count - 1].end = clip.end
      } else {
        merged.append(clip)
      }
    }
    return merged
  }
}
