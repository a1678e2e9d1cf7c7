// SPDX-License-Identifier: Apache-2.0

import Maths

/// Reads a Standard MIDI File back, for the tests.
struct MIDIReading {
  struct Note {
    var tick: Int
    var hertz: Double
  }

  struct Track {
    var name = ""
    var notes: [Note] = []
    var markers: [String] = []
    var key = 0
    /// Whether a note is held; a channel with bends has one at a time.
    var isHeld = false
    var bends: [(tick: Int, semitones: Double)] = []

    /// The pitch of the last note at a time, with its bend.
    func hertz(at seconds: Double, ticks: Int) -> Double? {
      let tick = Int((seconds * Double(ticks)).rounded())
      let bend = bends.last { $0.tick <= tick }?.semitones ?? 0
      return 440 * exp2((Double(key - 69) + bend) / 12)
    }
  }

  enum Failure: Error { case malformed }

  var tracks: [Track] = []
  var ticksPerQuarter = 0
  var microsecondsPerQuarter = 0

  init(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    guard rest.starts(with: "MThd".utf8) else { throw Failure.malformed }
    let header = try Self.chunk(&rest)
    ticksPerQuarter = Self.number(header.suffix(2))
    while !rest.isEmpty {
      guard rest.starts(with: "MTrk".utf8) else { throw Failure.malformed }
      var body = try Self.chunk(&rest)
      tracks.append(try track(&body))
    }
    guard tracks.count == Self.number(header.dropFirst(2).prefix(2)) else {
      throw Failure.malformed
    }
  }

  private mutating func track(_ body: inout ArraySlice<UInt8>) throws -> Track {
    var track = Track()
    var (tick, range, bend) = (0, 2.0, 0.0)
    while let _ = body.first {
      tick += Self.variable(&body)
      guard let status = body.popFirst() else { throw Failure.malformed }
      switch status & 0xF0 {
      case 0x90:
        let (key, _) = try Self.two(&body)
        track.key = key
        guard !track.isHeld else { throw Failure.malformed }
        track.isHeld = true
        track.notes.append(
          Note(tick: tick, hertz: 440 * exp2((Double(key - 69) + bend) / 12)))
      case 0x80:
        _ = try Self.two(&body)
        track.isHeld = false
      case 0xB0:
        let (control, value) = try Self.two(&body)
        if control == 6 { range = Double(value) }
      case 0xC0: body = body.dropFirst()
      case 0xE0:
        let (low, high) = try Self.two(&body)
        bend = Double(high << 7 + low - 8192) / 8192 * range
        track.bends.append((tick, bend))
      default:
        guard status == 0xFF, let kind = body.popFirst() else { throw Failure.malformed }
        let length = Self.variable(&body)
        let data = body.prefix(length)
        body = body.dropFirst(data.count)
        if kind == 0x03 { track.name = String(decoding: data, as: UTF8.self) }
        if kind == 0x06 { track.markers.append(String(decoding: data, as: UTF8.self)) }
        if kind == 0x51 { microsecondsPerQuarter = Self.number(data) }
      }
    }
    return track
  }

  private static func two(_ body: inout ArraySlice<UInt8>) throws -> (Int, Int) {
    guard let first = body.popFirst(), let second = body.popFirst(), first < 128, second < 128
    else { throw Failure.malformed }
    return (Int(first), Int(second))
  }

  private static func chunk(_ rest: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    let length = number(rest.dropFirst(4).prefix(4))
    let body = rest.dropFirst(8).prefix(length)
    guard body.count == length else { throw Failure.malformed }
    rest = rest.dropFirst(8 + length)
    return body
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func variable(_ body: inout ArraySlice<UInt8>) -> Int {
    var number = 0
    while let byte = body.popFirst() {
      number = number << 7 | Int(byte & 0x7F)
      if byte < 128 { break }
    }
    return number
  }
}
