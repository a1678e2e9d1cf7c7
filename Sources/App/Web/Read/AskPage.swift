// SPDX-License-Identifier: Apache-2.0

import HTML
import Reading
import Speaking

/// The form for a new request, or for a change of one.
///
/// - Parameters:
///   - id: The request to change; nil for a new one.
///   - isVetting: Whether the host vets volunteers, so that there is something to choose.
func askPage(
  _ state: FormState, changing id: ReadingID? = nil, isVetting: Bool, _ visit: Visit
) -> Page {
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
      readersChoices(isVetting: isVetting, state, visit).node(state, visit)
      AskFields.names.line(
        state, visit, .autocomplete("off"), .autocapitalize(.none), .spellcheck(false))
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) {
          visit(id == nil ? ReadWords.post : FormWords.save)
        }
        a(.href(id == nil ? "/read" : address)) { visit(FormWords.cancel) }
      }
    }
  }
}

/// Who may read the text.
private func readersChoices(isVetting: Bool, _ state: FormState, _ visit: Visit) -> Choices {
  let vetted = Choice(
    value: "vetted", label: visit(ReadersWords.vetted), hint: ReadersWords.vettedHint)
  // Without vetting nobody might ever come for such a text; but what was chosen before is shown.
  let isOffered = isVetting || state.value("readers") == "vetted"
  return Choices(
    name: "readers", question: ReadersWords.question,
    choices: (isOffered ? [vetted] : []) + [
      Choice(value: "anyone", label: visit(ReadersWords.anyone), hint: ReadersWords.anyoneHint),
      Choice(value: "named", label: visit(ReadersWords.named)),
    ])
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
  static let names = Field(
    name: "names", label: ReadersWords.names, hint: ReadersWords.namesHint, saysOptional: false)
}
