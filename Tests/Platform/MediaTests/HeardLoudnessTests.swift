// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import Media

@Suite(
  "How loud sounds are that stay as they are",
  .enabled(if: Subprocess.isInstalled(MediaTools.transcoder)))
struct HeardLoudnessTests {
  /// ffmpeg's tone peaks at −18.06 dB, and 3.01 below that where it is put into two channels.
  ///
  /// A tone of 1 kHz in two channels has the loudness of its level, at the mean of its square (EBU Tech 3341, 2.9).
  @Test("A tone is measured as loud as it is, and its peak", arguments: [-6.0, -20, -40])
  func tone(decibels: Double) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/tone.flac"
    try Self.make("sine=f=1000:d=5:r=48000,volume=\(decibels + 21.07)dB", path)
    let heard = try await MediaTools().heardLoudness(of: path)
    let loudness = try #require(heard.integrated)
    let peak = try #require(heard.truePeak)
    #expect(abs(loudness - decibels) < 0.5)
    #expect(abs(peak - decibels) < 0.3)
  }

  @Test("Silence has no loudness") func silence() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/silence.flac"
    try Self.make("anullsrc=r=48000:cl=stereo:d=2", path)
    #expect(try await MediaTools().heardLoudness(of: path).integrated == nil)
  }

  /// Without the bounds of `Subprocess`, which lets nothing be made that is not named.
  private static func make(_ source: String, _ path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", source, "-ac", "2", path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
