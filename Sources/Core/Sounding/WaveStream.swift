// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Maths

/// How the samples of a WAV file are written.
public enum WaveFormat: Equatable, Worded {
  /// Whole numbers of 16 bits.
  case whole16
  /// Whole numbers of 24 bits.
  case whole24
  /// Floating-point numbers of 32 bits.
  case float32

  /// The word in options.
  public var word: String {
    switch self {
    case .whole16: "16"
    case .whole24: "24"
    case .float32: "float"
    }
  }

  /// The format whose samples have so many octets; nil when there is none.
  public init?(octets: Int) {
    guard let format = Self.allCases.first(where: { $0.octets == octets }) else { return nil }
    self = format
  }

  /// Octets of a sample.
  public var octets: Int {
    switch self {
    case .whole16: 2
    case .whole24: 3
    case .float32: 4
    }
  }
}

/// A score as a WAV file of two channels, in portions, so that an hour needs no more memory than a second.
///
/// RIFF with PCM or IEEE floats (Microsoft and IBM, "Multimedia Programming Interface", 1991; revision of 1994). Samples
/// are rounded to the nearest number, to the even one of two: the same file everywhere.
public struct WaveStream: Sendable {
  /// The sample rates of files, in hertz.
  public static let sampleRates = [44_100, 48_000]

  /// Octets of the whole file.
  public let length: Int
  private let format: WaveFormat
  private let sampleRate: Int
  private let frames: Int
  private var renderer: ScoreRenderer
  private var written = 0
  private var isHeaderWritten = false
  private var left = [Float](repeating: 0, count: portion)
  private var right = [Float](repeating: 0, count: portion)

  /// Frames of a portion.
  private static let portion = 4096
  private static let channels = 2

  /// The file of a score.
  ///
  /// Sizes in the file have 32 bits, so what would not fit (six hours) is left out at the end.
  public init(
    _ score: Score, format: WaveFormat = .whole16, sampleRate: Int = 48_000,
    profile: HearingProfile = HearingProfile()
  ) {
    self.format = format
    renderer = ScoreRenderer(score, sampleRate: Double(sampleRate), profile: profile)
    self.sampleRate = Int(Int32(renderer.sampleRate))
    let most = Double(Int32.max - 1000) / Double(Self.channels * format.octets)
    let wanted = (renderer.duration * renderer.sampleRate).rounded(.up)
    frames = Int(Int32(clamp(wanted, to: 0...most)))
    length = frames * Self.channels * format.octets + (format == .float32 ? 58 : 44)
  }

  /// The next octets of the file; none when it is complete.
  public mutating func next() -> [UInt8] {
    if !isHeaderWritten {
      isHeaderWritten = true
      return header
    }
    let count = min(Self.portion, frames - written)
    guard count > 0 else { return [] }
    // Both arrays have `portion` frames, and `count` is no more; the renderer keeps neither buffer.
    unsafe left.withUnsafeMutableBufferPointer { left in
      unsafe right.withUnsafeMutableBufferPointer { right in
        unsafe renderer.render(
          into: UnsafeMutableBufferPointer(rebasing: left[..<count]),
          right: UnsafeMutableBufferPointer(rebasing: right[..<count]))
      }
    }
    written += count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * Self.channels * format.octets)
    for index in 0..<count {
      append(left[index], to: &bytes)
      append(right[index], to: &bytes)
    }
    return bytes
  }

  /// The whole file at once.
  public static func bytes(
    _ score: Score, format: WaveFormat = .whole16, sampleRate: Int = 48_000,
    profile: HearingProfile = HearingProfile()
  ) -> [UInt8] {
    var stream = WaveStream(score, format: format, sampleRate: sampleRate, profile: profile)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stream.length)
    while true {
      let portion = stream.next()
      if portion.isEmpty { return bytes }
      bytes += portion
    }
  }

  private var header: [UInt8] {
    let isFloat = format == .float32
    let frame = Self.channels * format.octets
    var bytes = Array("RIFF".utf8)
    Self.append(length - 8, octets: 4, to: &bytes)
    bytes += "WAVEfmt ".utf8
    Self.append(isFloat ? 18 : 16, octets: 4, to: &bytes)  // length of what follows
    Self.append(isFloat ? 3 : 1, octets: 2, to: &bytes)  // IEEE floats, or whole numbers
    Self.append(Self.channels, octets: 2, to: &bytes)
    Self.append(sampleRate, octets: 4, to: &bytes)
    Self.append(sampleRate * frame, octets: 4, to: &bytes)  // octets a second
    Self.append(frame, octets: 2, to: &bytes)
    Self.append(format.octets * 8, octets: 2, to: &bytes)  // bits a sample
    if isFloat {
      Self.append(0, octets: 2, to: &bytes)  // no extension of the format
      bytes += "fact".utf8
      Self.append(4, octets: 4, to: &bytes)
      Self.append(frames, octets: 4, to: &bytes)
    }
    bytes += "data".utf8
    Self.append(frames * frame, octets: 4, to: &bytes)
    return bytes
  }

  private func append(_ sample: Float, to bytes: inout [UInt8]) {
    switch format {
    case .float32:
      Self.append(Int(truncatingIfNeeded: sample.bitPattern), octets: 4, to: &bytes)
    case .whole16, .whole24:
      let full: Float = format == .whole16 ? 32_767 : 8_388_607
      let whole = (min(max(sample, -1), 1) * full).rounded(.toNearestOrEven)
      Self.append(Int(Int32(whole)), octets: format.octets, to: &bytes)
    }
  }

  private static func append(_ number: Int, octets: Int, to bytes: inout [UInt8]) {
    for octet in 0..<octets { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * octet))) }
  }
}
