// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// Requests for readings: those of the one who asks, and those that a volunteer may see.
  var requestOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/requests",
        summary: "List requests: your own, or for volunteers those that wait or that they took.",
        query: [
          APIOperation.Value(
            name: "list", kind: .word(RequestList.allCases.map(\.rawValue)),
            about:
              "waiting (the default), answered, withdrawn: yours; open, skipped, taken, past: for volunteers.",
            isRequired: false)
        ],
        refuses: [.conflict], gives: "The first twenty requests, without their texts.",
        shape: .object([.always("requests", .list(.object(RequestJSON.summaryMembers)))]),
        answer: .plain { request in
          try await answer(request) { visit in
            let name = request.target.query["list"]
            let list = name.flatMap(RequestList.init(rawValue:)) ?? .waiting
            return try await show(list, to: account(of: visit).id)
          }
        }),
      APIOperation(
        method: .post, path: "/api/v1/requests", summary: "Ask for a reading.",
        body: RequestJSON.values, moreProblems: { try await problems(with: $0) },
        success: .created, refuses: [.conflict, .tooManyRequests],
        gives: "The identifier of the new request.", shape: .object([.always("id", .text)]),
        answer: .plain { request in
          try await answer(request) { visit in try await ask(request, visit) }
        }),
      APIOperation(
        method: .get, path: "/api/v1/requests/{id}",
        summary: "Give a request: yours, one that you took, or, without its text, one that waits.",
        refuses: [.conflict],
        gives: "The request. That a volunteer opened the text is noted for the one who asks.",
        shape: .object(RequestJSON.members),
        answer: .one { request, id in
          try await answer(request) { visit in
            try await show(ReadingID(rawValue: id), to: account(of: visit))
          }
        }),
      APIOperation(
        method: .put, path: "/api/v1/requests/{id}",
        summary: "Change a request of yours that nobody has taken; what is left out is emptied.",
        body: RequestJSON.values, moreProblems: { try await problems(with: $0) },
        success: .noContent, refuses: [.conflict, .tooManyRequests], gives: "Nothing.",
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let draft = try await draft(in: request)
            try await readingAllowed { () throws(ReadingError) in
              try await reading.edit(
                ReadingID(rawValue: id), to: draft, by: person.id,
                from: request.clientNetwork.description)
            }
            return .empty()
          }
        }),
    ]
  }

  private func show(_ list: RequestList, to person: AccountID) async throws -> Response {
    let summaries = try await readingAllowed { () throws(ReadingError) -> [RequestSummary] in
      switch list {
      case .waiting: try await reading.requests(.waiting, of: person).items.map(\.summary)
      case .answered: try await reading.requests(.answered, of: person).items.map(\.summary)
      case .withdrawn: try await reading.requests(.withdrawn, of: person).items.map(\.summary)
      case .open: try await reading.openRequests(for: person).items
      case .skipped: try await reading.skipped(by: person)
      case .taken: try await reading.taken(.present, by: person).items.map(\.summary)
      case .past: try await reading.taken(.past, by: person).items.map(\.summary)
      }
    }
    var writer = JSONWriter()
    writer.object { json in
      json.key("requests")
      json.array { list in for summary in summaries { list.value(RequestJSON(summary)) } }
    }
    return .bytes(writer.bytes, type: .json)
  }

  private func show(_ id: ReadingID, to person: Account) async throws -> Response {
    let shown = try await readingAllowed { () throws(ReadingError) -> RequestJSON in
      switch person.role {
      case .requester:
        let (own, text) = try await reading.requestAndText(id, of: person.id)
        return RequestJSON(own, text: text)
      case .volunteer: return RequestJSON(try await reading.request(id, forVolunteer: person.id))
      }
    }
    var writer = JSONWriter()
    writer.value(shown)
    return .bytes(writer.bytes, type: .json)
  }

  private func ask(_ request: Request, _ visit: Visit) async throws -> Response {
    let person = try account(of: visit)
    let draft = try await draft(in: request)
    let id = try await readingAllowed { () throws(ReadingError) in
      try await reading.post(draft, by: person.id, from: request.clientNetwork.description)
    }
    var writer = JSONWriter()
    writer.object { $0.field("id", id.rawValue) }
    var response = Response.bytes(writer.bytes, type: .json, status: .created)
    response.headers[.location] = "/api/v1/requests/\(id.rawValue)"
    return response
  }

  /// What was filled in, by the rules of the form on the page.
  private func filledIn(
    _ request: Request
  ) throws(APIError) -> (draft: RequestDraft, state: FormState) {
    let sent = try request.json()
    var state = FormState()
    for name in RequestField.names { state.values[name] = sent[name]?.string ?? "" }
    state.values.merge(WishFields.values(in: sent[RequestField.wishes.rawValue])) { _, wish in wish
    }
    let draft = state.draft(in: visit(of: request).language)
    return (draft, state)
  }

  /// What was filled in, when every field of it can be used as far as the form shows it.
  /// - Throws: All that is wrong with it, what the service finds included.
  private func draft(in request: Request) async throws -> RequestDraft {
    let (draft, state) = try filledIn(request)
    guard state.problems.isEmpty else { throw APIError(try await problems(with: request)) }
    return draft
  }

  /// All that is wrong with what was filled in, in the order of the form.
  private func problems(with request: Request) async throws -> [FormState.Refusal] {
    let person = try account(of: visit(of: request))
    var (draft, state) = try filledIn(request)
    try await readingAllowed { () throws(ReadingError) in
      state.refuse(
        try await reading.problems(
          in: draft, by: person.id, from: request.clientNetwork.description))
    }
    state.sortProblems(as: RequestField.controls)
    return state.problems
  }

  /// Does what a service may refuse, and says why.
  func readingAllowed<Value>(
    _ body: () async throws(ReadingError) -> Value
  ) async throws -> Value {
    do throws(any Error) {
      return try await body()
    } catch ReadingError.noSuchRequest {
      throw APIError(.notFound)
    } catch ReadingError.reportTooLong(let most) {
      throw APIError(status: .unprocessableContent, field: "words") {
        ReadWords[$0].tooLongReport("\(most)")
      }
    } catch ReadingError.commentTooLong(let most) {
      throw APIError(status: .unprocessableContent, field: "comment") {
        ReadWords[$0].tooLongReport("\(most)")
      }
    } catch ReadingError.invalid(let problems) {
      var state = FormState()
      state.refuse(problems)
      throw APIError(state.problems)
    } catch let error as ReadingError {
      guard let sorry = Sorry(error) else { throw error }
      guard let wait = error.wait(at: clock.now) else {
        throw APIError(status: .conflict) { sorry.words(in: $0) }
      }
      throw APIError(status: .tooManyRequests, retryAfterSeconds: max(1, Int(wait.rounded(.up)))) {
        sorry.words(minutes: VolunteerWords.minutes(wait), in: $0)
      }
    }
  }
}

/// The lists of requests, as the API names them.
private enum RequestList: String, CaseIterable {
  case waiting, answered, withdrawn, open, skipped, taken, past
}
