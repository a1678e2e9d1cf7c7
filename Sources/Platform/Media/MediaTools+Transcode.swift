// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// A finished file of sound.
public struct PreparedSound: Sendable, Hashable {
  /// The length in seconds.
  public let durationSeconds: Double
  /// The size of the MP3 file in bytes.
  public let byteCount: Int64
  /// The size of the Opus file in bytes; nil where none was wanted.
  public let opusByteCount: Int64?
  /// How loud it was from moment to moment before it was prepared.
  public let levels: SoundLevels
}

extension MediaTools {
  /// The loudness of prepared sound, in LUFS: what is advised for one channel of speech (AES TD1008, mono −19).
  public static let loudness = -19.0
  /// The highest true peak of prepared sound, in dB of full scale.
  public static let highestPeak = -3.0
  /// Sound whose loudest moment is below this, in dB of full scale, is silence.
  static let silenceDecibels = -60.0

  /// Turns a file of sound into MP3 and perhaps Opus: one channel, even loudness, no metadata.
  ///
  /// MP3 has 44.1 kHz and 64 kbit/s and is for every player; Opus, in a WebM file, has half the size.
  /// - Parameters:
  ///   - path: an absolute path to the sound.
  ///   - destination: an absolute path for the new MP3 file; what was there is replaced.
  ///   - opus: the same for the Opus file; nil for none.
  ///   - allowance: how much processor time it may take.
  /// - Throws: all that `probe` throws, and `silent`, `damaged`, `tooMuchWork`.
  public func transcode(
    _ path: String, to destination: String, opus: String? = nil,
    allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> PreparedSound {
    let info = try await probe(path)
    let levels = try await measure(path, info.container, allowance)
    var levelling = levelling(of: levels)
    for _ in 0..<Self.mostEncodings {
      try await refine(&levelling, for: path, info.container, levels, allowance)
      try await encode(path, info.container, levelling, to: destination, opus: opus, allowance)
      // Of the peaks of speech an encoder makes little more; what it makes of a clap is not known before.
      guard levels.peak + levelling.gain > Self.highestPeak + 3 else { break }
      var excess = try await excess(of: destination, allowance)
      if let opus { excess = max(excess, try await self.excess(of: opus, allowance)) }
      if excess <= 0 { break }
      levelling.limit -= excess + 0.2
    }
    let seconds = try await probe(destination).durationSeconds ?? 0
    guard seconds > 0 else { throw .unreadable(path: destination) }
    return PreparedSound(
      durationSeconds: seconds, byteCount: try size(of: destination),
      opusByteCount: try opus.map { (opus) throws(MediaError) in try size(of: opus) },
      levels: levels)
  }

  func size(of path: String) throws(MediaError) -> Int64 {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? NSNumber else { throw .unreadable(path: path) }
    return size.int64Value
  }

  /// Writes the files.
  private func encode(
    _ path: String, _ container: Container, _ levelling: Levelling, to destination: String,
    opus: String?, _ allowance: WorkAllowance
  ) async throws(MediaError) {
    // One decoding for both files.
    let filters =
      "[0:a:0]\(Self.oneChannel),\(levelling.filters)"
      + (opus == nil ? ",aresample=44100[mp3]" : Self.splitting)
    let result = try await transcode(
      ["-y"] + input(path, container) + [
        "-filter_complex_threads", "1", "-filter_complex", filters,
      ]
        + output("mp3", ["-c:a", "libmp3lame", "-b:a", "64k", "-f", "mp3"], to: destination)
        + (opus.map { output("opus", Self.opusForm, to: $0) } ?? []),
      seconds: workSeconds, fileBytes: mostPreparedBytes, allowance: allowance, reading: path,
      writing: [destination] + (opus.map { [$0] } ?? []))
    guard result.exitCode == 0 else { throw .damaged(detail: lastLine(of: result.errorText)) }
  }

  /// How often a sound is encoded at most, for its peaks to be low enough.
  private static let mostEncodings = 3

  /// The codec and container of the small file.
  ///
  /// For one channel of full bandwidth 28 to 40 kbit/s are advised (RFC 6716, 2.1.1). Without constraint the encoder takes
  /// half as much again for some voices. In a WebM file, since WebKit does not find the length of an Ogg file that it
  /// loads.
  static let opusForm = [
    "-c:a", "libopus", "-b:a", "32k", "-vbr", "constrained", "-compression_level", "5",
    "-f", "webm",
  ]

  private static let splitting =
    ",asplit[a][b];[a]aresample=44100[mp3];[b]aresample=48000[opus]"

  /// The options of one file that is written.
  private func output(_ stream: String, _ form: [String], to path: String) -> [String] {
    [
      "-map", "[\(stream)]", "-t", "\(limits.maximumSeconds + 1)", "-map_metadata", "-1",
      "-map_chapters", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact",
    ] + form + ["file:\(path)"]
  }

  /// Decoding is some hundred times faster than listening; a quarter of the longest sound is ample.
  var workSeconds: Double { max(60, limits.maximumSeconds / 4) }

  /// 64 kbit/s are 8,000 bytes a second; a minute more for what surrounds them.
  private var mostPreparedBytes: Int { Int((limits.maximumSeconds + 60) * 8000) }

  func lastLine(of text: String) -> String {
    // The path is ours and says nothing to a reader.
    text.split(separator: "\n").last.map { String($0.suffix(200)) } ?? ""
  }
}
