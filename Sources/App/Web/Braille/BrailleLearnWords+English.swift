// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleLearnWords {
  static let english = Edition(
    BrailleLearnWords(
      title: "Learn braille",
      lead:
        "Earshot says a sign, you type it, and hear whether it was right. There is no time limit.",
      toLessons: "Learn braille: lessons by ear, and practice",
      toPad: "Back to Braille",
      withoutScripts: """
        The lessons need JavaScript, which is off or did not load. On the page Braille, a form \
        turns letters into braille without it.
        """,
      failed: "The lessons could not be loaded. Load the page again.",
      table: "Braille to learn",
      tableHint: "With a contracted table, its contractions are taught too.",
      lessons: "Lessons",
      now: "What to type",
      repeat: "Say it again",
      hint: "Say the dots",
      skip: "Skip",
      done: "Phrase typed",
      nextLesson: "Next lesson",
      nextPhrase: "Next phrase",
      stop: "Stop",
      results: "Your progress",
      kept: "This is kept only on this device.",
      phrases: "Phrases typed",
      speed: "Words per minute",
      errors: "Errors, in percent",
      corrected: "Characters deleted",
      dots: "Errors by dot",
      dot: "Dot",
      asked: "Asked",
      missed: "Missing",
      extra: "Too many",
      across: "Points to the right",
      down: "Points downward",
      say: "Speak my progress",
      exportJSON: "Save as a file (JSON)",
      exportCSV: "Save as a table (CSV)",
      erase: "Erase my progress",
      undo: "Undo erasing"))
}
