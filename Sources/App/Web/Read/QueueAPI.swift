// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Library
import Reading
import Speaking

extension Site {
  /// What a volunteer is offered: what they read, and what they skip.
  var queueOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/volunteer/interests",
        summary: "Tell what you read as a volunteer; empty lists mean everything.",
        refuses: [.conflict], gives: "The languages and the kinds of texts.",
        shape: Self.interestsShape,
        answer: .plain { request in
          try await answer(request) { visit in
            let person = try account(of: visit)
            return Self.told(
              try await readingAllowed { () throws(ReadingError) in
                try await reading.interests(of: person.id)
              })
          }
        }),
      APIOperation(
        method: .put, path: "/api/v1/volunteer/interests",
        summary: "Say what you read as a volunteer, in place of what you said before.",
        body: [
          APIOperation.Value(
            name: "languages", kind: .words(TextLanguage.tags),
            about: "The languages; all if empty or left out.", isRequired: false),
          APIOperation.Value(
            name: "categories", kind: .words(Category.allCases.map(\.rawValue)),
            about: "The kinds of texts; all if empty or left out.", isRequired: false),
        ],
        refuses: [.conflict], gives: "The languages and the kinds of texts.",
        shape: Self.interestsShape,
        answer: .plain { request in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let chosen = Interests(in: try request.json())
            return Self.told(
              try await readingAllowed { () throws(ReadingError) -> Interests in
                try await reading.setInterests(chosen, of: person.id)
                return try await reading.interests(of: person.id)
              })
          }
        }),
      skipping(.put, "Leave a request out of what is offered to you as a volunteer.") {
        (id, person) throws(ReadingError) in try await reading.skip(id, by: person)
      },
      skipping(.delete, "Have a request offered to you again.") {
        (id, person) throws(ReadingError) in try await reading.unskip(id, by: person)
      },
    ]
  }

  private func skipping(
    _ method: Method, _ summary: String,
    _ body: @escaping @Sendable (ReadingID, AccountID) async throws(ReadingError) -> Void
  ) -> APIOperation {
    APIOperation(
      method: method, path: "/api/v1/requests/{id}/skip", summary: summary, success: .noContent,
      refuses: [.conflict], gives: "Nothing.",
      answer: .one { request, id in
        try await answer(request) { visit in
          let person = try account(of: visit)
          try await readingAllowed { () throws(ReadingError) in
            try await body(ReadingID(rawValue: id), person.id)
          }
          return .empty()
        }
      })
  }

  private static let interestsShape = Shape.object([
    .always("languages", .list(.word(TextLanguage.tags))),
    .always("categories", .list(.word(Category.allCases.map(\.rawValue)))),
  ])

  private static func told(_ interests: Interests) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.key("languages")
      json.array { list in for language in interests.languages { list.value(language.tag) } }
      json.key("categories")
      json.array { list in for category in interests.categories { list.value(category.rawValue) } }
    }
    return .bytes(writer.bytes, type: .json)
  }
}

extension Interests {
  /// What a program says; it was held against the known words before.
  fileprivate init(in sent: JSONValue) {
    func words(_ name: String) -> [String] { (sent[name]?.array ?? []).compactMap(\.string) }
    self.init(
      languages: words("languages").compactMap { TextLanguage(tag: $0) },
      categories: words("categories").compactMap { Category(rawValue: $0) })
  }
}
