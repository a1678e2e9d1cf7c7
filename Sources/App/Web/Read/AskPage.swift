// SPDX-License-Identifier: Apache-2.0

import HTML
import Reading
import Speaking

/// The form for a new request, or for a change of one.
///
/// - Parameters:
///   - id: The request to change; nil for a new one.
///   - isVetting: Whether the host vets volunteers, so that there is something to choose.
///   - kept: The files that came with it when it was refused.
func askPage(
  _ state: FormState, changing id: ReadingID? = nil, isVetting: Bool, kept: [KeptFile] = [],
  files: AttachmentService.Limits = AttachmentService.Limits(), _ visit: Visit
) -> Page {
  let address = id.map { "/read/requests/\($0.rawValue)" } ?? "/read/requests"
  return Page(
    id == nil ? ReadWords[visit].ask : ReadWords[visit].editTitle, in: .ability(.read),
    lead: ReadWords[visit].askLead,
    back: Page.Link(
      words: ReadWords[visit].toList, address: id == nil ? "/read" : address),
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(
      .class("form"), .id(KeptFiles.form), .action(address), .method(.post), .novalidate(),
      .when(id == nil, .enctype(.multipart))
    ) {
      for field in RequestField.allCases {
        control(for: field, isVetting: isVetting, state, visit)
        // What is there already gets its files on its own page.
        if field == .text, id == nil {
          AttachmentFields.node(state, limits: files, isRequired: false, visit)
          KeptFiles.list(kept, visit)
        }
      }
      if id == nil { urgentBox(state, visit) }
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) {
          id == nil ? ReadWords[visit].post : FormWords[visit].save
        }
        a(.href(id == nil ? "/read" : address)) { FormWords[visit].cancel }
      }
    }
    KeptFiles.section(kept, visit)
  }.at(id == nil ? "/read/requests/new" : address + "/edit")
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
    Options(
      field: own, options: Language.allCases.map { ($0.tag, $0.ownName) }, areOwnNames: true,
      groups: [ReadWords[visit].otherLanguages(in: visit.language)]
    ).node(state, visit)
  case .category:
    Options(field: own, options: [], groups: CategoryWords[visit].choices).node(state, visit)
  case .deadline: DayField(field: own).node(state, visit)
  case .wishes: WishFields.node(state, visit)
  case .parts: partsBox(state, visit)
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
      ? [choice(.vetted, ReadStateWords[visit].vetted, ReadStateWords[visit].vettedHint)] : []) + [
        choice(.anyone, ReadStateWords[visit].anyone, ReadStateWords[visit].anyoneHint),
        choice(.named, ReadStateWords[visit].named),
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
        name: name, label: ReadWords[visit].fieldTitle, hint: ReadWords[visit].fieldTitleHint,
        isRequired: true)
    case .text:
      Field(
        name: name, label: ReadWords[visit].fieldText, hint: ReadWords[visit].fieldTextHint)
    case .language: Field(name: name, label: ReadWords[visit].fieldLanguage, isRequired: true)
    case .category: Field(name: name, label: ReadWords[visit].fieldCategory, isRequired: true)
    case .deadline:
      Field(
        name: name, label: ReadWords[visit].fieldDeadline, hint: ReadWords[visit].fieldDeadlineHint)
    case .wishes: Field(name: name, label: WishWords[visit].question)
    case .parts: Field(name: name, label: PartsWords[visit].choice)
    case .readers: Field(name: name, label: ReadStateWords[visit].question)
    case .names:
      Field(
        name: name, label: ReadStateWords[visit].names, hint: ReadStateWords[visit].namesHint,
        saysOptional: false)
    }
  }
}
