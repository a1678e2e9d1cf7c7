// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sonification
import Sounding

/// What the system did not do with a file.
struct FileTrouble: Error {
  let sentence: String
}

/// Writes the sound of a chart as a WAV file, a little at a time.
enum SoundWriter {
  static func write(
    _ sound: ChartSound, _ wanted: ChartWish, to path: String
  ) throws(FileTrouble) {
    guard let file = fopen(path, "wb") else { throw trouble(path) }
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
        if portion.isEmpty { break }
        put(portion, file)
      }
    }
    let isWhole = ferror(file) == 0
    guard fclose(file) == 0, isWhole else {
      defer { unlink(path) }
      throw trouble(path)
    }
  }

  private static func put(_ bytes: [UInt8], _ file: UnsafeMutablePointer<FILE>) {
    // A failure stays in the file and is looked at in the end.
    _ = fwrite(bytes, 1, bytes.count, file)
  }

  private static func trouble(_ path: String) -> FileTrouble {
    FileTrouble(sentence: "\(path) cannot be written: \(String(cString: strerror(errno))).")
  }
}
