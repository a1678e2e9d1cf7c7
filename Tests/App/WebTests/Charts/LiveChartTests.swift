// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import HTTPServer
import Speaking
import Testing

@testable import Web

@Suite("Live chart") struct LiveChartTests {
  @Test("A stream opens with the chart and goes on with a row for every second")
  func rows() async throws {
    let site = try await TestSite()
    let target = try #require(RequestTarget("/api/v1/charts/live"))
    let response = await site.application.router.respond(to: Request(.get, target))
    guard case .events(let stream) = response.body else {
      Issue.record("This is no stream.")
      return
    }
    var events = stream.makeAsyncIterator()
    let opening = try #require(await events.next())
    #expect(opening.name == "chart" && opening.data.contains("invented"))
    let row = try #require(await events.next())
    let second = try #require(row.id.flatMap { Int($0) })
    #expect(row.name == nil && row.data == LiveSensor.row(at: second))
    #expect(opening.data.contains(LiveSensor.row(at: second - 1)))
  }
}
