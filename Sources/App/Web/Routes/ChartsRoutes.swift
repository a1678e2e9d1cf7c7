// SPDX-License-Identifier: Apache-2.0

import ChartFiles
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
    addKept("/charts", to: &router) { visit in chartsPage(demos, FormState(), visit) }
    router.post("/charts/own", body: SentChart.limits) { request in
      await ownChart(request, demos)
    }
    router.get("/charts/live") { request in try liveChart(request) }
    router.get("/charts/{chart}", demo) { request, demo in
      let visit = visit(of: request)
      let chart = try demo.chart(in: visit.language).sortedByX()
      let page = demoChartPage(
        demo, ShownChart(chart, in: visit.language), ChartChoices(of: request), visit)
      return respond(with: page, to: request)
    }
  }

  private func liveChart(_ request: Request) throws(ChartError) -> Response {
    let visit = visit(of: request)
    let text = LiveSensor.text(until: liveSecond, in: visit)
    var chart = try Chart(reading: Array(text.utf8), format: .csv)
    chart.title = visit(LiveSensor.title)
    return respond(
      with: liveChartPage(ShownChart(chart, in: visit.language), text: text, visit), to: request)
  }

  private func ownChart(_ request: Request, _ demos: [DemoChart]) async -> Response {
    let visit = visit(of: request)
    do throws(SentChart.Refusal) {
      let sent = try SentChart(request, in: visit.language)
      let page = try await ownPage(sent, request.form, visit)
      return respond(with: page, to: request)
    } catch {
      var state = FormState(values: Self.values(of: request.form))
      state.refuse(error.field, error.words)
      return respond(with: chartsPage(demos, state, visit), to: request, status: error.status)
    }
  }

  private func ownPage(
    _ sent: SentChart, _ form: Form, _ visit: Visit
  ) async throws(SentChart.Refusal) -> Page {
    let chart = try await charts.read(sent)
    // MP3 plays in every browser that there is, and is a tenth of the size.
    let heard = ChartForm.offered.contains(.mp3) ? ChartForm.mp3 : .wav
    let sound = try await charts.made(
      chart, as: heard, ChartWish(options: sent.options, language: visit.language))
    let address = "data:\(heard.mediaType);base64," + Data(sound).base64EncodedString()
    return ownChartPage(
      named: chart.title ?? sent.name ?? visit(ChartsWords.own),
      ShownChart(chart.sortedByX(), in: visit.language), sound: address,
      downloads: sent.text.map { text in
        ChartDownloads(
          text: text,
          chosen: form.fields.pairs.filter { $0.name != "text" && !$0.value.isEmpty }
            .map { (name: $0.name, value: $0.value) }, visit: visit)
      }, visit)
  }

  /// What was typed and chosen; of several values under one name the first.
  private static func values(of form: Form) -> [String: String] {
    Dictionary(form.fields.pairs.map { ($0.name, $0.value) }) { first, _ in first }
      .filter { !$0.value.isEmpty }
  }
}
