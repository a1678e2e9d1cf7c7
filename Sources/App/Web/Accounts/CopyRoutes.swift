// SPDX-License-Identifier: Apache-2.0

import AccountCopies
import Accounts
import Database
import HTML
import HTTPServer
import Speaking

extension Site {
  /// The addresses of the copy of all data.
  func addCopyRoutes(to router: inout Router) {
    router.get("/profile/copy") { request in
      let visit = visit(of: request)
      guard visit.account != nil else { return askToSignIn(request) }
      return respond(with: copyPage(FormState(), visit), to: request)
    }
    router.post("/profile/copy") { request in
      let visit = visit(of: request)
      guard let account = visit.account else { return askToSignIn(request) }
      do throws(AccountCopyError) {
        return try await copy(of: account, visit)
      } catch {
        guard case .tooMany(let seconds) = error else { throw problem(of: error) }
        var state = FormState()
        state.refuse("copy") { AccountWords.tooManyAttempts(seconds, in: $0) }
        var response = respond(
          with: copyPage(state, visit), to: request, status: .tooManyRequests)
        response.headers[.retryAfter] = String(seconds)
        return response
      }
    }
  }

  /// The copy of all data, for programs.
  var copyOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/me/export",
        summary: "Download everything that is kept about you, 5 times a day.",
        refuses: [.tooManyRequests],
        gives:
          "A ZIP archive: data.json with a list for each kind of data (moments as in 2026-11-24T18:30:00Z), index.html and README.txt to read, the recordings you may hear in sounds/, and the files you attached in files/. One that is asked for in parts is that of the last time, within a day.",
        givesTypes: ["application/zip"], isInParts: true,
        answer: .plain { request in
          try await answer(request) { visit in
            let account = try account(of: visit)
            if request.headers[.range] != nil, let path = copies.latest(for: account.id) {
              return archive(at: path)
            }
            do throws(AccountCopyError) {
              return try await copy(of: account, visit)
            } catch {
              guard case .tooMany(let seconds) = error else { throw problem(of: error) }
              throw APIError(status: .tooManyRequests, retryAfterSeconds: seconds) {
                AccountWords.tooManyAttempts(seconds, in: $0)
              }
            }
          }
        })
    ]
  }

  private func copy(
    of account: Account, _ visit: Visit
  ) async throws(AccountCopyError) -> Response {
    let language = visit.language
    let day = Moment.words(clock.now, visit.zone, at: clock.now, in: language)
    let path = try await copies.make(for: account.id) { copy in
      copyFiles(of: account, copy, day: day, in: language)
    }
    return archive(at: path)
  }

  private func archive(at path: String) -> Response {
    var response = Response.file(
      Response.FileBody(
        path: path, type: ContentType("application/zip"), downloadName: "earshot.zip"))
    response.headers[.cacheControl] = "private, no-store"
    return response
  }

  private func problem(of error: AccountCopyError) -> any Error {
    switch error {
    case .noSuchAccount: Problem.other(.unauthorized)
    case .full: Problem.noRoom
    case .database(let error): error
    case .tooMany, .failed: error
    }
  }
}

/// Says what is in the copy of all data, and gives it.
private func copyPage(_ state: FormState, _ visit: Visit) -> Page {
  let words = CopyWords[visit]
  return Page(
    words.title, in: .account, lead: words.lead,
    back: Page.Link(words: AccountWords[visit].profileTitle, address: "/profile"),
    modules: ["runtime/forms"], hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    p { words.about }
    p { words.forOthers }
    form(.class("form"), .action("/profile/copy"), .method(.post)) {
      div(.class("form__actions")) {
        button(.submit, .class("button button--main"), .id("copy")) {
          Icon.download.node(visit)
          words.act
        }
      }
    }
  }
}
