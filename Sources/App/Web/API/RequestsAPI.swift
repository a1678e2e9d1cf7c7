// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// Requests for readings.
  var requestOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/requests",
        summary: "List requests: your own, or for volunteers those that wait.",
        query: [
          APIOperation.Value(
            name: "list", kind: .text,
            about: "waiting (the default), answered or withdrawn: yours; open: for volunteers.",
            isRequired: false)
        ],
        gives:
          "{\"requests\":[{\"id\",\"title\",\"category\",\"language\",\"characters\",\"deadline\"?}]}",
        answer: .plain { request in
          try await answer(request) { visit in
            let person = try account(of: visit)
            return try await list(request.target.query["list"] ?? "waiting", of: person.id)
          }
        }),
      APIOperation(
        method: .post, path: "/api/v1/requests", summary: "Ask for a reading.",
        body: [
          APIOperation.Value(name: "title", kind: .text, about: "What the text is."),
          APIOperation.Value(name: "text", kind: .text, about: "The text itself."),
          APIOperation.Value(
            name: "category", kind: .text, about: "Such as science or other.", isRequired: false),
          APIOperation.Value(
            name: "language", kind: .text, about: "en, es or ar.", isRequired: false),
          APIOperation.Value(
            name: "deadline", kind: .text, about: "A day, such as 2027-03-01.", isRequired: false),
          APIOperation.Value(
            name: "readers", kind: .text,
            about: "Who may read it: vetted, anyone or named; else as the host has it.",
            isRequired: false),
          APIOperation.Value(
            name: "names", kind: .text,
            about: "For named: the usernames of volunteers, with spaces between.",
            isRequired: false),
        ],
        success: .created, gives: "{\"id\"}",
        answer: .plain { request in
          try await answer(request) { visit in try await ask(json(request), visit) }
        }),
      APIOperation(
        method: .post, path: "/api/v1/requests/{id}/claim",
        summary: "Take a request that waits, as a volunteer.", gives: "{\"until\"}",
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let until = try await readingAllowed { () throws(ReadingError) in
              try await reading.claim(ReadingID(rawValue: id), by: person.id)
            }
            var writer = JSONWriter()
            writer.object { $0.field("until", Int(until.rawValue / 1000)) }
            return .bytes(writer.bytes, type: .json)
          }
        }),
    ]
  }

  private func list(_ name: String, of person: AccountID) async throws -> Response {
    let summaries = try await readingAllowed { () throws(ReadingError) -> [RequestSummary] in
      switch name {
      case "open": return try await reading.openRequests(for: person).items
      case "answered":
        return try await reading.requests(.answered, of: person).items.map(\.summary)
      case "withdrawn":
        return try await reading.requests(.withdrawn, of: person).items.map(\.summary)
      default: return try await reading.requests(.waiting, of: person).items.map(\.summary)
      }
    }
    var writer = JSONWriter()
    writer.object { json in
      json.key("requests")
      json.array { list in
        for summary in summaries { list.value(SummaryJSON(summary: summary)) }
      }
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func ask(_ sent: JSONValue, _ visit: Visit) async throws -> Response {
    let person = try account(of: visit)
    var state = FormState()
    for field in ["title", "text", "category", "language", "deadline", "readers", "names"] {
      state.values[field] = sent[field]?.string ?? ""
    }
    var draft = state.draft(in: visit.language)
    draft.readers = state.readers
    if draft.readers == nil, sent["readers"] != nil {
      state.refuse("readers", ReadersWords.unknownReaders)
    }
    if let problem = state.problems.first {
      throw APIError(
        status: .unprocessableContent, message: problem.words, field: problem.field)
    }
    let id = try await readingAllowed { () throws(ReadingError) in
      try await reading.post(draft, by: person.id)
    }
    var writer = JSONWriter()
    writer.object { $0.field("id", id.rawValue) }
    var response = Response.bytes(writer.bytes, type: .json, status: .created)
    response.headers[.location] = "/read/requests/\(id.rawValue)"
    return response
  }

  /// Does what the service of readings may refuse; a refusal becomes an error with its sentence.
  func readingAllowed<Value>(
    _ body: () async throws(ReadingError) -> Value
  ) async throws -> Value {
    do throws(any Error) {
      return try await body()
    } catch ReadingError.noSuchRequest {
      throw APIError(.notFound)
    } catch ReadingError.noMoreToday(_, let next) {
      let minutes = StandingWords.minutes(until: next, at: clock.now)
      throw APIError(
        status: .tooManyRequests, message: StandingWords.noMore(minutes: minutes),
        retryAfterSeconds: minutes * 60)
    } catch ReadingError.tooOften(let seconds) {
      throw APIError(
        status: .tooManyRequests, message: Sorry.tooOften.words, retryAfterSeconds: seconds)
    } catch ReadingError.invalid(let problems) {
      var state = FormState()
      state.refuse(problems)
      let first = state.problems.first
      throw APIError(
        status: .unprocessableContent, message: first?.words ?? APIWords.noBody,
        field: first?.field)
    } catch let error as ReadingError {
      guard let sorry = Sorry(error) else { throw error }
      throw APIError(status: .conflict, message: sorry.words)
    }
  }
}

/// A request as the API tells of it: never its text.
private struct SummaryJSON: JSONEncodable {
  let summary: RequestSummary

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", summary.id.rawValue)
      json.field("title", summary.title)
      json.field("category", summary.category.rawValue)
      json.field("language", summary.language.tag)
      json.field("characters", summary.characterCount)
      if let deadline = summary.deadline { json.field("deadline", CivilDate(deadline).isoText) }
    }
  }
}
