// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SampleWords {
  static let english = Edition(
    SampleWords(
      heading: "Hear what each one does",
      hint: "A few seconds each. A computer voice stands in for the people who read.",
      hear: "Hear: {name}",
      stop: "Stop: {name}",
      texts: "What you hear",
      failed: "This sample cannot be played now. Try again later.",
      read:
        "“Dear Ms Ruiz, your appointment is on Tuesday at ten o’clock. Please come to the second floor, and bring your card.” That is how a letter sounds when a volunteer reads it to you.",
      place: "The library",
      chart: "The sound of a chart. {chart}",
      braille: "Put down the fingers of a letter, lift them, and hear it: {letters}. {word}.",
      word: "hello",
      listen:
        "“Behind the wall there was a garden that nobody had seen for years.” Bookmark kept. Ten seconds back. “There was a garden.”"
    ))
}
