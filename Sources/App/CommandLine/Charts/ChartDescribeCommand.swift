// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import ChartWords
import Speaking

extension Command {
  /// `earshot chart describe`: a chart in words.
  static let chartDescribe = Command(
    path: ["chart", "describe"],
    summary: { ChartCommandWords[$0].describeSummary },
    operands: "FILE|-", operandCount: 1...1,
    options: [
      .value("--level", "1-4") { ChartOptionWords[$0].level },
      .value("--length", "short|long") { ChartOptionWords[$0].length },
      ChartSourceOptions.answerLanguage,
      .flag("--columns") { ChartOptionWords[$0].columns },
      .flag("--json") { ChartOptionWords[$0].json },
    ] + ChartSourceOptions.all,
    discussion: ChartFile.discussion { ChartCommandWords[$0].describeDiscussion },
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
    language = try arguments.answerLanguage()
  }
}
