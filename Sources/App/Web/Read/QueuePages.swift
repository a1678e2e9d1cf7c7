// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import Library
import Reading
import Speaking

/// The form in which a volunteer says what they read.
func interestsPage(_ interests: Interests, _ visit: Visit) -> Page {
  // The languages of the pages, and what was chosen before; another one comes from the list.
  let own = Language.allCases.map { TextLanguage($0) }
  let languages = own + interests.languages.filter { !own.contains($0) }
  return Page(
    QueueWords[visit].interestsTitle, in: .ability(.read), lead: QueueWords[visit].interestsLead,
    back: Page.Link(words: VolunteerWords[visit].toOpen, address: visit.othersAddress)
  ) {
    form(.class("form"), .action("/read/interests"), .method(.post)) {
      Checks(
        name: "language", question: QueueWords[visit].languagesQuestion,
        choices: languages.map { Choice(value: $0.tag, label: $0.name(in: visit.language)) }
      ).node(chosen: Set(interests.languages.map(\.tag)))
      Options(
        field: Field(name: "another", label: QueueWords[visit].anotherLanguage),
        options: [("", QueueWords[visit].noOther)],
        groups: [ReadWords[visit].otherLanguages(in: visit.language)]
      ).node(FormState(), visit)
      Checks(
        name: "category", question: QueueWords[visit].categoriesQuestion,
        choices: Category.allCases.map {
          Choice(value: $0.rawValue, label: CategoryWords[visit].name(of: $0))
        }
      ).node(chosen: Set(interests.categories.map(\.rawValue)))
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { FormWords[visit].save }
        a(.href(visit.othersAddress)) { FormWords[visit].cancel }
      }
    }
  }.at("/read/interests")
}

/// What a volunteer skipped and could still take.
func skippedPage(
  _ requests: [RequestSummary], older: String?, _ visit: Visit
) -> Page {
  Page(
    QueueWords[visit].skippedTitle, in: .ability(.read), lead: QueueWords[visit].skippedLead,
    back: Page.Link(words: VolunteerWords[visit].toOpen, address: visit.othersAddress)
  ) {
    if requests.isEmpty {
      p(.class("empty")) { QueueWords[visit].nothingSkipped }
    } else {
      ul(.class("cards")) {
        for request in requests {
          li {
            article(.class("card")) {
              h2(.class("card__title"), .id("title-\(request.id.rawValue)")) {
                a(
                  .href("/read/requests/\(request.id.rawValue)"), .lang(request.language.tag),
                  .dir(.auto)
                ) { request.title }
              }
              summaryFacts(request, visit)
              act(
                QueueWords[visit].offerAgain, .undo,
                to: "/read/requests/\(request.id.rawValue)/unskip", visit,
                .group([
                  .class("button"),
                  .attribute("aria-describedby", "title-\(request.id.rawValue)"),
                ]))
            }
          }
        }
      }
    }
    if let older { p { a(.class("button"), .href(older)) { ReadWords[visit].older } } }
  }
}

/// What stands above the list of waiting texts: what it leaves out, and the ways to change that.
@HTMLBuilder func queueLinks(_ filter: OpenFilter, _ visit: Visit) -> Node {
  div(.class("cluster")) {
    a(.class("button"), .href("/read/mine")) {
      Icon.read.node(visit)
      VolunteerWords[visit].mine
    }
    a(.class("button"), .href("/read/interests")) {
      Icon.settings.node(visit)
      QueueWords[visit].interestsTitle
    }
    a(.class("button"), .href("/read/skipped")) {
      Icon.undo.node(visit)
      QueueWords[visit].skippedTitle
    }
    if visit.account?.roles == .both {
      a(.class("button"), .href("/read")) { RoleWords[visit].toOwn }
    }
  }
  if !filter.interests.areAll {
    if filter.isByInterests { p { QueueWords.showing(filter.interests, in: visit.language) } }
    p {
      a(
        .class("button"),
        .href(filter.isByInterests ? OpenFilter.everything(visit) : visit.othersAddress)
      ) {
        filter.isByInterests ? QueueWords[visit].showAll : QueueWords[visit].showInterests
      }
    }
  }
}
