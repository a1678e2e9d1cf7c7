// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases
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
      for field in RequestField.allCases {
        control(for: field, isVetting: isVetting, state, visit)
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

/// What a field of a request is filled in with.
private func control(
  for field: RequestField, isVetting: Bool, _ state: FormState, _ visit: Visit
) -> Node {
  let own = AskFields.field(field, visit)
  return switch field {
  case .title: own.line(state, visit, .autocomplete("off"))
  case .text:
    own.node(state, visit) { attributes in
      textarea(attributes, .rows(10), .dir(.auto)) { state.value(field) }
    }
  case .language:
    Options(field: own, options: Language.allCases.map { ($0.tag, $0.ownName) })
      .node(state, visit)
  case .category:
    Options(field: own, options: Category.allCases.map { ($0.rawValue, visit($0.phrase)) })
      .node(state, visit)
  case .deadline:
    own.node(state, visit) { attributes in
      input(.date, attributes, .class("input--short"), .value(state.value(field)))
    }
  case .readers: readersChoices(own, isVetting: isVetting, state, visit).node(state, visit)
  case .names:
    own.line(state, visit, .autocomplete("off"), .autocapitalize(.none), .spellcheck(false))
  }
}

/// Who may read the text.
private func readersChoices(
  _ field: Field, isVetting: Bool, _ state: FormState, _ visit: Visit
) -> Choices {
  func choice(_ kind: Readers.Kind, _ label: String, _ hint: String? = nil) -> Choice {
    Choice(value: kind.rawValue, label: label, hint: hint)
  }
  // Without vetting nobody might ever come for such a text; but what was chosen before is shown.
  let isOffered = isVetting || state.value(.readers) == Readers.Kind.vetted.rawValue
  return Choices(
    name: field.name, question: field.label,
    choices: (isOffered
      ? [choice(.vetted, visit(ReadersWords.vetted), visit(ReadersWords.vettedHint))] : []) + [
        choice(.anyone, visit(ReadersWords.anyone), visit(ReadersWords.anyoneHint)),
        choice(.named, visit(ReadersWords.named)),
      ])
}

/// How the fields of a request are labelled.
enum AskFields {
  /// The label of a field, and what helps to fill it in.
  static func field(_ field: RequestField, _ visit: Visit) -> Field {
    let name = field.rawValue
    return switch field {
    case .title:
      Field(
        name: name, label: visit(ReadWords.fieldTitle), hint: visit(ReadWords.fieldTitleHint),
        isRequired: true)
    case .text:
      Field(
        name: name, label: visit(ReadWords.fieldText), hint: visit(ReadWords.fieldTextHint),
        isRequired: true)
    case .language: Field(name: name, label: visit(ReadWords.fieldLanguage), isRequired: true)
    case .category: Field(name: name, label: visit(ReadWords.fieldCategory), isRequired: true)
    case .deadline:
      Field(
        name: name, label: visit(ReadWords.fieldDeadline), hint: visit(ReadWords.fieldDeadlineHint))
    case .readers: Field(name: name, label: visit(ReadersWords.question))
    case .names:
      Field(
        name: name, label: visit(ReadersWords.names), hint: visit(ReadersWords.namesHint),
        saysOptional: false)
    }
  }
}
