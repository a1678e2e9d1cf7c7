// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ChartFiles

@Suite("Live chart") struct LiveChartTests {
  @Test("A stream opens with the chart and goes on with a row for every second")
  func rows() async throws {
    var limits = LiveListeners.Limits()
    limits.seconds = 5
    let listeners = LiveListeners(limits: limits, wait: {})
    let stream = try #require(
      listeners.stream(from: 100, for: "192.0.2.1", opening: "first", LiveSensor.row))
    var events: [String] = []
    for await event in stream { events.append(event) }
    #expect(events.count == 6 && events[0] == "first")
    #expect(events[1] == "100,\(LiveSensor.level(at: 100))")
    #expect(events[5].hasPrefix("104,"))
    #expect(listeners.count == 0)
  }

  @Test("So many may listen at once, so many from one address, and those who leave make room")
  func limits() async throws {
    var most = LiveListeners.Limits()
    most.streams = 3
    most.streamsPerAddress = 2
    let listeners = LiveListeners(
      limits: most,
      wait: { try await Task.sleep(for: .seconds(60)) })
    func stream(_ address: String) -> AsyncStream<Int>? {
      listeners.stream(from: 1, for: address, opening: 0) { $0 }
    }
    var first = stream("a")
    let second = stream("a")
    #expect(stream("a") == nil)
    let third = stream("b")
    #expect(stream("c") == nil)
    #expect(first != nil && second != nil && third != nil)
    first = nil
    #expect(listeners.count == 2)
    #expect(stream("c") != nil)
  }

  @Test("The invented level rises and falls within bounds, with a burst now and then")
  func level() {
    let levels = (0..<600).map(LiveSensor.level)
    #expect(levels.allSatisfy { (40...180).contains($0) })
    #expect(LiveSensor.level(at: 97) < LiveSensor.level(at: 96) - 40)
  }

  @Test("Languages name the same places in what is said of the sensor")
  func samePlaces() { expectSamePlaces(LiveSensorWords.self) }
}
