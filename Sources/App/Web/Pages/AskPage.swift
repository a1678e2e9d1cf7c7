// SPDX-License-Identifier: Apache-2.0

import HTML
import Reading
import Speaking

/// The form for a new request, or for a change of one.
///
/// - Parameter id: The request to change; nil for a new one.
func askPage(_ state: FormState, changing id: ReadingID? = nil, _ visit: Visit) -> Page {
  let address = id.map { "/read/requests/\($0.rawValue)" } ?? "/read/requests"
  return Page(
    visit(id == nil ? ReadWords.ask : ReadWords.editTitle), in: .ability(.read),
    lead: visit(ReadWords.askLead),
    back: Page.Link(
      words: visit(ReadWords.toList), address: id == nil ? "/read" : address),
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(.class("form"), .action(address), .method(.post), .novalidate()) {
      AskFields.title.line(state, visit, .autocomplete("off"))
      AskFields.text.node(state, visit) { own in
        textarea(own, .rows(10), .dir(.auto)) { state.value("text") }
      }
      Options(
        field: AskFields.language,
        options: Language.allCases.map { ($0.tag, $0.ownName) }
      ).node(state, visit)
      Options(
        field: AskFields.category,
        options: Category.allCases.map { ($0.rawValue, visit($0.phrase)) }
      ).node(state, visit)
      AskFields.deadline.node(state, visit) { own in
        input(.date, own, .class("input--short"), .value(state.value("deadline")))
      }
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) {
          visit(id == nil ? ReadWords.post : FormWords.save)
        }
        a(.href(id == nil ? "/read" : address)) { visit(FormWords.cancel) }
      }
    }
  }
}

/// The fields of a request, under the names of `RequestField`.
enum AskFields {
  static let title = Field(
    name: "title", label: ReadWords.fieldTitle, hint: ReadWords.fieldTitleHint, isRequired: true)
  static let text = Field(
    name: "text", label: ReadWords.fieldText, hint: ReadWords.fieldTextHint, isRequired: true)
  static let category = Field(
    name: "category", label: ReadWords.fieldCategory, isRequired: true)
  static let language = Field(
    name: "language", label: ReadWords.fieldLanguage, isRequired: true)
  static let deadline = Field(
    name: "deadline", label: ReadWords.fieldDeadline, hint: ReadWords.fieldDeadlineHint)
}
