// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import ChartWords
import Speaking

extension Command {
  /// `earshot chart describe`: a chart in words.
  static let chartDescribe = Command(
    path: ["chart", "describe"],
    summary: "Describe the data of a file in a few sentences.",
    operands: "FILE|-", operandCount: 1...1,
    options: [
      .value(
        "--level", "1-4",
        "How far it goes: 1 what the chart is, 2 statistics, 3 trends, 4 what the data names; 4 unless said."
      ),
      .value("--length", "short|long", "How much of each; long unless said."),
      .value("--language", Language.tagChoices, "The language of the sentences; en unless said."),
      .flag("--columns", "Print the columns of the table instead, and what becomes of each."),
      .flag("--json", "Print JSON, with the part of the chart that each sentence speaks of."),
    ] + ChartSourceOptions.all,
    discussion: """
      \(ChartFile.formats)
      The first line is the chart in one sentence; then one sentence a line.
      """,
    run: { arguments, console in
      let wanted = try DescriptionWanted(arguments)
      if arguments.has("--columns") {
        let columns = WrittenColumns(try ChartFile.columns(arguments, console), in: wanted.language)
        if arguments.has("--json") { return console.write(columns.json) }
        for line in columns.lines { console.print(line) }
        return
      }
      let file = try ChartFile(arguments, console: console)
      let words = WrittenDescription(
        file.chart, level: wanted.level, length: wanted.length, in: wanted.language)
      if arguments.has("--json") {
        console.write(words.json)
      } else {
        for line in words.lines { console.print(line) }
      }
    })
}

/// What the options of a description choose.
struct DescriptionWanted {
  let level: DescriptionLevel
  let length: DescriptionLength
  let language: Language

  init(_ arguments: Arguments) throws(CommandError) {
    level =
      try arguments.integer("--level", in: 1...4).flatMap(DescriptionLevel.init(rawValue:))
      ?? .context
    length =
      try arguments.choice("--length", ["short": DescriptionLength.short, "long": .long]) ?? .long
    language = try arguments.language()
  }
}
