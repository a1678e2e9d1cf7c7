// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// What is known of a file of sound.
public struct SoundInfo: Sendable, Hashable {
  /// The form of the file.
  public let container: Container
  /// The name of the codec, such as `opus`.
  public let codec: String
  /// The length in seconds; nil when the file does not say, as for a browser's live recording.
  public let durationSeconds: Double?
}

extension MediaTools {
  /// Looks into a file.
  /// - Parameter path: an absolute path.
  /// - Throws: `unreadable`, `tooLarge`, `unknownFormat`, `noSound`, `tooShort`, `tooLong`, `program`.
  public func probe(_ path: String) async throws(MediaError) -> SoundInfo {
    let container = try container(of: path)
    let result = try await run(
      Self.prober,
      [
        "-v", "error", "-print_format", "json", "-show_entries",
        "stream=codec_type,codec_name,duration:format=duration", "-select_streams", "a",
      ] + input(path, container),
      limits: ChildProcess.Limits(seconds: 30), reading: path)
    guard result.exitCode == 0,
      let answer = try? JSONDecoder().decode(ProbeAnswer.self, from: Data(result.output))
    else { throw .unknownFormat }
    guard let stream = answer.streams?.first, let codec = stream.codecName else { throw .noSound }
    let seconds = [answer.format?.duration, stream.duration].compactMap { $0 }
      .compactMap(Double.init).first { $0.isFinite && $0 > 0 }
    if let seconds { try check(seconds) }
    return SoundInfo(container: container, codec: codec, durationSeconds: seconds)
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

/// What ffprobe writes, under its own names.
private struct ProbeAnswer: Decodable {
  struct Stream: Decodable {
    let codecName: String?
    let duration: String?

    enum CodingKeys: String, CodingKey {
      case codecName = "codec_name"
      case duration
    }
  }

  struct Format: Decodable {
    let duration: String?
  }

  let streams: [Stream]?
  let format: Format?
}
