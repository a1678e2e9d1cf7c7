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
          "Errors are {\"error\":{\"message\",\"field\"?}}, in the caller's language.")
        info.key("license")
        info.object { license in
          license.field("name", "Apache-2.0")
          license.field("identifier", "Apache-2.0")
        }
      }
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
            path.key(sibling.methodKey)
            sibling.write(to: &path)
          }
        }
      }
    }
  }

  private func writeComponents(to json: inout JSONWriter) {
    json.key("components")
    json.object { components in
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

extension APIOperation {
  fileprivate var methodKey: StaticString {
    switch method {
    case .get: "get"
    case .head: "head"
    case .post: "post"
    case .put: "put"
    case .patch: "patch"
    case .delete: "delete"
    case .options: "options"
    case .trace: "trace"
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
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
      if !body.isEmpty { writeBody(to: &json) }
      if !sends.isEmpty { writeFiles(to: &json) }
      json.key("responses")
      json.object { responses in
        responses.key(success.code)
        responses.object { response in
          response.field("description", gives)
          guard success != .noContent else { return }
          response.key("content")
          response.object { content in
            content.key(text: givesType)
            content.object { _ in }
          }
        }
        responses.key("default")
        responses.object { $0.field("description", "An error with its sentence.") }
      }
    }
  }

  private func writeParameters(to json: inout JSONWriter) {
    var parameters = query.map { (value: $0, place: "query") }
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
          json.object { $0.field("type", parameter.value.kind.word) }
        }
      }
    }
  }

  private func writeFiles(to json: inout JSONWriter) {
    json.key("requestBody")
    json.object { json in
      json.field("required", true)
      json.key("content")
      json.object { content in
        for type in sends {
          content.key(text: type)
          content.object { _ in }
        }
      }
    }
  }

  private func writeBody(to json: inout JSONWriter) {
    json.key("requestBody")
    json.object { json in
      json.field("required", true)
      json.key("content")
      json.object { content in
        content.key("application/json")
        content.object { media in
          media.key("schema")
          media.object { schema in
            schema.field("type", "object")
            schema.key("required")
            schema.array { list in
              for value in body where value.isRequired { list.value(value.name) }
            }
            schema.key("properties")
            schema.object { properties in
              for value in body {
                properties.key(text: value.name)
                properties.object { property in
                  property.field("type", value.kind.word)
                  if value.kind == .texts {
                    property.key("items")
                    property.object { $0.field("type", "string") }
                  }
                  property.field("description", value.about)
                }
              }
            }
          }
        }
      }
    }
  }
}

extension APIOperation.Value.Kind {
  fileprivate var word: String {
    switch self {
    case .text: "string"
    case .number: "number"
    case .truth: "boolean"
    case .texts: "array"
    }
  }
}
