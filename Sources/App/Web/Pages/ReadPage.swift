// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Phrases
import Reading
import Speaking

/// What Read is, for those who are not signed in.
func readWelcomePage(_ visit: Visit) -> Page {
  Page(visit(AbilityWords.read), in: .ability(.read), lead: visit(AbilityWords.readSentence)) {
    section(.class("stack"), .ariaLabelledBy("how")) {
      h2(.id("how")) { visit(ReadWords.how) }
      ol(.class("stack stack--tight")) {
        for step in ReadWords.steps { li { visit(step) } }
      }
      p(.class("cluster")) {
        a(.class("button button--main"), .href("/sign-up?return=/read")) {
          visit(LayoutWords.signUp)
        }
        a(.class("button"), .href("/sign-in?return=/read")) { visit(LayoutWords.signIn) }
      }
    }
  }
}

/// What a requester asked for, by what can be done about it.
struct RequesterLists: Sendable {
  let answered: [OwnRequest]
  let waiting: [OwnRequest]
  let withdrawn: [OwnRequest]

  var isEmpty: Bool { answered.isEmpty && waiting.isEmpty && withdrawn.isEmpty }
}

/// The first page of Read for a requester: ask, then what came, then what waits.
func requesterPage(_ lists: RequesterLists, at now: Timestamp, _ visit: Visit) -> Page {
  Page(
    visit(ReadWords.yours), in: .ability(.read), modules: ["reading"]
  ) {
    p {
      a(.class("button button--main"), .href("/read/requests/new")) {
        Icon.plus.node(visit)
        visit(ReadWords.ask)
      }
    }
    element(
      "reading-live", .id("live"), .class("stack stack--loose"), .data("watch", "*"),
      .data(
        "news",
        visit(ReadNewsWords.asked(answered: lists.answered.count, waiting: lists.waiting.count)))
    ) {
      if lists.isEmpty { p(.class("empty")) { visit(ReadWords.nothingAsked) } }
      requestList("answered", ReadWords.answered, lists.answered, at: now, visit)
      requestList("waiting", ReadWords.waiting, lists.waiting, at: now, visit)
      requestList("withdrawn", ReadWords.takenBack, lists.withdrawn, at: now, visit)
    }
  }
}

@HTMLBuilder private func requestList(
  _ id: String, _ heading: Phrase, _ requests: [OwnRequest], at now: Timestamp, _ visit: Visit
) -> Node {
  if !requests.isEmpty {
    section(.class("stack"), .ariaLabelledBy(id)) {
      h2(.id(id)) { visit(heading) }
      ul(.class("cards")) {
        for request in requests { li { requestCard(request, at: now, visit) } }
      }
    }
  }
}

private func requestCard(_ request: OwnRequest, at now: Timestamp, _ visit: Visit) -> Node {
  let summary = request.summary
  return article(.class("card")) {
    h3 {
      a(.href("/read/requests/\(summary.id.rawValue)"), .lang(summary.language.tag), .dir(.auto)) {
        summary.title
      }
    }
    stateBadge(request.state, at: now, visit)
    summaryFacts(summary, visit, withReadingTime: false)
  }
}

/// Where a request stands, with a sign beside the words.
func stateBadge(_ state: RequestState, at now: Timestamp, _ visit: Visit) -> Node {
  let (style, icon): (Attribute, Icon) =
    switch state {
    case .recorded(_, let recording), .accepted(_, let recording, _):
      switch recording.state {
      case .ready: (.class("state state--good"), .listen)
      case .preparing: (.class("state"), .clock)
      case .failed: (.class("state state--danger"), .alert)
      }
    case .open: (.class("state"), .clock)
    case .claimed: (.class("state"), .microphone)
    case .withdrawn: (.class("state"), .undo)
    }
  return p(style) {
    icon.node(visit)
    span { visit(ReadStateWords.phrase(state, at: now)) }
  }
}

/// Kind, language, length and deadline of a request.
func summaryFacts(
  _ summary: RequestSummary, _ visit: Visit, withReadingTime: Bool = true
) -> Node {
  ul(.class("meta")) {
    li { visit(summary.category.phrase) }
    li { visit(summary.language.phrase) }
    if withReadingTime { li { visit(Span.reading(characters: summary.characterCount)) } }
    if let deadline = summary.deadline {
      li {
        time(.datetime(CivilDate(deadline).isoText)) {
          visit(ReadWords.by(CivilDate(deadline).phrase))
        }
      }
    }
  }
}
