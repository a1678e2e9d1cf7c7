// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Speaking
import Testing

@testable import ChartReading

/// Columns as somebody in the world writes them, what they hold, and the number that is told as read by choice.
private struct HabitCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The columns of values beside one of names.
  let columns: [[String]]
  /// The numbers of the first column; nil where it is no column of numbers.
  let numbers: [Double]
  let told: String?
  let language: Language
  let separator: String

  init(
    _ name: String, _ column: [String], beside other: [String]? = nil, _ numbers: [Double],
    told: String? = nil, in language: Language = .english, by separator: String = "\t"
  ) {
    testDescription = name
    columns = [column] + [other].compactMap { $0 }
    self.numbers = numbers
    self.told = told
    self.language = language
    self.separator = separator
  }

  var text: String {
    let heads = (["Name", "A", "B"] as [String]).prefix(columns.count + 1)
    var text = heads.joined(separator: separator)
    for row in columns[0].indices {
      text += "\n" + (["n\(row)"] + columns.map { $0[row] }).joined(separator: separator)
    }
    return text + "\n"
  }
}

private let habits: [HabitCase] = [
  // Thousands with a comma: English, Chinese, Japanese, Hebrew, most of Arabic
  .init("English, pasted", ["1,200", "1,990"], [1200, 1990], told: "1,200"),
  .init("English beside small ones", ["1,200", "990"], [1200, 990], told: "1,200"),
  .init("English with millions", ["1,200", "1,234,567"], [1200, 1_234_567]),
  .init("English with cents", ["1,200", "1,990.50"], [1200, 1990.5]),
  .init("English, decided by fractions", ["1,200", "0.5"], [1200, 0.5]),
  .init(
    "English, decided by another column", ["1,200", "1,990"], beside: ["1.5", "2.25"], [1200, 1990]),
  .init(
    "English in quotation marks", ["\"1,200\"", "\"990\""], [1200, 990], told: "1,200", by: ","),
  .init(
    "English in quotation marks, heard in Spanish", ["\"1,200\"", "\"990\""], [1200, 990],
    told: "1,200", in: .spanish, by: ","),
  .init("dollars", ["$1,234.50", "$7"], [1234.5, 7]),
  .init("dollars below zero", ["($1,234.50)", "$(7.25)"], [-1234.5, -7.25]),
  .init("dollars with a sign", ["-$1,234.50", "$-7.25"], [-1234.5, -7.25]),
  .init("codes before", ["USD 1,234.50", "USD 7"], [1234.5, 7]),
  // Thousands with a point: German, Dutch, Danish, Italian, Spanish, Portuguese, Turkish, Indonesian
  .init("German beside small ones", ["1.200", "990"], [1200, 990], told: "1.200", by: ";"),
  .init(
    "German alone, heard in English", ["1.234", "2.345"], [1.234, 2.345], told: "1.234", by: ";"),
  .init(
    "German alone, heard in Spanish", ["1.234", "2.345"], [1234, 2345], told: "1.234",
    in: .spanish, by: ";"),
  .init("German with fractions", ["1.234,5", "99,25"], [1234.5, 99.25], by: ";"),
  .init("German millions", ["1.200.000", "1.200"], [1_200_000, 1200], by: ";"),
  .init(
    "German, decided by another column", ["1.200", "1.990"], beside: ["1,5", "2,25"], [1200, 1990],
    by: ";"),
  .init(
    "German, in a file parted by commas", ["1.200", "990"], [1200, 990], told: "1.200", by: ","),
  .init("euros behind", ["1.234,50 €", "7,00 €"], [1234.5, 7], by: ";"),
  .init("euros before", ["€ 1.234,50", "€ 7,00"], [1234.5, 7], by: ";"),
  .init("reais", ["R$ 1.234,50", "R$ 7,00"], [1234.5, 7], by: ";"),
  .init("Turkish per cent", ["12,5%", "7,25%"], [12.5, 7.25], by: ";"),
  .init("Spanish per cent with a space", ["12,5 %", "7,25 %"], [12.5, 7.25], by: ";"),
  .init("bookkeeping with the sign behind", ["1.234,50-", "7,00"], [-1234.5, 7], by: ";"),
  // Spaces: French, Polish, Czech, Russian, Swedish, Norwegian, Finnish, SI
  .init(
    "French with narrow no-break spaces", ["1\u{202F}234,5", "12\u{202F}345\u{202F}678"],
    [1234.5, 12_345_678]),
  .init("French with no-break spaces", ["1\u{A0}234", "990"], [1234, 990]),
  .init("thin spaces", ["1\u{2009}234.5", "990"], [1234.5, 990]),
  .init("figure spaces", ["1\u{2007}234", "990"], [1234, 990]),
  .init("Polish crowns", ["1 234,50 zł", "7,00 zł"], [1234.5, 7], by: ";"),
  .init("Norwegian crowns", ["kr 1 234,50", "kr 7,00"], [1234.5, 7], by: ";"),
  .init("spaces decide that a comma begins fractions", ["1 234", "1,234"], [1234, 1.234]),
  .init(
    "spaces in another column decide it too", ["1,200", "2,125"], beside: ["12 500", "7"],
    [1.2, 2.125], told: "1,200"),
  // Apostrophes: Switzerland, Liechtenstein
  .init("Swiss", ["1'234.50", "990"], [1234.5, 990], by: ";"),
  .init("Swiss with a curly apostrophe", ["1’234’567", "990"], [1_234_567, 990], by: ";"),
  .init("francs", ["CHF 1'234.50", "CHF 7.00"], [1234.5, 7], by: ";"),
  .init("francs in letters", ["Fr. 1'234.50", "Fr. 7.00"], [1234.5, 7], by: ";"),
  // Lakhs and crores: India, Pakistan, Bangladesh, Nepal
  .init("Indian", ["1,23,456", "12,34,567"], [123_456, 1_234_567]),
  .init("Indian beside thousands", ["1,200", "1,00,000"], [1200, 100_000]),
  .init("rupees", ["₹1,23,456.50", "₹990"], [123_456.5, 990]),
  .init("rupees in letters", ["Rs. 1,23,456", "Rs. 990"], [123_456, 990]),
  // Other digits
  .init("Arabic digits", ["١٢٣٤", "٩٩٠"], [1234, 990], in: .arabic),
  .init("Arabic digits with Arabic marks", ["١٬٢٣٤٫٥", "٩٩٠٫٢٥"], [1234.5, 990.25], in: .arabic),
  .init("three Arabic decimals are decimals", ["١٫٢٣٤", "٢٫٥٠٠"], [1.234, 2.5], in: .arabic),
  .init("Arabic thousands are thousands", ["١٬٢٣٤", "٢٬٥٠٠"], [1234, 2500], in: .arabic),
  .init("an Arabic comma", ["١٬٢٣٤", "١٢،٥"], [1234, 12.5], in: .arabic),
  .init("Persian digits", ["۱٬۲۳۴٫۵", "۹۹۰"], [1234.5, 990]),
  .init("wide digits", ["１，２３４", "１２．５"], [1234, 12.5]),
  .init(
    "Western digits, heard in Arabic", ["1,200", "1,990"], [1200, 1990], told: "1,200", in: .arabic),
  // Programs
  .init("underscores", ["1_000", "12_345_678"], [1000, 12_345_678]),
  .init("exponents", ["1e6", "1.234e5"], [1_000_000, 123_400]),
  .init("exponents with a decimal comma", ["1,234e5", "2e3"], [123_400, 2000], by: ";"),
  .init("the true minus sign", ["−1.5", "−2"], [-1.5, -2]),
  .init("a dash as a minus sign", ["–1.5", "2"], [-1.5, 2]),
  .init("parentheses", ["(1,234.5)", "7"], [-1234.5, 7]),
  .init("measurements of three decimals", ["1.234", "0.125"], [1.234, 0.125]),
  .init(
    "measurements of three decimals in CSV", ["1.234", "2.345"], [1.234, 2.345], told: "1.234",
    by: ","),
  .init(
    "measurements in CSV, heard in Spanish", ["1.125", "2", "3.375"], [1.125, 2, 3.375],
    told: "1.125", in: .spanish, by: ","),
  .init("a zero in front begins no thousands", ["0,123", "0,456"], [0.123, 0.456]),
  .init("four digits before the mark", ["1234,567", "1,200"], [1234.567, 1.2]),
  .init("nothing before the mark", [".125", "1.250"], [0.125, 1.25]),
  .init("one digit behind the mark", ["1,2", "1,990"], [1.2, 1.99]),
  .init("Spanish alone", ["1,234", "2,345"], [1.234, 2.345], told: "1,234", in: .spanish),
  .init("units behind", ["1,200 km", "990 km"], [1200, 990], told: "1,200 km"),
]

@Suite("Numbers as the world writes them")
struct NumberHabitTests {
  private func read(_ row: HabitCase, _ decimalMark: DecimalMark? = nil) throws -> Chart {
    try Chart(
      reading: Array(row.text.utf8),
      choices: ReadingChoices(
        yColumns: ["A"], decimalMark: decimalMark,
        usualDecimalMark: DecimalMark(usualIn: row.language)))
  }

  @Test("a column holds these numbers, and a choice is told", arguments: habits)
  private func reads(_ row: HabitCase) throws {
    let chart = try read(row)
    #expect(chart.series[0].points.map(\.y) == row.numbers)
    #expect(chart.notes.openNumber?.written == row.told)
    for language in Language.allCases {
      let notes = ChartDescription(chart, in: language).sentences.map { $0.text }
      let says = notes.contains { text in row.told.map { text.contains($0) } ?? false }
      #expect(says == (row.told != nil))
    }
  }

  @Test(
    "what is told can be had otherwise, and is told again",
    arguments: habits.filter { $0.told != nil })
  private func chooses(_ row: HabitCase) throws {
    let number = try #require(try read(row).notes.openNumber)
    let other = try read(row, number.decimalMark.other)
    let again = try #require(other.notes.openNumber)
    #expect(again.isChosen)
    #expect(again.value == number.otherValue && again.otherValue == number.value)
    #expect(other.series[0].points[0].y == number.otherValue)
    #expect(try read(row, number.decimalMark).series[0].points.map(\.y) == row.numbers)
  }

  @Test(
    "what numbers decide themselves no choice changes", arguments: habits.filter { $0.told == nil })
  private func decides(_ row: HabitCase) throws {
    guard row.columns.count == 1 else { return }
    for mark in DecimalMark.allCases {
      #expect(try read(row, mark).series[0].points.map(\.y) == row.numbers)
    }
  }

  @Test(
    "a column of two habits is refused with the cell",
    arguments: [["1,5", "1.5"], ["1.234,5", "1,234.5"], ["12,5", "1,2,3"], ["1,23,45", "1.5"]])
  func refuses(_ cells: [String]) {
    let text = "Name;A\n" + cells.map { "n;\($0)\n" }.joined() + "m;0,75\nk;0,5\n"
    #expect {
      try Chart(reading: Array(text.utf8), choices: ReadingChoices(yColumns: ["A"]))
    } throws: { error in
      if case ChartError.notANumber(let cell) = error { cell.column == "A" } else { false }
    }
  }

  @Test("JSON writes points before fractions, whoever reads it")
  func json() throws {
    let text = #"[{"n":"a","v":1.200},{"n":"b","v":990}]"#
    let chart = try Chart(
      reading: Array(text.utf8), choices: ReadingChoices(usualDecimalMark: .comma))
    #expect(chart.series[0].points.map(\.y) == [1.2, 990])
    #expect(chart.notes.openNumber == nil)
    let words = #"[{"n":"a","v":"1,200"},{"n":"b\n","v":"990"}]"#
    let told = try Chart(reading: Array(words.utf8))
    #expect(told.series[0].points.map(\.y) == [1200, 990])
    #expect(told.notes.openNumber?.written == "1,200")
  }

  @Test("the choice is told in words")
  func words() throws {
    let number = try #require(try read(habits[0]).notes.openNumber)
    #expect(
      number.reading(in: .english)
        == "“1,200” is read as 1200: the comma is taken to separate thousands")
    #expect(number.otherReading(in: .english) == "Read it as 1.2")
    #expect(number.otherReading(in: .spanish) == "Leerlo como 1,2")
    let other = try #require(try read(habits[0], .comma).notes.openNumber)
    #expect(
      other.reading(in: .english)
        == "“1,200” is read as 1.2: the comma is taken to begin the decimals")
  }
}
