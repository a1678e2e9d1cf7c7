// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the braille lessons say.
struct LearningWords: Words {
  /// Between two cells of one sign.
  let then: String
  /// The lessons with letters.
  let letters: String
  /// The lesson with digits.
  let numbers: String
  /// The lesson with marks.
  let punctuation: String
  /// The lessons with contractions.
  let contractions: String
  /// The practice with phrases.
  let practice: String
  /// What was typed was right.
  let right: String
  /// Before the first sign or phrase, the next one, and the same once more.
  let first: String
  let next: String
  let again: String
  /// What swipes are for in a lesson, and in practice.
  let swipes: String
  let practiceSwipes: String
  /// How to come to the next lesson.
  let goOn: String
  /// The last lesson is done.
  let allFinished: String
  /// The person stops.
  let stopped: String
  /// Nothing is under way.
  let chooseLesson: String
  /// What can be done in a lesson.
  let help: String
  /// Practice begins.
  let practiceBegins: String
  /// What can be done in practice.
  let practiceHelp: String
  /// Nothing was typed yet.
  let nothingMeasured: String
  /// What was kept is gone, and can be had back.
  let erased: String
  /// What was erased is back.
  let restored: String
  /// The file is made.
  let exported: String

  // Sentences with a name, a number or dots
  /// A lesson's kind, and from which sign to which it goes.
  let span: Template
  let begins: Template
  /// A sign and its dots.
  let asked: Template
  /// A lesson goes on where it was left.
  let goesOn: Template
  /// What was typed instead.
  let typed: Template
  /// Dots that were left out.
  let missing: Plural
  /// Dots that do not belong there.
  let extra: Plural
  /// A dot that is missed again and again.
  let habit: Template
  /// All signs of a lesson are known.
  let finished: Template
  /// What is known of a lesson so far.
  let progress: Template

  // How a phrase went
  let wordsPerMinute: Plural
  let noErrors: String
  let errorsAre: Template
  let correctedAre: Plural

  // How all phrases went, one sentence after another
  let phrases: Plural
  /// The dot that is missed most, how often, of how many.
  let mostMissed: Plural
  /// The dot that is most often too many.
  let mostExtra: Plural
  /// How far beside a dot the finger lands, in points.
  let offset: Template
}
