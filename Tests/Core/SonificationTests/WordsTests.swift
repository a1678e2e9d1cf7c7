// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Sonification

@Suite("Words of sounding charts") struct WordsTests {
  @Test("the languages name the same places")
  func samePlaces() {
    expectSamePlaces(ChartActionWords.self)
    expectSamePlaces(ChartKeyWords.self)
    expectSamePlaces(ChartSessionWords.self)
    expectSamePlaces(SoundFileWords.self)
  }
}
