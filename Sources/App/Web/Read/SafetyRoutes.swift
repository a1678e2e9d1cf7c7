// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// Blocking and reporting, for both sides.
  func addSafetyRoutes(to router: inout Router) {
    router.post("/read/requests/{id}/block", .reading) { request, id in
      try await keepApart(request, done: .blocked, id) { (other, person) throws(ReadingError) in
        try await reading.block(other, of: id, by: person)
      }
    }
    router.get("/read/requests/{id}/report", .reading) { request, id in
      try await reportForm(FormState(), of: id, opening: request.target.query["opening"], request)
    }
    router.post("/read/requests/{id}/report", .reading) { request, id in
      try await report(request, id)
    }
    router.get("/read/blocked") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      var query = ListQuery(request.target.query)
      let people = try await reading.blocked(by: account.id, after: query.takePlace())
      let visit = query.telling(visit(of: request))
      return respond(
        with: blockedPage(
          people.items, older: people.next.map { "/read/blocked?after=\($0.rawValue)" }, visit),
        to: request, as: visit)
    }
    router.post("/read/blocked/{id}/undo", .text) { request, id in
      // Back to where the block was made and can be undone: the letter, or the list of those blocked.
      let address = visit(of: request).address
      let here = address.hasPrefix("/read") ? address : "/read/blocked"
      return try await act(request, done: .unblocked, at: here, sorryAt: "/read/blocked") {
        (person) throws(ReadingError) in
        try await reading.unblock(BlockID(rawValue: id), by: person)
      }
    }
  }

  /// Sends a report, or shows the form again with what is wrong in it.
  private func report(_ request: Request, _ id: ReadingID) async throws -> Response {
    var state = FormState(request.form, ["reason", "words"])
    do throws(any Error) {
      if let reason = ReportReason(rawValue: state.value("reason")) {
        let words = state.value("words")
        return try await keepApart(request, done: .reported, id) {
          (other, person) throws(ReadingError) in
          try await reading.report(other, of: id, by: person, reason, words: words)
        }
      }
      state.refuse("reason") { SafetyWords[$0].chooseReason }
    } catch ReadingError.reportTooLong(let most) {
      state.refuse("words") { ReadWords[$0].tooLongReport("\(most)") }
    }
    return try await reportForm(state, of: id, opening: request.form["opening"], request)
  }

  /// The form for a report, for somebody who may send one.
  private func reportForm(
    _ state: FormState, of id: ReadingID, opening: String?, _ request: Request
  ) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    let opening = opening.map(OpeningID.init(rawValue:))
    do throws(any Error) {
      let name = try await reading.firstName(
        of: opening.map(OtherPerson.reader) ?? .requester, of: id, seenBy: account.id)
      return respond(
        with: reportPage(state, about: name, of: id, opening: opening, visit(of: request)),
        to: request, status: state.problems.isEmpty ? .ok : .unprocessableContent)
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    }
  }

  /// Keeps two people apart, and leads to where the person can go on, with the way to undo it.
  private func keepApart(
    _ request: Request, done: Done, _ id: ReadingID,
    _ body: (OtherPerson, AccountID) async throws(ReadingError) -> BlockID
  ) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    let opening = request.form["opening"].map(OpeningID.init(rawValue:))
    // The volunteer's page of the request is gone with the block; the requester's stays.
    let next = opening == nil ? "/read" : "/read/requests/\(id.rawValue)"
    do throws(any Error) {
      let block = try await body(opening.map(OtherPerson.reader) ?? .requester, account.id)
      return .redirect(to: done.at("\(next)?request=\(block.rawValue)"))
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    } catch let error as ReadingError {
      return try sayWhy(error, at: next)
    }
  }
}
