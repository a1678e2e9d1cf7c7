// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Letters

extension Site {
  /// Messages by e-mail, for programs.
  var letterOperations: [APIOperation] {
    [
      APIOperation(
        method: .post, path: "/api/v1/password-resets",
        summary: "Have a link to a new password sent to the e-mail address of an account.",
        needsAccount: false,
        body: [
          APIOperation.Value(
            name: "name", kind: .text, about: "The username, or the e-mail address.")
        ],
        success: .accepted, refuses: [.unprocessableContent, .tooManyRequests, .conflict],
        gives: "Nothing, and the same whether there is such an account.",
        answer: .plain { request in
          try await answer(request) { visit in
            let name = try request.json()["name"]?.string ?? ""
            try await letterAllowed(field: "name") { () throws(LettersError) in
              try await letters.askForPasswordLink(
                for: name, in: visit.language, from: request.clientNetwork.description)
            }
            return .empty(.accepted)
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/me/email", summary: "Get whether you are told by e-mail.",
        gives: "What you chose, and whether messages can come.", shape: Self.choiceShape,
        answer: .plain { request in
          try await answer(request) { visit in
            try await told(try account(of: visit))
          }
        }),
      APIOperation(
        method: .put, path: "/api/v1/me/email",
        summary: "Choose whether you are told by e-mail that something is there for you.",
        body: [
          APIOperation.Value(
            name: "isTold", kind: .truth,
            about: "Whether you are told. An address that is not confirmed gets a link first.")
        ],
        refuses: [.tooManyRequests, .conflict],
        gives: "What you chose, and whether messages can come.", shape: Self.choiceShape,
        answer: .plain { request in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let isTold = try request.json()["isTold"]?.bool ?? false
            try await letterAllowed(field: "isTold") { () throws(LettersError) in
              try await letters.choose(isTold: isTold, by: person.id, in: visit.language)
            }
            return try await told(person)
          }
        }),
    ]
  }

  private static let choiceShape = Shape.object([
    .always("isOffered", .truth), .sometimes("address", .text), .always("isConfirmed", .truth),
    .always("isTold", .truth),
  ])

  private func told(_ person: Account) async throws -> Response {
    let choice = try await letters.choice(of: person.id)
    var writer = JSONWriter()
    writer.object { json in
      json.field("isOffered", letters.isConfigured && choice.address != nil)
      if let address = choice.address { json.field("address", address) }
      json.field("isConfirmed", choice.isConfirmed)
      json.field("isTold", choice.isTold)
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func letterAllowed(
    field: String, _ body: () async throws(LettersError) -> Void
  ) async throws {
    do throws(LettersError) { try await body() } catch {
      let refused = try Self.refusal(of: error, field: field)
      throw APIError(
        status: refused.status, field: field, retryAfterSeconds: refused.retryAfterSeconds,
        message: refused.words.words)
    }
  }
}
