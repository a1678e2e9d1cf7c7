// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FrameWords {
  static let english = Edition(
    FrameWords(
      homeTitle: "Earshot: live by ear",
      skip: "Skip to the content",
      abilities: "Abilities",
      personal: "Yours",
      settings: "Settings",
      signIn: "Sign in",
      signUp: "Sign up",
      signOut: "Sign out",
      more: "More",
      help: "Help",
      about: "About Earshot",
      languages: "Language",
      errorInTitle: "Error.",
      read: "Read",
      walk: "Walk",
      charts: "Charts",
      braille: "Braille",
      listen: "Listen",
      readSentence: "Ask for any text. A person reads it to you.",
      walkSentence: "Choose a place. Hear how far it is, and which way.",
      chartsSentence: "Hear a chart as sound, and read it in words.",
      brailleSentence: "Type braille with six fingers on the glass.",
      listenSentence: "Play your recordings. Your place is kept."))
}
