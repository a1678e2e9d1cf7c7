// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Phrases
import Speaking
import Testing

@testable import Web

@Suite("Live chart") struct LiveChartTests {
  private static func visit(_ site: TestSite) -> Visit {
    Visit(
      language: .english, settings: Settings(), pace: .normal, account: nil, address: "/",
      assets: Assets(root: "/", wordLists: []), notice: nil)
  }

  @Test("A stream opens with the chart and goes on with a row for every second")
  func rows() async throws {
    let site = try await TestSite()
    let listeners = LiveListeners(limits: .init(seconds: 5), wait: {})
    let stream = try #require(
      listeners.stream(from: 100, for: "192.0.2.1", in: Self.visit(site)))
    var events: [ServerEvent] = []
    for await event in stream { events.append(event) }
    #expect(events.map(\.name) == ["chart"] + [String?](repeating: nil, count: 5))
    #expect(events[1].data == "100,\(LiveSensor.level(at: 100))")
    #expect(events[5].id == "104")
    #expect(events[0].data.contains("invented"))
    #expect(events[0].data.contains(LiveSensor.row(at: 99)))
    #expect(listeners.count == 0)
  }

  @Test("So many may listen at once, so many from one address, and those who leave make room")
  func limits() async throws {
    let site = try await TestSite()
    let visit = Self.visit(site)
    let listeners = LiveListeners(
      limits: .init(streams: 3, streamsPerAddress: 2),
      wait: { try await Task.sleep(for: .seconds(60)) })
    var first = listeners.stream(from: 1, for: "a", in: visit)
    let second = listeners.stream(from: 1, for: "a", in: visit)
    #expect(listeners.stream(from: 1, for: "a", in: visit) == nil)
    let third = listeners.stream(from: 1, for: "b", in: visit)
    #expect(listeners.stream(from: 1, for: "c", in: visit) == nil)
    #expect(first != nil && second != nil && third != nil)
    first = nil
    #expect(listeners.count == 2)
    #expect(listeners.stream(from: 1, for: "c", in: visit) != nil)
  }

  @Test("The invented level rises and falls within bounds, with a burst now and then")
  func level() {
    let levels = (0..<600).map(LiveSensor.level)
    #expect(levels.allSatisfy { (40...180).contains($0) })
    #expect(LiveSensor.level(at: 97) < LiveSensor.level(at: 96) - 40)
  }
}
