// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation

extension MediaTools {
  /// Puts Opus files that `transcode` made one behind the other, beside the same sounds as MP3.
  ///
  /// Nothing is decoded. What lies between two sounds is made so long that each begins where it does in the MP3 file, to
  /// about a fiftieth of a second.
  /// - Parameters:
  ///   - paths: absolute paths.
  ///   - sound: where the sounds begin in the MP3 file.
  ///   - destination: an absolute path for the new file; what was there is replaced.
  /// - Returns: the size of the new file, in bytes.
  /// - Throws: `unreadable`, `damaged`, and what goes wrong with the program.
  public func joinOpus(
    _ paths: [String], like sound: JoinedSound, to destination: String
  ) async throws(MediaError) -> Int64 {
    precondition(paths.count == sound.starts.count, "Each sound has one place.")
    let (pause, list) = (destination + ".pause", destination + ".list")
    defer { for path in [pause, list] { unlink(path) } }
    var pauses: [Double] = []
    for (index, path) in paths.dropLast().enumerated() {
      let seconds = try await probe(path).durationSeconds ?? 0
      // In the list each length is that which the file says, so they add up to where the sounds begin.
      pauses.append(max(0, sound.starts[index + 1] - sound.starts[index] - seconds))
    }
    try await silence(seconds: (pauses.max() ?? 0) + 1, to: pause)
    var lines = ["ffconcat version 1.0"]
    for (index, path) in paths.enumerated() {
      lines.append("file 'file:\(path)'")
      if index < pauses.count {
        lines += ["file 'file:\(pause)'", "outpoint \(pauses[index])"]
      }
    }
    guard
      FileManager.default.createFile(
        atPath: list, contents: Data(lines.joined(separator: "\n").utf8),
        attributes: [.posixPermissions: 0o600])
    else { throw .unreadable(path: list) }
    try await write(
      ["-protocol_whitelist", "file", "-f", "concat", "-safe", "0", "-i", "file:\(list)"]
        + ["-map", "0:a:0", "-c", "copy", "-f", "webm"],
      reading: paths + [pause, list], to: destination)
    return try size(of: destination)
  }

  /// Writes a file in which nothing is heard, of the form of those that it comes between.
  private func silence(seconds: Double, to destination: String) async throws(MediaError) {
    try await write(
      ["-f", "lavfi", "-i", "anullsrc=r=48000:cl=mono", "-t", "\(seconds)"] + Self.opusForm,
      reading: [], to: destination)
  }

  private func write(
    _ arguments: [String], reading sources: [String], to destination: String
  ) async throws(MediaError) {
    let result = try await run(
      Self.transcoder,
      Self.modesty + ["-y"] + arguments
        + ["-fflags", "+bitexact", "file:\(destination)"],
      limits: Subprocess.Limits(
        seconds: Self.joiningSeconds, fileBytes: Self.mostJoinedBytes),
      reading: sources, writing: [destination])
    guard result.exitCode == 0 else { throw .damaged(detail: lastLine(of: result.errorText)) }
  }

  /// Copying hours of sound takes seconds.
  private static let joiningSeconds = 600.0
  /// Twenty of the longest sounds, at twice the rate that is aimed at.
  private static let mostJoinedBytes = 20 * 4 * 3600 * 8_000
}
