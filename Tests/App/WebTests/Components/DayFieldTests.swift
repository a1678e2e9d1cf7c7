// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Web

@Suite("A day in three fields") struct DayFieldTests {
  private func filled(_ day: String, _ month: String, _ year: String) -> FormState {
    FormState(values: ["when-day": day, "when-month": month, "when-year": year])
  }

  @Test(
    "Three numbers are a day, in digits of any script",
    arguments: [
      ("1", "3", "2027", "2027-03-01"), (" 09 ", "12", "2027", "2027-12-09"),
      ("٢٩", "٢", "٢٠٢٨", "2028-02-29"), ("۳۱", "۱۲", "۲۰۲۷", "2027-12-31"),
    ])
  func days(day: String, month: String, year: String, expected: String) {
    var state = filled(day, month, year)
    #expect(state.day("when") { _ in "" }?.isoText == expected)
    #expect(state.problems.isEmpty)
  }

  @Test("Nothing typed is no day and no mistake", arguments: ["", " "])
  func nothing(text: String) {
    var state = filled(text, text, text)
    #expect(state.day("when") { _ in "" } == nil)
    #expect(state.problems.isEmpty)
  }

  @Test(
    "What is wrong is told at its part, and a day that its month has not at the whole",
    arguments: [
      ("32", "3", "2027", ["when-day"]), ("0", "3", "2027", ["when-day"]),
      ("1", "13", "2027", ["when-month"]), ("1", "March", "2027", ["when-month"]),
      ("1", "3", "27", ["when-year"]), ("1", "3", "20270", ["when-year"]),
      ("-1", "3", "2027", ["when-day"]), ("½", "3", "2027", ["when-day"]),
      ("万", "3", "2027", ["when-day"]), ("", "3", "", ["when-day", "when-year"]),
      ("31", "4", "2027", ["when"]), ("29", "2", "2027", ["when"]),
    ])
  func mistakes(day: String, month: String, year: String, fields: [String]) {
    var state = filled(day, month, year)
    #expect(state.day("when") { _ in "" } == nil)
    #expect(state.problems.map(\.field) == fields)
    // What was typed stays, to be mended.
    #expect(DayPart.allCases.map { state.value($0, of: "when") } == [day, month, year])
  }

  @Test("A day that programs send as one is shown in three parts, and refused in their words")
  func asOne() {
    var state = FormState(values: ["when": "2027-03-01"])
    #expect(DayPart.allCases.map { state.value($0, of: "when") } == ["1", "3", "2027"])
    #expect(state.day("when") { _ in "" }?.isoText == "2027-03-01")
    state = FormState(values: ["when": "tomorrow"])
    #expect(state.day("when") { _ in "" } == nil)
    #expect(state.problems.map(\.field) == ["when"])
  }
}
