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
      languageChoices.node(state, visit)
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

private let languageChoices = Choices(
  name: "language", question: LayoutWords.languages, isRow: true,
  choices: Language.allCases.map {
    Choice(value: $0.tag, label: $0.ownName, language: $0.tag)
  })

private func speakingChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "speaking", question: SettingsWords.speaking, hint: SettingsWords.speakingHint,
    choices: SpeakingOutlet.allCases.map { outlet in
      let (label, hint) =
        switch outlet {
        case .silent: (SettingsWords.silent, SettingsWords.silentHint)
        case .screenReader: (SettingsWords.screenReader, SettingsWords.screenReaderHint)
        case .selfVoicing: (SettingsWords.selfVoicing, SettingsWords.selfVoicingHint)
        }
      return Choice(value: outlet.rawValue, label: visit(label), hint: hint)
    })
}

private func rateChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "rate", question: SettingsWords.rate, hint: SettingsWords.rateHint, isRow: true,
    choices: SpeechPace.allCases.map { rate in
      let label =
        switch rate {
        case .slow: SettingsWords.slow
        case .normal: SettingsWords.normal
        case .fast: SettingsWords.fast
        case .fastest: SettingsWords.fastest
        }
      return Choice(value: rate.rawValue, label: visit(label))
    })
}

private func appearanceChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "appearance", question: SettingsWords.appearance,
    choices: Appearance.allCases.map { appearance in
      let (label, hint) =
        switch appearance {
        case .system: (SettingsWords.system, SettingsWords.systemHint)
        case .light: (SettingsWords.light, SettingsWords.lightHint)
        case .dark: (SettingsWords.dark, SettingsWords.darkHint)
        case .highContrast: (SettingsWords.highContrast, SettingsWords.highContrastHint)
        }
      return Choice(value: appearance.rawValue, label: visit(label), hint: hint)
    })
}

private func sizeChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "size", question: SettingsWords.size, hint: SettingsWords.sizeHint, isRow: true,
    choices: TextSize.allCases.map { size in
      let label =
        switch size {
        case .standard: SettingsWords.standard
        case .large: SettingsWords.large
        case .larger: SettingsWords.larger
        case .largest: SettingsWords.largest
        }
      return Choice(value: size.rawValue, label: visit(label))
    })
}

/// Where the braille pad is offered.
enum BrailleOffer: String, CaseIterable {
  case pageOnly = "page"
  case everywhere = "everywhere"
}

private func brailleChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "braille", question: BrailleEntryWords.setting,
    choices: BrailleOffer.allCases.map { offer in
      switch offer {
      case .pageOnly: Choice(value: offer.rawValue, label: visit(BrailleEntryWords.off))
      case .everywhere:
        Choice(
          value: offer.rawValue, label: visit(BrailleEntryWords.on), hint: BrailleEntryWords.onHint)
      }
    })
}
