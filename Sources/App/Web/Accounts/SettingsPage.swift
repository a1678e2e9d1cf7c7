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
    visit(SettingsWords.title), in: .settings, lead: visit(SettingsWords.lead),
    hasErrors: !problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(.class("form"), .action("/settings"), .method(.post)) {
      languageChoices(visit).node(state, visit)
      speakingChoices(visit).node(state, visit)
      rateChoices(visit).node(state, visit)
      appearanceChoices(visit).node(state, visit)
      sizeChoices(visit).node(state, visit)
      brailleChoices(visit).node(state, visit)
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { visit(SettingsWords.save) }
      }
    }
  }
}

private func state(of visit: Visit) -> FormState {
  FormState(values: [
    "language": visit.language.tag,
    "speaking": visit.settings.speaking.rawValue,
    "rate": visit.pace.rawValue,
    "appearance": visit.settings.appearance.rawValue,
    "size": visit.settings.textSize.rawValue,
    "braille": (visit.typesInBraille ? BrailleOffer.everywhere : .pageOnly).rawValue,
  ])
}

private func languageChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "language", question: visit(LayoutWords.languages), isRow: true,
    choices: Language.allCases.map {
      Choice(value: $0.tag, label: $0.ownName, language: $0.tag)
    })
}

private func speakingChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "speaking", question: visit(SettingsWords.speaking),
    hint: visit(SettingsWords.speakingHint),
    choices: SpeakingOutlet.allCases.map { outlet in
      let (label, hint) =
        switch outlet {
        case .silent: (visit(SettingsWords.silent), visit(SettingsWords.silentHint))
        case .screenReader:
          (visit(SettingsWords.screenReader), visit(SettingsWords.screenReaderHint))
        case .selfVoicing: (visit(SettingsWords.selfVoicing), visit(SettingsWords.selfVoicingHint))
        }
      return Choice(value: outlet.rawValue, label: label, hint: hint)
    })
}

private func rateChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "rate", question: visit(SettingsWords.rate), hint: visit(SettingsWords.rateHint),
    isRow: true,
    choices: SpeechPace.allCases.map { rate in
      let label =
        switch rate {
        case .slow: visit(SettingsWords.slow)
        case .normal: visit(SettingsWords.normal)
        case .fast: visit(SettingsWords.fast)
        case .fastest: visit(SettingsWords.fastest)
        }
      return Choice(value: rate.rawValue, label: label)
    })
}

private func appearanceChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "appearance", question: visit(SettingsWords.appearance),
    choices: Appearance.allCases.map { appearance in
      let (label, hint) =
        switch appearance {
        case .system: (visit(SettingsWords.system), visit(SettingsWords.systemHint))
        case .light: (visit(SettingsWords.light), visit(SettingsWords.lightHint))
        case .dark: (visit(SettingsWords.dark), visit(SettingsWords.darkHint))
        case .highContrast:
          (visit(SettingsWords.highContrast), visit(SettingsWords.highContrastHint))
        }
      return Choice(value: appearance.rawValue, label: label, hint: hint)
    })
}

private func sizeChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "size", question: visit(SettingsWords.size), hint: visit(SettingsWords.sizeHint),
    isRow: true,
    choices: TextSize.allCases.map { size in
      let label =
        switch size {
        case .standard: visit(SettingsWords.standard)
        case .large: visit(SettingsWords.large)
        case .larger: visit(SettingsWords.larger)
        case .largest: visit(SettingsWords.largest)
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
    name: "braille", question: visit(BrailleEntryWords.setting),
    choices: BrailleOffer.allCases.map { offer in
      switch offer {
      case .pageOnly: Choice(value: offer.rawValue, label: visit(BrailleEntryWords.off))
      case .everywhere:
        Choice(
          value: offer.rawValue, label: visit(BrailleEntryWords.on),
          hint: visit(BrailleEntryWords.onHint))
      }
    })
}
