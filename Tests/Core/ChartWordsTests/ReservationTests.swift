// SPDX-License-Identifier: Apache-2.0

import ChartReading
import ChartWords
import Charts
import Speaking
import Testing

/// What is left out or guessed belongs to the first thing said.
@Suite("What the first sentence keeps back")
struct ReservationTests {
  private static func table(columns: Int) -> String {
    var text = "day" + (1...columns).map { ",sensor \($0)" }.joined() + "\n"
    for day in 1...6 {
      text += "\(day)" + (1...columns).map { ",\(day * 2 + $0)" }.joined() + "\n"
    }
    return text
  }

  private func summary(
    _ text: String, _ choices: ReadingChoices = .init(), in language: Language = .english
  ) throws -> String {
    let chart = try Chart(reading: Array(text.utf8), choices: choices).sortedByX()
    return ChartDescription(chart, in: language).summary
  }

  @Test("Of sixty columns twenty are shown, and the summary says so in every language")
  func columns() throws {
    let table = Self.table(columns: 60)
    let english = try summary(table)
    #expect(english.hasPrefix("Line chart of 20 series by day"))
    #expect(english.hasSuffix(". 20 of 60 columns of values are shown."))
    #expect(
      try summary(table, in: .spanish).hasSuffix(". Se muestran 20 de 60 columnas de valores."))
    #expect(try summary(table, in: .arabic).hasSuffix(". أعمدة القيم المعروضة: 20 من 60."))
    let way = try Chart(reading: Array(table.utf8)).wayToColumns(in: .english)
    #expect(way?.contains(NoteWords[.english].readOtherwise) == true)
  }

  @Test("A column on another scale is missed by nobody")
  func scales() throws {
    let table = "month,visits,share\n1,9000,0.1\n2,9500,0.2\n3,9900,0.1\n"
    #expect(try summary(table).hasSuffix(" 1 of 2 columns of values is shown."))
    #expect(
      try summary(table, in: .spanish).hasSuffix(" Se muestra 1 de 2 columnas de valores."))
  }

  @Test(
    "Where all is shown, or the person chose, nothing is kept back",
    arguments: [
      (Self.table(columns: 20), ReadingChoices()),
      (Self.table(columns: 60), ReadingChoices(yColumns: ["sensor 1", "sensor 40"])),
      ("day,note,height\n1,a,3\n2,b,4\n3,c,5\n", ReadingChoices()),
    ])
  func whole(text: String, choices: ReadingChoices) throws {
    let chart = try Chart(reading: Array(text.utf8), choices: choices)
    #expect(!(try summary(text, choices)).contains("columns of values"))
    #expect(chart.wayToColumns(in: .english) == nil)
  }

  @Test("A guess about dates, and a file that may be cut off, are in the summary too")
  func guesses() throws {
    let dates = try summary("when,height\n1/2/2024,3\n2/2/2024,4\n3/2/2024,5\n")
    #expect(dates.contains("Dates such as 3/4/2024 are read as"))
    let cut = try summary("day,height,width\n1,3,2\n2,4,3\n3,5,4\n4,6\n")
    #expect(
      cut.hasSuffix(
        "Line 5 has fewer cells than the others, so the file may be cut off there."))
  }
}
