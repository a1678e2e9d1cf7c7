// SPDX-License-Identifier: Apache-2.0

import Recording
import TestSupport
import Testing

@Suite("Words of a player") struct RecordingWordsTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(RecordingWords.self) }
}
