// SPDX-License-Identifier: Apache-2.0

/// Sounds to send in tests.
package enum Sounds {
  /// Two seconds of a tone, as a WAV file.
  package static let tone: [UInt8] = {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let samples = (0..<16_000).flatMap { little($0 % 40 * 700, 2) }
    let format =
      little(1, 2) + little(1, 2) + little(8000, 4) + little(16_000, 4) + little(2, 2)
      + little(16, 2)
    return Array("RIFF".utf8) + little(36 + samples.count, 4) + Array("WAVEfmt ".utf8)
      + little(16, 4)
      + format + Array("data".utf8) + little(samples.count, 4) + samples
  }()
}
