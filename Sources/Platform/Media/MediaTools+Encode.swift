// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// A form of file that sound is given out in, besides the plain waveform.
public enum SoundForm: String, Sendable, CaseIterable {
  /// Free lossless audio: every sample as it was, in about half the room.
  case flac
  /// Opus in an Ogg file: small, and as good to the ear.
  case opus
  /// MPEG audio layer 3, for players that know nothing else.
  case mp3

  /// The media type.
  public var mediaType: String {
    switch self {
    case .flac: "audio/flac"
    case .opus: "audio/ogg"
    case .mp3: "audio/mpeg"
    }
  }

  /// The codec and the container, in ffmpeg's words.
  fileprivate var options: [String] {
    switch self {
    case .flac: ["-c:a", "flac", "-compression_level", "8", "-f", "flac"]
    // 96 kbit/s: pure tones over the whole range of hearing stay clean.
    case .opus: ["-c:a", "libopus", "-b:a", "96k", "-f", "ogg"]
    case .mp3: ["-c:a", "libmp3lame", "-b:a", "160k", "-f", "mp3"]
    }
  }
}

extension MediaTools {
  /// Turns a WAV file into another form; loudness, channels and, where the form has them, samples stay as they are.
  /// - Parameters:
  ///   - path: an absolute path to the WAV file.
  ///   - destination: an absolute path for the new file; what was there is replaced.
  ///   - title: what players show and speak; nothing else is told in the file.
  /// - Throws: `unreadable`, `tooLarge`, `unknownFormat`, `damaged`, `program`.
  public func encode(
    _ path: String, as form: SoundForm, to destination: String, title: String? = nil
  ) async throws(MediaError) {
    let container = try container(of: path)
    guard container == .wav else { throw .unknownFormat }
    var metadata = ["-map_metadata", "-1"]
    if let title { metadata += ["-metadata", "title=" + Self.oneLine(title)] }
    let result = try await run(
      Self.transcoder,
      Self.modesty + ["-v", "error", "-y"] + input(path, container)
        + ["-map", "0:a:0"] + metadata + ["-fflags", "+bitexact", "-flags:a", "+bitexact"]
        + form.options + ["file:\(destination)"],
      limits: Subprocess.Limits(seconds: Self.encodingSeconds), reading: [path],
      writing: [destination])
    guard result.exitCode == 0 else {
      unlink(destination)
      throw .damaged(detail: String(result.errorText.suffix(200)))
    }
  }

  /// Encoding is some hundred times faster than listening, and a chart is at most minutes long.
  private static let encodingSeconds = 120.0

  /// A title without controls, and not longer than players show.
  private static func oneLine(_ title: String) -> String {
    let plain = title.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    return String(String(String.UnicodeScalarView(plain)).prefix(200))
  }
}
