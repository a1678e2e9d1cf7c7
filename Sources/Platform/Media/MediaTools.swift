// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// Looks into files of sound and turns them into the one form that Earshot plays.
public struct MediaTools: Sendable {
  /// What a file may be.
  public struct Limits: Sendable, Hashable {
    /// The largest file, in bytes.
    public var bytes: Int64
    /// The shortest sound, in seconds.
    public var minimumSeconds: Double
    /// The longest sound, in seconds.
    public var maximumSeconds: Double

    /// Sets limits; the usual ones fit a chapter that somebody reads aloud.
    public init(
      bytes: Int64 = 512 << 20, minimumSeconds: Double = 0.5, maximumSeconds: Double = 4 * 3600
    ) {
      self.bytes = bytes
      self.minimumSeconds = minimumSeconds
      self.maximumSeconds = maximumSeconds
    }
  }

  /// The programs that the work is done by.
  static let prober = Program("ffprobe", debianPackage: "ffmpeg")
  static let transcoder = Program("ffmpeg", debianPackage: "ffmpeg")

  let limits: Limits

  /// Makes the tools.
  public init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Checks size and form of a file before any program sees it.
  func container(of path: String) throws(MediaError) -> Container {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable(path: path) }
    defer { try? file.close() }
    let size: UInt64
    let first: Data
    do {
      size = try file.seekToEnd()
      try file.seek(toOffset: 0)
      first = try file.read(upToCount: Container.prefixLength) ?? Data()
    } catch {
      throw .unreadable(path: path)
    }
    guard size <= UInt64(limits.bytes) else {
      throw .tooLarge(bytes: Int64(clamping: size), maximum: limits.bytes)
    }
    guard let container = Container(firstBytes: Array(first)) else { throw .unknownFormat }
    return container
  }

  /// The options that both programs open a file with.
  func input(_ path: String, _ container: Container) -> [String] {
    // Only files, only this reader, only named by an absolute path: nothing in the file can widen that.
    ["-protocol_whitelist", "file", "-f", container.demuxer, "-i", "file:\(path)"]
  }

  /// Runs a program that may use no files but the one that it reads and, perhaps, the one that it writes.
  func run(
    _ program: Program, _ arguments: [String], limits: ChildProcess.Limits, reading source: String,
    writing destination: String? = nil
  ) async throws(MediaError) -> ChildProcess.Result {
    let confinement = Confinement(reads: [source], writes: destination.map { [$0] } ?? [])
    do throws(ChildProcessError) {
      return try await ChildProcess(
        program, arguments, limits: limits, confinement: confinement
      ).run()
    } catch {
      throw .program(error)
    }
  }
}
