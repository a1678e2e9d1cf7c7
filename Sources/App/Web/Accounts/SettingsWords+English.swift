// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let english = Edition(
    SettingsWords(
      title: "Settings",
      lead: "These apply on this device, and wherever you sign in.",
      save: "Save settings",
      savedAtOnce: "Saved.",
      savedForLater: "Saved. It applies from the next page on.",
      notSaved: "This is not saved. Choose “Save settings”.",
      saved: "Your settings are saved.",
      speaks: "Earshot speaks to you now. Press F8 to silence it.",
      isSilent: "Earshot is silent now. Press F8 to make it speak again.",
      speaking: "How Earshot speaks to you",
      speakingHint: "There is never more than one voice at a time.",
      screenReader: "Your screen reader speaks, or nobody",
      screenReaderHint: """
        Your own screen reader says everything, in its own voice and at its own speed. \
        Without one, nothing is said.
        """,
      selfVoicing: "Earshot speaks to you",
      selfVoicingHint:
        "Earshot reads every page to you. Choose this when you have no screen reader.",
      appearance: "Appearance",
      system: "Same as this device",
      systemHint: "Light or dark, as your phone or computer is set.",
      light: "Light",
      lightHint: "Dark ink on paper.",
      dark: "Dark",
      darkHint: "Light text on night blue.",
      highContrast: "High contrast",
      highContrastHint: "White and yellow on black.",
      size: "Text size",
      sizeHint: "In addition to your browser’s zoom.",
      standard: "Normal",
      large: "Large",
      larger: "Larger",
      largest: "Twice as large"))
}
