// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a chapter begins that the reader marked.
public struct TakeMark: Sendable, Hashable, Codable {
  /// In which take, from 0.
  public let take: Int
  /// How far in it, in seconds.
  public let seconds: Double

  /// A mark.
  public init(take: Int, seconds: Double) {
    self.take = take
    self.seconds = seconds
  }
}

/// Why takes could not be put into one file, or taken out of it.
public enum TakesFileError: Error, Sendable, Hashable {
  /// The file does not hold what its beginning says.
  case damaged
  /// The disk is full.
  case full
  /// A file could not be used, in the words of the system.
  case file(operation: String, reason: String)
}

/// Several takes in one file, as they were sent: a line that says so, a line of JSON with their lengths and the marks,
/// and the takes one behind the other.
///
/// So a reading of many takes is one file of the store, kept and deleted as every other recording is. Only what
/// prepares recordings reads it; no other program is ever given one.
public struct TakesFile: Sendable {
  /// The first bytes of such a file: no form of sound begins so.
  static let signature = "Earshot takes 1\n"
  /// The longest line of JSON, in bytes: some thousand marks.
  static let longestHead = 1 << 18

  private struct Head: Codable {
    var takes: [Int64]
    var chapters: [TakeMark]
  }

  /// Where a chapter begins.
  let chapters: [TakeMark]
  /// The beginning and the length of each take, in bytes.
  let takes: [(start: Int64, length: Int64)]
  private let path: String

  /// Puts takes into one file.
  /// - Parameter paths: the takes, in order.
  public static func write(
    _ paths: [String], chapters: [TakeMark], to destination: String
  ) throws(TakesFileError) {
    let lengths = try paths.map { (path) throws(TakesFileError) in try length(of: path) }
    let target = open(destination, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw failure("create") }
    defer { close(target) }
    let head: Data
    do { head = try JSONEncoder().encode(Head(takes: lengths, chapters: chapters)) } catch {
      throw .damaged
    }
    var first = Array(Self.signature.utf8) + Array(head)
    first.append(0x0A)
    guard Foundation.write(target, first, first.count) == first.count else {
      throw failure("write")
    }
    for (path, length) in zip(paths, lengths) {
      try copy(path, from: 0, length: length, to: target)
    }
  }

  /// Looks into a file; nil where it is one take, as most recordings are.
  /// - Throws: `damaged`, `file`.
  init?(at path: String) throws(TakesFileError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.failure("open") }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Self.signature.utf8.count + Self.longestHead)
    let count = max(0, pread(file, &bytes, bytes.count, 0))
    guard bytes.prefix(count).starts(with: Self.signature.utf8) else { return nil }
    let rest = bytes[Self.signature.utf8.count..<count]
    guard let end = rest.firstIndex(of: 0x0A),
      let head = try? JSONDecoder().decode(Head.self, from: Data(rest[..<end]))
    else { throw .damaged }
    var start = Int64(end + 1)
    var takes: [(Int64, Int64)] = []
    let size = try Self.length(of: path)
    for length in head.takes {
      guard length >= 0, length <= size - start else { throw .damaged }
      takes.append((start, length))
      start += length
    }
    guard !takes.isEmpty, start == size else { throw .damaged }
    self.path = path
    self.takes = takes
    chapters = head.chapters.filter {
      takes.indices.contains($0.take) && $0.seconds >= 0 && $0.seconds.isFinite
    }
  }

  /// Writes the takes out again, each to a file of its own.
  /// - Returns: the files, which are the caller's to delete.
  func unpack(into folder: String) throws(TakesFileError) -> [String] {
    var files: [String] = []
    do throws(TakesFileError) {
      for take in takes {
        let file = folder + "/take-" + UUID().uuidString
        let target = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw Self.failure("create") }
        defer { close(target) }
        files.append(file)
        try Self.copy(path, from: take.start, length: take.length, to: target)
      }
      return files
    } catch {
      for file in files { unlink(file) }
      throw error
    }
  }

  private static func length(of path: String) throws(TakesFileError) -> Int64 {
    var information = stat()
    guard stat(path, &information) == 0 else { throw failure("open") }
    return Int64(information.st_size)
  }

  /// Copies a mebibyte at a time.
  private static func copy(
    _ path: String, from start: Int64, length: Int64, to target: Int32
  ) throws(TakesFileError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw failure("open") }
    defer { close(source) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var done: Int64 = 0
    while done < length {
      let wanted = min(bytes.count, Int(length - done))
      let count = pread(source, &bytes, wanted, off_t(start + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("read") }
      var written = 0
      while written < count {
        let more = bytes[written..<count].withUnsafeBytes {
          Foundation.write(target, $0.baseAddress, $0.count)
        }
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { throw failure("write") }
        written += more
      }
      done += Int64(count)
    }
  }

  private static func failure(_ operation: String) -> TakesFileError {
    if [ENOSPC, EDQUOT, EFBIG].contains(errno) { return .full }
    return .file(operation: operation, reason: String(cString: strerror(errno)))
  }
}
