// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import ChartFiles

@Suite("Choices about the sound") struct SoundChoiceTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(SoundChoiceWords.self)
    expectSamePlaces(SoundOptionWords.self)
  }

  @Test(
    "What does not fit is said with what would",
    arguments: [
      (
        SoundChoice.direction, Language.english,
        "direction cannot be “x”. Use one of: up, down."
      ),
      (.volume, .spanish, "volume no puede ser «x». Usa un número de 0 a 2."),
      (.loudness, .arabic, "لا يصح أن يكون loudness «x». أعطِ on أو off."),
      (
        .duration, .english,
        "duration cannot be “x”. Use short, recommended, long, or a number from 0.1 to 300."
      ),
    ])
  func unfit(_ choice: SoundChoice, _ language: Language, _ sentence: String) {
    #expect(SoundChoiceError.unfit(choice, found: "x").message(in: language) == sentence)
  }
}
