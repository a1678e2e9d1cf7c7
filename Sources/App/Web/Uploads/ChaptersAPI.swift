// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Reading

extension Site {
  /// The chapters that a reader marked.
  var chapterOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/requests/{id}/chapters",
        summary: "Give where the chapters of the recording begin, for those who may hear it.",
        refuses: [.conflict], gives: "The beginnings, in seconds, in order.",
        shape: .object([.always("chapters", .list(.number))]),
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let starts = try await readingAllowed { () throws(ReadingError) in
              try await reading.chapters(of: ReadingID(rawValue: id), for: person.id)
            }
            var writer = JSONWriter()
            writer.object { json in
              json.key("chapters")
              json.array { list in for start in starts { list.value(start) } }
            }
            return .bytes(writer.bytes, type: .json)
          }
        })
    ]
  }
}
