// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import ChartReading
import Charts
import Foundation
import HTTPServer
import Sonification
import Speaking

extension Site {
  /// The addresses of the ability Charts.
  func addChartsRoutes(to router: inout Router) {
    let demos = demoCharts
    let demo = PathParameter<String>.text.map { name in demos.first { $0.id == name } }
    addKept("/charts", to: &router) { visit in chartsPage(demos, FormState(), visit) }
    router.get(keptChartsAddress) { request in
      let visit = visit(of: request)
      let page = request.query["kept"] == nil ? keptChartsPage(visit) : keptChartPage(visit)
      return respond(with: page, to: request)
    }
    router.post("/charts/own", body: SentChart.limits) { request in
      await ownChart(request, demos)
    }
    router.get("/charts/live") { request in try await liveChart(request) }
    router.get("/charts/{chart}", demo) { request, demo in
      let visit = visit(of: request)
      let shown = await Aside.run { demo.shown(in: visit.language) }
      let page = demoChartPage(demo, try shown.get(), ChartChoices(of: request), visit)
      return respond(with: page, to: request)
    }
  }

  private func liveChart(_ request: Request) async throws(ChartError) -> Response {
    let visit = visit(of: request)
    let text = LiveSensor.text(until: liveSecond, in: visit.language)
    let shown = await Aside.run { () -> Result<ShownChart, ChartError> in
      do throws(ChartError) {
        var chart = try Chart(reading: Array(text.utf8), format: .csv)
        chart.title = LiveSensorWords[visit].title
        return .success(ShownChart(chart, in: visit.language))
      } catch {
        return .failure(error)
      }
    }
    return respond(with: liveChartPage(try shown.get(), text: text, visit), to: request)
  }

  private func ownChart(_ request: Request, _ demos: [DemoChart]) async -> Response {
    let visit = visit(of: request)
    do throws(SentChartError) {
      let sent = try SentChart(request, in: visit.language)
      let page = try await charts.page(of: sent, visit, for: request.clientNetwork.description)
      return respond(with: page, to: request)
    } catch {
      var state = FormState(values: Self.values(of: request.form))
      state.refuse(error.field) { error.words($0) }
      var response = respond(
        with: chartsPage(demos, state, visit), to: request, status: error.status)
      if let seconds = error.retryAfterSeconds { response.headers[.retryAfter] = String(seconds) }
      return response
    }
  }

  /// What was typed and chosen; of several values under one name the first.
  private static func values(of form: Form) -> [String: String] {
    Dictionary(form.fields.pairs.map { ($0.name, $0.value) }) { first, _ in first }
      .filter { !$0.value.isEmpty }
  }
}

extension DemoChart {
  /// What a page shows of it.
  func shown(in language: Language) -> Result<ShownChart, ChartError> {
    do throws(ChartError) {
      return .success(ShownChart(try chart(in: language).sortedByX(), in: language))
    } catch {
      return .failure(error)
    }
  }
}
