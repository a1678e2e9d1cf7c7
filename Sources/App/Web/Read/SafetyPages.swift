// SPDX-License-Identifier: Apache-2.0

import HTML
import Reading
import Speaking

/// The form that tells the people who run the server about somebody.
///
/// - Parameters:
///   - name: who it is about.
///   - opening: who opened the text then, where the requester reports; nil where a volunteer reports.
func reportPage(
  _ state: FormState, about name: String, of id: ReadingID, opening: OpeningID?, _ visit: Visit
) -> Page {
  let address = "/read/requests/\(id.rawValue)"
  let words = Field(name: "words", label: SafetyWords[visit].words)
  return Page(
    SafetyWords[visit].report(name), in: .ability(.read), lead: SafetyWords[visit].reportLead,
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(.class("form"), .action("\(address)/report"), .method(.post), .novalidate()) {
      if let opening { input(.hidden, .name("opening"), .value(opening.rawValue)) }
      Choices(
        name: "reason", question: SafetyWords[visit].reasonQuestion,
        choices: ReportReason.allCases.map {
          Choice(value: $0.rawValue, label: SafetyWords[visit].reason($0))
        }
      ).node(state, visit)
      words.node(state, visit) { own in
        textarea(own, .rows(5), .dir(.auto)) { state.value("words") }
      }
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { SafetyWords[visit].send }
        a(.href(address)) { FormWords[visit].cancel }
      }
    }
  }.at(address + "/report" + (opening.map { "?opening=\($0.rawValue)" } ?? ""))
}

/// Whom a person has blocked.
func blockedPage(_ people: [Blocked], older: String?, _ visit: Visit) -> Page {
  Page(
    SafetyWords[visit].blockedTitle, in: .account, lead: SafetyWords[visit].blockedLead,
    back: Page.Link(words: AccountWords[visit].profileTitle, address: "/profile")
  ) {
    if people.isEmpty {
      p(.class("empty")) { SafetyWords[visit].nobodyBlocked }
    } else {
      ul(.class("cards")) {
        for person in people {
          li {
            div(.class("card")) {
              h2(.class("card__title"), .dir(.auto)) { person.firstName }
              p {
                SafetyWords[visit].since(Moment.day(person.since, visit.zone, in: visit.language))
              }
              act(
                SafetyWords[visit].unblock(person.firstName), .undo,
                to: "/read/blocked/\(person.id.rawValue)/undo", visit)
            }
          }
        }
      }
    }
    if let older { p { a(.class("button"), .href(older)) { ReadWords[visit].older } } }
  }
}
