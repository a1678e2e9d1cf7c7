// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension APIOperation.Value {
  /// Whether a new request calls volunteers at once.
  static let urgent = APIOperation.Value(
    name: "urgent", kind: .truth,
    about:
      "Whether volunteers who are there are called at once: one request at a time, five a day.",
    isRequired: false)
}

extension Site {
  /// Urgent requests, and who is called for them.
  var urgentOperations: [APIOperation] {
    let path = "/api/v1/requests/{id}/urgency"
    return [
      APIOperation(
        method: .post, path: path,
        summary: "Have volunteers who are there called for a request of yours; the first gets it.",
        success: .noContent, refuses: [.conflict, .tooManyRequests], gives: "Nothing.",
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            try await readingAllowed { () throws(ReadingError) in
              try await reading.makeUrgent(ReadingID(rawValue: id), by: person.id)
            }
            return .empty()
          }
        }),
      APIOperation(
        method: .get, path: path, summary: "Tell how far an urgent request of yours has come.",
        refuses: [.conflict],
        gives: "Where it stands, until when it calls, and how many it called.",
        shape: .object([
          .always("state", .word(["none", "ringing", "unanswered"])), .sometimes("until", .integer),
          .sometimes("rung", .integer),
        ]),
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let urgency = try await readingAllowed { () throws(ReadingError) in
              try await reading.urgency(of: ReadingID(rawValue: id), by: person.id)
            }
            return Self.told(urgency)
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/volunteer/rings",
        summary: "List the urgent requests that you can take, and whether you are called at all.",
        refuses: [.conflict], gives: "Those that call you first.",
        shape: .object([
          .always("rung", .truth),
          .always(
            "items", .list(.object(RequestJSON.summaryMembers + [.always("ringing", .truth)]))),
        ]),
        answer: .plain { request in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let (urgent, isRung) = try await readingAllowed { () throws(ReadingError) in
              (
                try await reading.urgentRequests(for: person.id),
                try await reading.isRung(person.id)
              )
            }
            return Self.told(urgent, isRung: isRung)
          }
        }),
      ringing(
        .put, "Be called when a request is urgent and you have a page or /events open.", true),
      ringing(.delete, "Be called no longer.", false),
    ]
  }

  private func ringing(_ method: Method, _ summary: String, _ isRung: Bool) -> APIOperation {
    APIOperation(
      method: method, path: "/api/v1/volunteer/ringing", summary: summary, success: .noContent,
      refuses: [.conflict], gives: "Nothing.",
      answer: .plain { request in
        try await answer(request) { visit in
          let person = try account(of: visit)
          try await readingAllowed { () throws(ReadingError) in
            try await reading.setRung(isRung, person.id)
          }
          return .empty()
        }
      })
  }

  private static func told(_ urgency: Urgency?) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      switch urgency {
      case nil: json.field("state", "none")
      case .ringing(let until, let rung)?:
        json.field("state", "ringing")
        json.field("until", Int(until.rawValue / 1000))
        json.field("rung", rung)
      case .unanswered(let rung)?:
        json.field("state", "unanswered")
        json.field("rung", rung)
      }
    }
    return .bytes(writer.bytes, type: .json)
  }

  private static func told(_ urgent: [UrgentRequest], isRung: Bool) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.field("rung", isRung)
      json.key("items")
      json.array { list in
        for request in urgent {
          list.object { json in
            RequestJSON.write(request.summary, to: &json)
            json.field("ringing", request.isRinging)
          }
        }
      }
    }
    return .bytes(writer.bytes, type: .json)
  }
}
