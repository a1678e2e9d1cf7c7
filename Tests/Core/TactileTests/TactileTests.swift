// SPDX-License-Identifier: Apache-2.0

import Braille
import ChartDrawing
import Charts
import Maths
import Speaking
import TestSupport
import Testing

@testable import Tactile

@Suite struct TactileTests {
  private static let hostile = "</text><script>alert('1')</script>&\" ملح 25 °C"

  private func chart(_ kind: ChartKind, seed: UInt64) throws -> Chart {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...40, using: &random)
    let names = (0..<count).map { $0 % 5 == 0 ? Self.hostile : "Place \($0)" }
    let series = (0..<(kind == .pie ? 1 : Int.random(in: 1...12, using: &random))).map { index in
      var points = (0..<count).map { place in
        ChartPoint(x: Double(place), y: Double.random(in: -5...9, using: &random))
      }
      points[count / 2].y = .nan
      return Series(
        name: "Series \(index)", points: points, detail: Self.detail(kind, points))
    }
    let isTime = Bool.random(using: &random)
    return try Chart(
      title: seed % 2 == 0 ? Self.hostile : "Title", kind: kind,
      x: Axis(name: "Across", scale: isTime ? .time(.day) : .categories(names)),
      y: Axis(name: "Up", unit: "°C"), rowsName: "Rows", series: series,
      context: ChartContext(
        thresholds: [.init(value: 3, name: "Limit")], events: [.init(x: 1, name: "Event")]))
  }

  private static func detail(_ kind: ChartKind, _ points: [ChartPoint]) -> Series.Detail {
    let values = points.map { $0.isMissing ? 0 : $0.y }
    return switch kind {
    case .histogram: .bins(points.map { Series.Bin(lower: $0.x - 0.5, upper: $0.x + 0.5) })
    case .boxPlot:
      .boxes(
        values.map {
          Series.Box(
            low: $0 - 2, lowerQuartile: $0 - 1, median: $0, upperQuartile: $0 + 1, high: $0 + 2,
            outliers: [$0 - 4, $0 + 4])
        })
    case .candlestick:
      .candles(values.map { Series.Candle(open: $0 - 1, high: $0 + 2, low: $0 - 2, close: $0) })
    default: .none
    }
  }

  private func sheets(_ chart: Chart, _ options: TactileOptions) -> [TactilePage] {
    TactileDrawing.sheets(chart, title: "Title", summary: "Summary.", options: options).all
  }

  @Test("every page is XML of the paper's size", arguments: ChartKind.allCases, [1, 2])
  func pages(_ kind: ChartKind, _ seed: UInt64) throws {
    let options = TactileOptions(
      paper: seed % 2 == 0 ? .a4 : .letter, language: Language.allCases[Int(seed) % 3])
    let drawing = TactileDrawing(try chart(kind, seed: seed), options: options)
    #expect(drawing.pages.count > drawing.keyPages && drawing.keyPages > 0)
    #expect(drawing.pages.count <= drawing.keyPages + TactileMeasure.mostPages)
    for page in drawing.pages + [drawing.document] {
      #expect(WellFormed.isXML(page))
      #expect(!page.contains("<script"))
      #expect(!page.contains("nan") && !page.contains("inf"))
    }
    #expect(
      drawing.pages[0].contains(options.paper == .a4 ? "width=\"210mm\"" : "width=\"215.9mm\""))
  }

  @Test("everything lies on the paper", arguments: ChartKind.allCases, [1, 2, 3])
  func borders(_ kind: ChartKind, _ seed: UInt64) throws {
    for paper in TactileOptions.Paper.allCases {
      let options = TactileOptions(paper: paper)
      for page in sheets(try chart(kind, seed: seed), options) {
        let outside = page.shapes.flatMap(\.places).filter { place in
          !(place.x >= 4 && place.x <= paper.width - 4)
            || !(place.y >= 4 && place.y <= paper.height - 4)
        }
        #expect(outside.isEmpty)
      }
    }
  }

  @Test(
    "labels in braille keep apart from one another", arguments: ChartKind.allCases,
    [1, 2, 3, 4, 5, 6])
  func labels(_ kind: ChartKind, _ seed: UInt64) throws {
    for page in sheets(try chart(kind, seed: seed), TactileOptions()) {
      let labels = page.shapes.compactMap(\.label)
      for (index, one) in labels.enumerated() {
        let touching = labels[(index + 1)...].filter { other in
          let across = max(other.left - one.right, one.left - other.right)
          let upward = max(other.top - one.bottom, one.top - other.bottom)
          return max(across, upward) < TactileMeasure.gap
        }
        #expect(touching.isEmpty)
      }
    }
  }

  @Test("markers are far enough apart to be felt", arguments: 1...8)
  func markers(_ seed: UInt64) throws {
    for page in sheets(try chart(.scatter, seed: seed), TactileOptions()).dropFirst() {
      let places = page.shapes.compactMap { shape -> PicturePoint? in
        if case .marker(_, let at) = shape { at } else { nil }
      }
      for (index, one) in places.enumerated() {
        for other in places[(index + 1)...] {
          #expect(hypot(one.x - other.x, one.y - other.y) >= 2 * TactileMeasure.marker + 3)
        }
      }
    }
  }

  @Test("the dots of a cell are those of braille, 2.5 mm apart, and cells 6 mm")
  func dots() {
    let origin = PicturePoint(20, 30)
    #expect(TactilePage.dotPlace(1, cell: 0, origin) == origin)
    #expect(TactilePage.dotPlace(3, cell: 0, origin) == PicturePoint(20, 35))
    #expect(TactilePage.dotPlace(4, cell: 0, origin) == PicturePoint(22.5, 30))
    #expect(TactilePage.dotPlace(6, cell: 2, origin) == PicturePoint(34.5, 35))
  }

  @Test(
    "texts become braille of their language",
    arguments: [
      (Language.english, "Up 12", "⠠⠥⠏⠀⠼⠁⠃"), (.spanish, "año", "⠁⠻⠕"), (.arabic, "ملح", "⠍⠇⠱"),
      (.english, "5 %", "⠼⠑⠀⠨⠴"), (.english, "\u{2212}3", "⠤⠼⠉"),
    ])
  func braille(_ language: Language, _ text: String, _ braille: String) {
    let cells = TactileCells(language).cells(text)
    #expect(cells.map(\.text).joined() == braille)
  }

  @Test("a line keeps its turns and loses what no finger follows")
  func simplification() {
    let points = (0...100).map { PicturePoint(Double($0), $0 == 50 ? 30 : Double($0 % 2) * 0.2) }
    let kept = TactileSimplification.kept(points, within: 0.8)
    #expect(kept.contains(50))
    #expect(kept.count < 10)
  }

  @Test("what fits on no page is drawn as a line, and the key says so")
  func asLine() throws {
    let points = (0..<2000).map { ChartPoint(x: Double($0), y: Double($0 % 50)) }
    let chart = try Chart(
      kind: .bar, x: Axis(name: "x"), y: Axis(name: "y"),
      series: [Series(name: "y", points: points)])
    let drawing = TactileDrawing(chart)
    #expect(drawing.pages.count == drawing.keyPages + 1)
    #expect(drawing.pages[0].contains("Too many marks to feel one by one"))
  }

  @Test("print can be left out")
  func print() throws {
    let chart = try chart(.line, seed: 1)
    #expect(TactileDrawing(chart).document.contains("<text"))
    #expect(
      !TactileDrawing(chart, options: TactileOptions(showsPrint: false)).document.contains("<text"))
  }

  @Test("print keeps to the paper, in lines")
  func printLines() throws {
    let summary = String(repeating: "A long sentence on what the chart holds. ", count: 12)
    let sheets = TactileDrawing.sheets(
      try chart(.line, seed: 1), title: summary, summary: summary, options: TactileOptions())
    var words = 0
    for page in sheets.all {
      for case .print(let text, let at) in page.shapes {
        words += text.split(separator: " ").count
        // Letters of 4 mm without serifs are 2.2 mm wide on the average.
        #expect(at.x + Double(text.count) * 2.2 <= TactileOptions.Paper.a4.width - 15)
      }
    }
    #expect(words > 12 * 8)
  }

  @Test("the first and the last slice, which meet, feel different", arguments: 2...10)
  func slices(_ count: Int) throws {
    let points = (0..<count).map { ChartPoint(x: Double($0), y: Double($0 + 1)) }
    let names = Axis.Scale.categories(points.indices.map { "n\($0)" })
    let pie = try Chart(
      kind: .pie, x: Axis(name: "", scale: names), y: Axis(name: ""),
      series: [Series(name: "", points: points)])
    let sheets = sheets(pie, TactileOptions(showsPrint: false))
    let textures = sheets.flatMap(\.shapes).compactMap { shape -> TactileTexture? in
      // The samples of the key are rectangles.
      guard case .area(let points, let texture) = shape, points.count != 4 else { return nil }
      return texture
    }
    #expect(textures.count == count)
    for (one, next) in zip(textures, textures.dropFirst() + textures.prefix(1)) {
      #expect(one != next)
    }
    let key = try #require(sheets.first)
    let heading = key.shapes.filter { if case .cells = $0 { true } else { false } }
    #expect(heading.count < 5 + 2 * count, "axes without names are not named")
  }

  @Test("letters go on after z")
  func letters() {
    let cells = TactileCells(.english)
    #expect([0, 25, 26, 27, 52].map { cells.letter($0) } == ["a", "z", "aa", "ab", "ba"])
  }
}

extension TactileShape {
  fileprivate var places: [PicturePoint] {
    switch self {
    case .line(let points, _), .area(let points, _): return points
    case .marker(_, let at), .print(_, let at): return [at]
    case .cells:
      guard let label else { return [] }
      return [PicturePoint(label.left, label.top), PicturePoint(label.right, label.bottom)]
    }
  }

  /// The middles of the outermost dots of a label in braille.
  fileprivate var label: (left: Double, top: Double, right: Double, bottom: Double)? {
    guard case .cells(let cells, let at) = self, !cells.isEmpty else { return nil }
    let last = TactilePage.dotPlace(6, cell: cells.count - 1, at)
    return (at.x, at.y, last.x, last.y)
  }
}
