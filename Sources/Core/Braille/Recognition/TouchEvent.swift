// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// One finger at one moment.
public struct TouchEvent: TraceEvent, Hashable {
  /// What the finger does.
  public enum Phase: Sendable, Hashable {
    /// It comes down here.
    case began(Point)
    /// It lies here now.
    case moved(Point)
    /// It is lifted; from here, when that is known.
    case ended(Point?)
    /// The device takes the touch away.
    case cancelled
  }

  /// Seconds.
  public let time: Double
  /// Which touch; a number may be used again when its touch is over.
  public let touch: Int
  /// What it does.
  public let phase: Phase

  /// One finger at one moment, `time` in seconds.
  public init(time: Double, touch: Int, phase: Phase) {
    self.time = time
    self.touch = touch
    self.phase = phase
  }

  /// Reads `{"t":0.12,"phase":"began","touch":1,"x":300,"y":100}`; `ended` and `cancelled` may go without a place.
  public init(json: JSONValue) throws(FieldError) {
    time = try json.seconds()
    touch = try json.int("touch")
    let word = try json.text("phase")
    switch word.bytewise {
    case "began": phase = .began(try json.point())
    case "moved": phase = .moved(try json.point())
    case "ended":
      let hasPlace = json["x"] != nil || json["y"] != nil
      phase = .ended(hasPlace ? try json.point() : nil)
    case "cancelled": phase = .cancelled
    default: throw .unknownWord(name: "phase", word: word)
    }
  }
}

extension JSONValue {
  /// Times beyond this many seconds either way, some 30 years, are no times of a trace.
  private static let furthestTime = 1e9

  /// The member `t`: seconds.
  @inline(never)
  func seconds() throws(FieldError) -> Double { try bounded("t", by: Self.furthestTime) }

  /// The members `x` and `y`: points.
  @inline(never)
  func point() throws(FieldError) -> Point {
    Point(x: try bounded("x", by: Size.longestSide), y: try bounded("y", by: Size.longestSide))
  }

  /// A number that must be there and lie within `limit` of zero.
  @inline(never)
  func bounded(_ name: String, by limit: Double) throws(FieldError) -> Double {
    let value = try double(name)
    guard value.magnitude <= limit else { throw .outOfRange(name: name, value: value) }
    return value
  }
}
