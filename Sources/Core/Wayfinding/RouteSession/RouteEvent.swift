// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension RouteSession {
  /// What can happen.
  public enum Happening: Sendable, Equatable {
    /// The page is there.
    case open
    /// The pack of the map came, its bytes carried in a text (`CarriedBytes`); nil where it did not.
    case map(String?)
    /// The overlay of the map came; nil where it did not.
    case overlay(JSONValue?)
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
    /// Where am I, and what is there?
    case ask(WalkQuestion)
    /// The person typed where they start, and has not sent the form yet.
    case typed(String)
    /// A key was pressed for which `keys` asked.
    case key(String)
    case `repeat`
    /// The person wants to walk the way in the mind, or to stop that.
    case rehearse
    /// So many times as fast as one walks.
    case speed(Double)
    /// The person wants it all to end.
    case stop
    /// What the device had kept under a key; nil where it had nothing.
    case recalled(key: String, String?)
    /// Something about what is heard and felt beside the words.
    case signal(SignalHappening)
    /// Something about the person's own ways.
    case own(OwnWayHappening)
    /// Something about the places of the person's own.
    case place(OwnPlaceHappening)
    /// Something about the picture of the way.
    case picture(PictureHappening)
    /// Something about the length of the person's step.
    case stride(StepHappening)
  }
}

extension RouteSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "open": self = .open
    case "map": self = .map(json["answer"]?.string)
    case "overlay": self = .overlay(json["answer"])
    case "submit": self = .submitted(RouteForm { json[$0]?.string })
    case "where": self = .ask(.whereAmI)
    case "around": self = .ask(.around)
    case "ahead": self = .ask(.ahead)
    case "junction": self = .ask(.junction)
    case "typed": self = .typed(try json.optionalText("value") ?? "")
    case "key": self = .key(try json.text("key"))
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
    case "recalled":
      self = .recalled(key: try json.text("key"), try json.optionalText("value"))
    default:
      if let signal = try RouteSession.SignalHappening(kind: kind, json: json) {
        self = .signal(signal)
      } else if let place = try OwnPlaceHappening(kind: kind, json: json) {
        self = .place(place)
      } else if let own = try RouteSession.OwnWayHappening(kind: kind, json: json) {
        self = .own(own)
      } else if let picture = RouteSession.PictureHappening(kind: kind) {
        self = .picture(picture)
      } else if let step = try RouteSession.StepHappening(kind: kind, json: json) {
        self = .stride(step)
      } else {
        throw .unknownWord(name: "kind", word: kind)
      }
    }
  }
}
