// SPDX-License-Identifier: Apache-2.0

import HTML
import HTTPServer
import Speaking

/// A page that says in plain words what went wrong, and leads on.
func problemPage(_ problem: Problem, _ visit: Visit, requestID: String) -> Page {
  let words = ProblemWords[visit].told(problem)
  return Page(words.title, in: .elsewhere, lead: words.remedy) {
    p(.class("cluster")) {
      if problem.status == .unauthorized {
        a(
          .class("button button--main"),
          .href(visit.signInAddress)
        ) {
          Icon.account.node(visit)
          FrameWords[visit].signIn
        }
      }
      a(
        .class(problem.status == .unauthorized ? "button" : "button button--main"), .href("/")
      ) {
        Icon.home.node(visit)
        ProblemWords[visit].goHome
      }
      a(.class("button"), .href("/help")) {
        Icon.help.node(visit)
        ProblemWords[visit].openHelp
      }
    }
    // The number is for the person who runs the server, so it comes last.
    p(.class("hint")) {
      ProblemWords[visit].number("\(problem.status.code)")
      " "
      code(.dir(.leftToRight)) { requestID }
    }
  }
}
