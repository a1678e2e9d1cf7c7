// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundChoiceWords {
  /// The words in English.
  static let english = Edition(
    SoundChoiceWords(
      // What must be given, as the end of a sentence
      oneOf: "one of: {list}",
      oneOfOrNumber: "{list}, or a number from {low} to {high}",
      someOf: "some of these, separated by commas: {list}",
      number: "a number from {low} to {high}",
      onOrOff: "on or off",
      // What does not fit, and what would
      unfit: "{name} cannot be “{found}”. Use {wanted}.",
      narrow: "{high} must be at least two semitones above {low}. Use a greater number."))
}
