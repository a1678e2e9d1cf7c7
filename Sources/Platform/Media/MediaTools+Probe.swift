// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// What is known of a file of sound.
public struct SoundInfo: Sendable, Hashable {
  /// The form of the file.
  public let container: Container
  /// The name of the codec, such as `opus`.
  public let codec: String
  /// Whether it has one channel.
  public let isMono: Bool
  /// The length in seconds; nil when the file does not say, as for a browser's live recording.
  public let durationSeconds: Double?
  /// The size of the file in bytes.
  let byteCount: Int64

  /// The processor time that `MediaTools.transcode` will take for it, in seconds, as far as can be told.
  ///
  /// An hour takes some 100 seconds. A file that does not say its length is taken for speech at a low rate, so that
  /// the guess is rather too much.
  public var expectedWork: Double {
    0.03 * (durationSeconds ?? Double(byteCount) / 4000)
  }
}

extension MediaTools {
  /// Looks into a file.
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - seconds: how long it may take in real time; then it throws `program`.
  ///   - allowance: how much processor time it may take, besides 20 seconds of its own bound.
  /// - Throws: `unreadable`, `tooLarge`, `unknownFormat`, `noSound`, `strange`, `tooShort`, `tooLong`, `damaged`,
  ///   `tooMuchWork`, `program`.
  public func probe(
    _ path: String, seconds: Double = 60, allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> SoundInfo {
    let container = try container(of: path)
    // Not ffprobe, which opens a decoder for every stream. Nothing is decoded to write this list of the sound's parts.
    let result = try await look(
      input(path, container) + [
        "-map", "0:a:0", "-c", "copy", "-t", "0", "-f", "framecrc", "-",
      ], Subprocess.Limits(seconds: seconds, fileBytes: 0), allowance, reading: path)
    guard result.exitCode == 0 else {
      throw result.errorText.contains("matches no streams") ? .noSound : .unknownFormat
    }
    let found = StreamReport(result)
    guard let codec = found.codec else { throw .noSound }
    guard Self.hertz.contains(found.hertz), Self.channels.contains(found.channels) else {
      throw .strange(hertz: found.hertz, channels: found.channels)
    }
    if let seconds = found.seconds { try check(seconds) }
    return SoundInfo(
      container: container, codec: codec, isMono: found.isMono,
      durationSeconds: found.seconds, byteCount: size(path))
  }

  /// How long a sound is, in seconds, also where its file does not say; nil where not even its parts tell.
  ///
  /// What does not say it is copied part by part into a form that does, beside the file; nothing is decoded.
  /// - Throws: as `probe`.
  public func length(
    of path: String, allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> Double? {
    let info = try await probe(path, allowance: allowance)
    if let seconds = info.durationSeconds { return seconds }
    let copy = path + ".mka"
    defer { unlink(copy) }
    let result = try await look(
      ["-v", "error", "-y"] + input(path, info.container) + [
        "-map", "0:a:0", "-c", "copy", "-map_metadata", "-1", "-map_chapters", "-1", "-f",
        "matroska", "file:\(copy)",
      ], Subprocess.Limits(seconds: 60, fileBytes: Int(limits.bytes)), allowance,
      reading: path, writing: [copy])
    guard result.exitCode == 0 else { throw .damaged(detail: lastLine(of: result.errorText)) }
    return try await probe(copy, allowance: allowance).durationSeconds
  }

  private func size(_ path: String) -> Int64 {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.int64Value ?? 0
  }

  /// Holds a length against the limits.
  func check(_ seconds: Double) throws(MediaError) {
    guard seconds <= limits.maximumSeconds else {
      throw .tooLong(seconds: seconds, maximum: limits.maximumSeconds)
    }
    guard seconds >= limits.minimumSeconds else {
      throw .tooShort(seconds: seconds, minimum: limits.minimumSeconds)
    }
  }
}

/// What ffmpeg says of the one stream that it would take.
struct StreamReport {
  var codec: String?
  var hertz = 0
  var channels = 1
  var isMono = false
  var seconds: Double?

  init(_ result: Subprocess.Result) {
    // "#codec_id 0: aac": what the muxer framecrc writes before the frames.
    for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3, parts[1] == "0:" else { continue }
      switch parts[0] {
      case "#codec_id": codec = parts[2]
      case "#sample_rate": hertz = Int(parts[2]) ?? 0
      case "#channel_layout_name":
        channels = Self.channels(parts[2])
        isMono = ["mono", "1 channels"].contains(parts[2])
      default: continue
      }
    }
    // "  Duration: 00:10:00.00, start: …", or N/A.
    let line = result.errorText.split(separator: "\n").first { $0.hasPrefix(Self.length) }
    let numbers = line?.dropFirst(Self.length.count).prefix { $0 != "," }.split(separator: ":")
      .map { Double($0) ?? .nan }
    if let numbers, numbers.count == 3 {
      let total = numbers.reduce(0) { $0 * 60 + $1 }
      seconds = total.isFinite && total > 0 ? total : nil
    }
  }

  private static let length = "  Duration: "

  /// "255 channels" where the places of loudspeakers have no name, such as "stereo", which stands for 24 at most.
  private static func channels(_ name: String) -> Int {
    let words = name.split(separator: " ")
    guard words.count >= 2, words[1].hasPrefix("channels") else { return 1 }
    return Int(words[0]) ?? 0
  }
}
