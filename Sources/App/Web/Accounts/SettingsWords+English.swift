// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let english = Edition(
    SettingsWords(
      title: "Settings",
      lead: "They hold on this device, and wherever you sign in.",
      save: "Save the settings",
      saved: "Your settings are saved.",
      speaking: "How Earshot speaks to you",
      speakingHint: "There is never more than one voice at a time.",
      silent: "It does not speak",
      silentHint: "You read the screen. Charts and recordings still sound when you play them.",
      screenReader: "I use a screen reader",
      screenReaderHint: "Your own screen reader says everything, in your own voice and speed.",
      selfVoicing: "Speak to me",
      selfVoicingHint: """
        Earshot speaks itself. Choose this when you have no screen reader. Where this device \
        has no voice, this server speaks, but never about where you are, what you type, or your \
        charts.
        """,
      rate: "Speed of Earshot’s own voice",
      rateHint: "It holds for “Speak to me”, on this device.",
      slow: "Slow",
      normal: "Normal",
      fast: "Fast",
      fastest: "Very fast",
      appearance: "Appearance",
      system: "As this device",
      systemHint: "Light or dark, as your phone or computer is set.",
      light: "Light",
      lightHint: "Dark ink on paper.",
      dark: "Dark",
      darkHint: "Light text on night blue.",
      highContrast: "High contrast",
      highContrastHint: "White and yellow on black.",
      size: "Text size",
      sizeHint: "On top of the zoom of your browser.",
      standard: "Normal",
      large: "Large",
      larger: "Larger",
      largest: "Twice as large"))
}
