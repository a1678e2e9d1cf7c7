// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import OwnVoice

@Suite("Words of a page that speaks") struct OwnVoiceWordsTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(OwnVoiceWords.self)
    expectSamePlaces(ControlWords.self)
    expectSamePlaces(CharacterWords.self)
    expectSamePlaces(VoiceChoiceWords.self)
  }
}
