// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ChartWords

@Suite("Words of charts") struct ChartWordsTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(AxisSentences.self)
    expectSamePlaces(CalendarWords.self)
    expectSamePlaces(ColumnWords.self)
    expectSamePlaces(DataErrorWords.self)
    expectSamePlaces(KindWords.self)
    expectSamePlaces(ListWords.self)
    expectSamePlaces(MarkWords.self)
    expectSamePlaces(NewsWords.self)
    expectSamePlaces(NumberWords.self)
    expectSamePlaces(OpenNumberWords.self)
    expectSamePlaces(PointSentences.self)
    expectSamePlaces(StatisticWords.self)
  }
}
