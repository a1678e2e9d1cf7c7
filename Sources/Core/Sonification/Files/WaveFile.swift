// SPDX-License-Identifier: Apache-2.0

/// Writes samples as a WAV file: RIFF, PCM of 16 bits, one channel (Microsoft and IBM, 1991).
public enum WaveFile {
  /// The bytes of the file; samples beyond ±1 are cut to that.
  public static func bytes(samples: [Float], sampleRate: Int) -> [UInt8] {
    let dataLength = samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + dataLength)
    bytes.append(contentsOf: "RIFF".utf8)
    append(36 + dataLength, octets: 4, to: &bytes)
    bytes.append(contentsOf: "WAVEfmt ".utf8)
    append(16, octets: 4, to: &bytes)  // length of what follows until "data"
    append(1, octets: 2, to: &bytes)  // PCM
    append(1, octets: 2, to: &bytes)  // channels
    append(sampleRate, octets: 4, to: &bytes)
    append(sampleRate * 2, octets: 4, to: &bytes)  // bytes a second
    append(2, octets: 2, to: &bytes)  // bytes a frame
    append(16, octets: 2, to: &bytes)  // bits a sample
    bytes.append(contentsOf: "data".utf8)
    append(dataLength, octets: 4, to: &bytes)
    for sample in samples {
      let whole = (min(max(sample, -1), 1) * 32_767).rounded(.toNearestOrEven)
      append(Int(Int16(whole)), octets: 2, to: &bytes)
    }
    return bytes
  }

  private static func append(_ number: Int, octets: Int, to bytes: inout [UInt8]) {
    for octet in 0..<octets { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * octet))) }
  }
}
