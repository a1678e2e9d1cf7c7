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
      listOperation,
      APIOperation(
        method: .post, path: "/api/v1/requests", summary: "Ask for a reading.",
        body: RequestJSON.values + [.urgent], moreProblems: { try await problems(with: $0) },
        success: .created, refuses: [.conflict, .tooManyRequests],
        gives: "The new request.", shape: .object(RequestJSON.members),
        answer: .plain { request in
          try await answer(request) { visit in try await ask(request, visit) }
        }),
      APIOperation(
        method: .get, path: "/api/v1/requests/{id}",
        summary:
          "Get a request: yours, one that you took, or, without its text, one that is waiting.",
        refuses: [.conflict],
        gives:
          "The request. When a volunteer opens the text, this is noted for the person who asks.",
        shape: .object(RequestJSON.members),
        answer: .one { request, id in
          try await answer(request) { visit in
            try await show(
              ReadingID(rawValue: id), to: account(of: visit), in: visit.language)
          }
        }),
      APIOperation(
        method: .patch, path: "/api/v1/requests/{id}",
        summary: "Change a request of yours that nobody has taken; what is left out stays.",
        body: RequestJSON.values.map { value in
          var value = value
          value.isRequired = false
          return value
        },
        moreProblems: { _ in [] },
        refuses: [.conflict, .tooManyRequests], gives: "The request as it is now.",
        shape: .object(RequestJSON.members),
        answer: .one { request, id in
          try await answer(request) { visit in
            try await change(ReadingID(rawValue: id), request, try account(of: visit))
          }
        }),
    ]
  }

  private func show(
    _ id: ReadingID, to person: Account, in language: Language
  ) async throws -> Response {
    var shown = try await readingAllowed { () throws(ReadingError) -> RequestJSON in
      do throws(ReadingError) {
        let (own, text) = try await reading.requestAndText(id, of: person.id)
        var shown = RequestJSON(own, text: text)
        if own.isDivided { shown.parts = try await reading.parts(of: id, by: person.id) }
        return shown
      } catch .noSuchRequest where person.roles.contains(.volunteer) {
        var shown = RequestJSON(try await reading.request(id, forVolunteer: person.id))
        shown.link = try await reading.link(of: id, for: person.id)
        return shown
      }
    }
    shown = try await withAttachments(shown, id, person, language)
    var writer = JSONWriter()
    writer.value(shown)
    return .bytes(writer.bytes, type: .json)
  }

  /// The request with its files, where its text is told.
  func withAttachments(
    _ shown: RequestJSON, _ id: ReadingID, _ person: Account, _ language: Language
  ) async throws -> RequestJSON {
    guard shown.text != nil else { return shown }
    var shown = shown
    do throws(AttachmentError) {
      shown.attachments = try await attachments.attachments(of: id, for: person.id)
        .map { AttachmentJSON(attachment: $0, language: language) }
    } catch {
      // Whoever lost the request in between gets none.
      guard case .reading(.noSuchRequest) = error else { throw error }
    }
    guard !shown.attachments.isEmpty, person.roles.contains(.requester) else { return shown }
    shown.typedText = try await readingAllowed { () throws(ReadingError) -> String? in
      do throws(ReadingError) {
        return try await reading.typedText(of: id, by: person.id)
      } catch .noSuchRequest {
        // It is another person's, which they read.
        return nil
      }
    }
    return shown
  }

  private func ask(_ request: Request, _ visit: Visit) async throws -> Response {
    let person = try account(of: visit)
    let draft = try await draft(in: request)
    let isUrgent = try request.json()["urgent"]?.bool ?? false
    let id = try await readingAllowed { () throws(ReadingError) in
      // Before the text is posted: who may not call readers now posts it otherwise, or later.
      if isUrgent { try await reading.requireUrgentAllowed(for: person.id) }
      let id = try await reading.post(
        draft, by: person.id, from: request.clientNetwork.description)
      if isUrgent { try await reading.makeUrgent(id, by: person.id) }
      return id
    }
    let (own, text) = try await readingAllowed { () throws(ReadingError) in
      try await reading.requestAndText(id, of: person.id)
    }
    var writer = JSONWriter()
    writer.value(try await withParts(RequestJSON(own, text: text), own, person.id))
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
    state.takeParts(in: sent)
    state.values.merge(WishFields.values(in: sent[RequestField.wishes.rawValue])) { _, wish in wish
    }
    let moment = state.takeMoment(in: sent)
    var draft = state.draft(in: visit(of: request).language)
    draft.deadline = moment
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
