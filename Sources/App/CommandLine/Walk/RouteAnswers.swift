// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Wayfinding

// What `earshot walk route`, `junction` and `around` print for programs.

extension RoutePlan {
  func json(why: String, _ told: [(Instruction, String)]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("distance", route.length)
      writer.field("duration", duration())
      writer.field("why", why)
      writer.key("geometry")
      writer.array { writer in for point in route.points { point.write(to: &writer) } }
      writer.key("instructions")
      writer.array { writer in
        for (instruction, text) in told {
          writer.object { writer in
            writer.field("text", text)
            writer.field("distance", instruction.distance)
            writer.key("at")
            instruction.point.write(to: &writer)
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension Junction? {
  func json(on map: WalkMap, _ facing: Double?, _ text: String, in language: Language) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let self {
        writer.key("at")
        self.point.write(to: &writer)
        writer.field("distance", self.distance)
      }
      writer.key("roads")
      writer.array { writer in
        for road in self?.roads ?? [] {
          writer.object { writer in
            writer.field("name", road.name.text(on: map, in: language))
            writer.write(direction: road.bearing, facing)
          }
        }
      }
      writer.field("text", text)
    }
    writer.endLine()
    return writer.bytes
  }
}

extension Surroundings {
  func json(on map: WalkMap, _ facing: Double?, _ text: String, in language: Language) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let way, let name {
        writer.key("way")
        writer.object { writer in
          writer.field("name", name.text(on: map, in: language))
          writer.field("distance", way.distance)
          writer.write(direction: wayBearing, facing)
        }
      }
      writer.key("places")
      writer.array { writer in
        for near in places {
          let place = map.places[near.place]
          writer.object { writer in
            writer.field("name", place.name.map { map.names[$0].text(in: language) } ?? "")
            writer.field("category", place.category.word)
            writer.field("distance", near.distance)
            writer.write(direction: near.bearing, facing)
          }
        }
      }
      writer.field("text", text)
    }
    writer.endLine()
    return writer.bytes
  }
}

extension MapPoint {
  /// Longitude first, as in GeoJSON.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(coordinate.longitude)
      writer.value(coordinate.latitude)
    }
  }
}

extension JSONWriter {
  /// A bearing from north, and where that is for someone who faces so.
  fileprivate mutating func write(direction bearing: Double, _ facing: Double?) {
    if let facing { field("direction", RelativeDirection(turn: bearing - facing).word) }
    field("bearing", bearing)
  }
}
