// SPDX-License-Identifier: Apache-2.0

import Charts
import Testing

@testable import ChartReading

/// 31 January 2024 at midnight, in seconds since 1970.
private let day = 1_706_659_200.0

private let forms: [(String, Double)] = [
  ("2024-01-31", day), ("2024-01-31T10:15", day + 36_900), ("2024-01-31 10:15:30", day + 36_930),
  ("2024-01-31T10:15:30.5Z", day + 36_930.5), ("2024-01-31T10:15:30+01:00", day + 36_930),
  ("2024/01/31", day), ("20240131", day), ("31/1/2024", day), ("31.01.2024", day),
  ("31-1-24", day), ("1/31/2024 10:15 AM", day + 36_900), ("31/01/2024 22:15", day + 80_100),
  ("31 Jan 2024", day), ("Jan 31, 2024", day), ("31 de enero de 2024", day), ("31-Jan-24", day),
  ("Wed 31 January 2024", day), ("31 يناير 2024", day), ("٣١/١/٢٠٢٤", day),
  ("2024-W05", day - 2 * 86_400), ("2024-01", day - 30 * 86_400), ("Jan 2024", day - 30 * 86_400),
  ("2024-Q1", day - 30 * 86_400), ("Q1 2024", day - 30 * 86_400), ("T1 2024", day - 30 * 86_400),
  ("2024", day - 30 * 86_400), ("12:30", 45_000), ("12:30 AM", 1800), ("1:30 PM", 48_600),
  ("12:30:15.25", 45_015.25), ("3 pm", 54_000), ("31 janvier 2024", day),
  ("mercredi 31 janv 2024", day), ("le 1er février 2024", day + 86_400),
  ("1 fevr 2024", day + 86_400), ("30 juin 2024", day + 151 * 86_400),
  ("31 juil 2024", day + 182 * 86_400), ("31 août 2024", day + 213 * 86_400),
  ("31 déc 2024", day + 335 * 86_400),
]

@Suite("Reading dates and times")
struct TimeReadingTests {
  private func read(_ text: String, _ order: DateOrder = .dayFirst) -> TimeText.Reading {
    let bytes = Array(text.utf8)
    return TimeText.read(bytes, 0..<bytes.count, order: order)
  }

  @Test("many forms are read", arguments: forms)
  func reads(_ text: String, _ seconds: Double) {
    let order: DateOrder = text.utf8.starts(with: "1/31".utf8) ? .monthFirst : .dayFirst
    guard case .time(let time) = read(text, order) else {
      Issue.record("\(text) is \(read(text, order))")
      return
    }
    #expect(time.seconds == seconds, "\(text)")
  }

  @Test(
    "what the calendar or the clock lacks is told apart from other words",
    arguments: [
      ("2023-02-29", true), ("31/4/2024", true), ("25:00", true), ("2024-01-31T10:61", true),
      ("30 Feb 2024", true), ("May", false), ("room 12", false), ("555-1234", false), ("", false),
      ("10-19", false), ("31 jui 2024", false), ("soon", false), ("12", false), ("1.5", false),
    ])
  func impossible(_ text: String, _ isTime: Bool) {
    #expect(read(text) == (isTime ? .noSuch : .other))
  }

  private func chart(_ text: String) throws -> Chart { try Chart(reading: Array(text.utf8)) }

  @Test("the whole column decides what comes first, and what nothing decides is told")
  func order() throws {
    #expect(
      try chart("d,y\n3/4/2024,1\n13/4/2024,2\n").summary
        == "line | d time day | y | y 1712102400:1 1712966400:2")
    #expect(
      try chart("d,y\n3/4/2024,1\n3/14/2024,2\n").summary
        == "line | d time day | y | y 1709510400:1 1710374400:2")
    #expect(try chart("d,y\n3/4/2024,1\n5/6/2024,2\n").notes.assumedDateOrder == .dayFirst)
    #expect(
      try chart("d,y\n3/4/2024 1:00 PM,1\n5/6/2024 1:00 AM,2\n").notes.assumedDateOrder
        == .monthFirst)
    #expect(try chart("d,y\n3/4/2024,1\n13/4/2024,2\n").notes.assumedDateOrder == nil)
  }

  @Test("a change of the clock keeps the rows in order, and midnights are days")
  func zones() throws {
    #expect(
      try chart("t,y\n2024-03-31T01:30+01:00,1\n2024-03-31T03:00+02:00,2\n").summary
        == "line | t time minute | y | y 1711848600:1 1711850400:2")
    #expect(
      try chart("t,y\n2024-01-31 00:00:00,1\n2024-02-01 00:00:00,2\n").x.timePrecision == .day)
    #expect(try chart("year,y\n2023,1\n2024,2\n").x.timePrecision == .year)
  }
}
