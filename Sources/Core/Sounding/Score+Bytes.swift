// SPDX-License-Identifier: Apache-2.0

extension Score {
  /// Why bytes are no score.
  public enum BytesError: Error, Sendable, Equatable {
    /// They begin otherwise than a score does.
    case isNoScore
    /// They end before the score does.
    case endsEarly
    /// A track names a timbre that there is not.
    case unknownTimbre(UInt8)
    /// Something follows the score.
    case goesOn
  }

  /// Four letters and a version, with which every score begins.
  private static let beginning: [UInt8] = [0x45, 0x53, 0x43, 0x31]

  /// The score as bytes, for a renderer that is in another place.
  ///
  /// `ESC1`, the duration, the number of tracks; for each its timbre, its number of breakpoints, and for each of these
  /// time, frequency, gain and pan. Numbers are doubles of IEEE 754 or whole of 32 bits, their lowest octet first.
  ///
  /// - Complexity: O(breakpoints).
  public var bytes: [UInt8] {
    var bytes = Self.beginning
    let points = tracks.reduce(0) { $0 + $1.breakpoints.count }
    bytes.reserveCapacity(16 + tracks.count * 8 + points * 32)
    Self.append(duration.bitPattern, to: &bytes)
    Self.append(UInt32(truncatingIfNeeded: tracks.count), to: &bytes)
    for track in tracks {
      Self.append(UInt32(track.timbre.rawValue), to: &bytes)
      Self.append(UInt32(truncatingIfNeeded: track.breakpoints.count), to: &bytes)
      for point in track.breakpoints {
        Self.append(point.time.bitPattern, to: &bytes)
        Self.append(point.frequency.bitPattern, to: &bytes)
        Self.append(point.gain.bitPattern, to: &bytes)
        Self.append(point.pan.bitPattern, to: &bytes)
      }
    }
    return bytes
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for octet in 0..<number.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: number >> (octet * 8)))
    }
  }

  /// The score that bytes hold.
  ///
  /// - Throws: `BytesError` when they hold none. What the numbers say is not judged: a renderer passes over tracks that
  ///   cannot sound.
  public init(bytes: some RandomAccessCollection<UInt8>) throws(BytesError) {
    var reader = Reader(bytes)
    for octet in Self.beginning {
      guard try reader.number(UInt8.self) == octet else { throw .isNoScore }
    }
    duration = Double(bitPattern: try reader.number(UInt64.self))
    tracks = []
    for _ in 0..<(try reader.number(UInt32.self)) {
      let octet = UInt8(truncatingIfNeeded: try reader.number(UInt32.self))
      guard let timbre = Timbre(rawValue: octet) else { throw .unknownTimbre(octet) }
      var points: [Breakpoint] = []
      for _ in 0..<(try reader.number(UInt32.self)) { points.append(try reader.breakpoint()) }
      tracks.append(Track(timbre: timbre, breakpoints: points))
    }
    guard reader.isAtEnd else { throw .goesOn }
  }

  private struct Reader<Bytes: RandomAccessCollection<UInt8>> {
    private let bytes: Bytes
    private var index: Bytes.Index

    init(_ bytes: Bytes) {
      self.bytes = bytes
      index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }

    mutating func number<Number: FixedWidthInteger>(
      _ type: Number.Type
    ) throws(BytesError) -> Number {
      var number: Number = 0
      for octet in 0..<Number.bitWidth / 8 {
        guard index < bytes.endIndex else { throw .endsEarly }
        number |= Number(truncatingIfNeeded: bytes[index]) << (octet * 8)
        bytes.formIndex(after: &index)
      }
      return number
    }

    mutating func breakpoint() throws(BytesError) -> Breakpoint {
      Breakpoint(
        time: Double(bitPattern: try number(UInt64.self)),
        frequency: Double(bitPattern: try number(UInt64.self)),
        gain: Double(bitPattern: try number(UInt64.self)),
        pan: Double(bitPattern: try number(UInt64.self)))
    }
  }
}
