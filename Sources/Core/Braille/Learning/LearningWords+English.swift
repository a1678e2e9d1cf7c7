// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LearningWords {
  static let english = Edition(
    LearningWords(
      then: ", then ",
      letters: "Letters",
      numbers: "Numbers",
      punctuation: "Punctuation",
      contractions: "Contractions",
      practice: "Practice with phrases",
      right: "Right.",
      first: "First:",
      next: "Next:",
      again: "Again:",
      swipes: " Swipe up to hear a sign again, down to skip it.",
      practiceSwipes: " Swipe down to hear it again.",
      goOn: "Choose “Next lesson” to go on.",
      allFinished: "That was the last lesson.",
      stopped: "Stopped. What you learnt is kept on this device.",
      chooseLesson: "Choose a lesson first.",
      help:
        "Swipe up: hear it again. Down: skip it. Sideways: hear its dots. Three fingers up: stop.",
      practiceBegins: "Type what you hear, then a new line.",
      practiceHelp:
        "Swipe down: hear the phrase again. New line: done. Up: what you typed. Three fingers up: stop.",
      nothingMeasured: "Nothing is measured yet. Do a lesson or type a phrase.",
      erased: "Erased from this device. Undo brings it back until you leave the page.",
      restored: "Back again.",
      exported: "Saved as a file.",
      // Sentences with a name, a number or dots
      span: "{kind}: {first} to {last}",
      begins: "{title}. Type each sign.",
      asked: "{sign}, {dots}",
      goesOn: "{title}, from where you stopped.",
      typed: "That was {name}.",
      missing: .english(one: " Dot {dots} is missing.", other: " Dots {dots} are missing."),
      extra: .english(
        one: " Dot {dots} does not belong.", other: " Dots {dots} do not belong."),
      habit: " Dot {dot} is often missing.",
      finished: "{title}: done, you know them all.",
      progress: "{known} of {all} known",
      // How a phrase went
      wordsPerMinute: .english(one: "{count} word per minute.", other: "{count} words per minute."),
      noErrors: "No errors.",
      errorsAre: "{percent} percent wrong.",
      correctedAre: .english(
        one: "You deleted {count} character.", other: "You deleted {count} characters."),
      // How all phrases went, one sentence after another
      phrases: .english(
        one: "You have typed {count} phrase. ", other: "You have typed {count} phrases. "),
      mostMissed: .english(
        one: " You miss dot {dot} most: {times} of {count} time.",
        other: " You miss dot {dot} most: {times} of {count} times."),
      mostExtra: .english(
        one: " You add dot {dot} most: {count} time.",
        other: " You add dot {dot} most: {count} times."),
      offset: " On average, your finger lands {points} points from dot {dot}."))
}
