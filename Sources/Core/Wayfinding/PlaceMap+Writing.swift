// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension PlaceMap {
  /// The map as GeoJSON, in the form that `init(geoJSON:)` reads.
  ///
  /// - Parameter attribution: the line that the licence of the data asks for.
  public func geoJSON(attribution: String?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("type", "FeatureCollection")
      writer.optional("attribution", attribution)
      if let name {
        writer.key("name")
        writer.object { writer in writer.fields(of: name) }
      }
      writer.key("categories")
      writer.object { writer in
        for category in categories {
          guard let name = category.name else { continue }
          writer.key(text: category.id)
          writer.object { writer in writer.fields(of: name) }
        }
      }
      writer.key("features")
      writer.array { writer in for place in places { write(place, to: &writer) } }
    }
    return writer.bytes
  }

  private func write(_ place: Place, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("type", "Feature")
      writer.key("geometry")
      writer.object { writer in
        writer.field("type", "Point")
        writer.key("coordinates")
        writer.array { writer in
          writer.value(place.coordinate.longitude)
          writer.value(place.coordinate.latitude)
        }
      }
      writer.key("properties")
      writer.object { writer in
        writer.fields(of: place.name.words)
        if !place.name.isCertain { writer.field("certain", false) }
        let category = categories[place.category].id
        if !category.isEmpty { writer.field("category", category) }
        if let code = place.code { writer.field("code", code) }
        if let description = place.note.description { writer.field("description", description) }
        if !place.note.doors.isEmpty {
          writer.key("doors")
          writer.array { list in for door in place.note.doors { list.value(door) } }
        }
      }
    }
  }
}

extension JSONWriter {
  /// `name`, and `name:en` and so on where they differ from it.
  fileprivate mutating func fields(of name: NameByLanguage) {
    let plain = name.forms.first ?? ""
    field("name", plain)
    for language in Language.allCases {
      let text = name.text(in: language)
      guard !text.hasSameBytes(as: plain) else { continue }
      key(text: "name:" + language.tag)
      value(text)
    }
  }
}
