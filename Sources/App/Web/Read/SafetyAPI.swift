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
        refuses: [.conflict], gives: "The people; moments are seconds since 1970.",
        shape: .object([
          .always("readers", .word(Readers.Kind.allCases.map(\.rawValue))),
          .sometimes("names", .text),
          .always("openings", .list(.object(OpeningJSON.members))),
        ]),
        answer: .one { request, id in
          try await answer(request) { visit in
            try await openings(of: ReadingID(rawValue: id), for: try account(of: visit))
          }
        }),
      APIOperation(
        method: .post, path: "/api/v1/requests/{id}/block",
        summary: "Block the other person of a request; neither sees the other’s texts.",
        body: [Self.openingValue], refuses: [.conflict, .tooManyRequests],
        gives: "The identifier of the block.", shape: .object([.always("id", .text)]),
        answer: .one { request, id in
          try await answer(request) { visit in
            let (person, other) = (try account(of: visit), other(in: try request.json()))
            let block = try await readingAllowed { () throws(ReadingError) in
              try await reading.block(other, of: ReadingID(rawValue: id), by: person.id)
            }
            return Self.identifier(block)
          }
        }),
      APIOperation(
        method: .post, path: "/api/v1/requests/{id}/report",
        summary: "Report the other person to the people who run the server, and block that person.",
        body: [
          APIOperation.Value(
            name: "reason", kind: .word(ReportReason.allCases.map(\.rawValue)),
            about: "What it is about."),
          APIOperation.Value(
            name: "words", kind: .text, about: "More about it.", isRequired: false),
          Self.openingValue,
        ], refuses: [.conflict, .tooManyRequests], gives: "The identifier of the block.",
        shape: .object([.always("id", .text)]),
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let sent = try request.json()
            guard let reason = ReportReason(rawValue: sent["reason"]?.string ?? "") else {
              throw APIError(.missing("reason"))
            }
            let (other, words) = (other(in: sent), sent["words"]?.string ?? "")
            let block = try await readingAllowed { () throws(ReadingError) in
              try await reading.report(
                other, of: ReadingID(rawValue: id), by: person.id, reason, words: words)
            }
            return Self.identifier(block)
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/blocks", summary: "List the people you have blocked.",
        gives: "The people; moments are seconds since 1970.",
        shape: .object([
          .always(
            "blocks",
            .list(
              .object([.always("id", .text), .always("name", .text), .always("since", .integer)])))
        ]),
        answer: .plain { request in
          try await answer(request) { visit in try await blocks(of: try account(of: visit)) }
        }),
      APIOperation(
        method: .delete, path: "/api/v1/blocks/{id}", summary: "Undo a block.",
        success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            try await readingAllowed { () throws(ReadingError) in
              try await reading.unblock(BlockID(rawValue: id), by: person.id)
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
          .sometimes("nextClaimAt", .integer),
          .always("inHand", .integer), .always("mostInHand", .integer),
        ]),
        answer: .plain { request in
          try await answer(request) { visit in try await standing(of: try account(of: visit)) }
        }),
    ]
  }

  private static var openingValue: APIOperation.Value {
    APIOperation.Value(
      name: "opening", kind: .text,
      about: "As the requester: the opening of the person who is meant.", isRequired: false)
  }

  private func other(in sent: JSONValue) -> OtherPerson {
    sent["opening"]?.string.map { .reader(OpeningID(rawValue: $0)) } ?? .requester
  }

  private static func identifier(_ block: BlockID) -> Response {
    var writer = JSONWriter()
    writer.object { $0.field("id", block.rawValue) }
    return .bytes(writer.bytes, type: .json)
  }

  private func openings(of id: ReadingID, for person: Account) async throws -> Response {
    let (readers, openings) = try await readingAllowed { () throws(ReadingError) in
      (
        try await reading.readers(of: id, by: person.id),
        try await reading.openings(of: id, by: person.id)
      )
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("readers", readers.kind.rawValue)
      if case .named(let names) = readers { json.field("names", names.joined(separator: " ")) }
      json.key("openings")
      json.array { list in
        for opening in openings { list.value(OpeningJSON(opening: opening)) }
      }
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func blocks(of person: Account) async throws -> Response {
    let people = try await reading.blocked(by: person.id)
    var writer = JSONWriter()
    writer.object { json in
      json.key("blocks")
      json.array { list in for one in people { list.value(BlockedJSON(blocked: one)) } }
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
        json.field("nextClaimAt", Int(next.rawValue / 1000))
      }
      json.field("inHand", standing.inHand)
      json.field("mostInHand", standing.mostInHand)
    }
    return .bytes(writer.bytes, type: .json)
  }
}

/// An opening as the API tells of it; moments are seconds since 1970.
private struct OpeningJSON: JSONEncodable {
  let opening: Opening

  static let members: [Shape.Member] = [
    .always("id", .text), .sometimes("name", .text), .always("openedAt", .integer),
    .sometimes("ending", .word(Opening.Ending.allCases.map(\.rawValue))),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", opening.id.rawValue)
      if let name = opening.firstName { json.field("name", name) }
      json.field("openedAt", Int(opening.openedAt.rawValue / 1000))
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
      json.field("since", Int(blocked.since.rawValue / 1000))
    }
  }
}
