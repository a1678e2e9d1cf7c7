// SPDX-License-Identifier: Apache-2.0

import Sounding

// What the module exports to the thread that makes sound (Public/charts/worklet.js). It has one thread, hence the
// unsafe global.

nonisolated(unsafe) private var player = Player()

@_expose(wasm, "sound_begin")
func begin(_ sampleRate: Double) { player.begin(sampleRate: sampleRate) }

@_expose(wasm, "sound_input")
func prepareInput(_ count: Int32) -> UnsafeMutableRawPointer? { player.prepareInput(Int(count)) }

@_expose(wasm, "sound_load")
func load() -> Int32 { player.load() ? 1 : 0 }

@_expose(wasm, "sound_cue")
func cue() -> Int32 { player.cue() ? 1 : 0 }

@_expose(wasm, "sound_silence_cues")
func silenceCues() { player.silenceCues() }

@_expose(wasm, "sound_play")
func play(_ from: Double, _ to: Double, _ rate: Double, _ loops: Int32) {
  player.play(from: from, to: to, rate: rate, loops: loops != 0)
}

@_expose(wasm, "sound_pace")
func pace(_ rate: Double, _ loops: Int32) { player.pace(rate: rate, loops: loops != 0) }

@_expose(wasm, "sound_pause")
func pause() { player.pause() }

@_expose(wasm, "sound_position")
func position() -> Double { player.position }

@_expose(wasm, "sound_sounding")
func isSounding() -> Int32 { player.isSounding ? 1 : 0 }

@_expose(wasm, "sound_render")
func render(_ frames: Int32) -> UnsafeRawPointer? { player.render(Int(frames)) }

/// Writes the score as a WAV file whose samples have so many octets; how long it is.
@_expose(wasm, "sound_file")
func file(_ octets: Int32) -> Int32 { Int32(player.writeFile(octets: Int(octets))) }

@_expose(wasm, "sound_file_start")
func locateFile() -> UnsafeRawPointer? { player.locateFile() }

@_expose(wasm, "sound_profile")
func profile(
  _ isMono: Int32, _ lowest: Double, _ highest: Double, _ left: Double, _ right: Double,
  _ volume: Double
) {
  player.take(
    HearingProfile(
      isMono: isMono != 0, lowest: lowest, highest: highest, leftLevel: left, rightLevel: right,
      volume: volume))
}
