// SPDX-License-Identifier: Apache-2.0

import Charts
import Foundation
import HTTPServer
import Phrases
import Sonification

extension Site {
  /// The addresses of the ability Charts.
  func addChartsRoutes(to router: inout Router) {
    let demos = demoCharts
    let demo = PathParameter<String>.text.map { name in demos.first { $0.id == name } }
    router.get("/charts") { request in
      respond(with: chartsPage(demos, FormState(), visit(of: request)), to: request)
    }
    router.post("/charts/own", body: .upload(maximumBytes: Self.ownFileLimitBytes)) { request in
      ownChart(request, demos)
    }
    router.get("/charts/{chart}", demo) { request, demo in
      let visit = visit(of: request)
      let chart = try demo.chart(in: visit.language).sortedByX()
      let page = demoChartPage(
        demo, ShownChart(chart, in: visit.language), ChartChoices(of: request), visit)
      return respond(with: page, to: request)
    }
  }

  /// A little more than a chart's text may have, for the rest of the form.
  private static let ownFileLimitBytes = Chart.Limit.bytes + 100_000

  private func ownChart(_ request: Request, _ demos: [DemoChart]) -> Response {
    let visit = visit(of: request)
    let choices = ChartChoices(
      duration: request.form["duration"], smoothing: request.form["smoothing"])
    var state = FormState(values: ["duration": choices.duration, "smoothing": choices.smoothing])
    guard let file = request.form.file("file"), file.size > 0,
      let bytes = FileManager.default.contents(atPath: file.path)
    else {
      state.refuse("file", ChartsWords.noFile)
      return respond(
        with: chartsPage(demos, state, visit), to: request, status: .unprocessableContent)
    }
    do throws(ChartError) {
      let sound = try ChartSound(try Chart(csv: [UInt8](bytes)), options: choices.options)
      let wave = "data:audio/wav;base64," + Data(sound.wave).base64EncodedString()
      let page = ownChartPage(
        named: file.clientName, ShownChart(sound.chart, in: visit.language), wave: wave, visit)
      return respond(with: page, to: request)
    } catch {
      state.refuse("file", Phrase(error))
      return respond(
        with: chartsPage(demos, state, visit), to: request, status: .unprocessableContent)
    }
  }
}
