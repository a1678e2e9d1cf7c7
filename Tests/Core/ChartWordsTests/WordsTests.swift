// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ChartWords

@Suite("Words of charts") struct ChartWordsTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(ListWords.self)
    expectSamePlaces(MarkWords.self)
  }
}
