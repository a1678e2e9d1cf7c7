// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer

extension Site {
  /// What changes, as it happens.
  var eventOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/events",
        summary:
          "Be told what changes among your books and the requests that concern you, as it happens.",
        gives: """
          Server-sent events without an end. Those named change hold the identifier of a request or a book, \
          or open when requests that wait have changed; signed-out comes last when the token \
          no longer holds.
          """,
        givesTypes: ["text/event-stream"],
        answer: .plain { request in
          try await answer(request) { visit in
            let person = try account(of: visit)
            guard let token = SessionCookie.token(in: request) else {
              throw APIError(.other(.unauthorized))
            }
            return .events(events(for: person.id, token))
          }
        })
    ]
  }
}
