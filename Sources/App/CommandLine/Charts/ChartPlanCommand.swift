// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Sonification

extension Command {
  /// `earshot chart plan`: the pitches of a chart in time, as JSON.
  static let chartPlan = Command(
    path: ["chart", "plan"],
    summary: "Print which pitch sounds when, for the data of a file.",
    operands: "FILE|-", operandCount: 1...1,
    options: ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: """
      \(ChartFile.formats)
      Printed is {"duration":seconds,"points":[{"time":seconds,"frequency":hertz},…],"samples":N}, where N counts
      the samples of each channel at 44100 a second. Except with --mapping classic each point also has pan (-1 left,
      1 right), gain (0 to 1), series (from 0) and event (what is special about it, or null).
      With --mapping classic points stay in the order of the file.
      """,
    run: { arguments, console in
      let options = try ChartSoundOptions.options(arguments)
      let file = try ChartFile(arguments, console: console)
      var writer = JSONWriter()
      writer.value(
        try file.make { chart throws(ChartDataError) in try ChartPlan(chart, options: options) })
      writer.endLine()
      console.write(writer.bytes)
    })
}
