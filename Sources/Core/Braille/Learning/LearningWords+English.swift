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
      allFinished: "That was the last lesson.",
      stopped: "Stopped. What you learnt is kept on this device.",
      chooseLesson: "Choose a lesson first.",
      help:
        "Swipe up: hear it again. Down: skip it. Sideways: hear its dots. Three fingers up: stop.",
      practiceBegins: "Type what you hear, then a new line. Swipe down to hear it again.",
      practiceHelp:
        "Swipe down: hear the phrase again. New line: done. Up: what you typed. Three fingers up: stop.",
      nothingMeasured: "Nothing is measured yet. Do a lesson or type a phrase.",
      erased: "Erased from this device. Undo brings it back until you leave the page.",
      restored: "Back again.",
      exported: "Saved as a file.",
      // Sentences with a name, a number or dots
      span: "{kind}: {first} to {last}",
      begins: "{title}. Type each sign. Swipe up to hear it again, down to skip it.",
      goesOn: "{title}, on from where you left it.",
      typed: "That was {name}.",
      missing: " Missing: {dots}.",
      extra: " Too many: {dots}.",
      habit: " You often miss dot {dot}. Put that finger down with the others.",
      finished: "{title}: done, you know them all. Next goes on to the next lesson.",
      progress: "{known} of {all} known",
      // How a phrase went
      wordsPerMinute: "{count} words a minute.",
      noErrors: "No errors.",
      errorsAre: "{percent} percent wrong.",
      correctedAre: "Characters you took back: {count}.",
      // How all phrases went, one sentence after another
      phrases: "Phrases typed: {count}. ",
      mostMissed: " Missed most: dot {dot}, {times} of {all} times.",
      mostExtra: " Too many most often: dot {dot}, times: {times}.",
      offset: " Your finger lands {points} points beside dot {dot} on average."))
}
