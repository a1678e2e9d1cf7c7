// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ChartReading

@Suite("Words of what is wrong with data")
struct WordsTests {
  @Test("the languages name the same places")
  func samePlaces() { expectSamePlaces(ChartErrorWords.self) }
}
