// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

/// Plain samples in a file: one channel, 16 bits, the lower byte first.
public struct PlainSamples: Sendable, Hashable {
  /// An absolute path.
  public var path: String
  /// How many samples a second.
  public var hertz: Int

  /// Names a file of samples.
  public init(path: String, hertz: Int) {
    self.path = path
    self.hertz = hertz
  }
}

/// A place in a long sound that players can go to.
public struct SoundChapter: Sendable, Hashable {
  /// What players show and speak.
  public var title: String
  /// Where it begins and ends, in milliseconds.
  public var milliseconds: Range<Int>

  /// A chapter.
  public init(title: String, milliseconds: Range<Int>) {
    self.title = title
    self.milliseconds = milliseconds
  }
}

extension MediaTools {
  /// Decodes a file of sound to plain samples.
  /// - Throws: all that `probe` throws, `damaged`, `tooMuchWork`.
  public func samples(
    of path: String, hertz: Int, to destination: String, allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> PlainSamples {
    let container = try await probe(path).container
    let most = (limits.maximumSeconds + 2) * Double(2 * hertz)
    let result = try await transcode(
      ["-y"] + input(path, container) + [
        "-map", "0:a:0", "-t", "\(limits.maximumSeconds + 1)", "-vn", "-sn", "-dn", "-ac", "1",
        "-ar", "\(hertz)", "-c:a", "pcm_s16le", "-f", "s16le", "file:\(destination)",
      ], seconds: workSeconds, fileBytes: Int(most), allowance: allowance, reading: path,
      writing: [destination])
    guard result.exitCode == 0 else { throw .damaged(detail: lastLine(of: result.errorText)) }
    return PlainSamples(path: destination, hertz: hertz)
  }

  /// Encodes plain samples as MP3: small, and enough for speech.
  /// - Throws: `damaged`, `program`.
  public func encodeSpeech(
    _ samples: PlainSamples, to destination: String
  ) async throws(MediaError) {
    let rate = samples.hertz > 24_000 ? "64k" : "48k"
    try await encode(
      samples, ["-map_metadata", "-1", "-c:a", "libmp3lame", "-b:a", rate, "-f", "mp3"],
      to: destination)
  }

  /// Encodes plain samples as one audio book with chapters (MPEG-4, AAC).
  /// - Parameters:
  ///   - tags: what players show, such as `title`; names are those of ffmpeg.
  ///   - notes: a path for what ffmpeg is told of tags and chapters; it is removed.
  public func encodeBook(
    _ samples: PlainSamples, chapters: [SoundChapter], tags: [(name: String, text: String)],
    notes: String, to destination: String
  ) async throws(MediaError) {
    var told = ";FFMETADATA1\n"
    for tag in tags { told += "\(tag.name)=\(Self.escaped(tag.text))\n" }
    for chapter in chapters {
      told += "[CHAPTER]\nTIMEBASE=1/1000\nSTART=\(chapter.milliseconds.lowerBound)\n"
      told += "END=\(chapter.milliseconds.upperBound)\ntitle=\(Self.escaped(chapter.title))\n"
    }
    guard FileManager.default.createFile(atPath: notes, contents: Data(told.utf8)) else {
      throw .unreadable(path: notes)
    }
    defer { unlink(notes) }
    // The brand by which players know an audio book from music. The other way of searching for the best coding takes
    // seven times as long; a higher rate makes up for it.
    try await encode(
      samples,
      [
        "-map_metadata", "1", "-map_chapters", "1", "-c:a", "aac", "-aac_coder", "fast",
        "-b:a", "64k", "-brand", "M4B ", "-f", "ipod",
      ], notes: notes, to: destination)
  }

  private func encode(
    _ samples: PlainSamples, _ form: [String], notes: String? = nil, to destination: String
  ) async throws(MediaError) {
    let source = [
      "-protocol_whitelist", "file", "-format_whitelist", "s16le,ffmetadata", "-threads", "1",
      "-f", "s16le", "-ar", "\(samples.hertz)", "-ac", "1", "-i", "file:\(samples.path)",
    ]
    let tags =
      notes.map { ["-protocol_whitelist", "file", "-f", "ffmetadata", "-i", "file:\($0)"] } ?? []
    let result = try await run(
      Self.transcoder,
      Self.modesty + ["-v", "error", "-y"] + source + tags
        + ["-map", "0:a:0", "-fflags", "+bitexact", "-flags:a", "+bitexact"] + form
        + ["file:\(destination)"],
      limits: Subprocess.Limits(seconds: workSeconds, fileBytes: 4 << 30),
      reading: [samples.path] + (notes.map { [$0] } ?? []), writing: [destination])
    guard result.exitCode == 0 else {
      unlink(destination)
      throw .damaged(detail: lastLine(of: result.errorText))
    }
  }

  /// A text as ffmpeg's own file of metadata has it.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars.prefix(1000) {
      if scalar.properties.generalCategory == .control {
        escaped += " "
        continue
      }
      if "=;#\\".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
