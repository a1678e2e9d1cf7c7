// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A way to another point of the series.
public enum ChartStep: Sendable, Equatable {
  /// So many points to the right; to the left when negative.
  case by(Int)
  /// To this point, counted from 0.
  case point(Int)
  case first
  case last
  case lowest
  case highest

  /// Reads `by` (a whole number), or `to`: a whole number, `first`, `last`, `lowest`, `highest`.
  init(json: JSONValue) throws(FieldError) {
    if json["by"] != nil {
      self = .by(try json.int("by"))
      return
    }
    if let index = json["to"]?.integer {
      self = .point(index)
      return
    }
    let word = try json.text("to")
    switch word.bytewise {
    case "first": self = .first
    case "last": self = .last
    case "lowest": self = .lowest
    case "highest": self = .highest
    default: throw .unknownWord(name: "to", word: word)
    }
  }
}

/// A place that the listener names instead of stepping there.
public enum ChartGoal: Sendable, Equatable {
  /// What was typed: a place on the x axis, such as a number, a date or the name of a category.
  case x(String)
  /// What was typed: a value; the next point to the right where the series reaches it.
  case y(String)

  /// Reads `x` or `y`, a text or a number.
  init(json: JSONValue) throws(FieldError) {
    let name = json["y"] == nil ? "x" : "y"
    let typed: String
    if let number = json[name]?.number {
      typed = number.description
    } else {
      typed = try json.text(name)
    }
    self = json["y"] == nil ? .x(typed) : .y(typed)
  }
}

/// A finger or pointer over the picture.
public struct ChartScrub: Sendable, Equatable {
  /// Share of the way along the x axis, 0 to 1.
  public var across: Double
  /// Share of the way up the y axis, 0 to 1: the nearest series there; nil stays with the series.
  public var up: Double?
  /// Whether this is where it touched down: the point is told even when it was told before.
  public var isBeginning: Bool
  /// Whether it left the picture.
  public var isEnd: Bool

  /// Reads `across`, perhaps `up`, and `phase`: `began`, `moved`, `ended`.
  init(json: JSONValue) throws(FieldError) {
    let phase = try json.text("phase")
    switch phase.bytewise {
    case "began", "moved", "ended": break
    default: throw .unknownWord(name: "phase", word: phase)
    }
    isBeginning = phase.hasSameBytes(as: "began")
    isEnd = phase.hasSameBytes(as: "ended")
    across = isEnd ? try json.optionalDouble("across") ?? 0 : try json.double("across")
    up = try json.optionalDouble("up")
  }
}
