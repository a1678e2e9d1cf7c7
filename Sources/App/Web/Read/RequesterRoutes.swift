// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Library
import Reading
import Speaking

extension Site {
  /// The acts of those who ask.
  func addRequesterRoutes(to router: inout Router) {
    router.get("/read/requests/new") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      guard account.roles.contains(.requester) else {
        return .redirect(to: Sorry.notRequester.at("/read"))
      }
      let visit = visit(of: request)
      let isVetting = try await reading.hostRules().isVetting
      let state = FormState(
        RequestDraft(
          title: "", text: "", category: .other, language: TextLanguage(visit.language),
          readers: isVetting ? .vetted : .anyone))
      return respond(with: askPage(state, isVetting: isVetting, visit), to: request)
    }
    router.post("/read/requests", body: attachingLimits, sender: askingSender) { request in
      try await post(request, changing: nil)
    }
    router.get("/read/requests/{id}/edit", .reading) { request, id in
      try await editForm(of: id, request)
    }
    router.post("/read/requests/{id}", .reading) { request, id in
      try await post(request, changing: id)
    }
    router.post("/read/requests/{id}/withdraw", .reading) { request, id in
      try await act(request, done: .withdrawn, at: "/read?request=\(id.rawValue)") {
        (person) throws(ReadingError) in try await reading.withdraw(id, by: person)
      }
    }
    addRequesterAct("restore", .restored, to: &router) { (id, person) throws(ReadingError) in
      try await reading.restore(id, by: person)
    }
    addRequesterAct("good", .takenAsGood, to: &router) { (id, person) throws(ReadingError) in
      try await reading.accept(id, by: person)
    }
    router.post("/read/requests/{id}/again", .reading) { request, id in
      let address = "/read/requests/\(id.rawValue)"
      return try await act(
        request, done: .askedAgain, at: "\(address)?request=\(id.rawValue)", sorryAt: address
      ) { (person) throws(ReadingError) in try await reading.askAgain(id, by: person) }
    }
    addRequesterAct("keep", .recordingBack, to: &router) { (id, person) throws(ReadingError) in
      try await reading.keepAfterAll(id, by: person)
    }
  }

  private func addRequesterAct(
    _ name: String, _ done: Done, to router: inout Router,
    _ body: @escaping @Sendable (ReadingID, AccountID) async throws(ReadingError) -> Void
  ) {
    router.post("/read/requests/{id}/\(name)", .reading) { request, id in
      try await act(request, done: done, at: "/read/requests/\(id.rawValue)") {
        (person) throws(ReadingError) in try await body(id, person)
      }
    }
  }

  private func editForm(of id: ReadingID, _ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    do throws(any Error) {
      let own = try await reading.request(id, of: account.id)
      let text = try await reading.typedText(of: id, by: account.id)
      guard own.state.mayEdit else {
        return .redirect(to: Sorry.notNow.at("/read/requests/\(id.rawValue)"))
      }
      let summary = own.summary
      let state = FormState(
        RequestDraft(
          title: summary.title, text: text, category: summary.category,
          language: summary.language, deadline: summary.deadline, wishes: own.wishes,
          readers: try await reading.readers(of: id, by: account.id),
          mostParts: try await reading.mostParts(of: id, by: account.id)))
      let isVetting = try await reading.hostRules().isVetting
      return respond(
        with: askPage(state, changing: id, isVetting: isVetting, visit(of: request)), to: request)
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    }
  }

  private func post(_ request: Request, changing id: ReadingID?) async throws -> Response {
    guard let account = visit(of: request).account else {
      guard let kept = KeptForm(sent: request, to: id) else { return askToSignIn(request) }
      return askToSignIn(request, keeping: kept)
    }
    guard let id else { return try await ask(request, account) }
    return try await change(request, account, id)
  }

  /// Changes a request, or shows the form again with what is wrong.
  private func change(
    _ request: Request, _ account: Account, _ id: ReadingID
  ) async throws -> Response {
    var state = FormState(request.form, RequestField.controls)
    let draft = state.draft(in: visit(of: request).language)
    let network = request.clientNetwork.description
    do throws(any Error) {
      if state.problems.isEmpty {
        try await reading.edit(id, to: draft, by: account.id, from: network)
        return .redirect(to: Done.edited.at("/read/requests/\(id.rawValue)"))
      }
      // What else is wrong is told with it: nobody corrects a form one mistake at a time.
      state.refuse(try await reading.problems(in: draft, by: account.id, from: network))
    } catch ReadingError.invalid(let problems) {
      state.refuse(problems)
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    } catch let error as ReadingError {
      guard state.keep(error, at: clock.now) else {
        return try sayWhy(error, at: "/read/requests/\(id.rawValue)")
      }
    }
    state.sortProblems(as: RequestField.controls)
    let isVetting = try await reading.hostRules().isVetting
    return respond(
      with: askPage(state, changing: id, isVetting: isVetting, visit(of: request)), to: request,
      status: .unprocessableContent)
  }
}
