// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What a JSON value holds, for the OpenAPI document: a part of JSON Schema that is enough for our answers.
indirect enum Shape: Sendable {
  case text
  /// A text that may be null.
  case textOrNull
  /// A moment as in RFC 3339.
  case moment
  /// One of these words.
  case word([String])
  case number
  case integer
  case truth
  case list(Shape)
  case object([Member])
  /// A value that its own documentation describes.
  case anything

  /// A member of an object.
  struct Member: Sendable {
    let name: String
    let shape: Shape
    var isOptional = false
  }

  /// Writes the shape as a JSON Schema (2020-12, as OpenAPI 3.1 has it).
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .text: json.field("type", "string")
      case .textOrNull:
        json.key("type")
        json.array { list in
          list.value("string")
          list.value("null")
        }
      case .moment:
        json.field("type", "string")
        json.field("format", "date-time")
      case .word(let words):
        json.field("type", "string")
        json.key("enum")
        json.array { list in for word in words { list.value(word) } }
      case .number: json.field("type", "number")
      case .integer: json.field("type", "integer")
      case .truth: json.field("type", "boolean")
      case .list(let element):
        json.field("type", "array")
        json.key("items")
        element.write(to: &json)
      case .object(let members): Self.write(members, to: &json)
      case .anything: break
      }
    }
  }

  private static func write(_ members: [Member], to json: inout JSONWriter) {
    json.field("type", "object")
    json.key("required")
    json.array { list in for member in members where !member.isOptional { list.value(member.name) }
    }
    json.key("properties")
    json.object { properties in
      for member in members {
        properties.key(text: member.name)
        member.shape.write(to: &properties)
      }
    }
    // An answer may get more members in time; a program skips what it does not know.
    json.field("additionalProperties", true)
  }
}

extension Shape.Member {
  /// A member that is always there.
  static func always(_ name: String, _ shape: Shape) -> Self { Self(name: name, shape: shape) }

  /// A member that is left out where it does not apply.
  static func sometimes(_ name: String, _ shape: Shape) -> Self {
    Self(name: name, shape: shape, isOptional: true)
  }
}
