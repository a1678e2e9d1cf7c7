// SPDX-License-Identifier: Apache-2.0

import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// What was noticed in a recording, for its volunteer, and the way to send it on all the same.
  var findingOperations: [APIOperation] {
    let path = "/api/v1/recordings/{id}"
    return [
      APIOperation(
        method: .get, path: path + "/findings",
        summary: """
          Tell what was noticed in a recording that you sent, such as noise; and whether it waits \
          for you before the one who asked gets it.
          """,
        refuses: [.conflict],
        gives: "The findings, the gravest first; and until when it waits for you, where it does.",
        shape: .object([
          .always(
            "items",
            .list(
              .object([
                .always("name", .word(RecordingFinding.allCases.map(\.rawValue))),
                .always("words", .text),
              ]))), .sometimes("heldUntil", .moment),
        ]),
        answer: oneRecording { request, id, person in
          let known = try await reading.recording(id, for: person)
          guard !known.isForRequester else { throw ReadingError.noSuchRequest }
          let found = try await reading.findings(of: known.request, for: person)
          let words = FindingWords[visit(of: request)]
          var writer = JSONWriter()
          writer.object { json in
            json.key("items")
            json.array { json in
              for finding in found?.recording == id ? found?.findings ?? [] : [] {
                json.object { json in
                  json.field("name", finding.rawValue)
                  json.field("words", words.of(finding))
                }
              }
            }
            if let end = found?.heldUntil, found?.recording == id {
              json.field("heldUntil", end)
            }
          }
          return .bytes(writer.bytes, type: .json)
        }),
      APIOperation(
        method: .post, path: path + "/sending",
        summary: "Send a recording that waits for you to the one who asked, as it is.",
        success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: oneRecording { _, id, person in
          try await reading.sendAnyway(id, by: person)
          return .empty()
        }),
    ]
  }
}
