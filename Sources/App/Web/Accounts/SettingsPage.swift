// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import Speaking

/// How pages look, read and speak.
///
/// - Parameter problems: Answers that were not understood.
func settingsPage(_ visit: Visit, problems: [FormState.Refusal] = []) -> Page {
  var state = state(of: visit)
  state.problems = problems
  return Page(
    SettingsWords[visit].title, in: .settings, lead: SettingsWords[visit].lead,
    modules: ["voice/choices", "settings/saving"], cores: ["ownvoice"], hasErrors: !problems.isEmpty
  ) {
    errorSummary(state, visit)
    // One under the other: beside each other, Orca passes over the heading of the second.
    div(.class("stack stack--loose")) {
      settingsForm(state, visit)
      voiceSettings(visit)
      p { a(.class("lone-link"), .href(offlineAddress)) { OfflineWords[visit].more } }
    }
  }.at("/settings")
}

/// With scripts each answer is saved as it is given, and what the page can show it shows.
private func settingsForm(_ state: FormState, _ visit: Visit) -> Node {
  element(
    "earshot-settings", .data("saved", SettingsWords[visit].savedAtOnce),
    .data("next", SettingsWords[visit].savedForLater),
    .data("unsaved", SettingsWords[visit].notSaved)
  ) {
    form(.class("form"), .action("/settings"), .method(.post)) {
      for choices in [
        languageChoices(visit), speakingChoices(visit), appearanceChoices(visit),
        sizeChoices(visit), brailleChoices(visit),
      ] {
        div {
          choices.node(state, visit)
          p(.class("told"), .data("scripted"), .data("told", choices.name)) {}
        }
      }
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { SettingsWords[visit].save }
      }
    }
  }
}

private func state(of visit: Visit) -> FormState {
  FormState(values: [
    "language": visit.language.tag,
    "speaking": visit.settings.speaking.rawValue,
    "appearance": visit.settings.appearance.rawValue,
    "size": visit.settings.textSize.rawValue,
    "braille": (visit.typesInBraille ? BrailleOffer.everywhere : .pageOnly).rawValue,
  ])
}

private func languageChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "language", question: FrameWords[visit].languages, isRow: true,
    choices: Language.allCases.map {
      Choice(value: $0.tag, label: $0.ownName, language: $0.tag)
    })
}

private func speakingChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "speaking", question: SettingsWords[visit].speaking,
    hint: SettingsWords[visit].speakingHint,
    choices: SpeakingOutlet.allCases.map { outlet in
      let (label, hint) =
        switch outlet {
        case .screenReader:
          (SettingsWords[visit].screenReader, SettingsWords[visit].screenReaderHint)
        case .selfVoicing: (SettingsWords[visit].selfVoicing, SettingsWords[visit].selfVoicingHint)
        }
      return Choice(value: outlet.rawValue, label: label, hint: hint)
    })
}

private func appearanceChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "appearance", question: SettingsWords[visit].appearance,
    choices: Appearance.allCases.map { appearance in
      let (label, hint) =
        switch appearance {
        case .system: (SettingsWords[visit].system, SettingsWords[visit].systemHint)
        case .light: (SettingsWords[visit].light, SettingsWords[visit].lightHint)
        case .dark: (SettingsWords[visit].dark, SettingsWords[visit].darkHint)
        case .highContrast:
          (SettingsWords[visit].highContrast, SettingsWords[visit].highContrastHint)
        }
      return Choice(value: appearance.rawValue, label: label, hint: hint)
    })
}

private func sizeChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "size", question: SettingsWords[visit].size, hint: SettingsWords[visit].sizeHint,
    isRow: true,
    choices: TextSize.allCases.map { size in
      let label =
        switch size {
        case .standard: SettingsWords[visit].standard
        case .large: SettingsWords[visit].large
        case .larger: SettingsWords[visit].larger
        case .largest: SettingsWords[visit].largest
        }
      return Choice(value: size.rawValue, label: label)
    })
}

/// Where the braille pad is offered.
enum BrailleOffer: String, CaseIterable {
  case pageOnly = "page"
  case everywhere = "everywhere"
}

private func brailleChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "braille", question: BrailleWords[visit].entrySetting,
    choices: BrailleOffer.allCases.map { offer in
      switch offer {
      case .pageOnly: Choice(value: offer.rawValue, label: BrailleWords[visit].entryOff)
      case .everywhere:
        Choice(
          value: offer.rawValue, label: BrailleWords[visit].entryOn,
          hint: BrailleWords[visit].entryOnHint)
      }
    })
}
