// SPDX-License-Identifier: Apache-2.0

import HTML
import HTTPServer

/// A page that says in plain words what went wrong, and leads on.
func problemPage(_ problem: Problem, _ visit: Visit, requestID: String) -> Page {
  let words = ProblemWords(problem)
  return Page(visit(words.title), in: .elsewhere, lead: visit(words.remedy)) {
    p(.class("cluster")) {
      if problem.status == .unauthorized {
        a(
          .class("button button--main"),
          .href("/sign-in" + (LocalAddress(visit.address).map { "?return=" + $0.asValue } ?? ""))
        ) {
          Icon.account.node(visit)
          visit(LayoutWords.signIn)
        }
      }
      a(
        .class(problem.status == .unauthorized ? "button" : "button button--main"), .href("/")
      ) {
        Icon.home.node(visit)
        visit(ProblemWords.goHome)
      }
      a(.class("button"), .href("/help")) {
        Icon.help.node(visit)
        visit(ProblemWords.openHelp)
      }
    }
    // The number is for the person who runs the server, so it comes last.
    p(.class("hint")) {
      visit(ProblemWords.number(problem.status.code))
      " "
      code(.dir(.leftToRight)) { requestID }
    }
  }
}
