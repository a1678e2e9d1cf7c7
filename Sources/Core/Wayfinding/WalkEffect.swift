// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension WalkSession {
  /// Something to be done, and since when.
  public struct Effect: JSONEncodable, Sendable, Equatable {
    /// The time of the event that it answers, in seconds.
    public var time: Double
    /// What is to be done.
    public var action: Action
  }

  /// What a walk wants done.
  public enum Action: Sendable, Equatable {
    /// The categories that can be chosen.
    case categories([CategoryItem])
    /// The places that can be chosen, in this order.
    case places([PlaceItem])
    /// Turn the device's position and compass on or off.
    case watch(Bool)
    /// Point the dial: degrees clockwise from straight ahead, or from north when `isFromNorth`; nil for no direction.
    case dial(degrees: Int?, isFromNorth: Bool)
    case show(field: Field, text: String)
    /// Indirect, so that every other action stays small, and the browser module with it.
    indirect case say(Utterance)
    case sound(Earcon)
    /// Milliseconds on, off, on …
    case vibrate([Int])
    /// Bring the person back to the list of places.
    case choose
  }

  /// A category in a list.
  public struct CategoryItem: Sendable, Equatable {
    /// The word by which it is chosen.
    public var id: String
    /// What it is called, in the person's language.
    public var name: String
    /// How many places it has.
    public var count: Int
  }

  /// A place in a list.
  public struct PlaceItem: Sendable, Equatable {
    /// The number by which it is chosen.
    public var id: Int
    /// What it is called, in the person's language.
    public var name: String
    /// How far it is in words, when the position is known.
    public var distance: String?
  }

  /// A part of the page where the walk writes.
  public enum Field: Sendable, Equatable {
    /// Where the place lies, very large.
    case sentence
    /// How well position and heading are known.
    case status
    /// What the button for position and compass does next.
    case watch
    /// What the button for guidance on the way does next.
    case guide

    /// The word in traces and in the page's markup.
    public var word: String {
      switch self {
      case .sentence: "sentence"
      case .status: "status"
      case .watch: "watch"
      case .guide: "guide"
      }
    }
  }
}

extension WalkSession.Effect {
  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch action {
    case .say(let utterance): utterance.writeSay(time: time, to: &writer)
    case .sound(let earcon): earcon.writeSound(time: time, to: &writer)
    default:
      writer.object { writer in
        writer.field("t", time)
        action.writeMembers(to: &writer)
      }
    }
  }
}

extension WalkSession.Action {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .say, .sound: break
    case .categories(let items):
      writer.field("kind", "categories")
      writer.key("categories")
      writer.array { for item in items { $0.value(item) } }
    case .places(let items):
      writer.field("kind", "places")
      writer.key("places")
      writer.array { for item in items { $0.value(item) } }
    case .watch(let isOn):
      writer.field("kind", "watch")
      writer.field("on", isOn)
    case .dial(let degrees, let isFromNorth):
      writer.field("kind", "dial")
      if let degrees { writer.field("degrees", degrees) }
      writer.field("fromNorth", isFromNorth)
    case .show(let field, let text):
      writer.field("kind", "show")
      writer.field("field", field.word)
      writer.field("text", text)
    case .vibrate(let pattern):
      writer.field("kind", "vibrate")
      writer.key("pattern")
      writer.array { for milliseconds in pattern { $0.value(milliseconds) } }
    case .choose: writer.field("kind", "choose")
    }
  }
}

extension WalkSession.CategoryItem: JSONEncodable {
  /// Writes the category as a JSON object.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      writer.field("name", name)
      writer.field("count", count)
    }
  }
}

extension WalkSession.PlaceItem: JSONEncodable {
  /// Writes the place as a JSON object.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      writer.field("name", name)
      if let distance { writer.field("distance", distance) }
    }
  }
}
