// SPDX-License-Identifier: Apache-2.0

import Bytes
import DocumentReading
import Reading
import Speaking

/// A file that is attached to a request, as the API tells of it.
struct AttachmentJSON: JSONEncodable {
  let attachment: Attachment
  let language: Language
  /// Whether its pages are told too, which can be long.
  var hasPages = false

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", attachment.id.rawValue)
      json.field("request", attachment.request.rawValue)
      json.field("name", attachment.name)
      json.field("kind", attachment.sort.rawValue)
      json.field("bytes", attachment.byteCount)
      switch attachment.state {
      case .reading: json.field("state", "reading")
      case .failed(let problem):
        json.field("state", "failed")
        json.field("problem", AttachmentWords.told(problem, in: language))
      case .read(let text):
        json.field("state", "read")
        write(text, to: &json)
      }
    }
  }

  private func write(_ text: AttachmentText, to json: inout JSONWriter) {
    if let tag = text.language { json.field("language", tag) }
    json.key("warnings")
    json.array { list in
      for warning in text.warnings { list.value(warning.message(in: language)) }
    }
    guard hasPages else { return }
    json.key("pages")
    json.array { list in
      for page in text.pages {
        list.object { json in
          json.field("number", page.number)
          json.field("text", page.text)
          json.field("confidence", page.confidence)
        }
      }
    }
  }

  static let members: [Shape.Member] = [
    .always("id", .text), .always("request", .text), .always("name", .text),
    .always("kind", .word(DocumentSort.allCases.map(\.rawValue))), .always("bytes", .integer),
    .always("state", .word(["reading", "read", "failed"])), .sometimes("problem", .text),
    .sometimes("language", .text), .sometimes("warnings", .list(.text)),
  ]

  static let pages = Shape.Member.sometimes(
    "pages",
    .list(
      .object([
        .always("number", .integer), .always("text", .text), .always("confidence", .number),
      ])))
}
