// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

extension MediaTools {
  /// How many samples a second joined sound has.
  private static let joinedHertz = 44_100

  /// Joins files of sound into one, in order and with nothing between them.
  ///
  /// Each is opened by itself, within the same bounds as every file, and decoded to plain samples, which are put one
  /// behind the other: so no list of files is ever read by another program, and the lengths are exact.
  /// - Parameters:
  ///   - paths: absolute paths.
  ///   - destination: an absolute path for the new WAV file: one channel, 44.1 kHz, 16 bits.
  ///   - allowance: how much processor time it may take in all.
  /// - Returns: where each begins in the whole, in seconds.
  /// - Throws: all that `probe` throws, `damaged`, `tooMuchWork`; `tooLong` where the whole is longer than a file may be.
  public func join(
    _ paths: [String], to destination: String, allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> [Double] {
    var containers: [Container] = []
    for path in paths { containers.append(try await probe(path).container) }
    let plain = destination + ".plain"
    defer { unlink(plain) }
    guard let target = Self.create(destination) else { throw .unreadable(path: destination) }
    defer { try? target.close() }
    let most = Int(limits.bytes) - Self.headBytes
    var starts: [Double] = []
    var bytes = 0
    try Self.writing(to: destination) { try target.write(contentsOf: Self.head(dataBytes: 0)) }
    for (path, container) in zip(paths, containers) {
      starts.append(Double(bytes) / Double(2 * Self.joinedHertz))
      try await decode(path, container, to: plain, mostBytes: most, allowance)
      guard let source = FileHandle(forReadingAtPath: plain) else {
        throw .unreadable(path: plain)
      }
      defer { try? source.close() }
      try Self.writing(to: destination) {
        while let piece = try source.read(upToCount: 1 << 20), !piece.isEmpty {
          bytes += piece.count
          try target.write(contentsOf: piece)
        }
      }
      guard bytes <= most else {
        throw .tooLong(
          seconds: Double(bytes) / Double(2 * Self.joinedHertz),
          maximum: Double(most) / Double(2 * Self.joinedHertz))
      }
    }
    try Self.writing(to: destination) {
      try target.seek(toOffset: 0)
      try target.write(contentsOf: Self.head(dataBytes: bytes))
    }
    return starts
  }

  /// Writes the plain samples of a file: 16 bits, one channel.
  private func decode(
    _ path: String, _ container: Container, to plain: String, mostBytes: Int,
    _ allowance: WorkAllowance
  ) async throws(MediaError) {
    let result = try await transcode(
      ["-y"] + input(path, container) + [
        "-map", "0:a:0", "-t", "\(limits.maximumSeconds + 1)", "-vn", "-sn", "-dn", "-ac", "1",
        "-ar", "\(Self.joinedHertz)", "-c:a", "pcm_s16le", "-f", "s16le", "file:\(plain)",
      ], seconds: max(60, limits.maximumSeconds / 4), fileBytes: mostBytes, allowance: allowance,
      reading: path, writing: [plain])
    guard result.exitCode == 0 else {
      throw .damaged(detail: String(result.errorText.suffix(200)))
    }
  }

  private static func create(_ path: String) -> FileHandle? {
    let made = FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    return made ? FileHandle(forWritingAtPath: path) : nil
  }

  private static func writing(
    to path: String, _ work: () throws -> Void
  ) throws(MediaError) {
    do { try work() } catch { throw .unreadable(path: path) }
  }

  private static let headBytes = 44

  /// The head of a WAV file of plain samples.
  private static func head(dataBytes: Int) -> Data {
    var head = Data()
    func add(_ text: String) { head.append(contentsOf: text.utf8) }
    func add(_ number: Int, bytes: Int) {
      for shift in 0..<bytes { head.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
    add("RIFF")
    add(dataBytes + headBytes - 8, bytes: 4)
    add("WAVEfmt ")
    add(16, bytes: 4)
    add(1, bytes: 2)
    add(1, bytes: 2)
    add(joinedHertz, bytes: 4)
    add(joinedHertz * 2, bytes: 4)
    add(2, bytes: 2)
    add(16, bytes: 2)
    add("data")
    add(dataBytes, bytes: 4)
    return head
  }
}
