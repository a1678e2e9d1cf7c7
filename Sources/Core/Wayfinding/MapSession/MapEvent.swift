// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension MapSession {
  /// What can happen.
  public enum Happening: Sendable, Equatable {
    /// The page is there.
    case open
    /// The pack of the map came, its bytes carried in a text (`CarriedBytes`); nil where it did not.
    case map(String?)
    /// The overlay of the map came; nil where it did not.
    case overlay(JSONValue?)
    /// What the device had kept under a key; nil where it had nothing.
    case recalled(key: String, String?)
    /// Something about the places of the person's own.
    case place(OwnPlaceHappening)
    /// Something about dictation.
    case dictation(DictationHappening)
    /// A finger is on the picture, at these of its units from the left and from the top.
    case touched(x: Double, y: Double)
    /// A step towards one side.
    case moved(Direction)
    case nearer
    case farther
    /// The person wants to be where a place is, by what they typed.
    case find(String)
    /// What is here, and what is around it?
    case around
    /// Which ways meet here?
    case junction
    case `repeat`
  }

  /// A side of the map.
  public enum Direction: String, Sendable, CaseIterable, Equatable {
    case north
    case east
    case south
    case west

    /// The key of a keyboard that goes there.
    var key: String {
      switch self {
      case .north: "arrowup"
      case .east: "arrowright"
      case .south: "arrowdown"
      case .west: "arrowleft"
      }
    }
  }

  /// The keys that do something, beside those of directions.
  enum Key: String, CaseIterable {
    case nearer = "+"
    case farther = "-"
    case around = "a"
    case junction = "j"
    case `repeat` = "r"

    var happening: Happening {
      switch self {
      case .nearer: .nearer
      case .farther: .farther
      case .around: .around
      case .junction: .junction
      case .repeat: .repeat
      }
    }
  }

  static var keys: [String] { Direction.allCases.map { $0.key } + Key.allCases.map { $0.rawValue } }
}

extension MapSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "open": self = .open
    case "map": self = .map(json["answer"]?.string)
    case "overlay": self = .overlay(json["answer"])
    case "recalled":
      self = .recalled(key: try json.text("key"), try json.optionalText("value"))
    case "touch": self = .touched(x: try json.double("x"), y: try json.double("y"))
    case "key": self = try Self.of(key: json.text("key"))
    case "north": self = .moved(.north)
    case "east": self = .moved(.east)
    case "south": self = .moved(.south)
    case "west": self = .moved(.west)
    case "nearer": self = .nearer
    case "farther": self = .farther
    case "find": self = .find(try json.text("place"))
    case "around": self = .around
    case "junction": self = .junction
    case "repeat": self = .repeat
    default:
      if let place = try OwnPlaceHappening(kind: kind, json: json) {
        self = .place(place)
      } else if let dictation = try MapSession.DictationHappening(kind: kind, json: json) {
        self = .dictation(dictation)
      } else {
        throw .unknownWord(name: "kind", word: kind)
      }
    }
  }

  private static func of(key: String) throws(FieldError) -> Self {
    for direction in MapSession.Direction.allCases where direction.key.hasSameBytes(as: key) {
      return .moved(direction)
    }
    for known in MapSession.Key.allCases where known.rawValue.hasSameBytes(as: key) {
      return known.happening
    }
    throw .unknownWord(name: "key", word: key)
  }
}
