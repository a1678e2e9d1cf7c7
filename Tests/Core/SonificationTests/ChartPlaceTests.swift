// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartReading
import Charts
import Speaking
import TestSupport
import Testing

@testable import Sonification

/// A session and what it said, as a test speaks to it; what is to be read goes through the session that reads.

@Suite("Keys that lead away from a chart, and back")
struct ChartPlaceTests {
  @Test("The help lists every key and leads there; those of letters only while they work")
  func help() throws {
    var listener = try Explorer(opening: Explorer.plants)
    func keys() -> [String] {
      for case .help(let rows) in listener.effects { return rows.map { "\($0.key): \($0.words)" } }
      return []
    }
    try listener.press("h")
    #expect(keys().contains("right arrow: next point"))
    #expect(keys().contains { $0.hasPrefix("B: set or remove") })
    #expect(listener.said == ["Here are all the keys. Escape takes you back to the chart."])
    #expect(listener.effects.contains(.focus(.help)))
    try listener.send(#"{"kind":"set","name":"keys","value":false}"#)
    try listener.act(.help)
    #expect(!keys().contains { $0.hasPrefix("B: set or remove") })
    #expect(listener.said.first?.hasPrefix("Letter keys are off.") == true)
  }

  @Test(
    "From the table and the list of keys one comes back to the same point", arguments: ["t", "h"])
  func comesBack(key: String) throws {
    for back in ["Escape", key] {
      var listener = try Explorer(opening: Explorer.plants)
      try listener.press("ArrowRight")
      try listener.press("ArrowRight")
      let place = listener.session.index
      try listener.press(key)
      var event = ChartKey(key: back)
      event.place = .aside
      let effects = listener.session.handle(ChartEvent(time: 9, kind: .key(event)))
      #expect(effects.map(\.kind).contains(.focus(.chart)), "\(back)")
      #expect(listener.session.index == place)
    }
  }

  @Test("Escape ends what sounds; where nothing does, it loses no place")
  func keepsThePlace() throws {
    var listener = try Explorer(opening: Explorer.plants)
    try listener.press("ArrowRight")
    try listener.press("ArrowRight")
    let place = listener.session.index
    try listener.press("Escape")
    #expect(place != nil && listener.session.index == place && listener.said.isEmpty)
    try listener.act(.stop)
    #expect(listener.session.index == nil)
  }
}
