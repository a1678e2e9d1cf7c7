// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
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

/// One list of a requester, or a page of it.
struct RequestShelf: Sendable {
  let list: RequesterList
  let requests: [OwnRequest]
  /// Where the older ones are.
  let older: String?
}

/// The first page of Read for a requester: ask, then what came, then what waits.
func requesterPage(_ shelves: [RequestShelf], at now: Timestamp, _ visit: Visit) -> Page {
  func count(_ list: RequesterList) -> Int {
    shelves.first { $0.list == list }?.requests.count ?? 0
  }
  return Page(visit(ReadWords.yours), in: .ability(.read), modules: ["read/reading"]) {
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
        visit(ReadNewsWords.asked(answered: count(.answered), waiting: count(.waiting))))
    ) {
      if shelves.allSatisfy(\.requests.isEmpty) {
        p(.class("empty")) { visit(ReadWords.nothingAsked) }
      }
      for shelf in shelves where !shelf.requests.isEmpty { shelfSection(shelf, at: now, visit) }
    }
  }
}

private func shelfSection(_ shelf: RequestShelf, at now: Timestamp, _ visit: Visit) -> Node {
  let (id, heading) =
    switch shelf.list {
    case .answered: ("answered", visit(ReadWords.answered))
    case .waiting: ("waiting", visit(ReadWords.waiting))
    case .withdrawn: ("withdrawn", visit(ReadWords.takenBack))
    }
  return section(.class("stack"), .ariaLabelledBy(id)) {
    h2(.id(id)) { heading }
    ul(.class("cards")) {
      for request in shelf.requests { li { requestCard(request, at: now, visit) } }
    }
    if let older = shelf.older {
      p { a(.class("button"), .href(older)) { visit(ReadWords.older) } }
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
    stateBadge(request, at: now, visit)
    summaryFacts(summary, visit, withReadingTime: false)
  }
}

/// Where a request stands, with a sign beside the words.
func stateBadge(_ request: OwnRequest, at now: Timestamp, _ visit: Visit) -> Node {
  let (style, icon): (Attribute, Icon) =
    switch request.state {
    case .recorded(_, let recording), .accepted(_, let recording, _):
      switch recording.state {
      case .ready: (.class("state state--good"), .listen)
      case .preparing: (.class("state"), .clock)
      case .failed: (.class("state state--danger"), .alert)
      }
    case .open where request.waitsForNobody: (.class("state state--danger"), .alert)
    case .open: (.class("state"), .clock)
    case .claimed: (.class("state"), .microphone)
    case .withdrawn: (.class("state"), .undo)
    }
  return p(style) {
    icon.node(visit)
    span { visit(ReadStateWords.phrase(request, at: now)) }
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
