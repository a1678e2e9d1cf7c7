// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import CommandLine

@Suite("Words of the command line") struct WordsTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(ChartCommandWords.self) }
}
