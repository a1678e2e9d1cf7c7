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

  /// The program that the work is done by.
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

  /// How many channels sound may have: 22.2, the most of any format that people have, has 24.
  static let channels = 1...32
  /// How many samples a second sound may have: from old telephones to the best studios.
  static let hertz = 4_000...384_000

  /// The options that a file is opened with.
  func input(_ path: String, _ container: Container) -> [String] {
    // Only files, only this reader, only its decoders, only named by an absolute path: nothing in the file can widen
    // that.
    [
      "-protocol_whitelist", "file", "-format_whitelist", container.demuxer,
      "-codec_whitelist", container.decoders.joined(separator: ","),
    ] + Self.bounds + ["-f", container.demuxer, "-i", "file:\(path)"]
  }

  /// Bounds on the work before the sound is known.
  ///
  /// A film has some streams, not hundreds; the longest block of FLAC has 65,536 samples; ffmpeg looks at 5 MB and
  /// 2,500 packets if it is not told otherwise.
  private static let bounds = [
    "-threads", "1", "-max_streams", "64", "-max_samples", "262144", "-probesize", "2000000",
    "-analyzeduration", "10000000", "-max_probe_packets", "1000",
  ]

  /// Options of ffmpeg itself: the largest single piece of memory, in bytes, which is ample for the index of hours of
  /// sound; and one thread for filters too.
  static let modesty =
    ["-hide_banner", "-nostdin", "-nostats"] + [
      "-max_alloc", "134217728", "-filter_threads", "1",
    ]

  /// Runs ffmpeg over a file without decoding it: for at most 20 seconds of a processor, and what is left.
  func look(
    _ arguments: [String], _ limits: Subprocess.Limits, _ allowance: WorkAllowance,
    reading source: String, writing destinations: [String] = []
  ) async throws(MediaError) -> Subprocess.Result {
    let left = allowance.secondsLeft()
    guard left >= 1 else { throw .tooMuchWork }
    let seconds = Int(min(20, left).rounded(.up))
    return try await run(
      Self.transcoder, Self.modesty + ["-timelimit", "\(seconds)"] + arguments, limits: limits,
      reading: [source], writing: destinations, spend: allowance.spend)
  }

  /// Runs ffmpeg within an allowance of processor time.
  func transcode(
    _ arguments: [String], seconds: Double, fileBytes: Int, outputBytes: Int = 1 << 20,
    allowance: WorkAllowance, reading source: String, writing destinations: [String] = []
  ) async throws(MediaError) -> Subprocess.Result {
    let left = allowance.secondsLeft()
    guard left >= 1 else { throw .tooMuchWork }
    // ffmpeg holds itself to this limit, and the kernel counts what it took: time that was lost is no work of the file.
    let options = Self.modesty + ["-timelimit", "\(Int(left.rounded(.up)))"]
    let result: Subprocess.Result
    do throws(MediaError) {
      result = try await run(
        Self.transcoder, options + arguments,
        limits: Subprocess.Limits(
          seconds: seconds, fileBytes: fileBytes, outputBytes: outputBytes,
          processorSeconds: Int(left) + 5),
        reading: [source], writing: destinations, spend: allowance.spend)
    } catch {
      if case .program(.killed) = error, allowance.secondsLeft() < 1 { throw .tooMuchWork }
      throw error
    }
    if result.exitCode != 0, allowance.secondsLeft() < 1 { throw .tooMuchWork }
    return result
  }

  /// Runs a program that may use no files but those that it reads and those that it writes.
  func run(
    _ program: Program, _ arguments: [String], limits: Subprocess.Limits, reading sources: [String],
    writing destinations: [String] = [], spend: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws(MediaError) -> Subprocess.Result {
    let confinement = Confinement(reads: sources, writes: destinations)
    do throws(ChildProcessError) {
      return try await Subprocess(
        program, arguments, limits: limits, confinement: confinement, spend: spend
      ).run()
    } catch {
      if case .tooMuchOutput = error {
        throw .damaged(detail: "It describes itself at too great a length.")
      }
      throw .program(error)
    }
  }
}
