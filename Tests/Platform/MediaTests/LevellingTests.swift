// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import Media

@Suite("Levelling") struct LevellingTests {
  /// What people send: speech as it is, far too quiet, cut off at the end of the scale, with claps far louder than it,
  /// with long pauses, and with hiss.
  private static let disturbances = [
    "anull", "volume=-35dB", "volume=20dB,alimiter=limit=1", "apad=pad_dur=20",
    "volume=-25dB,aeval='val(0)+if(lt(mod(t,2),0.003),0.9,0)'",
    "aeval='val(0)+0.01*(random(0)-0.5)'",
  ]

  @Test(
    "Speech comes out at −19 LUFS ±0.5, with true peaks below −3 dB, as MP3 and as Opus",
    arguments: disturbances)
  func levels(disturbance: String) async throws {
    let sounds = try Sounds()
    let speech = sounds.path("speech.wav")
    let spoken = try await Subprocess(
      Program("espeak-ng", debianPackage: "espeak-ng"),
      [
        "-w", speech,
        "Dear Ana, your appointment is on Thursday the third of May at a quarter past nine. Please come "
          + "without breakfast, and bring the letter of your doctor with you. Kind regards, the clinic.",
      ], confinement: Confinement(writes: [speech])
    ).run()
    try #require(spoken.exitCode == 0, "\(spoken.errorText)")
    let source = try await sounds.make("sent.wav", ["-i", speech, "-af", disturbance])
    let (mp3, opus) = (sounds.path("out.mp3"), sounds.path("out.webm"))
    let sound = try await MediaTools().transcode(source, to: mp3, opus: opus)
    for path in [mp3, opus] {
      let heard = try await sounds.loudness(of: path)
      #expect(abs(heard.integrated - MediaTools.loudness) <= 0.5, "\(path)")
      #expect(try #require(heard.truePeak) <= MediaTools.highestPeak, "\(path)")
      let length = try await MediaTools().probe(path).durationSeconds ?? 0
      #expect(abs(length - sound.durationSeconds) < 0.1)
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: opus)).count
    #expect(sound.opusByteCount == Int64(bytes))
    #expect(Int64(bytes) < sound.byteCount * 2 / 3)
  }
}
