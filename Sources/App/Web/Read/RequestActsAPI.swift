// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// What is done with a request, by the same rules as on the pages.
  var requestActOperations: [APIOperation] {
    requesterActs + volunteerActs + [sendingOperation] + recordingOperations + findingOperations
      + urgentOperations
  }

  private var requesterActs: [APIOperation] {
    [
      act(.delete, "", "Cancel a request of yours.") { (id, person) throws(ReadingError) in
        try await reading.withdraw(id, by: person)
      },
      act(.post, "/restore", "Restore a request that you cancelled in the last seven days.") {
        (id, person) throws(ReadingError) in try await reading.restore(id, by: person)
      },
      act(.post, "/keep", "Keep the recording that was set aside after all.") {
        (id, person) throws(ReadingError) in try await reading.keepAfterAll(id, by: person)
      },
    ]
  }

  private var volunteerActs: [APIOperation] {
    [
      timed("/claim", "Take a waiting request, as a volunteer.") {
        (id, person, network) throws(ReadingError) in
        try await reading.claim(id, by: person, from: network)
      },
      timed("/claim/extension", "Ask for three more days for a request that you took.") {
        (id, person, _) throws(ReadingError) in try await reading.extendClaim(id, by: person)
      },
      act(.delete, "/claim", "Give a request back that you took.") {
        (id, person) throws(ReadingError) in try await reading.giveBack(id, by: person)
      },
    ]
  }

  /// An act after which there is nothing to say.
  private func act(
    _ method: Method, _ name: String, _ summary: String,
    _ body: @escaping @Sendable (ReadingID, AccountID) async throws(ReadingError) -> Void
  ) -> APIOperation {
    APIOperation(
      method: method, path: "/api/v1/requests/{id}" + name, summary: summary, success: .noContent,
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

  /// An act that gives a volunteer time, from a network.
  private func timed(
    _ name: String, _ summary: String,
    _ body:
      @escaping @Sendable (ReadingID, AccountID, String) async throws(ReadingError) -> Timestamp
  ) -> APIOperation {
    APIOperation(
      method: .post, path: "/api/v1/requests/{id}" + name, summary: summary,
      refuses: [.conflict, .tooManyRequests],
      gives: "Until when the request is yours.",
      shape: .object([.always("until", .moment)]),
      answer: .one { request, id in
        try await answer(request) { visit in
          let person = try account(of: visit)
          let until = try await readingAllowed { () throws(ReadingError) in
            try await body(
              ReadingID(rawValue: id), person.id, request.clientNetwork.description)
          }
          var writer = JSONWriter()
          writer.object { $0.field("until", until) }
          return .bytes(writer.bytes, type: .json)
        }
      })
  }
}
