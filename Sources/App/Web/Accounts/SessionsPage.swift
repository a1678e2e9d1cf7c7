// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTML
import HTTPServer
import Speaking

/// Where a person is signed in, with a way to end each of it.
func sessionsPage(
  _ sessions: [OpenSession], older: String?, at now: Timestamp, _ visit: Visit
) -> Page {
  let words = SessionWords[visit]
  return Page(
    words.title, in: .account, lead: words.lead,
    back: Page.Link(words: AccountWords[visit].profileTitle, address: "/profile"),
    modules: ["runtime/zone"]
  ) {
    ul(.class("cards")) {
      for session in sessions { li { sessionCard(session, at: now, visit) } }
    }
    if let older { p { a(.class("button"), .href(older)) { ReadWords[visit].older } } }
    if sessions.contains(where: { !$0.isCurrent }) {
      act(words.endOthers, .leave, to: "/profile/sessions/end-others", visit)
    }
  }
}

private func sessionCard(_ session: OpenSession, at now: Timestamp, _ visit: Visit) -> Node {
  let words = SessionWords[visit]
  func moment(_ moment: Timestamp) -> String {
    Moment.words(moment, visit.zone, at: now, in: visit.language)
  }
  return div(.class("card")) {
    h2(.class("card__title"), .id("session-\(session.id)")) { words.name(of: session.client) }
    p {
      words.times(["begun": moment(session.createdAt), "used": moment(session.lastUsedAt)])
    }
    if session.isCurrent {
      p { words.isThis }
    } else {
      act(
        words.endAct, .leave, to: "/profile/sessions/\(session.id)/end", visit,
        .group([
          .class("button"), .attribute("aria-describedby", "session-\(session.id)"),
        ]))
    }
  }
}

extension Site {
  /// Where a person is signed in.
  func addSessionRoutes(to router: inout Router) {
    router.get("/profile/sessions") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      var query = ListQuery(request.target.query)
      let sessions = try await accounts.sessions(
        of: account.id, seenFrom: SessionCookie.token(in: request), after: query.takePlace())
      let visit = query.telling(visit(of: request))
      return respond(
        with: sessionsPage(
          sessions.items,
          older: sessions.next.map { "/profile/sessions?after=\($0.rawValue)" }, at: clock.now,
          visit), to: request, as: visit)
    }
    router.post("/profile/sessions/end-others") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      try await accounts.signOutEverywhere(account.id, except: SessionCookie.token(in: request))
      return .redirect(to: Done.othersEnded.at("/profile/sessions"))
    }
    router.post("/profile/sessions/{id}/end", .text) { request, id in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      try await accounts.endSession(id, of: account.id)
      return .redirect(to: Done.sessionEnded.at("/profile/sessions"))
    }
  }

  /// The browser that a form was sent with, roughly.
  func client(of request: Request) -> SessionClient? {
    request.headers[.userAgent].map(SessionClient.init(userAgent:))
  }
}
