// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What the person filled in to get a way.
public struct RouteForm: Sendable, Equatable {
  /// The place, by its number in the list of the map's places; nil where none was chosen.
  public var place: Int?
  /// Where the way begins, as it was typed; empty for where the phone is.
  public var position: String
  /// What the route should be like.
  public var preferences: RoutePreferences
  /// How it is told.
  public var style: GuidanceStyle

  /// What was filled in, by the words of the form's menus.
  public init(place: String, position: String, profile: String, style: String, units: String) {
    self.place = Int(place)
    self.position = position
    preferences = profile.hasSameBytes(as: "shortest") ? .shortest : .blind
    let directions = GuidanceStyle.Directions.allCases.first { $0.word.hasSameBytes(as: style) }
    self.style = GuidanceStyle(
      directions: directions ?? .sides,
      units: units.hasSameBytes(as: "steps")
        ? .paces(length: GuidanceStyle.usualPace) : .metres)
  }
}

extension GuidanceStyle.Directions {
  /// The word in forms and on the command line.
  public var word: String {
    switch self {
    case .sides: "sides"
    case .clock: "clock"
    case .degrees: "degrees"
    case .compass: "compass"
    }
  }
}

extension RouteSession {
  /// What can happen.
  public enum Happening: Sendable, Equatable {
    /// The page is there.
    case open
    /// The pack of the map came, its bytes carried in a text (`CarriedBytes`); nil where it did not.
    case map(String?)
    /// The person wants a way.
    case submitted(RouteForm)
    /// The device told where it is.
    case fix(PositionFix)
    case fixFailed(WalkSession.FixFailure)
    /// The time for which `wake` asked has come.
    case tick
    /// The person chose a step, by its number from 0.
    case step(Int)
    case next
    case previous
    /// The person wants all steps told.
    case whole
    /// How far is it?
    case far
    case `repeat`
    /// The person wants to walk the way in the mind, or to stop that.
    case rehearse
    /// So many times as fast as one walks.
    case speed(Double)
    /// The person wants it all to end.
    case stop
  }
}

extension RouteSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "open": self = .open
    case "map": self = .map(json["answer"]?.string)
    case "submit":
      self = .submitted(
        RouteForm(
          place: try json.optionalText("place") ?? "",
          position: try json.optionalText("position") ?? "",
          profile: try json.optionalText("profile") ?? "",
          style: try json.optionalText("style") ?? "",
          units: try json.optionalText("units") ?? ""))
    case "fix":
      self = .fix(
        PositionFix(
          try Coordinate(json: json), accuracy: json["accuracy"]?.number, at: try json.double("t"),
          speed: json["speed"]?.number, course: json["heading"]?.number))
    case "fix-failed":
      self = .fixFailed(try WalkSession.FixFailure(word: try json.text("reason")))
    case "tick": self = .tick
    case "step": self = .step((Int(try json.text("key")) ?? 0) - 1)
    case "next": self = .next
    case "previous": self = .previous
    case "whole": self = .whole
    case "far": self = .far
    case "repeat": self = .repeat
    case "rehearse": self = .rehearse
    case "speed": self = .speed(Double(try json.text("value")) ?? 1)
    case "stop": self = .stop
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }
}
