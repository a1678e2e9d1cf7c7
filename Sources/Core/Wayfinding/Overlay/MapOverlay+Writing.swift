// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension MapOverlay: JSONEncodable {
  /// Writes the overlay as `init(json:)` reads it.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("edition", edition)
      writer.key("places")
      writer.array { list in for place in places { list.value(place) } }
      writer.key("closures")
      writer.array { list in for closure in closures { list.value(closure) } }
    }
  }
}

extension EditedPlace: JSONEncodable {
  /// Writes the place.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      if isRemoved { writer.field("removed", true) }
      writer.field("name", name)
      writer.field("category", category)
      writer.position(point)
      writer.field("certain", isCertain)
      if let description = note.description { writer.field("description", description) }
      guard !note.doors.isEmpty else { return }
      writer.key("doors")
      writer.array { list in for door in note.doors { list.value(door) } }
    }
  }
}

extension PlaceNote.Door: JSONEncodable {
  /// Writes the door.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.position(point)
      writer.field("name", name)
      writer.field("access", access.word)
      if !hours.utf8.isEmpty { writer.field("hours", hours) }
    }
  }
}

extension MapClosure: JSONEncodable {
  /// Writes the closure.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      writer.field("what", what)
      if let reason { writer.field("reason", reason) }
      writer.field("from", from)
      writer.field("until", until)
      writer.field("kind", extent.word)
      switch extent {
      case .around(let point, let metres):
        writer.position(point)
        writer.field("metres", metres)
      case .street(let street, let point, let metres):
        writer.field("street", street)
        guard let point else { return }
        writer.position(point)
        writer.field("metres", metres)
      case .nearest(_, let point):
        writer.position(point)
      }
    }
  }
}

extension MapClosure.Extent {
  /// The word for the kind of it, in files and forms.
  public var word: String {
    switch self {
    case .around: "around"
    case .street: "street"
    case .nearest(let thing, _): thing.word
    }
  }
}

extension MapNames: JSONEncodable {
  /// Writes the plain text under `plain`, and each translation under its tag.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("plain", plain)
      for translation in translations {
        writer.key(text: translation.tag)
        writer.value(translation.text)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func position(_ point: MapPoint) {
    field("latitude", point.coordinate.latitude)
    field("longitude", point.coordinate.longitude)
  }
}
