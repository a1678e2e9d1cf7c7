// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading

extension Site {
  /// Who has opened a text, what a volunteer may do, blocking and reporting.
  var safetyOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/requests/{id}/openings",
        summary: "Get who may read a request of yours, and who has opened its text.",
        query: [.cursor], refuses: [.conflict, .unprocessableContent],
        gives: """
          The people, and a hundred openings, the last first; next is the cursor of those after them, null at the end.
          """,
        shape: .object([
          .always("readers", .word(Readers.Kind.allCases.map(\.rawValue))),
          .sometimes("names", .text),
          .always("openings", .list(.object(OpeningJSON.members))), .next,
        ]),
        answer: .one { request, id in
          try await answer(request) { visit in
            try await openings(
              of: ReadingID(rawValue: id), for: try account(of: visit),
              after: try request.pagePlace())
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/blocks", summary: "List the people you have blocked.",
        query: [.cursor], refuses: [.unprocessableContent],
        gives:
          "A hundred people, the last first; next is the cursor of those after them, null at the end.",
        shape: .object([
          .always(
            "blocks",
            .list(
              .object([.always("id", .text), .always("name", .text), .always("since", .moment)]))),
          .next,
        ]),
        answer: .plain { request in
          try await answer(request) { visit in
            let people = try await reading.blocked(
              by: try account(of: visit).id, after: try request.pagePlace())
            var writer = JSONWriter()
            writer.page("blocks", people, BlockedJSON.init(blocked:))
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .post, path: "/api/v1/reports",
        summary: """
          Report the other person of a request or a recording to the people who run the server, \
          and block that person.
          """,
        body: Self.reportValues, success: .created,
        refuses: [.conflict, .notFound, .tooManyRequests],
        gives: "The identifier of the block.", shape: .object([.always("block", .text)]),
        answer: .plain { request in
          try await answer(request) { visit in
            try await report(try request.json(), by: try account(of: visit))
          }
        }),
      APIOperation(
        method: .put, path: "/api/v1/blocks/{id}",
        summary: """
          Block the other person of a request, a recording or an opening, whose identifier this \
          is; neither sees the other’s texts. Of your own request the last who opened it is meant.
          """,
        refuses: [.conflict], gives: "The identifier of the block.",
        shape: .object([.always("id", .text)]),
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let block = try await readingAllowed { () throws(ReadingError) in
              try await reading.block(PersonPointer(rawValue: id), by: person.id)
            }
            var writer = JSONWriter()
            writer.object { $0.field("id", block.rawValue) }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .delete, path: "/api/v1/blocks/{id}",
        summary: "Undo a block, by its own identifier or by the one that it was made with.",
        success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            try await readingAllowed { () throws(ReadingError) in
              try await reading.unblock(PersonPointer(rawValue: id), by: person.id)
            }
            return .empty()
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/volunteer",
        summary: "Get what you may do now as a volunteer.",
        refuses: [.conflict],
        gives: "What the host has decided, and how many requests may be taken today.",
        shape: .object([
          .always("vetting", .truth), .always("vetted", .truth), .always("stopped", .truth),
          .always("claimsPerDay", .integer), .always("claimsLeft", .integer),
          .sometimes("nextClaimAt", .moment),
          .always("inHand", .integer), .always("mostInHand", .integer),
        ]),
        answer: .plain { request in
          try await answer(request) { visit in try await standing(of: try account(of: visit)) }
        }),
    ]
  }

  private static let reportValues = [
    APIOperation.Value(
      name: "request", kind: .text,
      about: "The request; of your own the last who opened it is meant.", isRequired: false),
    APIOperation.Value(
      name: "recording", kind: .text, about: "In its place, the recording.", isRequired: false),
    APIOperation.Value(
      name: "opening", kind: .text,
      about: "In their place, as the requester: the opening of the person who is meant.",
      isRequired: false),
    APIOperation.Value(
      name: "reason", kind: .word(ReportReason.allCases.map(\.rawValue)),
      about: "What it is about."),
    APIOperation.Value(name: "words", kind: .text, about: "More about it.", isRequired: false),
  ]

  private func report(_ sent: JSONValue, by person: Account) async throws -> Response {
    let named = ["opening", "recording", "request"].compactMap { sent[$0]?.string }
    guard let id = named.first else { throw APIError(.missing("request")) }
    guard let reason = ReportReason(rawValue: sent["reason"]?.string ?? "") else {
      throw APIError(.missing("reason"))
    }
    let block = try await readingAllowed { () throws(ReadingError) in
      try await reading.report(
        PersonPointer(rawValue: id), by: person.id, reason, words: sent["words"]?.string ?? "")
    }
    var writer = JSONWriter()
    writer.object { $0.field("block", block.rawValue) }
    return .bytes(writer.bytes, type: .json, status: .created)
  }

  private func openings(
    of id: ReadingID, for person: Account, after place: PageCursor?
  ) async throws -> Response {
    let (readers, openings) = try await readingAllowed { () throws(ReadingError) in
      (
        try await reading.readers(of: id, by: person.id),
        try await reading.openings(of: id, by: person.id, after: place)
      )
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("readers", readers.kind.rawValue)
      if case .named(let names) = readers { json.field("names", names.joined(separator: " ")) }
      json.key("openings")
      json.array { list in
        for opening in openings.items { list.value(OpeningJSON(opening: opening)) }
      }
      json.next(openings.next)
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func standing(of person: Account) async throws -> Response {
    let standing = try await readingAllowed { () throws(ReadingError) in
      try await reading.standing(of: person.id)
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("vetting", standing.isVetting)
      json.field("vetted", standing.isVetted)
      json.field("stopped", standing.isBarred)
      json.field("claimsPerDay", standing.claimsPerDay)
      json.field("claimsLeft", standing.claimsLeft)
      if let next = standing.nextClaimAt {
        json.field("nextClaimAt", next)
      }
      json.field("inHand", standing.inHand)
      json.field("mostInHand", standing.mostInHand)
    }
    return .bytes(writer.bytes, type: .json)
  }
}

/// An opening as the API tells of it.
private struct OpeningJSON: JSONEncodable {
  let opening: Opening

  static let members: [Shape.Member] = [
    .always("id", .text), .sometimes("name", .text), .always("openedAt", .moment),
    .sometimes("ending", .word(Opening.Ending.allCases.map(\.rawValue))),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", opening.id.rawValue)
      if let name = opening.firstName { json.field("name", name) }
      json.field("openedAt", opening.openedAt)
      if let ending = opening.ending { json.field("ending", ending.rawValue) }
    }
  }
}

/// Somebody who is blocked, as the API tells of them.
private struct BlockedJSON: JSONEncodable {
  let blocked: Blocked

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", blocked.id.rawValue)
      json.field("name", blocked.firstName)
      json.field("since", blocked.since)
    }
  }
}
