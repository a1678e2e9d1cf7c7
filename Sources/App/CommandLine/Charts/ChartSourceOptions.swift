// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Charts
import Speaking

/// The options by which the commands of `chart` choose what is read from a file.
enum ChartSourceOptions {
  static let all: [CommandOption] = [
    .value("--from", words, "The form of the data; recognised unless said."),
    .value("--x", "COLUMN", "The column for the x axis: its name, or its number from 1."),
    .value("--y", "COLUMN", "A column of values; may be given several times, for several series."),
    .value("--series", "COLUMN", "The column whose words part the rows into series."),
    .value("--type", kinds, "The kind of chart; the one that fits the data unless said."),
    .value("--table", "N", "Which table or picture of a page, from 1."),
    .value(
      "--decimal", marks,
      "The mark before decimals, where the numbers leave it open, as 1,200 does; told on standard error unless said."
    ),
    .value("--title", "TEXT", "What the chart is called."),
  ]

  private static let marks = DecimalMark.allCases.map(\.word).joined(separator: "|")
  private static let words = ChartFormat.allCases.map(\.word).joined(separator: "|")
  private static let kinds = ChartKind.allCases.map(\.word).joined(separator: "|")

  /// What is chosen from the data.
  static func choices(_ arguments: Arguments) throws(CommandError) -> ReadingChoices {
    ReadingChoices(
      xColumn: arguments.text("--x"), yColumns: arguments.texts("--y"),
      seriesColumn: arguments.text("--series"),
      kind: try arguments.word("--type", among: ChartKind.allCases.map { ($0.word, $0) }),
      title: arguments.text("--title"),
      ordinal: try arguments.integer("--table", in: 1...10_000),
      decimalMark: try arguments.word(
        "--decimal", among: DecimalMark.allCases.map { ($0.word, $0) }),
      usualDecimalMark: DecimalMark(usualIn: language(arguments)))
  }

  /// The language of commands that have one; what is told before they begin is in it too.
  static func language(_ arguments: Arguments) -> Language {
    arguments.text("--language").flatMap { Language(tag: $0) } ?? .english
  }

  /// The form of the data; nil lets it be recognised.
  static func format(_ arguments: Arguments) throws(CommandError) -> ChartFormat? {
    try arguments.word("--from", among: ChartFormat.allCases.map { ($0.word, $0) })
  }
}
