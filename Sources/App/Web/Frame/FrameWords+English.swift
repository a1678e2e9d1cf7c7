// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FrameWords {
  static let english = Edition(
    FrameWords(
      homeTitle: "Earshot: live by ear",
      skip: "Skip to main content",
      abilities: "Main",
      personal: "Settings and account",
      settings: "Settings",
      signIn: "Sign in",
      signUp: "Sign up",
      signOut: "Sign out",
      more: "More",
      help: "Help",
      about: "About Earshot",
      languages: "Language",
      errorInTitle: "Error.",
      read: "Be read to",
      walk: "Walk",
      charts: "Charts",
      braille: "Braille",
      listen: "My recordings",
      readSentence: "Ask for any text. A person reads it to you.",
      walkSentence: "Choose a place. Hear how far it is, and which way.",
      chartsSentence: "Hear a chart as sound, and read it in words.",
      brailleSentence: "Type braille with six fingers on the glass.",
      listenSentence: "Play your recordings, and continue where you stopped."))
}
