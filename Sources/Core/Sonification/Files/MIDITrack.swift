// SPDX-License-Identifier: Apache-2.0

import Maths

/// A track of a Standard MIDI File: events in time, written with the ticks between them.
struct MIDITrack {
  /// Ticks of a second: a quarter note lasts one, so that ticks and seconds match exactly.
  static let ticksPerSecond = 10_000.0

  private var events: [(tick: Int, bytes: [UInt8])] = []

  /// Adds an event; those at the same time keep their order.
  mutating func add(_ bytes: [UInt8], at seconds: Double) {
    events.append((Self.tick(seconds), bytes))
  }

  /// Adds a meta event, such as a name or a marker, with a text.
  mutating func add(meta kind: UInt8, _ text: String, at seconds: Double) {
    let utf8 = Array(text.utf8)
    add([0xFF, kind] + Self.variable(utf8.count) + utf8, at: seconds)
  }

  static func tick(_ seconds: Double) -> Int {
    Int(Int32(clamp((seconds * ticksPerSecond).rounded(.toNearestOrEven), to: 0...1e9)))
  }

  /// The chunk of the track, which ends at a time.
  func chunk(end seconds: Double) -> [UInt8] {
    var body: [UInt8] = []
    var last = 0
    for event in events.ordered(by: { Double($0.tick) }) {
      body += Self.variable(event.tick - last) + event.bytes
      last = event.tick
    }
    body += Self.variable(max(Self.tick(seconds) - last, 0)) + [0xFF, 0x2F, 0]
    return Array("MTrk".utf8) + Self.number(body.count, octets: 4) + body
  }

  /// A number with the highest octet first.
  static func number(_ number: Int, octets: Int) -> [UInt8] {
    (0..<octets).map { UInt8(truncatingIfNeeded: number >> (8 * (octets - 1 - $0))) }
  }

  /// A number in groups of seven bits, the highest first; all but the last have the eighth bit.
  static func variable(_ number: Int) -> [UInt8] {
    var groups = [UInt8(number & 0x7F)]
    var rest = number >> 7
    while rest > 0 {
      groups.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return groups
  }
}
