// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Sonification

/// What is told when a chart is opened, the first one and the next.
@Suite("Opening a chart")
struct ChartOpeningTests {
  @Test("Nothing that was told of one chart stands under the next, and it cannot be said again")
  func another() throws {
    func shown(_ listener: Explorer, _ field: ChartEffect.Field) -> String? {
      listener.effects.compactMap {
        if case .show(field, let text) = $0 { text } else { nil }
      }.last
    }
    func line(_ listener: Explorer) -> String? {
      listener.effects.compactMap {
        if case .braille(let text, _, _) = $0 { text } else { nil }
      }.last
    }
    var listener = try Explorer(opening: Explorer.plants)
    #expect(shown(listener, .point) == nil, "the page has its own words for a first chart")
    try listener.press("End")
    let (told, cells) = (shown(listener, .point), line(listener))
    #expect(told?.contains("8") == true && cells != nil)
    try listener.send(Explorer.towns.replacing("\"load\"", with: "\"load\",\"quiet\":true"))
    #expect(shown(listener, .point) == "At the beginning, before the first point.")
    #expect(shown(listener, .said)?.isEmpty == true)
    #expect(line(listener) != nil && line(listener) != cells)
    try listener.act(.again)
    #expect(listener.said.isEmpty)
    try listener.send(#"{"kind":"load","csv":"nothing"}"#)
    #expect(shown(listener, .point) == nil, "a chart that is refused changes nothing")
  }

  @Test(
    "What is not in the chart is said at its opening, with the way to it, and shown with the summary"
  )
  func leftOut() throws {
    var listener = try Explorer()
    try listener.send(
      #"{"kind":"load","csv":"month,visits,share\n1,9000,0.1\n2,9500,0.2\n3,9900,0.1\n"}"#)
    let way =
      "1 of 2 columns of values is shown. Choose others under “Read the data differently”, further down."
    #expect(listener.said.first?.hasSuffix(way) == true)
    #expect(
      listener.effects.contains {
        if case .show(.summary, let text) = $0 { text.hasSuffix(way) } else { false }
      })
    try listener.act(.summary)
    #expect(listener.said.first?.hasSuffix("is shown.") == true)
  }
}
