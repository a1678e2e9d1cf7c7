// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension AskingWords {
  /// The words in English.
  public static let english = Edition(
    AskingWords(
      whereAmI: "Where am I?",
      around: "Around me",
      ahead: "Ahead of me",
      junction: "This junction",
      // The answers
      unknownPlace: "I do not know where you are yet. Type where you start, or begin the walk.",
      unknownFacing:
        "I do not know which way you face. Walk a few steps, or hold the phone flat before you.",
      facing: "You face {direction}.",
      disputed: "The compass is not sure of that.",
      aheadOf: "Ahead of you: {places}.",
      nothingAhead: "The map has nothing with a name ahead of you within 200 metres.",
      crossing: "A crossing of {road}, {direction}"))
}
