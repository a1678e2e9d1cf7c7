// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Library
import Reading
import Speaking

/// Which open requests a volunteer wants to see.
struct OpenFilter: Sendable, Equatable {
  /// The address of the list without any filter.
  static func everything(_ visit: Visit) -> String { visit.othersAddress + "?language=&category=" }

  var category: Category?
  var language: TextLanguage?
  /// What the volunteer has said that they read.
  var interests = Interests()
  /// Whether the list holds that alone, because nothing else was asked for.
  var isByInterests = false

  var isOff: Bool { category == nil && language == nil && !isByInterests }

  /// The address of the list, to which a place may be added.
  func address(_ visit: Visit) -> String {
    visit.othersAddress
      + (isByInterests
        ? "?" : "?category=\(category?.rawValue ?? "")&language=\(language?.tag ?? "")&")
  }
}

/// The requests that wait for a volunteer.
///
/// - Parameter standing: what the volunteer may do at the moment, in sentences.
func openRequestsPage(
  _ requests: [RequestSummary], nextAddress: String?, _ filter: OpenFilter, standing: [String],
  urgent: [UrgentRequest], isRung: Bool, _ visit: Visit
) -> Page {
  Page(VolunteerWords[visit].openTitle, in: .ability(.read), modules: ["read/reading"]) {
    urgentSection(urgent, visit)
    for phrase in standing { p { phrase } }
    ringChoice(isRung: isRung, visit)
    queueLinks(filter, visit)
    filterForm(filter, visit)
    element(
      "reading-live", .id("live"), .class("stack"), .data("watch", "open"),
      .data("news", ReadWords[visit].openNews(requests.count))
    ) {
      if requests.isEmpty {
        p(.class("empty")) {
          filter.nothingFound(visit)
        }
      } else {
        ul(.class("cards"), .ariaLabel(VolunteerWords[visit].openTitle)) {
          for request in requests { li { openCard(request, visit) } }
        }
      }
      if let nextAddress {
        p { a(.class("button"), .href(nextAddress)) { ReadWords[visit].more } }
      }
    }
  }
}

extension OpenFilter {
  /// That nothing waits, and what can be done about it.
  fileprivate func nothingFound(_ visit: Visit) -> String {
    if isByInterests { return QueueWords[visit].nothingOfInterest }
    return isOff ? VolunteerWords[visit].nothingOpen : VolunteerWords[visit].nothingMatches
  }
}

/// A search by GET: it can be kept as a bookmark and changes nothing.
private func filterForm(_ filter: OpenFilter, _ visit: Visit) -> Node {
  let state = FormState(values: [
    "category": filter.category?.rawValue ?? "", "language": filter.language?.tag ?? "",
  ])
  return form(
    .class("filter"), .role(.search), .action(visit.othersAddress), .method(.get),
    .ariaLabel(VolunteerWords[visit].filterHeading)
  ) {
    Options(
      field: Field(name: "language", label: ReadWords[visit].fieldLanguage, isRequired: true),
      options: [("", VolunteerWords[visit].everyLanguage)]
        + Language.allCases.map { ($0.tag, $0.name(in: visit.language)) },
      groups: [ReadWords[visit].otherLanguages(in: visit.language)]
    ).node(state, visit)
    Options(
      field: Field(name: "category", label: ReadWords[visit].fieldCategory, isRequired: true),
      options: [("", VolunteerWords[visit].everyCategory)],
      groups: CategoryWords[visit].choices
    ).node(state, visit)
    button(.submit, .class("button")) { VolunteerWords[visit].filter }
  }
}

private func openCard(_ summary: RequestSummary, _ visit: Visit) -> Node {
  article(.class("card")) {
    h2(.class("card__title")) {
      titleLink(summary, visit)
    }
    p { ReadWords[visit].asks(summary.requesterFirstName) }
    summaryFacts(summary, visit)
  }
}

/// The title as a link, with the part where it is one: volunteers may have several parts of one text.
func titleLink(_ summary: RequestSummary, _ visit: Visit) -> Node {
  a(.href("/read/requests/\(summary.id.rawValue)"), .lang(summary.language.tag), .dir(.auto)) {
    summary.title
    if let part = summary.part {
      " "
      span(.lang(visit.language.tag)) { PartsWords.of(part, in: visit.language) }
    }
  }
}

/// What a volunteer took: first what is under way, then what is done.
///
/// - Parameter links: the links that they sent for what is under way.
func takenPage(
  present: [TakenRequest], past: [TakenRequest], links: [ReadingID: SoundLink], older: String?,
  at now: Timestamp, _ visit: Visit
) -> Page {
  let counts = ReadWords[visit].takenNews([
    "present": "\(present.count)", "past": "\(past.count)",
  ])
  // Where a link stands is of one text among several.
  let ofLinks = present.compactMap { taken in
    links[taken.summary.id].map {
      LinkWords[visit].of([
        "title": taken.summary.title(in: visit.language),
        "news": LinkWords.news($0, in: visit.language),
      ])
    }
  }
  return Page(
    VolunteerWords[visit].mine, in: .ability(.read),
    back: Page.Link(words: VolunteerWords[visit].toOpen, address: visit.othersAddress),
    modules: ["read/reading"]
  ) {
    element(
      "reading-live", .id("live"), .class("stack stack--loose"), .data("watch", "*"),
      .data("news", ([counts] + ofLinks).joined(separator: " "))
    ) {
      if present.isEmpty && past.isEmpty {
        p(.class("empty")) { VolunteerWords[visit].nothingTaken }
      }
      takenList("present", VolunteerWords[visit].present, present, links, at: now, visit)
      takenList("past", VolunteerWords[visit].past, past, [:], at: now, visit)
      if let older { p { a(.class("button"), .href(older)) { ReadWords[visit].older } } }
    }
  }
}

@HTMLBuilder private func takenList(
  _ id: String, _ heading: String, _ requests: [TakenRequest], _ links: [ReadingID: SoundLink],
  at now: Timestamp, _ visit: Visit
) -> Node {
  if !requests.isEmpty {
    section(.class("stack"), .ariaLabelledBy(id)) {
      h2(.id(id)) { heading }
      ul(.class("cards")) {
        for request in requests {
          li {
            article(.class("card")) {
              h3 {
                titleLink(request.summary, visit)
              }
              takenBadge(request.state, at: now, visit)
              if let link = links[request.summary.id] { linkBadge(link, visit) }
              summaryFacts(request.summary, visit)
              commentNode(request, visit)
            }
          }
        }
      }
    }
  }
}

/// Where a request stands for the volunteer who took it, with a sign beside the words.
func takenBadge(_ state: TakenState, at now: Timestamp, _ visit: Visit) -> Node {
  let (style, icon): (Attribute, Icon) =
    switch state {
    case .claimed: (.class("state"), .clock)
    case .recorded(let recording, _):
      switch recording.state {
      case .ready: (.class("state state--good"), .check)
      case .preparing: (.class("state"), .clock)
      case .failed: (.class("state state--danger"), .alert)
      }
    case .accepted: (.class("state state--good"), .hand)
    }
  return p(style) {
    icon.node(visit)
    span { ReadStateWords.of(state, at: now, visit.zone, in: visit.language) }
  }
}
