// SPDX-License-Identifier: Apache-2.0

import Charts
import TestSupport
import Testing

@testable import ChartReading

/// As Vega writes it: ticks as lines, labels below and beside them, places by nested translations.
private func vegaLike(_ marks: String, x labels: [(String, Int)]) -> String {
  let across = labels.map { name, x in
    "<g transform=\"translate(\(x),200)\"><line y2=\"5\" stroke=\"#888\"/><text text-anchor=\"middle\" transform=\"translate(0,15)\" font-size=\"10px\">\(name)</text></g>"
  }
  let up = [0, 50, 100].map {
    "<line transform=\"translate(0,\(200 - $0 * 2))\" x2=\"-5\" stroke=\"#888\"/><text text-anchor=\"end\" transform=\"translate(-7,\(203 - $0 * 2))\" font-size=\"10px\">\($0)</text>"
  }
  let width = max(200, labels.reduce(0) { max($0, $1.1) })
  return """
    <?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 260">
    <rect width="\(width + 100)" height="260" fill="white"/><g transform="translate(40,20)">
    <path d="M0.5,0.5h\(width)v200h-\(width)Z" stroke="#ddd" fill="none"/>\(across.joined())\(up.joined())
    <text text-anchor="middle" transform="translate(100,230)">Hour</text>
    <text text-anchor="middle" transform="translate(-30,100) rotate(-90)">Load (%)</text>
    <text transform="translate(100,-8)" text-anchor="middle">Server &amp; disk</text>
    \(marks)</g></svg>
    """
}

private let hours = [("0", 0), ("5", 100), ("10", 200)]
private let names = [("Ann", 40), ("Bob", 100), ("Cy", 160)]

private let bars =
  "<g fill=\"#4c78a8\" stroke=\"none\"><path d=\"M20,200h40v-60h-40Z\"/><path d=\"M80,200h40v-150h-40Z\"/><rect x=\"140\" y=\"180\" width=\"40\" height=\"20\"/></g>"

private let readable: [ReadingCase] = [
  .init(
    "a line of absolute and relative steps",
    vegaLike(
      "<path d=\"M0,200L20 180l20-20h20v0 L200,0\" fill=\"none\" stroke=\"#4c78a8\"/>", x: hours),
    "“Server & disk” line | Hour | Load (%) | Load 0:0 1:10 2:20 3:20 3:20 10:100"),
  .init(
    "curves by their ends",
    vegaLike(
      "<path d=\"M0,200C5,200,15,180,20,180S35,160,40,160Q50,150 60,140T80,120\" fill=\"none\" stroke=\"red\"/>",
      x: hours), "“Server & disk” line | Hour | Load (%) | Load 0:0 1:10 2:20 3:30 4:40"),
  .init(
    "two lines with a legend",
    vegaLike(
      "<polyline points=\"0,200 100,100 200,0\" fill=\"none\" stroke=\"red\"/><polyline points=\"0,0 100,50 200,100\" style=\"fill:none;stroke:blue\"/><g transform=\"translate(215,0)\"><path d=\"M0,10h15\" stroke=\"red\"/><text x=\"20\" y=\"13\">rising</text><path d=\"M0,25h15\" stroke=\"blue\"/><text x=\"20\" y=\"28\">falling</text></g>",
      x: hours),
    "“Server & disk” line | Hour | Load (%) | rising 0:0 5:50 10:100 | falling 0:100 5:75 10:50"),
  .init(
    "a line with a gap",
    vegaLike("<path d=\"M0,200L40,160M80,120L200,0\" fill=\"none\" stroke=\"red\"/>", x: hours),
    "“Server & disk” line | Hour | Load (%) | Load 0:0 2:20 3:– 4:40 10:100"),
  .init(
    "bars over names", vegaLike(bars, x: names),
    "“Server & disk” bar | Hour [Ann,Bob,Cy] | Load (%) | Load 0:30 1:75 2:10"),
  .init(
    "stretched by a matrix",
    vegaLike(
      "<g transform=\"matrix(2,0,0,-2,0,200)\"><path d=\"M0,0 50,25 100,100\" fill=\"none\" stroke=\"red\"/></g>",
      x: hours), "“Server & disk” line | Hour | Load (%) | Load 0:0 5:25 10:100"),
  .init(
    "circles",
    vegaLike(
      "<circle cx=\"20\" cy=\"100\" r=\"3\" fill=\"red\"/><circle cx=\"40\" cy=\"50\" r=\"3\" fill=\"red\"/>",
      x: hours), "“Server & disk” scatter | Hour | Load (%) | Load 1:50 2:75"),
  .init(
    "symbols used again",
    vegaLike(
      "<defs><path id=\"m\" d=\"M0 3C1 3 3 1 3 0C3 -1 1 -3 0 -3C-1 -3 -3 -1 -3 0C-3 1 -1 3 0 3z\"/></defs><use xlink:href=\"#m\" x=\"20\" y=\"100\" fill=\"red\"/><use href=\"#m\" x=\"40\" y=\"50\" fill=\"red\"/>",
      x: hours), "“Server & disk” scatter | Hour | Load (%) | Load 1:50 2:75"),
  .init(
    "years and months",
    vegaLike(
      "<path d=\"M0,200L182,100L366,0\" fill=\"none\" stroke=\"red\"/>",
      x: [("2024", 0), ("April", 91), ("July", 182), ("October", 274), ("2025", 366)]),
    "“Server & disk” line | Hour time month | Load (%) | Load 1704067200:0 1719792000:50 1735689600:100"
  ),
]

/// As matplotlib writes the powers of a logarithmic axis.
private let logarithmic = """
  <svg><g id="axis"><text x="0" y="110" style="text-anchor: middle">1</text><text x="50" y="110" style="text-anchor: middle">2</text><text x="100" y="110" style="text-anchor: middle">3</text></g>
  <g transform="translate(-20 103.8)"><text>
   <tspan x="0" y="-0.67">1</tspan>
   <tspan x="6.3" y="-0.67">0</tspan>
   <tspan x="12.8" y="-4.8">0</tspan>
  </text></g>
  <g transform="translate(-20 53.8)"><text><tspan x="0" y="-0.67">10</tspan><tspan x="12.8" y="-4.8">1</tspan></text></g>
  <g transform="translate(-20 3.8)"><text><tspan x="0" y="-0.67">10</tspan><tspan x="12.8" y="-4.8">2</tspan></text></g>
  <path d="M-5 100h5M-5 50h5M-5 0h5" stroke="black"/><path d="M0 100L50 50L100 0" fill="none" stroke="red"/></svg>
  """

private let unreadable: [(String, ChartError)] = [
  ("<svg><path d=\"M0 0\"/></svg>", .picture(.noLabels)),
  (
    "<svg><defs><path id=\"DejaVuSans-30\" d=\"M0 0z\"/></defs><use href=\"#DejaVuSans-30\"/></svg>",
    .picture(.outlines)
  ),
  ("<svg><text>Hello</text></svg>", .picture(.noLabels)),
  (
    "<svg><text x=\"0\" y=\"0\">1</text><text x=\"0\" y=\"9\">-50</text><text x=\"0\" y=\"10\">6</text></svg>",
    .picture(.noScale(axis: "y"))
  ),
  (vegaLike("", x: hours), .picture(.noMarks)),
  // Two labels do not tell how the values between them lie.
  (vegaLike(line, x: [("0", 0), ("10", 200)]), .picture(.noScale(axis: "x"))),
  (vegaLike(line + area, x: hours), .picture(.shapes)),
  (vegaLike(line + "<path d=\"M50,90v20\" stroke=\"black\"/>", x: hours), .picture(.shapes)),
  (vegaLike(line + "<image width=\"9\" height=\"9\"/>", x: hours), .picture(.shapes)),
  (vegaLike(line + bars, x: hours), .picture(.mixed)),
  (vegaLike(line + "<circle cx=\"50\" cy=\"20\" r=\"3\"/>", x: hours), .picture(.mixed)),
  (vegaLike(path("M0,200L200,-40"), x: hours), .picture(.outside)),
  (vegaLike(path("M0,200H50V150H100V90H200"), x: hours), .picture(.steps)),
  (vegaLike(path("M0,200L90,100L40,40L200,0"), x: hours), .picture(.steps)),
  (vegaLike(path("M0,200L70,100L160,40"), x: names), .picture(.offLabels)),
  // As a box plot or a Gantt chart has them, and bars one of which begins before the one under it ends.
  (vegaLike(box(20, 40, 60) + box(80, 50, 90), x: names), .picture(.bars)),
  (vegaLike(box(20, 0, 60) + box(20, 50, 90, "red"), x: names), .picture(.bars)),
  (vegaLike(box(20, 0, 60) + box(20, 60, 90), x: names), .picture(.bars)),
  // A bar whose name is left out.
  (vegaLike(box(20, 0, 60) + box(70, 0, 90), x: names), .picture(.offLabels)),
  (vegaLike(line + "<use href=\"#group\"/>", x: hours), .picture(.drawing)),
  (vegaLike("<g id=\"a\"><use href=\"#a\"/></g>" + line, x: hours), .picture(.drawing)),
  (vegaLike("<g transform=\"skewX(10)\">" + line + "</g>", x: hours), .picture(.drawing)),
  (vegaLike("<style>.a{fill: red}</style>" + line, x: hours), .picture(.drawing)),
  (vegaLike(line + "<svg viewBox=\"0 0 1 1\"></svg>", x: hours), .picture(.drawing)),
  // What would take long is given up before it is done.
  (vegaLike(String(repeating: "<g>", count: 300) + line, x: hours), .picture(.tooLarge)),
  (
    vegaLike(line + String(repeating: "<text>a</text>", count: 2100), x: hours), .picture(.tooLarge)
  ),
  (
    vegaLike("<g " + String(repeating: "a ", count: 201) + ">" + line, x: hours),
    .picture(.tooLarge)
  ),
  (
    vegaLike("<\(String(repeating: "g", count: 101))>" + line, x: hours), .picture(.tooLarge)
  ),
  (
    vegaLike("<text>\(String(repeating: "a", count: 2001))</text>" + line, x: hours),
    .picture(.tooLarge)
  ),
  (
    vegaLike("<g style=\"\(String(repeating: "a:b;", count: 2501))\"/>" + line, x: hours),
    .picture(.tooLarge)
  ),
  (
    vegaLike(
      "<g transform=\"" + String(repeating: "translate(1)", count: 40) + "\">" + line, x: hours),
    .picture(.drawing)
  ),
]

private let line = path("M0,200L100,100L200,0")
private let area = "<path d=\"M0,200L100,100L200,0V200Z\" fill=\"red\"/>"

private func path(_ data: String) -> String {
  "<path d=\"\(data)\" fill=\"none\" stroke=\"red\"/>"
}

/// A bar of 40 units from one value to another.
private func box(_ left: Int, _ from: Int, _ to: Int, _ colour: String = "blue") -> String {
  "<rect x=\"\(left)\" y=\"\(200 - 2 * to)\" width=\"40\" height=\"\(2 * (to - from))\" fill=\"\(colour)\"/>"
}

@Suite("Reading charts off SVG pictures")
struct SVGReadingTests {
  @Test("lines, bars and points are measured", arguments: readable)
  func reads(_ row: ReadingCase) throws {
    #expect(try Chart(reading: Array(row.text.utf8)).summary == row.summary)
  }

  @Test("the name of the program that drew it is no title")
  func programName() throws {
    let drawn = vegaLike(bars, x: names)
    let text =
      String(drawn.split(separator: "260\">")[0]) + "260\"><title>Gnuplot</title>"
      + drawn.split(separator: "260\">").dropFirst().joined(separator: "260\">")
    let chart = try Chart(reading: Array(text.utf8))
    #expect(chart.title == "Server & disk")
  }

  @Test("a logarithmic axis is one")
  func logarithms() throws {
    let chart = try Chart(reading: Array(logarithmic.utf8))
    #expect(chart.summary == "line |  |  log |  1:1 2:10 3:100")
  }

  @Test("what holds no data is refused", arguments: unreadable)
  func refuses(_ text: String, _ error: ChartError) {
    #expect(throws: error) { try Chart(reading: Array(text.utf8)) }
  }

  @Test(
    "the values of a stack are its parts, and what it says of itself is believed where it is so drawn"
  )
  func stacks() throws {
    let stack = box(20, 0, 60) + box(20, 60, 90, "red") + box(80, 0, 20, "red") + box(80, 20, 30)
    let chart = try Chart(reading: Array(vegaLike(stack, x: names).utf8))
    #expect(
      chart.summary
        == "“Server & disk” stacked-bar | Hour [Ann,Bob,Cy] | Load (%) |  0:60 1:10 |  0:30 1:20")
    // All edges lie at whole units of the picture, so each may be wrong by half of one.
    #expect(chart.notes.measuredWithin == 0.6)
  }

  @Test("what a picture tells of its marks is exact, unless it draws something else")
  func labels() throws {
    func text(_ second: String) -> [UInt8] {
      let first = box(20, 0, 60).split(separator: "/>")[0] + " aria-label=\"Load: 60.25\"/>"
      let last = box(80, 0, 20).split(separator: "/>")[0] + " aria-label=\"Load: \(second)\"/>"
      return Array(vegaLike(String(first + last), x: names).utf8)
    }
    let chart = try Chart(reading: text("19.9"))
    #expect(
      chart.summary == "“Server & disk” bar | Hour [Ann,Bob,Cy] | Load (%) | Load 0:60.25 1:19.9")
    #expect(chart.notes.measuredWithin == 0)
    #expect(throws: ChartError.picture(.disagreement)) { try Chart(reading: text("29")) }
  }

  @Test("a path is read to as many corners as are allowed, and no further")
  func corners() {
    let text = Array(("M0 0" + String(repeating: "h1", count: 1000)).utf8)
    #expect(PathData(text[...], most: 10).count == 11)
    #expect(PathData(text[...], most: 2000).count == 1001)
  }

  @Test(
    "what stands at the end of an axis multiplies its labels and adds to them",
    arguments: [
      ("1e6", 1e6, 0), ("1e−5", 1e-5, 0), ("+1e6", 1, 1e6), ("+2.024e3", 1, 2024),
      ("1e−7+5e−5", 1e-7, 5e-5), ("×10^6", 1e6, 0), ("−1e3", 1, -1000),
    ])
  func multiplier(_ text: String, _ factor: Double, _ offset: Double) throws {
    let multiplier = try #require(AxisMultiplier(Array(text.utf8)))
    #expect(multiplier.factor == factor)
    #expect(multiplier.offset == offset)
  }

  @Test(
    "other texts multiply nothing", arguments: ["e", "1", "Apple", "10", "2024", "+5", "the e"])
  func noMultiplier(_ text: String) {
    #expect(AxisMultiplier(Array(text.utf8)) == nil)
  }

  @Test(
    "labels are numbers in one unit",
    arguments: [
      (["0", "500k", "1M"], [0, 5e5, 1e6]), (["0,5", "1,0"], [0.5, 1]),
      (["0,500", "1,000"], [0.5, 1]), (["0", "1,000"], [0, 1000]),
      (["10^0", "2×10^3"], [1, 2000]),
      (["−10^2", "10^2"], [-100, 100]), (["0%", "20%"], [0, 20]), (["100n", "200n"], nil),
      (["5 m", "10 m"], nil), (["1 km", "2 m"], nil), (["1", "two"], nil),
    ] as [([String], [Double]?)])
  func labelNumbers(_ labels: [String], _ values: [Double]?) {
    #expect(LabelNumbers(labels.map { Array($0.utf8) })?.values == values)
  }

  @Test(
    "labels are times only where each tells its year",
    arguments: [
      (["2024", "April", "July"], true), (["2024-01", "2024-02"], true),
      (["Jan 07", "Jan 14"], false),
      (["12:00", "13:00"], false), (["3/4/2024", "4/4/2024"], false),
    ])
  func labelTimes(_ labels: [String], _ areTimes: Bool) {
    #expect((LabelTimes(labels.map { Array($0.utf8) }) != nil) == areTimes)
  }

  @Test("any picture is read or refused", arguments: 0..<200)
  func fuzz(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array((seed % 2 == 0 ? vegaLike(bars, x: names) : logarithmic).utf8)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0x20...0x7F, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8(ascii: "9"), at: index)
      default: bytes.insert(contentsOf: "<\"e-".utf8, at: index)
      }
    }
    let chart = try? Chart(reading: bytes, format: .svg)
    for series in chart?.series ?? [] { #expect(series.points.allSatisfy { $0.x.isFinite }) }
  }
}
