// SPDX-License-Identifier: Apache-2.0

import Books
import Foundation
import Media

/// The sounds of a book as files on the disk, while a file is made of it.
struct BookSounds {
  /// A sound on the disk.
  enum Sound {
    /// A file of sound as the book has it, in this form.
    case file(path: String, Container)
    /// What was spoken just now.
    case samples(PlainSamples)
  }

  /// Sounds of a book may be long; nothing else of them is bounded otherwise than what people send.
  static let media = MediaTools(
    limits: .init(bytes: 2 << 30, minimumSeconds: 0.01, maximumSeconds: 100 * 3600))
  /// How many samples a second sound has that is encoded anew.
  static let hertz = 44_100
  /// The longest book that is joined into one file, in hours: its samples take 320 MB an hour.
  static let mostHours = 60

  let folder: BookFolder
  var sounds: [Sound] = []

  /// The number of the samples a second that all have.
  var commonHertz: Int {
    let all = sounds.map { sound in
      if case .samples(let samples) = sound { samples.hertz } else { Self.hertz }
    }
    return all.max() ?? Self.hertz
  }

  /// The samples of a sound, decoded where it is a file.
  func samples(of index: Int, hertz: Int) async throws(BookError) -> PlainSamples {
    switch sounds[index] {
    case .samples(let samples): return samples
    case .file(let path, _):
      let destination = folder.path + "/\(index).plain"
      do throws(MediaError) {
        return try await Self.media.samples(of: path, hertz: hertz, to: destination)
      } catch {
        throw BookError(program: error)
          ?? .soundUnreadable(URL(fileURLWithPath: path).lastPathComponent)
      }
    }
  }
}

/// Pieces of sound written one behind the other as plain samples.
struct SampleJoiner {
  let hertz: Int
  private let target: FileHandle
  private(set) var count = 0

  init(_ path: String, hertz: Int) throws(BookError) {
    guard
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let target = FileHandle(forWritingAtPath: path)
    else { throw .unwritable(reason: path) }
    self.target = target
    self.hertz = hertz
  }

  /// How long it is so far, in milliseconds, rounded.
  var milliseconds: Int { (count * 2000 + hertz) / (2 * hertz) }

  /// Adds a piece of a file of samples; what lies beyond its end is left out.
  mutating func add(
    _ samples: PlainSamples, from begin: Int, to end: Int
  ) throws(BookError) {
    guard let source = FileHandle(forReadingAtPath: samples.path) else {
      throw .unwritable(reason: samples.path)
    }
    defer { try? source.close() }
    let first = begin * hertz / 1000
    var left = 2 * (end * hertz / 1000 - first)
    do {
      try source.seek(toOffset: UInt64(2 * first))
      while left > 0, let data = try source.read(upToCount: min(left, 1 << 20)), !data.isEmpty {
        try target.write(contentsOf: data)
        left -= data.count
        count += data.count / 2
      }
    } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
  }

  /// Adds samples as they are.
  mutating func add(_ data: Data) throws(BookError) {
    do { try target.write(contentsOf: data) } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
    count += data.count / 2
  }

  /// Adds silence.
  mutating func addSilence(milliseconds: Int) throws(BookError) {
    try add(Data(count: 2 * (milliseconds * hertz / 1000)))
  }

  func close() { try? target.close() }
}
