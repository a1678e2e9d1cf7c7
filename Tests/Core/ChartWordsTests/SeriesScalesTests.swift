// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Charts
import Speaking
import Testing

@testable import ChartWords

@Suite("Series on scales of their own")
struct SeriesScalesTests {
  private static let text = "Day,Pressure (hPa),Rain (mm)\n1,1009.2,0.2\n2,1013.4,1.7\n3,1017.1,0\n"

  private func chart() throws -> Chart {
    try Chart(
      reading: Array(Self.text.utf8),
      choices: ReadingChoices(yColumns: ["Pressure", "Rain"]))
  }

  @Test("each is told in its own unit, rounded by its own range, and not against the other")
  func description() throws {
    let description = ChartDescription(try chart(), in: .english)
    let text = description.sentences.map(\.text).joined(separator: " ")
    #expect(
      text.contains("Pressure lies between 1009.2 hPa, at Day 1, and 1017.1 hPa, at Day 3."))
    #expect(text.contains("Rain lies between 0 mm, at Day 3, and 1.7 mm, at Day 2."))
    #expect(!text.contains("above"))
    #expect(!text.contains("of all"))
    #expect(description.summary.hasPrefix("Line chart of Pressure and Rain by Day: "))
  }

  @Test("points, statistics, the comparison and the table know the unit of their series")
  func parts() throws {
    let words = PointWords(try chart())
    #expect(words.point(series: 1, index: 1, .long, in: .english) == "Rain, Day 2: 1.7 mm")
    #expect(words.statistics(series: 1, in: .english)[2].text == "Mean: 0.63 mm")
    #expect(words.statistics(series: 0, in: .english)[2].text == "Mean: 1013.23 hPa")
    let within = words.comparison(
      .init(series: 0, index: 0), .init(series: 0, index: 1), in: .english)
    #expect(within.contains("higher by 4.2 hPa"))
    let across = words.comparison(
      .init(series: 0, index: 0), .init(series: 1, index: 0), in: .english)
    #expect(!across.contains("lower"))
    let table = ChartTable(try chart(), in: .english)
    #expect(table.columns.cells == ["Day", "Pressure in hPa", "Rain in mm"])
  }

  @Test("series of one unit that lie near each other are told against each other")
  func near() throws {
    let chart = try Chart(reading: Array("x,a,b\n1,2,30\n2,4,31\n3,5,40\n".utf8))
    #expect(chart.comparesValues)
    let text = ChartDescription(chart, in: .english).sentences.map(\.text).joined(separator: " ")
    #expect(text.contains("The highest value of all is 40, b, at x 3."))
  }

  @Test(
    "a pattern is told in the unit of its axis",
    arguments: [
      ("Hour", "every 12 hours", "cada 12 horas"),
      ("Minuto", "every 12 minutes", "cada 12 minutos"),
      ("Mes", "every 12 months", "cada 12 meses"),
      ("Track (m)", "every 12 m.", "cada 12 m."),
      ("Track", "each time Track grows by 12", "cada vez que Track crece 12"),
    ])
  func periods(_ name: String, _ english: String, _ spanish: String) throws {
    let rows = (0..<72).map { "\($0),\([5, 8, 10, 11, 10, 8, 5, 2, 1, 0, 1, 2][$0 % 12])\n" }
    let chart = try Chart(reading: Array("\(name),v\n\(rows.joined())".utf8))
    for (language, words) in [(Language.english, english), (.spanish, spanish)] {
      let sentences = ChartDescription(chart, in: language).sentences
      #expect(sentences.contains { $0.text.contains(words) })
    }
  }

  @Test("a unit that the name tells already is not told twice, and an underscore is a space")
  func names() {
    let words = AxisWords(Axis(name: "Temperature in degrees Celsius", unit: "°C"), range: 0...9)
    #expect(words.nameWithUnit(in: .english) == "Temperature in degrees Celsius")
    #expect(
      AxisWords(Axis(name: "temp_max", unit: "°C"), range: 0...9).nameWithUnit(in: .english)
        == "temp max in °C")
  }

  @Test("what goes up and nearly all the way back does not rise")
  func threePoints() throws {
    let chart = try Chart(reading: Array("x,y\n1,9\n2,21\n3,11\n".utf8))
    let text = ChartDescription(chart, in: .english).sentences.map(\.text).joined(separator: " ")
    #expect(!text.contains("rises overall"))
    #expect(text.contains("It rises to 21 at x 2, then falls to the end."))
  }

  @Test("units behind an underscore are units")
  func underscore() throws {
    let chart = try Chart(
      reading: Array("day,distance_km\n1,5\n2,6\n".utf8),
      choices: ReadingChoices(yColumns: ["distance_km"]))
    #expect(chart.y == Axis(name: "distance", unit: "km"))
  }
}
