// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Sonification
import Speaking

extension Command {
  /// `earshot chart plan`: the pitches of a chart in time, as JSON.
  static let chartPlan = Command(
    path: ["chart", "plan"],
    summary: { ChartCommandWords[$0].planSummary },
    operands: "FILE|-", operandCount: 1...1,
    options: ChartSoundOptions.all + ChartSourceOptions.all,
    discussion: ChartFile.discussion { ChartCommandWords[$0].planDiscussion },
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
