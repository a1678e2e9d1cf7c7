// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Charts
import Speaking

/// The options by which the commands of `chart` choose what is read from a file.
enum ChartSourceOptions {
  static let all: [CommandOption] = [
    .value("--from", words) { ChartOptionWords[$0].from },
    .value("--x", "COLUMN") { ChartOptionWords[$0].xColumn },
    .value("--y", "COLUMN") { ChartOptionWords[$0].yColumn },
    .value("--series", "COLUMN") { ChartOptionWords[$0].series },
    .value("--type", kinds) { ChartOptionWords[$0].kind },
    .value("--table", "N") { ChartOptionWords[$0].table },
    .value("--decimal", marks) { ChartOptionWords[$0].decimal },
    .value("--dates", orders) { ChartOptionWords[$0].dates },
    .value("--title", "TEXT") { ChartOptionWords[$0].title },
  ]

  /// The language of what a command says of a chart.
  static let answerLanguage = CommandOption.language { ChartOptionWords[$0].language }

  private static let marks = DecimalMark.allCases.map(\.word).joined(separator: "|")
  private static let orders = DateOrder.allCases.map(\.word).joined(separator: "|")
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
      usualDecimalMark: DecimalMark(usualIn: try arguments.language(orElse: .english)),
      dateOrder: try arguments.word("--dates", among: DateOrder.allCases.map { ($0.word, $0) }))
  }

  /// The form of the data; nil lets it be recognised.
  static func format(_ arguments: Arguments) throws(CommandError) -> ChartFormat? {
    try arguments.word("--from", among: ChartFormat.allCases.map { ($0.word, $0) })
  }
}
