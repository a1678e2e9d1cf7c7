// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import ChartWords

@Suite("Words of charts") struct ChartWordsTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(AxisSentences.self)
    expectSamePlaces(BarWords.self)
    expectSamePlaces(CalendarWords.self)
    expectSamePlaces(CellWords.self)
    expectSamePlaces(ColumnWords.self)
    expectSamePlaces(ContextWords.self)
    expectSamePlaces(DataErrorWords.self)
    expectSamePlaces(DescriptionWords.self)
    expectSamePlaces(DistributionWords.self)
    expectSamePlaces(ExceptionWords.self)
    expectSamePlaces(ExtremeWords.self)
    expectSamePlaces(KindWords.self)
    expectSamePlaces(ListWords.self)
    expectSamePlaces(MarkWords.self)
    expectSamePlaces(NewsWords.self)
    expectSamePlaces(NoteWords.self)
    expectSamePlaces(NumberWords.self)
    expectSamePlaces(OpenNumberWords.self)
    expectSamePlaces(PointSentences.self)
    expectSamePlaces(PriceWords.self)
    expectSamePlaces(ScatterWords.self)
    expectSamePlaces(SeriesWords.self)
    expectSamePlaces(StatisticWords.self)
    expectSamePlaces(TrendWords.self)
  }

  @Test("French joins preposition and article, and writes what it counts after 'de'")
  func french() {
    let words = AxisSentences.french.words
    #expect(words.until.form(.day(withYear: false), 0)("14 mars") == "jusqu’au 14 mars")
    #expect(words.until.form(.year, 0)("2020") == "jusqu’en 2020")
    #expect(words.at.form(.clock, 0)("14:05") == "à 14:05")
    let numbers = NumberWords.french.words
    #expect(numbers.partsOfMillions(1, ["number": "1,5"]) == "1,5 million")
    #expect(numbers.millions(2, ["number": "2"]) == "2 millions")
    #expect(numbers.measureAfterNoun(["number": "2 millions", "unit": "km"]) == "2 millions de km")
  }
}
