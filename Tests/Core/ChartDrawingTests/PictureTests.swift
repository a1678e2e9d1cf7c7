// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import ChartReading
import Charts
import Speaking
import SyntheticCharts
import TestSupport
import Testing

@Suite struct PictureTests {
  @Test(
    "everything lies within the picture", arguments: ChartKind.allCases, [1, 2, 3, 4, 5, 6, 7, 8])
  func borders(_ kind: ChartKind, _ seed: UInt64) throws {
    let chart = try DrawnCharts.chart(kind, seed: seed)
    for layout in [PictureLayout(), .sheet(in: .arabic), PictureLayout(width: 320, textSize: 40)] {
      let picture = ChartPicture(chart, layout: layout)
      #expect(!picture.shapes.isEmpty)
      let shapes = picture.shapes + picture.cursor(series: 0, index: 1)
      for point in shapes.flatMap(\.places) {
        #expect(point.x >= -0.5 && point.x <= picture.width + 0.5, "\(kind.word) \(seed)")
        #expect(point.y >= -0.5 && point.y <= picture.height + 0.5, "\(kind.word) \(seed)")
      }
    }
  }

  @Test("a sketch has the marks alone, and no words", arguments: ChartKind.allCases, [1, 2, 3])
  func sketches(_ kind: ChartKind, _ seed: UInt64) throws {
    let picture = ChartPicture(sketchOf: try DrawnCharts.chart(kind, seed: seed))
    for point in picture.shapes.flatMap(\.places) {
      #expect((-0.5...320.5).contains(point.x) && (-0.5...180.5).contains(point.y), "\(kind.word)")
    }
    // The marks use the room that there is.
    #expect(picture.shapes.flatMap(\.places).contains { $0.y < 60 })
    #expect(picture.viewBox == "0 0 320 180")
    #expect(picture.sketch.hasPrefix("<path") && !picture.sketch.contains("<text"))
    #expect(!picture.sketch.contains("plot__texture") && !picture.sketch.contains("plot__axis"))
    #expect(WellFormed.isXML("<g>\(picture.sketch)</g>"))
  }

  @Test("dates are told as dates in every language", arguments: Language.allCases)
  func dates(_ language: Language) throws {
    let rows = (1...28).map { "2025-07-\($0 < 10 ? "0" : "")\($0),\($0)\n" }.joined()
    let chart = try Chart(reading: Array(("Day,Ozone\n" + rows).utf8))
    let markup = ChartPicture(chart, layout: PictureLayout(language: language)).markup()
    #expect(!markup.contains("e9<"))
  }

  @Test("the median of a box stands out from it")
  func medians() throws {
    let text = "Way,Minutes\nBus,1\nBus,5\nBus,9\nWalk,3\nWalk,4\nWalk,9\n"
    var choices = ReadingChoices()
    choices.kind = .boxPlot
    let markup = ChartPicture(try Chart(reading: Array(text.utf8), choices: choices)).markup()
    #expect(markup.contains("plot__hollow") && !markup.contains("plot__fill"))
  }

  @Test("names from the data are only text", arguments: ChartKind.allCases)
  func hostile(_ kind: ChartKind) throws {
    let chart = try DrawnCharts.chart(kind, seed: 3)
    let picture = ChartPicture(chart, layout: .sheet(in: .english))
    let document = picture.svg(title: DrawnCharts.hostile, description: DrawnCharts.hostile)
    for text in [document, picture.markup(id: DrawnCharts.hostile)] {
      #expect(!text.contains("<script"))
      #expect(!text.contains("alert('"))
      #expect(!text.contains("nan") && !text.contains("inf"))
      #expect(WellFormed.isXML(text), "\(kind.word)")
      #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }
    #expect(!picture.markup().contains("style"))
  }

  @Test(
    "the nearest point to the place of a point is that point",
    arguments: [
      ChartKind.line, .bar, .groupedBar, .area, .histogram, .boxPlot, .heatMap, .scatter,
    ],
    [1, 2, 3, 4, 5, 6])
  func roundTrip(_ kind: ChartKind, _ seed: UInt64) throws {
    let chart = try DrawnCharts.chart(kind, seed: seed)
    let picture = ChartPicture(chart)
    for series in chart.series.indices {
      for index in chart.series[series].points.indices
      where !chart.series[series].points[index].isMissing {
        let place = try #require(picture.place(series: series, index: index))
        let found = try #require(picture.nearest(across: place.across, up: place.up))
        let other = try #require(picture.place(series: found.series, index: found.index))
        // Two marks may lie in one place; then either is right.
        #expect((other.across - place.across).magnitude < 0.01)
        #expect((other.up - place.up).magnitude < 0.01)
        #expect(
          picture.nearest(across: place.across, up: place.up, series: series)?.series == series)
      }
    }
  }

  @Test("a slice is found where it is drawn")
  func slices() throws {
    let chart = try Chart(
      kind: .pie, x: Axis(name: "x", scale: .categories(["a", "b", "c"])), y: Axis(name: "y"),
      series: [
        Series(
          name: "y", points: [1.0, 2, 3].enumerated().map { ChartPoint(x: Double($0), y: $1) })
      ])
    let picture = ChartPicture(chart)
    for index in 0..<3 {
      let place = try #require(picture.place(series: 0, index: index))
      #expect(picture.nearest(across: place.across, up: place.up)?.index == index)
    }
  }

  @Test("higher values lie higher, later ones further right")
  func order() throws {
    let points = [1.0, 3, 2].enumerated().map { ChartPoint(x: Double($0), y: $1) }
    let picture = ChartPicture(try Chart(x: "x", y: "y", points: points))
    let places = (0..<3).compactMap { picture.place(series: 0, index: $0) }
    #expect(places[0].across < places[1].across && places[1].across < places[2].across)
    #expect(places[0].up < places[2].up && places[2].up < places[1].up)
    #expect(picture.place(series: 0, index: 3) == nil)
    #expect(picture.place(series: -1, index: 0) == nil)
  }

  @Test("of a million points the only peak is drawn, with few shapes")
  func million() throws {
    var points = (0..<1_000_000).map { ChartPoint(x: Double($0), y: Double($0 % 7)) }
    points[654_321].y = 1000
    let picture = ChartPicture(try Chart(x: "x", y: "y", points: points))
    let place = try #require(picture.place(series: 0, index: 654_321))
    let lines = picture.shapes.filter { $0.role == .line(0) }.flatMap(\.places)
    #expect(lines.count < 4000)
    let top = lines.map(\.y).min() ?? .infinity
    #expect((top - (1 - place.up) * picture.height).magnitude < 0.01)
    #expect(picture.markup().utf8.count < 100_000)
    let found = try #require(picture.nearest(across: place.across, up: place.up))
    #expect((found.index - 654_321).magnitude < 1000)
  }

  @Test("missing values break the line, and a value between two gaps is a dot")
  func gaps() throws {
    let values = [1.0, 2, .nan, 3, .nan, 4, 5]
    let points = values.enumerated().map { ChartPoint(x: Double($0), y: $1) }
    let picture = ChartPicture(try Chart(x: "x", y: "y", points: points))
    #expect(picture.shapes.filter { $0.role == .line(0) }.count == 3)
  }

  @Test("texts of ticks across do not touch", arguments: ChartKind.allCases, [1, 2, 3, 4])
  func labels(_ kind: ChartKind, _ seed: UInt64) throws {
    let picture = ChartPicture(try DrawnCharts.chart(kind, seed: seed))
    var byLine: [Double: [(left: Double, right: Double)]] = [:]
    for shape in picture.shapes where shape.role == .tickLabel {
      guard case .text(let text, let at, .middle, let size) = shape.form else { continue }
      // Half a letter's height a letter is narrower than any font of the pages.
      let half = Double(text.unicodeScalars.filter { $0.value >= 0x20 }.count) * size * 0.2
      byLine[at.y, default: []].append((at.x - half, at.x + half))
    }
    for line in byLine.values {
      let sorted = line.sorted { $0.left < $1.left }
      for (one, next) in zip(sorted, sorted.dropFirst()) { #expect(one.right <= next.left) }
    }
  }

  @Test("a part that is spoken of is shown where it lies")
  func highlight() throws {
    let points = (0..<10).map { ChartPoint(x: Double($0), y: Double($0)) }
    let picture = ChartPicture(try Chart(x: "x", y: "y", points: points))
    let shapes = picture.highlight(ChartPart(series: 0, x: 2...4))
    #expect(shapes.count == 2)
    let places = shapes[0].places.map { $0.x / picture.width }
    let (from, to) = (
      picture.place(of: points[2]).across, picture.place(of: points[4]).across
    )
    #expect((places.min() ?? 1) <= from && (places.max() ?? 0) >= to)
    #expect(picture.highlight(ChartPart(series: 5, x: 2...4)).count == 1)
  }
}

extension PictureShape {
  /// Where it lies: its corners or points.
  fileprivate var places: [PicturePoint] {
    switch form {
    case .polyline(let points), .polygon(let points), .markers(_, _, let points): points
    case .segments(let segments): segments.flatMap { [$0.from, $0.to] }
    case .boxes(let boxes):
      boxes.flatMap { [PicturePoint($0.left, $0.top), PicturePoint($0.right, $0.bottom)] }
    case .wedge(let centre, let radius, _, _):
      [
        PicturePoint(centre.x - radius, centre.y - radius),
        PicturePoint(centre.x + radius, centre.y + radius),
      ]
    case .text(_, let at, _, _): [at]
    }
  }
}
