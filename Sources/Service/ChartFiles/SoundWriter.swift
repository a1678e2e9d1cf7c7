// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sonification
import Sounding

/// How the samples of a waveform are written.
public enum WaveSamples: String, Sendable, CaseIterable {
  /// Whole numbers of 16 bits.
  case integer16 = "16"
  /// Whole numbers of 24 bits.
  case integer24 = "24"
  /// Floating point of 32 bits (IEEE 754).
  case float32 = "float"

  /// Octets of a sample.
  var octets: Int {
    switch self {
    case .integer16: 2
    case .integer24: 3
    case .float32: 4
    }
  }

  /// The number of the format in a WAV file: 1 for whole numbers, 3 for floating point (Microsoft and IBM, 1991).
  var tag: Int { self == .float32 ? 3 : 1 }
}

/// What the system did not do with a file.
struct FileTrouble: Error {
  let sentence: String
}

/// Writes the sound of a chart as a WAV file, a little at a time.
enum SoundWriter {
  /// Frames that are made and written at a time.
  private static let portion = 4096

  static func write(
    _ sound: ChartSound, _ wanted: ChartWish, to path: String
  ) throws(FileTrouble) {
    guard let file = fopen(path, "wb") else { throw trouble(path) }
    var bytes: Int
    if sound.options.mapping == .classic {
      // The classic mapping has samples of its own: one channel, 44,100 a second.
      let header = WaveHeader(wanted.samples, channels: 1, rate: ChartSynthesizer.sampleRate)
      bytes = put(header.bytes(dataLength: 0), file)
      bytes += put(wanted.samples.bytes(sound.samples), file)
      finish(header, bytes, file)
    } else {
      let header = WaveHeader(wanted.samples, channels: 2, rate: wanted.sampleRate)
      bytes = put(header.bytes(dataLength: 0), file)
      bytes += render(sound, wanted, file)
      finish(header, bytes, file)
    }
    let isWhole = ferror(file) == 0
    guard fclose(file) == 0, isWhole else {
      defer { unlink(path) }
      throw trouble(path)
    }
  }

  private static func render(
    _ sound: ChartSound, _ wanted: ChartWish, _ file: UnsafeMutablePointer<FILE>
  ) -> Int {
    var renderer = ScoreRenderer(
      sound.score, sampleRate: Double(wanted.sampleRate), profile: wanted.options.profile)
    var left = [Float](repeating: 0, count: portion)
    var right = left
    var both = [Float](repeating: 0, count: 2 * portion)
    var written = 0
    while !renderer.isFinished {
      left.withUnsafeMutableBufferPointer { left in
        right.withUnsafeMutableBufferPointer { right in renderer.render(into: left, right: right) }
      }
      for frame in 0..<portion {
        both[2 * frame] = left[frame]
        both[2 * frame + 1] = right[frame]
      }
      written += put(wanted.samples.bytes(both), file)
    }
    return written
  }

  /// Writes the header once more, now that the length is known.
  private static func finish(
    _ header: WaveHeader, _ bytes: Int, _ file: UnsafeMutablePointer<FILE>
  ) {
    fseek(file, 0, SEEK_SET)
    _ = put(header.bytes(dataLength: bytes - WaveHeader.length), file)
  }

  private static func put(_ bytes: [UInt8], _ file: UnsafeMutablePointer<FILE>) -> Int {
    fwrite(bytes, 1, bytes.count, file)
  }

  private static func trouble(_ path: String) -> FileTrouble {
    FileTrouble(sentence: "\(path) cannot be written: \(String(cString: strerror(errno))).")
  }
}

extension WaveSamples {
  /// Samples as octets, the lowest first; samples beyond ±1 are cut to that.
  func bytes(_ samples: [Float]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * octets)
    for sample in samples {
      let number: Int
      switch self {
      case .integer16: number = Self.whole(sample, 32_767)
      case .integer24: number = Self.whole(sample, 8_388_607)
      case .float32: number = Int(sample.bitPattern)
      }
      for octet in 0..<octets { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * octet))) }
    }
    return bytes
  }

  private static func whole(_ sample: Float, _ greatest: Double) -> Int {
    Int((Double(min(max(sample, -1), 1)) * greatest).rounded(.toNearestOrEven))
  }
}

/// The beginning of a WAV file.
struct WaveHeader {
  static let length = 44
  private let samples: WaveSamples
  private let channels: Int
  private let rate: Int

  init(_ samples: WaveSamples, channels: Int, rate: Int) {
    self.samples = samples
    self.channels = channels
    self.rate = rate
  }

  func bytes(dataLength: Int) -> [UInt8] {
    let frame = channels * samples.octets
    var bytes = Array("RIFF".utf8)
    Self.append(36 + dataLength, 4, to: &bytes)
    bytes += "WAVEfmt ".utf8
    Self.append(16, 4, to: &bytes)
    Self.append(samples.tag, 2, to: &bytes)
    Self.append(channels, 2, to: &bytes)
    Self.append(rate, 4, to: &bytes)
    Self.append(rate * frame, 4, to: &bytes)
    Self.append(frame, 2, to: &bytes)
    Self.append(8 * samples.octets, 2, to: &bytes)
    bytes += "data".utf8
    Self.append(dataLength, 4, to: &bytes)
    return bytes
  }

  private static func append(_ number: Int, _ octets: Int, to bytes: inout [UInt8]) {
    for octet in 0..<octets { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * octet))) }
  }
}
