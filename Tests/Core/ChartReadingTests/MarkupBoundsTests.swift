// SPDX-License-Identifier: Apache-2.0

import Charts
import Testing

@testable import ChartReading

/// What a tag may ask of the reader: the work is counted, not timed.
@Suite struct MarkupBoundsTests {
  private func bytes(_ parts: String...) -> [UInt8] { Array(parts.joined().utf8) }

  @Test(
    "A tag with as many attributes as are read has them all, and with one more ends the reading")
  func attributes() {
    let names = (1...ReadingLimit.attributes.most).map { " a\($0)=\"\($0)\"" }.joined()
    var scanner = MarkupScanner(bytes("<g", names, " >"))
    guard case .tag(let tag) = scanner.next() else {
      Issue.record("no tag")
      return
    }
    #expect(tag["a200"].map { Array($0) } == Array("200".utf8))
    #expect(!scanner.isTooMuch)
    var full = MarkupScanner(bytes("<g", names, " more>after"))
    for _ in 0..<2 {
      let token = full.next()
      if token != nil { Issue.record("read on") }
      #expect(full.isTooMuch)
    }
  }

  @Test("Two million attributes are refused with a sentence, in a page and in a picture")
  func millions() {
    let tag = "<g " + String(repeating: "a ", count: 2_000_000) + ">"
    #expect(throws: ChartError.tooMuch(.attributes)) {
      try Chart(reading: bytes("<table>", tag, "<tr><td>1</table>"))
    }
    #expect(throws: ChartError.picture(.tooLarge)) {
      try Chart(reading: bytes("<svg xmlns=\"http://www.w3.org/2000/svg\">", tag, "</svg>"))
    }
  }

  @Test("Looking symbols up and texts in pieces are given up when they are too much work")
  func work() {
    let symbols = (0..<200).map { "<path id=\"s\($0)\" d=\"M0,0L1,1\"/>" }.joined()
    let pieces = "<text>" + String(repeating: "a", count: 1000)
    for (start, piece, each) in [
      ("<defs>" + symbols + "</defs>", "<use href=\"#s0\"/>", 200),
      (pieces, "<tspan dy=\"1\"/>", 1000),
    ] {
      let small = SVGScene(bytes("<svg>", start, String(repeating: piece, count: 10), "</svg>"))
      #expect(small.fault == nil)
      #expect((10 * each..<11 * each).contains(small.work))
      let count = 40_000_000 / each + 1
      let large = SVGScene(
        bytes("<svg>", start, String(repeating: piece, count: count), "</svg>"))
      #expect(large.fault == .tooLarge)
      #expect(large.work <= 40_000_000 + 2 * each)
    }
  }

  @Test("Points beyond two million are refused, and not left out in silence")
  func points() {
    let path = "<path d=\"M" + String(repeating: "1 ", count: 4_000_004) + "\" stroke=\"red\"/>"
    #expect(SVGScene(bytes("<svg>", path, "</svg>")).fault == .tooLarge)
  }
}
