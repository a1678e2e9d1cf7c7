// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sonification
import Sounding

/// Why a file was not written.
enum SoundWriterError: Error {
  /// What the system says.
  case system(String)
  /// Somebody stopped it.
  case stopped
}

/// Writes the sound of a chart as a WAV file, a little at a time.
enum SoundWriter {
  static func write(
    _ sound: ChartSound, _ wanted: ChartWish, to path: String
  ) throws(SoundWriterError) {
    guard let file = fopen(path, "wb") else { throw trouble }
    if sound.options.mapping == .classic {
      // The classic mapping has samples of its own: one channel, 44,100 a second, 16 bits.
      put(
        WaveFile.bytes(samples: sound.samples, sampleRate: ChartSynthesizer.sampleRate), file)
    } else {
      var stream = WaveStream(
        sound.score, format: wanted.samples, sampleRate: wanted.sampleRate,
        profile: wanted.options.profile)
      while true {
        let portion = stream.next()
        if portion.isEmpty || Task.isCancelled || ferror(file) != 0 { break }
        put(portion, file)
      }
    }
    let failure = ferror(file) == 0 ? 0 : errno
    let isClosed = fclose(file) == 0
    guard failure == 0, isClosed else {
      defer { unlink(path) }
      if failure != 0 { errno = failure }
      throw trouble
    }
    if Task.isCancelled {
      unlink(path)
      throw .stopped
    }
  }

  /// The same, as bytes.
  static func bytes(_ sound: ChartSound, _ wanted: ChartWish) -> [UInt8] {
    if sound.options.mapping == .classic {
      return WaveFile.bytes(samples: sound.samples, sampleRate: ChartSynthesizer.sampleRate)
    }
    var stream = WaveStream(
      sound.score, format: wanted.samples, sampleRate: wanted.sampleRate,
      profile: wanted.options.profile)
    var bytes: [UInt8] = []
    while true {
      let portion = stream.next()
      if portion.isEmpty { return bytes }
      bytes += portion
    }
  }

  private static func put(_ bytes: [UInt8], _ file: UnsafeMutablePointer<FILE>) {
    // A failure stays in the file and is looked at in the end.
    _ = fwrite(bytes, 1, bytes.count, file)
  }

  private static var trouble: SoundWriterError { .system(String(cString: strerror(errno))) }
}
