// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Fetching
import Foundation
import HTTPServer
import Reading
import Speaking

extension Site {
  /// A link to a sound in the place of a recording.
  func addLinkRoutes(to router: inout Router) {
    router.post("/read/requests/{id}/link", .reading) { request, id in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      return try await sendLink(for: id, account, request)
    }
    router.post("/read/requests/{id}/link/stop", .reading) { request, id in
      let here = "/read/requests/\(id.rawValue)"
      return try await act(request, done: .linkStopped, at: here) {
        (person) throws(ReadingError) in
        guard let link = try await reading.link(of: id, for: person) else { throw .notNow }
        try await reading.stopLink(link.id, by: person)
      }
    }
  }

  private func sendLink(
    for id: ReadingID, _ account: Account, _ request: Request
  ) async throws -> Response {
    let here = "/read/requests/\(id.rawValue)"
    var form = FormState(request.form, ["link"])
    // What is copied often brings spaces along.
    let typed = form.value("link").trimmingCharacters(in: .whitespacesAndNewlines)
    let link: WebLink
    do throws(LinkError) { link = try reading.webLink(typed) } catch {
      form.refuse("link") {
        typed.isEmpty ? LinkWords[$0].missing : LinkWords[$0].problem(error)
      }
      return try await volunteersPage(id, account, request, form)
    }
    do throws(ReadingError) {
      try await reading.sendLink(link, for: id, by: account.id)
      return .redirect(to: Done.linkSent.at(here))
    } catch {
      guard let sorry = Sorry(error), [.linksOff, .linkUnderWay, .tooOften].contains(sorry) else {
        return try sayWhy(error, at: "/read")
      }
      // What helps is to wait or to send a file: the link stays in the form.
      let minutes = error.wait(at: clock.now).map(VolunteerWords.minutes)
      form.refuse("link") { sorry.words(minutes: minutes, in: $0) }
      return try await volunteersPage(id, account, request, form)
    }
  }
}
