// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTML
import Library
import Reading
import Speaking

/// What Read is, for those who are not signed in.
func readWelcomePage(_ visit: Visit) -> Page {
  Page(FrameWords[visit].read, in: .ability(.read), lead: FrameWords[visit].readSentence) {
    section(.class("stack"), .ariaLabelledBy("how")) {
      h2(.id("how")) { ReadWords[visit].how }
      ol(.class("stack stack--tight")) {
        for step in ReadWords[visit].steps { li { step } }
      }
      p(.class("cluster")) {
        a(.class("button button--main"), .href("/sign-up?return=/read")) {
          FrameWords[visit].signUp
        }
        a(.class("button"), .href("/sign-in?return=/read")) { FrameWords[visit].signIn }
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
  return Page(ReadWords[visit].yours, in: .ability(.read), modules: ["read/reading"]) {
    p {
      a(.class("button button--main"), .href("/read/requests/new")) {
        Icon.plus.node(visit)
        ReadWords[visit].ask
      }
    }
    if visit.account?.roles == .both {
      p { a(.class("button"), .href(visit.othersAddress)) { RoleWords[visit].toOthers } }
    }
    element(
      "reading-live", .id("live"), .class("stack stack--loose"), .data("watch", "*"),
      .data(
        "news",
        ReadWords[visit].askedNews([
          "answered": "\(count(.answered))", "waiting": "\(count(.waiting))",
        ]))
    ) {
      if shelves.allSatisfy(\.requests.isEmpty) {
        p(.class("empty")) { ReadWords[visit].nothingAsked }
      }
      for shelf in shelves where !shelf.requests.isEmpty { shelfSection(shelf, at: now, visit) }
    }
  }
}

private func shelfSection(_ shelf: RequestShelf, at now: Timestamp, _ visit: Visit) -> Node {
  let (id, heading) =
    switch shelf.list {
    case .answered: ("answered", ReadWords[visit].answered)
    case .waiting: ("waiting", ReadWords[visit].waiting)
    case .withdrawn: ("withdrawn", ReadWords[visit].takenBack)
    }
  return section(.class("stack"), .ariaLabelledBy(id)) {
    h2(.id(id)) { heading }
    ul(.class("cards")) {
      for request in shelf.requests { li { requestCard(request, at: now, visit) } }
    }
    if let older = shelf.older {
      p { a(.class("button"), .href(older)) { ReadWords[visit].older } }
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
    case .expired: (.class("state state--danger"), .alert)
    case .open: (.class("state"), .clock)
    case .inParts(let progress) where progress.isLate && progress.open > 0:
      (.class("state state--danger"), .alert)
    case .inParts(let progress):
      (.class("state"), progress.claimed > 0 ? .microphone : .clock)
    case .claimed: (.class("state"), .microphone)
    case .withdrawn: (.class("state"), .undo)
    }
  return p(style) {
    icon.node(visit)
    span { ReadStateWords.of(request, at: now, visit) }
  }
}

/// Kind, language, length and deadline of a request.
func summaryFacts(
  _ summary: RequestSummary, _ visit: Visit, withReadingTime: Bool = true
) -> Node {
  ul(.class("meta")) {
    li { CategoryWords[visit].name(of: summary.category) }
    li { summary.language.name(in: visit.language) }
    if withReadingTime { li { readingTime(summary, visit) } }
    if let deadline = summary.deadline {
      li {
        time(.datetime(CivilDate(deadline).isoText)) {
          ReadWords[visit].by(CivilDate(deadline).words(in: visit.language))
        }
      }
    }
  }
}

/// The length of a text alone.
func summaryLength(_ summary: RequestSummary, _ visit: Visit) -> Node {
  ul(.class("meta")) { li { readingTime(summary, visit) } }
}

private func readingTime(_ summary: RequestSummary, _ visit: Visit) -> String {
  summary.characterCount == 0
    ? AttachmentWords[visit].lengthUnknown
    : Span.reading(characters: summary.characterCount, in: visit.language)
}
