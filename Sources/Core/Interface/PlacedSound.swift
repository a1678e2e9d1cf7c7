// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// A short sound that comes again and again, from a direction around the person.
public struct PlacedSound: Sendable, Equatable {
  /// What sounds.
  public var earcon: Earcon
  /// Seconds from one beginning to the next; what changes, changes at the next.
  public var interval: Double
  /// Whence: degrees clockwise from straight ahead, -180 up to 180; nil where that is not known.
  public var angle: Double?
  /// How loud, 0 to 1 of the earcon.
  public var level: Double

  /// A sound from a direction.
  public init(_ earcon: Earcon, every interval: Double, angle: Double?, level: Double) {
    self.earcon = earcon
    self.interval = interval
    self.angle = angle
    self.level = level
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.field("earcon", earcon.word)
    writer.field("interval", interval)
    if let angle { writer.field("angle", angle) }
    writer.field("level", level)
  }
}
