// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Speaking
import TestSupport
import Testing

@testable import ChartReading

/// 31 January and 29 February 2024.
private let days = "1706659200:234.5 1709164800:100.7"

private let exports: [ReadingCase] = [
  .init(
    "German", "Datum;Umsatz\n31.01.2024;234,5\n29.02.2024;100,7\n",
    "line | Datum time day | Umsatz | Umsatz \(days)"),
  .init(
    "German without zeros", "Datum;Umsatz\n31.1.2024;234,5\n29.2.2024;100,7\n",
    "line | Datum time day | Umsatz | Umsatz \(days)"),
  .init(
    "Turkish with short years", "Tarih;Tutar\n31.01.24;234,5\n29.02.24;100,7\n",
    "line | Tarih time day | Tutar | Tutar \(days)"),
  .init(
    "Polish with spaces between thousands",
    "Data;Kwota\n31.01.2024;1 234,50 zł\n29.02.2024;100,70 zł\n",
    "line | Data time day | Kwota (zł) | Kwota 1706659200:1234.5 1709164800:100.7"),
  .init(
    "Czech with spaces in dates", "Datum;Cena\n31. 1. 2024;234,5\n29. 2. 2024;100,7\n",
    "line | Datum time day | Cena | Cena \(days)"),
  .init(
    "Russian with times", "Дата;Сумма\n31.01.2024 14:30;234,5\n29.02.2024 08:15;100,7\n",
    "line | Дата time minute | Сумма | Сумма 1706711400:234.5 1709194500:100.7"),
  .init(
    "Finnish with points in times", "Aika;Lämpö\n31.1.2024 14.30;-2,5\n29.2.2024 8.15;0,7\n",
    "line | Aika time minute | Lämpö | Lämpö 1706711400:-2.5 1709194500:0.7"),
  .init(
    "Finnish with seconds", "Aika;Lämpö\n31.1.2024 klo 14.30.05;-2,5\n29.2.2024 klo 8.15.00;0,7\n",
    "line | Aika time second | Lämpö | Lämpö 1706711405:-2.5 1709194500:0.7"),
  .init(
    "Norwegian with tabs",
    "Dato\tBeløp\n31.01.2024 kl. 14:30\t1 234,5\n29.02.2024 kl. 08:15\t100,7\n",
    "line | Dato time minute | Beløp | Beløp 1706711400:1234.5 1709194500:100.7"),
  .init(
    "Hungarian", "Dátum;Összeg\n2024. 01. 31.;234,5\n2024. 02. 29.;100,7\n",
    "line | Dátum time day | Összeg | Összeg \(days)"),
  .init(
    "German with thousands in points", "Datum;Umsatz\n31.01.2024;1.234\n29.02.2024;990,5\n",
    "line | Datum time day | Umsatz | Umsatz 1706659200:1234 1709164800:990.5"),
  .init(
    "days that leave the order open", "Datum;Umsatz\n03.04.2024;1,5\n04.04.2024;2,5\n",
    "line | Datum time day | Umsatz | Umsatz 1712102400:1.5 1712188800:2.5"),
  .init(
    "months with points", "Monat;Umsatz\n01.2024;1,5\n02.2024;2,5\n12.2024;3,5\n",
    "line | Monat time month | Umsatz | Umsatz 1704067200:1.5 1706745600:2.5 1733011200:3.5"),
  .init(
    "years as data frames write them", "YEAR,S\n1700.0,5.0\n1701.0,11.0\n1702.0,16.0\n",
    "line | YEAR time year | S | S -8520336000:5 -8488800000:11 -8457264000:16"),
  .init(
    "milliseconds of Vega-Lite",
    #"{"$schema":"vega-lite","mark":"line","data":{"values":[{"t":1262304000000,"v":1},{"t":1264982400000,"v":2}]},"encoding":{"x":{"field":"t","type":"temporal"},"y":{"field":"v","type":"quantitative"}}}"#,
    "line | t time day | v | v 1262304000:1 1264982400:2"),
  .init(
    "an index without a name before values that go to and fro", ",a,b\n0,3,2\n1,5,2\n2,4,9\n",
    "line |  |  | a 0:3 1:5 2:4 | b 0:2 1:2 2:9"),
  .init(
    "row numbers before values that rise",
    "\"\",\"speed\",\"dist\"\n\"1\",4,2\n\"2\",4,10\n\"3\",7,4\n",
    "line | speed | dist | dist 4:2 4:10 7:4"),
]

@Suite("Files as programs of the world write them")
struct WorldExportTests {
  @Test("become charts", arguments: exports)
  func reads(_ row: ReadingCase) throws {
    let chart = try Chart(reading: Array(row.text.utf8), choices: row.choices)
    #expect(chart.summary == row.summary)
    #expect(chart.notes.openNumber == nil)
    #expect(chart.notes.assumedDateOrder == nil)
  }

  @Test("with points the day comes first, unless it cannot")
  func order() throws {
    let text = "d;v\n12.31.2024;1,5\n12.30.2024;2,5\n"
    let chart = try Chart(reading: Array(text.utf8))
    #expect(chart.summary == "line | d time day | v | v 1735603200:1.5 1735516800:2.5")
  }

  @Test(
    "a time of day is told without a date",
    arguments: [
      "t,v\n08:00,1\n15:30,2\n23:00,3\n", "t,v\n8:00 AM,1\n3:30 PM,2\n11:00 PM,3\n",
      "t,v\n00:00,1\n12:00,2\n24:00,3\n",
    ])
  func clock(_ text: String) throws {
    let chart = try Chart(reading: Array(text.utf8))
    for (language, words) in [(Language.english, ["1970", "Thursday"]), (.spanish, ["enero"])] {
      for sentence in ChartDescription(chart, in: language).sentences {
        for word in words { #expect(!sentence.text.contains(word)) }
      }
    }
    #expect(
      chart.xWords.exact(chart.series[0].points[1].x, in: .english).hasSuffix(":00")
        || chart.xWords.exact(chart.series[0].points[1].x, in: .english) == "15:30")
  }

  @Test("one odd cell is named with its line and column")
  func refuses() {
    let text = "Datum;Umsatz\n31.01.2024;234,5\n29.02.2024;100,7\n31.02.2024;99,5\n"
    #expect(
      throws: ChartError.noSuchDate(.init(line: 4, column: "Datum", found: "31.02.2024"))
    ) { try Chart(reading: Array(text.utf8)) }
  }
}
