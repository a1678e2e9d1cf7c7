// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Sounds that `MediaTools.transcode` prepared, one behind the other in one file.
///
/// They have one form and one loudness already, so their frames are copied as they are: nothing is decoded, nothing
/// becomes worse, and hours of sound take seconds.
public struct JoinedSound: Sendable, Hashable {
  /// Where each of the sounds begins, in seconds.
  public let starts: [Double]
  /// The length of the whole, in seconds.
  public let durationSeconds: Double
  /// The size of the whole, in bytes.
  public let byteCount: Int64

  /// Joins prepared sounds, in order.
  /// - Parameters:
  ///   - paths: absolute paths.
  ///   - pauseSeconds: how long it is silent between two of them, to a fortieth of a second.
  ///   - destination: an absolute path for the new file; what was there is replaced.
  /// - Throws: `unreadable` for a file that cannot be read or written, `damaged` for one that is no prepared sound.
  public init(
    of paths: [String], pauseSeconds: Double, to destination: String
  ) throws(MediaError) {
    guard
      FileManager.default.createFile(
        atPath: destination, contents: nil, attributes: [.posixPermissions: 0o600]),
      let target = FileHandle(forWritingAtPath: destination)
    else { throw .unreadable(path: destination) }
    defer { try? target.close() }
    var starts: [Double] = []
    var (frames, bytes) = (0, Int64(0))
    func write(_ data: Data) throws(MediaError) {
      do { try target.write(contentsOf: data) } catch { throw .unreadable(path: destination) }
      bytes += Int64(data.count)
    }
    let pause = Int((pauseSeconds / FrameHead.seconds).rounded())
    for path in paths {
      let sound = try PreparedFrames(at: path)
      if !starts.isEmpty {
        try write(Data(repeatElement(sound.silence, count: pause).joined()))
        frames += pause
      }
      starts.append(Double(frames) * FrameHead.seconds)
      try write(sound.data[sound.range])
      frames += sound.count
    }
    self.starts = starts
    durationSeconds = Double(frames) * FrameHead.seconds
    byteCount = bytes
  }
}

/// The frames of a prepared file, without what stands before and behind them.
private struct PreparedFrames {
  let data: Data
  let range: Range<Int>
  let count: Int
  /// A frame in which nothing is heard: all its numbers are 0 (ISO/IEC 11172-3, 2.4.1.7).
  let silence: [UInt8]

  init(at path: String) throws(MediaError) {
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw .unreadable(path: path)
    }
    var place = Self.tagLength(data)
    guard let first = FrameHead(data, at: place) else {
      throw .damaged(detail: "A prepared sound does not begin with a frame.")
    }
    // The first frame of a file tells of the whole file, which the whole is no more.
    if Self.isAboutFile(data, at: place) { place += first.length }
    let start = place
    var count = 0
    while place < data.count, let head = FrameHead(data, at: place) {
      guard place + head.length <= data.count else { break }
      place += head.length
      count += 1
    }
    guard count > 0, data.count - place < Self.mostBehind else {
      throw .damaged(detail: "A prepared sound ends before its file.")
    }
    (range, self.count) = (start..<place, count)
    silence = first.silence
  }

  /// What may stand behind the last frame: half a frame, or a tag of 128 bytes.
  private static let mostBehind = 1024

  /// How long the ID3v2 tag at the beginning is: ten bytes, and what four numbers of seven bits say.
  private static func tagLength(_ data: Data) -> Int {
    guard data.count > 10, data.prefix(3).elementsEqual("ID3".utf8) else { return 0 }
    return 10 + data[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
  }

  /// Whether a frame holds no sound but what an encoder tells of the file: "Xing" or "Info" behind the numbers of a
  /// frame of one channel.
  private static func isAboutFile(_ data: Data, at place: Int) -> Bool {
    let start = place + FrameHead.bytes + FrameHead.numberBytes
    guard start + 4 <= data.count else { return false }
    let name = data[start..<(start + 4)]
    return name.elementsEqual("Xing".utf8) || name.elementsEqual("Info".utf8)
  }
}

/// The head of a frame as `MediaTools.transcode` makes them: MPEG-1 layer III, one channel, 44.1 kHz (ISO/IEC 11172-3,
/// 2.4.1.3 and 2.4.2.3).
private struct FrameHead {
  static let bytes = 4
  /// The numbers that stand behind the head of a frame of one channel.
  static let numberBytes = 17
  /// 1152 samples.
  static let seconds = 1152.0 / 44_100
  private static let kilobits = [
    0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0,
  ]

  let length: Int
  private let head: [UInt8]

  init?(_ data: Data, at place: Int) {
    guard place + Self.bytes <= data.count else { return nil }
    head = Array(data[place..<(place + Self.bytes)])
    let kilobits = Self.kilobits[Int(head[2] >> 4)]
    guard head[0] == 0xFF, head[1] & 0xFE == 0xFA, head[2] & 0x0C == 0, head[3] >> 6 == 3,
      kilobits > 0
    else { return nil }
    length = 144 * kilobits * 1000 / 44_100 + (head[2] & 0x02 == 0 ? 0 : 1)
  }

  /// Such a frame without sound: no sum of checks, and no byte more.
  var silence: [UInt8] {
    let length = length - (head[2] & 0x02 == 0 ? 0 : 1)
    return [head[0], head[1] | 0x01, head[2] & ~0x02, head[3]]
      + [UInt8](repeating: 0, count: length - Self.bytes)
  }
}
