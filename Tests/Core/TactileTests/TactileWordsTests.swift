// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Tactile

@Suite("Words of tactile charts") struct TactileWordsTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(TactileWords.self) }
}
