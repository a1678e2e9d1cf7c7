// SPDX-License-Identifier: Apache-2.0

import ChildProcess

extension MediaTools {
  /// Reads what a file of sound tells of itself, without decoding any of it.
  /// - Throws: `unreadable`, `tooLarge`, `unknownFormat`, `damaged`, `tooMuchWork`, `program`.
  public func tags(
    of path: String, allowance: WorkAllowance = .ample
  ) async throws(MediaError) -> SoundTags {
    let container = try container(of: path)
    // Ogg files tell it of the stream, others of the whole; what both tell is taken from the whole. Chapters of MP3 would
    // else come earlier by what its encoder puts before the sound, which players leave out.
    let result = try await look(
      ["-copyts"] + input(path, container) + [
        "-map_metadata:g", "0:g", "-map_metadata:g", "0:s:a:0", "-map_chapters", "0", "-f",
        "ffmetadata", "-",
      ], Subprocess.Limits(seconds: 60, fileBytes: 0, outputBytes: 16 << 20), allowance,
      reading: path)
    guard result.exitCode == 0 else { throw .unknownFormat }
    return SoundTags(ffmetadata: Array(result.output))
  }

  /// Encodes a file of sound as MP3 for a player; loudness stays as it is, and two channels stay two.
  /// - Throws: all that `probe` throws, `damaged`, `tooMuchWork`, `program`.
  public func encodeForPlayer(
    _ path: String, to destination: String, allowance: WorkAllowance = .ample
  ) async throws(MediaError) {
    let info = try await probe(path)
    // At a constant rate, since players jump in others by guesses. Beyond 48 kHz MP3 has no rates.
    let form = [
      "-ac", info.isMono ? "1" : "2", "-ar", "44100", "-b:a", "\(info.playerKilobits)k",
    ]
    let bytes = Int((limits.maximumSeconds + 60) * 20_000)
    let result = try await transcode(
      ["-y"] + input(path, info.container) + [
        "-map", "0:a:0", "-t", "\(limits.maximumSeconds + 1)", "-vn", "-sn", "-dn",
        "-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-flags:a",
        "+bitexact", "-c:a", "libmp3lame",
      ] + form + ["-f", "mp3", "file:\(destination)"],
      seconds: workSeconds, fileBytes: bytes, allowance: allowance, reading: path,
      writing: [destination])
    guard result.exitCode == 0 else { throw .damaged(detail: lastLine(of: result.errorText)) }
  }
}

extension SoundInfo {
  /// What `encodeForPlayer` writes a second, in thousands of bits.
  fileprivate var playerKilobits: Int { isMono ? 64 : 160 }

  /// How many bytes `encodeForPlayer` will write, as far as can be told.
  ///
  /// A file that does not say its length is taken for speech at a low rate, as in `expectedWork`.
  public var expectedPlayerBytes: Int {
    Int((durationSeconds ?? Double(byteCount) / 4000) * Double(playerKilobits * 125))
  }
}
