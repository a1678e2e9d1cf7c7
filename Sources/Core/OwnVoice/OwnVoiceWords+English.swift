// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OwnVoiceWords {
  static let english = Edition(
    OwnVoiceWords(
      here: "On this page: {things}.",
      links: .english(one: "{count} link", other: "{count} links"),
      buttons: .english(one: "{count} button", other: "{count} buttons"),
      fields: .english(one: "{count} field", other: "{count} fields"),
      choices: .english(one: "{count} choice", other: "{count} choices"),
      others: .english(one: "{count} other control", other: "{count} other controls"),
      mainAct: "The main one: {name}.",
      keys: """
        Down arrow reads the page sentence by sentence. Tab goes from one thing you can do to the \
        next, and Enter does it. Escape is silence. F2 says it again, F4 spells it, F9 says where you \
        are. F8 turns this voice off and on.
        """,
      touch: "Slide a finger over the page to hear what lies under it.",
      endOfPage: "End of the page.",
      beginningOfPage: "Beginning of the page.",
      noText: "There is no text on this page.",
      sentenceOf: "Sentence {position} of {count}.",
      nothingToSpell: "There is nothing to spell yet.",
      endOfText: "End.",
      deleted: "{text} deleted",
      selected: "{text} selected",
      atTop: "At the top: {things}.",
      inMiddle: "In the middle: {things}.",
      atBottom: "At the bottom: {things}.",
      amongThem: "{count}, among them {things}",
      controls: .english(one: "{count} control", other: "{count} controls"),
      nothingInSight: "There is nothing to press here. Read on to find more."))
}
