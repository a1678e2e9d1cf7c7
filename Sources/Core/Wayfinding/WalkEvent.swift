// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension WalkSession {
  /// Something that happened, and when.
  public typealias Event = Timed<Happening>

  /// What can happen on a walk.
  public enum Happening: Sendable, Equatable {
    /// A map of places arrived, or what came was none.
    case places(Result<PlaceMap, PlaceMapError>)
    /// The person chose a category; nil for all places.
    case category(String?)
    /// The menu of places has the focus.
    case menu
    /// The person chose a place, by its number in the map.
    case place(Int)
    /// The person wants to choose another place.
    case changePlace
    /// The person wants position and compass used.
    case start
    /// The device told where it is; `accuracy` in metres (95 %), nil when it did not say.
    case fix(Coordinate, accuracy: Double?)
    case fixFailed(FixFailure)
    /// The time for which `wake` asked has come.
    case tick
    /// The device told which way it points; `screenAngle` in degrees.
    case heading(CompassReading, screenAngle: Double)
    /// The person typed a position.
    case typed(String)
    /// The person said which way they face; nil when they do not know.
    case facing(Facing?)
    /// Where is the place?
    case ask
    /// What is around me?
    case around
    case `repeat`
    /// The person wants guidance spoken as they walk, or only when asked for; nil for the other than now.
    case guide(Bool?)
    /// The person wants position and compass used, or no longer.
    case watch
    /// The form was sent: it chooses a place while none is chosen, then it tells position and facing.
    case submitted(place: Int?, position: String, facing: Facing?)
    /// The person wants it all to end: position and compass off, position forgotten.
    case stop
  }

  /// Why the device does not tell where it is.
  public enum FixFailure: Sendable, Equatable, CaseIterable {
    /// The person or the device forbids it.
    case denied
    case unavailable
    case timeout

    /// The word in traces.
    public var word: String {
      switch self {
      case .denied: "denied"
      case .unavailable: "unavailable"
      case .timeout: "timeout"
      }
    }
  }
}

extension WalkSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "places":
      guard let map = json["places"] else { throw .missing("places") }
      self = .places(WalkSession.read(map))
    case "category":
      let id = (json["category"] ?? json["value"])?.string
      self = .category(id.flatMap { $0.isEmpty ? nil : $0 })
    case "menu": self = .menu
    case "place":
      // A button of the list of near places tells the key of its row.
      if let key = json["key"]?.string.flatMap({ Int($0) }) {
        self = .place(key)
      } else {
        self = .place(try json.int("place"))
      }
    case "change-place": self = .changePlace
    case "start": self = .start
    case "fix":
      self = .fix(try Coordinate(json: json), accuracy: json["accuracy"]?.number)
    case "fix-failed":
      self = .fixFailed(try WalkSession.FixFailure(word: try json.text("reason")))
    case "tick": self = .tick
    case "heading":
      self = .heading(
        try CompassReading(json: json), screenAngle: json["screen"]?.number ?? 0)
    case "typed": self = .typed(try json.text("text"))
    case "submit":
      self = .submitted(
        place: Int(try json.text("place")), position: try json.text("position"),
        facing: try Facing(word: try json.text("facing")))
    case "facing": self = .facing(try Facing(word: try json.text("facing")))
    case "ask": self = .ask
    case "around": self = .around
    case "repeat": self = .repeat
    case "guide": self = .guide(json["on"]?.bool)
    case "watch": self = .watch
    case "stop": self = .stop
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }
}

extension WalkSession {
  fileprivate static func read(_ map: JSONValue) -> Result<PlaceMap, PlaceMapError> {
    do { return .success(try PlaceMap(geoJSON: map)) } catch { return .failure(error) }
  }
}

extension Coordinate {
  /// Reads `latitude` and `longitude`.
  init(json: JSONValue) throws(FieldError) {
    let (latitude, longitude) = (try json.double("latitude"), try json.double("longitude"))
    guard (-90...90).contains(latitude) else {
      throw .outOfRange(name: "latitude", value: latitude)
    }
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw .outOfRange(name: "longitude", value: longitude)
    }
    self = coordinate
  }
}

extension WalkSession.FixFailure {
  init(word: String) throws(FieldError) {
    for failure in Self.allCases where failure.word.utf8.elementsEqual(word.utf8) {
      self = failure
      return
    }
    throw .unknownWord(name: "reason", word: word)
  }
}

extension Facing {
  /// The word in traces and forms.
  public var word: String {
    switch self {
    case .north: "north"
    case .east: "east"
    case .south: "south"
    case .west: "west"
    }
  }

  /// The quarter with this word; nil for the word `unknown`.
  init?(word: String) throws(FieldError) {
    if word.utf8.elementsEqual("unknown".utf8) { return nil }
    for facing in Facing.allCases where facing.word.utf8.elementsEqual(word.utf8) {
      self = facing
      return
    }
    throw .unknownWord(name: "facing", word: word)
  }
}
