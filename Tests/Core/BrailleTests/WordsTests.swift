// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Braille

@Suite("Words of the pad and the lessons") struct BrailleWordsTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(BrailleWords.self)
    expectSamePlaces(PadWords.self)
    expectSamePlaces(PadActionWords.self)
    expectSamePlaces(PadSettingWords.self)
    expectSamePlaces(LearningWords.self)
  }
}
