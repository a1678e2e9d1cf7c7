// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer

/// The description of the API for programs (OpenAPI 3.1.0).
struct OpenAPI {
  let operations: [APIOperation]
  let version: String

  /// The document.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { document in
      document.field("openapi", "3.1.0")
      document.key("info")
      document.object { info in
        info.field("title", "Earshot")
        info.field("version", version)
        info.field(
          "description",
          "Errors are problem details (RFC 9457), in the caller's language, with the field that is meant. "
            + "Unknown names and words are refused. Moments are as in RFC 3339.")
        info.key("license")
        info.object { license in
          license.field("name", "Apache-2.0")
          license.field("identifier", "Apache-2.0")
        }
      }
      // The server that gives this document, whatever its name.
      document.key("servers")
      document.array { servers in servers.object { $0.field("url", "/") } }
      writePaths(to: &document)
      writeComponents(to: &document)
    }
    return writer.bytes
  }

  private func writePaths(to json: inout JSONWriter) {
    json.key("paths")
    json.object { paths in
      var done: [String] = []
      for operation in operations where !done.contains(operation.path) {
        done.append(operation.path)
        paths.key(text: operation.path)
        paths.object { path in
          for sibling in operations
          where sibling.path == operation.path {
            path.key(text: sibling.method.rawValue.lowercased())
            sibling.write(to: &path)
          }
        }
      }
    }
  }

  private func writeComponents(to json: inout JSONWriter) {
    json.key("components")
    json.object { components in
      components.key("schemas")
      components.object { schemas in
        schemas.key("Problem")
        APIError.shape.write(to: &schemas)
      }
      components.key("securitySchemes")
      components.object { schemes in
        schemes.key("token")
        schemes.object { scheme in
          scheme.field("type", "http")
          scheme.field("scheme", "bearer")
        }
      }
    }
  }
}

extension APIError {
  /// What every refusal holds.
  static let shape = Shape.object([
    .always("type", .text), .always("title", .text), .always("status", .integer),
    .always("detail", .text), .sometimes("field", .text),
    .sometimes("problems", .list(.object([.always("field", .text), .always("detail", .text)]))),
  ])
}

extension APIOperation {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("operationId", id)
      json.field("summary", summary)
      if needsAccount {
        json.key("security")
        json.array { list in
          list.object { scheme in
            scheme.key("token")
            scheme.array { _ in }
          }
        }
      }
      writeParameters(to: &json)
      if !(sends.isEmpty && body.isEmpty) { writeRequestBody(to: &json) }
      writeResponses(to: &json)
    }
  }

  private func writeResponses(to json: inout JSONWriter) {
    json.key("responses")
    json.object { responses in
      responses.key(success.code)
      writeGood(to: &responses)
      if isInParts {
        responses.key("206")
        writeGood(to: &responses)
        responses.key("304")
        responses.object { $0.field("description", "It has not changed.") }
      }
      for status in refusals {
        responses.key(text: String(status.code))
        Self.writeRefusal(Self.about(status), to: &responses)
      }
      responses.key("default")
      Self.writeRefusal(
        "The server cannot do it right now, for the reason that it gives.", to: &responses)
    }
  }

  private func writeGood(to json: inout JSONWriter) {
    json.object { response in
      response.field("description", gives)
      writeHeaders(to: &response)
      guard success.hasContent, !givesTypes.isEmpty else { return }
      response.key("content")
      response.object { content in
        for type in givesTypes {
          content.key(text: type)
          content.object { media in
            guard let shape else { return }
            media.key("schema")
            shape.write(to: &media)
          }
        }
      }
    }
  }

  private func writeHeaders(to json: inout JSONWriter) {
    guard !givesHeaders.isEmpty else { return }
    json.key("headers")
    json.object { headers in
      for header in givesHeaders {
        headers.key(text: header.name)
        headers.object { json in
          json.field("required", header.isRequired)
          json.field("description", header.about)
          json.key("schema")
          header.writeSchema(to: &json)
        }
      }
    }
  }

  private static func writeRefusal(_ about: String, to json: inout JSONWriter) {
    json.object { response in
      response.field("description", about)
      response.key("content")
      response.object { content in
        content.key("application/problem+json")
        content.object { media in
          media.key("schema")
          media.object { $0.field("$ref", "#/components/schemas/Problem") }
        }
      }
    }
  }

  private static func about(_ status: Status) -> String {
    switch status {
    case .badRequest: "A name is unknown or missing, or a value is of the wrong kind."
    case .unauthorized: "Nobody is signed in."
    case .forbidden: "Another site sent it."
    case .notFound: "It is not there, or not yours."
    case .conflict: "It does not fit the present state."
    case .preconditionFailed: "It is in another version of the protocol."
    case Tus.checksumMismatch: "The bytes are not those of the checksum."
    case .contentTooLarge: "It is too much."
    case .unsupportedMediaType: "It is not in a format that can be read."
    case .rangeNotSatisfiable: "The part that was asked for lies outside."
    case .unprocessableContent: "A value is not one of those allowed."
    case .tooManyRequests: "It was asked for too often; Retry-After says when to come again."
    case .serviceUnavailable:
      "Too much is being asked right now; Retry-After says when to come again."
    default: "It is refused."
    }
  }

  private func writeParameters(to json: inout JSONWriter) {
    var parameters =
      headers.map { (value: $0, place: "header") } + query.map { (value: $0, place: "query") }
    if case .one = answer {
      let id = Value(name: "id", kind: .text, about: "The identifier.")
      parameters.insert((id, "path"), at: 0)
    }
    guard !parameters.isEmpty else { return }
    json.key("parameters")
    json.array { list in
      for parameter in parameters {
        list.object { json in
          json.field("name", parameter.value.name)
          json.field("in", parameter.place)
          json.field("required", parameter.value.isRequired)
          json.field("description", parameter.value.about)
          json.key("schema")
          parameter.value.writeSchema(to: &json)
        }
      }
    }
  }

  private func writeRequestBody(to json: inout JSONWriter) {
    json.key("requestBody")
    json.object { json in
      json.field("required", true)
      json.key("content")
      json.object { content in
        for type in sends {
          content.key(text: type)
          content.object { _ in }
        }
        guard !body.isEmpty else { return }
        content.key("application/json")
        content.object { media in
          media.key("schema")
          media.object { schema in Self.write(body, to: &schema) }
        }
      }
    }
  }

  /// What an object of these values is.
  fileprivate static func write(_ values: [Value], to schema: inout JSONWriter) {
    schema.field("type", "object")
    schema.key("required")
    schema.array { list in for value in values where value.isRequired { list.value(value.name) } }
    schema.key("properties")
    schema.object { properties in
      for value in values {
        properties.key(text: value.name)
        value.writeSchema(to: &properties)
      }
    }
    schema.field("additionalProperties", false)
  }
}

extension APIOperation.Value {
  fileprivate func writeSchema(to json: inout JSONWriter) {
    json.object { schema in
      switch kind {
      case .text:
        schema.field("type", "string")
        if !mayBeEmpty { schema.field("minLength", 1) }
      case .number(let range):
        schema.field("type", "number")
        schema.field("minimum", range.lowerBound)
        schema.field("maximum", range.upperBound)
      case .whole(let range):
        schema.field("type", "integer")
        schema.field("minimum", range.lowerBound)
        schema.field("maximum", range.upperBound)
      case .truth: schema.field("type", "boolean")
      case .texts:
        schema.field("type", "array")
        schema.key("items")
        schema.object { $0.field("type", "string") }
      case .word(let words):
        schema.field("type", "string")
        schema.key("enum")
        schema.array { list in for word in words { list.value(word) } }
      case .words(let words):
        schema.field("type", "array")
        schema.key("items")
        schema.object { items in
          items.field("type", "string")
          items.key("enum")
          items.array { list in for word in words { list.value(word) } }
        }
      case .object(let members): APIOperation.write(members, to: &schema)
      case .objects(let members):
        schema.field("type", "array")
        schema.key("items")
        schema.object { APIOperation.write(members, to: &$0) }
      case .moment:
        schema.key("type")
        schema.array { list in
          list.value("string")
          list.value("null")
        }
        schema.key("anyOf")
        schema.array { list in
          for format in ["date-time", "date"] { list.object { $0.field("format", format) } }
        }
      }
      schema.field("description", about)
    }
  }
}
