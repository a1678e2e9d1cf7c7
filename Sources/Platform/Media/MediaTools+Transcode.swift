// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// A finished file of sound.
public struct PreparedSound: Sendable, Hashable {
  /// The length in seconds.
  public let durationSeconds: Double
  /// The size in bytes.
  public let byteCount: Int64
  /// How loud it was from moment to moment before it was prepared.
  public let levels: SoundLevels
}

extension MediaTools {
  /// The loudness of prepared sound, in LUFS: what is advised for one channel of speech (AES TD1008, mono −19).
  public static let loudness = -19.0
  /// Sound whose loudest moment is below this, in dB of full scale, is silence.
  static let silenceDecibels = -60.0

  /// Turns a file of sound into MP3: one channel, 44.1 kHz, 64 kbit/s, even loudness, no metadata.
  /// - Parameters:
  ///   - path: an absolute path to the sound.
  ///   - destination: an absolute path for the new file; what was there is replaced.
  ///   - allowance: how much processor time it may take.
  /// - Throws: all that `probe` throws, and `silent`, `damaged`, `tooMuchWork`.
  public func transcode(
    _ path: String, to destination: String, allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> PreparedSound {
    let info = try await probe(path)
    let measured = try await measure(path, info.container, allowance)
    try await encode(path, info.container, measured, to: destination, allowance)
    let seconds = try await probe(destination).durationSeconds ?? 0
    let attributes = try? FileManager.default.attributesOfItem(atPath: destination)
    guard seconds > 0, let size = attributes?[.size] as? NSNumber else {
      throw .unreadable(path: destination)
    }
    return PreparedSound(
      durationSeconds: seconds, byteCount: size.int64Value, levels: measured.levels)
  }

  /// First pass: how loud the sound is, and whether it is sound at all.
  private func measure(
    _ path: String, _ container: Container, _ allowance: WorkAllowance
  ) async throws(MediaError) -> MeasuredLoudness {
    let result = try await transcode(
      input(path, container) + [
        "-filter_complex_threads", "1", "-filter_complex", Self.measuring,
        "-map", "[levels]", "-t", "\(limits.maximumSeconds + 1)", "-vn", "-sn", "-dn", "-f", "null",
        "-",
      ], seconds: workSeconds, fileBytes: 0,
      outputBytes: Int(limits.maximumSeconds + 2) * SoundLevels.bytesASecond + 1 << 20,
      allowance: allowance, reading: path)
    guard result.exitCode == 0, var measured = MeasuredLoudness(report: result.errorText) else {
      throw .damaged(detail: lastLine(of: result.errorText))
    }
    measured.levels = SoundLevels(report: result.output, loudness: measured.integrated)
    guard measured.truePeak > Self.silenceDecibels else { throw .silent }
    return measured
  }

  /// Second pass: with the measured loudness one steady gain is enough, so that quiet passages stay quiet.
  private func encode(
    _ path: String, _ container: Container, _ measured: MeasuredLoudness, to destination: String,
    _ allowance: WorkAllowance
  ) async throws(MediaError) {
    let filter =
      "aresample=44100,aformat=channel_layouts=mono,loudnorm=\(Self.target):linear=true"
      + measured.options + ",aresample=44100"
    let result = try await transcode(
      ["-y"] + input(path, container) + [
        "-map", "0:a:0", "-t", "\(limits.maximumSeconds + 1)", "-vn", "-sn", "-dn", "-af", filter,
        "-map_metadata", "-1", "-map_chapters", "-1", "-ac", "1", "-ar", "44100",
        "-c:a", "libmp3lame", "-b:a", "64k", "-fflags", "+bitexact", "-f", "mp3",
        "file:\(destination)",
      ], seconds: workSeconds, fileBytes: mostPreparedBytes, allowance: allowance, reading: path,
      writing: destination)
    guard result.exitCode == 0 else { throw .damaged(detail: lastLine(of: result.errorText)) }
  }

  /// Measures loudness for the second pass and, beside it, the levels from moment to moment: one decoding for both.
  private static var measuring: String {
    """
    [0:a:0]aresample=44100,aformat=channel_layouts=mono,asplit[a][b];\
    [a]loudnorm=\(target):print_format=json,anullsink;[b]\(SoundLevels.filters)[levels]
    """
  }

  private static var target: String { "I=\(loudness):TP=-1.5:LRA=11" }

  /// Decoding is some hundred times faster than listening; a quarter of the longest sound is ample.
  private var workSeconds: Double { max(60, limits.maximumSeconds / 4) }

  /// 64 kbit/s are 8,000 bytes a second; a minute more for what surrounds them.
  private var mostPreparedBytes: Int { Int((limits.maximumSeconds + 60) * 8000) }

  private func lastLine(of text: String) -> String {
    // The path is ours and says nothing to a reader.
    text.split(separator: "\n").last.map { String($0.suffix(200)) } ?? ""
  }
}

/// What the first pass found.
struct MeasuredLoudness {
  let integrated: Double
  let truePeak: Double
  let range: Double
  let threshold: Double
  let offset: Double
  var levels: SoundLevels

  /// Reads the report that loudnorm writes at the end.
  init?(report: String) {
    guard let start = report.range(of: "{", options: .backwards),
      let end = report.range(of: "}", options: .backwards), start.lowerBound < end.lowerBound,
      let values = try? JSONDecoder().decode(
        [String: String].self, from: Data(report[start.lowerBound..<end.upperBound].utf8))
    else { return nil }
    func value(_ name: String) -> Double? {
      // Silence is reported as minus infinity.
      values[name].flatMap { $0 == "-inf" ? -99 : Double($0) }.map { max(-99, min(99, $0)) }
    }
    guard let integrated = value("input_i"), let truePeak = value("input_tp"),
      let range = value("input_lra"), let threshold = value("input_thresh"),
      let offset = value("target_offset")
    else { return nil }
    self.integrated = integrated
    self.truePeak = truePeak
    self.range = max(0, range)
    self.threshold = threshold
    self.offset = offset
    levels = SoundLevels(windows: [], loudness: integrated)
  }

  var options: String {
    ":measured_I=\(integrated):measured_TP=\(truePeak):measured_LRA=\(range)"
      + ":measured_thresh=\(threshold):offset=\(offset)"
  }
}
