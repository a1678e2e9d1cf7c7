// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension MapOverlay {
  /// Reads an overlay as it was written; counts and lengths are held, so that no file takes more than it may.
  public init(json: JSONValue) throws(FieldError) {
    edition = try json.text("edition")
    let places = try json.list("places")
    let closures = try json.list("closures")
    guard places.count <= Self.mostPlaces else {
      throw .wrongType(name: "places", wanted: .list)
    }
    guard closures.count <= Self.mostClosures else {
      throw .wrongType(name: "closures", wanted: .list)
    }
    self.places = []
    for place in places { self.places.append(try EditedPlace(json: place)) }
    self.closures = []
    for closure in closures { self.closures.append(try MapClosure(json: closure)) }
  }
}

extension EditedPlace {
  /// Reads a place.
  public init(json: JSONValue) throws(FieldError) {
    self.init(
      id: try json.text("id"), name: try json.names("name"), category: try json.text("category"),
      point: try json.point())
    isRemoved = json["removed"]?.bool ?? false
    isCertain = json["certain"]?.bool ?? true
    if json["description"] != nil { note.description = try json.names("description") }
    guard json["doors"] != nil else { return }
    for door in try json.list("doors").prefix(PlaceNote.mostDoors) {
      note.doors.append(try PlaceNote.Door(json: door))
    }
  }
}

extension PlaceNote.Door {
  /// Reads a door.
  public init(json: JSONValue) throws(FieldError) {
    let word = try json.text("access")
    guard
      let access = PlaceNote.DoorAccess.allCases.first(where: { $0.word.hasSameBytes(as: word) })
    else { throw .unknownWord(name: "access", word: word) }
    self.init(
      point: try json.point(), name: try json.names("name"), access: access,
      hours: json["hours"]?.string ?? "")
  }
}

extension MapClosure {
  /// Reads a closure.
  public init(json: JSONValue) throws(FieldError) {
    self.init(
      id: try json.text("id"), what: try json.names("what"),
      reason: json["reason"] == nil ? nil : try json.names("reason"),
      extent: try Extent(json: json), from: try json.text("from"), until: try json.text("until"))
  }
}

extension MapClosure.Extent {
  fileprivate init(json: JSONValue) throws(FieldError) {
    func metres() throws(FieldError) -> Int {
      let metres = try json.int("metres")
      guard MapClosure.radii.contains(metres) else {
        throw .wrongType(name: "metres", wanted: .number)
      }
      return metres
    }
    let word = try json.text("kind")
    switch word.bytewise {
    case "around": self = .around(try json.point(), metres: try metres())
    case "street":
      let isPart = json["latitude"] != nil
      self = .street(
        try json.text("street"), near: isPart ? try json.point() : nil,
        metres: isPart ? try metres() : 0)
    default:
      guard
        let thing = MapClosure.Thing.allCases.first(where: { $0.word.hasSameBytes(as: word) })
      else { throw .unknownWord(name: "kind", word: word) }
      self = .nearest(thing, try json.point())
    }
  }
}

extension JSONValue {
  /// A text in several languages.
  fileprivate func names(_ name: String) throws(FieldError) -> MapNames {
    let value = try member(name)
    var names = MapNames(try value.text("plain"))
    for member in value.members ?? [] where !member.name.hasSameBytes(as: "plain") {
      guard let text = member.value.string else {
        throw .wrongType(name: name, wanted: .text)
      }
      names.translations.append(MapNames.Translation(tag: member.name, text: text))
    }
    return names
  }

  fileprivate func point() throws(FieldError) -> MapPoint {
    guard
      let coordinate = Coordinate(
        latitude: try double("latitude"), longitude: try double("longitude"))
    else { throw .wrongType(name: "latitude", wanted: .number) }
    return MapPoint(coordinate)
  }
}
