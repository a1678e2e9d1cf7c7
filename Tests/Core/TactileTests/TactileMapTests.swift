// SPDX-License-Identifier: Apache-2.0

import Braille
import ChartDrawing
import Foundation
import Speaking
import TestSupport
import Testing
import Wayfinding

@testable import Tactile

@Suite("A map for fingers") struct TactileMapTests {
  private static let monaco: Result<WalkMap, any Error> = Result {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../Examples/maps/monaco.walkmap")
    return try WalkMapPack.decode([UInt8](Data(contentsOf: file)))
  }

  /// Squares of Monaco around one of its nodes; 0 is all of it.
  private static let cuts: [(node: Int, metres: Double)] = [
    (0, 0), (10, 60), (200, 100), (400, 200), (600, 200), (800, 400), (1000, 1000),
  ]

  private func sheets(
    _ cut: (node: Int, metres: Double), marking place: Int? = nil, _ options: TactileOptions
  ) throws -> (all: [TactilePage], scale: Double) {
    let map = try Self.monaco.get()
    let area =
      cut.metres > 0 ? MapArea(around: map.nodes[cut.node], metres: cut.metres) : nil
    return try #require(TactileMap.sheets(of: map, area: area, marking: place, options: options))
  }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(TactileMapWords.self) }

  @Test("Every sheet is XML of the paper's size", arguments: cuts, TactileOptions.Paper.allCases)
  func documents(_ cut: (node: Int, metres: Double), _ paper: TactileOptions.Paper) throws {
    let map = try Self.monaco.get()
    for language in Language.allCases {
      let area = cut.metres > 0 ? MapArea(around: map.nodes[cut.node], metres: cut.metres) : nil
      let drawn = try #require(
        TactileMap(of: map, area: area, options: .init(paper: paper, language: language)))
      #expect(drawn.pages.count > 1)
      for page in drawn.pages + [drawn.document] {
        #expect(WellFormed.isXML(page))
        #expect(!page.contains("nan") && !page.contains("inf"))
      }
    }
  }

  @Test("Letters keep apart from one another, from lines and from textures", arguments: cuts)
  func letters(_ cut: (node: Int, metres: Double)) throws {
    let sheets = try sheets(cut, TactileOptions(showsPrint: false))
    let page = try #require(sheets.all.last)
    let box = try sheet(cut).box
    let boxes = page.shapes.compactMap(\.box).filter {
      $0.top >= box.top && $0.bottom <= box.bottom
    }
    for (index, one) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let apart = max(
          other.left - one.right, one.left - other.right, other.top - one.bottom,
          one.top - other.bottom)
        #expect(apart >= 1, "\(one) \(other)")
      }
      for case .line(let line, .way(let way)) in page.shapes {
        let touching = TactileInk.steps(along: line).filter {
          one.distance(to: $0) < way.width / 2
        }
        #expect(touching.isEmpty, "\(one) \(way)")
      }
    }
  }

  @Test(
    "Each letter of the key stands once on the map or more, and none that the key lacks",
    arguments: cuts)
  func key(_ cut: (node: Int, metres: Double)) throws {
    let map = try Self.monaco.get()
    let sheet = try sheet(cut)
    var drawer = TactileMapDrawer(map, on: sheet)
    let key = drawer.draw(marking: nil)
    let letters = drawer.page.shapes.compactMap { shape -> String? in
      guard case .cells(let cells, let at) = shape, at.y < sheet.box.bottom else { return nil }
      return cells.map(\.text).joined()
    }
    let explained = (0..<letters.count).map {
      key.cells.cells(key.cells.letter($0)).map(\.text).joined()
    }
    #expect(Set(letters) == Set(explained.prefix(Set(letters).count)))
    for number in 0..<Set(letters).count {
      #expect(key.entries.contains { $0.text.hasPrefix(key.cells.letter(number) + " ") })
    }
  }

  @Test("The bar below the map is as long as the key says", arguments: cuts)
  func scale(_ cut: (node: Int, metres: Double)) throws {
    let map = try Self.monaco.get()
    let sheet = try sheet(cut)
    var drawer = TactileMapDrawer(map, on: sheet)
    let key = drawer.draw(marking: nil)
    let bars = drawer.page.shapes.compactMap { shape -> Double? in
      guard case .line(let line, .axis) = shape, line[0].y == line[1].y else { return nil }
      return (line[1].x - line[0].x) * sheet.metresPerMillimetre
    }
    let metres = try #require(bars.first)
    let told = SpokenDistance(metres: metres).text(in: .english)
    #expect(key.entries.contains { $0.text == "The line below the map is \(told) long." })
    // And a millimetre of the sheet is that many metres of the earth.
    let (one, other) = (map.nodes[100], map.nodes[900])
    let (from, to) = (sheet.place(one), sheet.place(other))
    let drawn = hypot(to.x - from.x, to.y - from.y) * sheet.metresPerMillimetre
    #expect((drawn / one.distance(to: other) - 1).magnitude < 0.002)
  }

  @Test("Everything lies on the paper", arguments: cuts)
  func paper(_ cut: (node: Int, metres: Double)) throws {
    let sheets = try sheets(cut, TactileOptions())
    for shape in sheets.all.flatMap(\.shapes) {
      let places: [PicturePoint] =
        switch shape {
        case .line(let points, _), .area(let points, _): points
        case .marker(_, let at), .print(_, let at), .cells(_, let at): [at]
        }
      #expect(places.allSatisfy { (4...206).contains($0.x) && (4...293).contains($0.y) })
    }
  }

  @Test("The place around which the map is has a mark of its own, which the key explains first")
  func marked() throws {
    let map = try Self.monaco.get()
    let place = try #require(
      map.places.firstIndex { place in
        place.name.map { map.names[$0].text(in: .english) } == "Mairie de Monaco"
      })
    let area = MapArea(around: map.places[place].point, metres: 200)
    let drawn = try #require(
      TactileMap.sheets(of: map, area: area, marking: place, options: TactileOptions()))
    let squares = drawn.all.last?.shapes.filter {
      if case .marker(.square, _) = $0 { true } else { false }
    }
    #expect(squares?.count == 1)
    let sheet = TactileMapSheet(
      try #require(MapPicture(of: map, area: area)), TactileOptions(showsPrint: false))
    var drawer = TactileMapDrawer(map, on: sheet)
    let entries = drawer.draw(marking: place).entries
    let mark = try #require(
      entries.firstIndex { if case .marker(.square) = $0.sample { true } else { false } })
    #expect(entries[mark].text == "Mairie de Monaco")
    #expect(entries[(mark + 1)...].contains { $0.text == "Streets:" })
  }

  @Test("The more metres a millimetre is, the fewer kinds of ways are drawn")
  func detail() throws {
    func kinds(_ metres: Double) throws -> Set<TactileWay> {
      var drawer = TactileMapDrawer(try Self.monaco.get(), on: try sheet((400, metres)))
      _ = drawer.draw(marking: nil)
      return Set(drawer.drawn.map(\.way))
    }
    #expect(try kinds(200).isSuperset(of: [.mainStreet, .street, .foot]))
    #expect(try kinds(700).isDisjoint(with: [.foot, .steps, .service]))
    #expect(try kinds(0) == [.mainStreet])
  }

  @Test("An area without ways has no map")
  func nothing() throws {
    let map = try Self.monaco.get()
    #expect(TactileMap(of: map, area: try MapArea(text: "1,1,2,2")) == nil)
  }

  private func sheet(_ cut: (node: Int, metres: Double)) throws -> TactileMapSheet {
    let map = try Self.monaco.get()
    let area =
      cut.metres > 0 ? MapArea(around: map.nodes[cut.node], metres: cut.metres) : nil
    return TactileMapSheet(
      try #require(MapPicture(of: map, area: area)), TactileOptions(showsPrint: false))
  }

  @Test(
    "Lines are cut at the border of the sheet, and go on where they come back",
    arguments: [
      ([(-5, 5), (15, 5)], [[(0, 5), (10, 5)]]),
      ([(2, 2), (2, 20), (8, 20), (8, 2)], [[(2, 2), (2, 10)], [(8, 10), (8, 2)]]),
      ([(-5, -5), (-1, 20)], []), ([(1, 1), (9, 9)], [[(1, 1), (9, 9)]]),
      ([(-2, 4), (4, -2)], [[(0, 2), (2, 0)]]),
    ] as [([(Double, Double)], [[(Double, Double)]])])
  func clips(_ line: [(Double, Double)], _ pieces: [[(Double, Double)]]) {
    let box = PictureBox(PicturePoint(0, 0), PicturePoint(10, 10))
    #expect(
      box.pieces(of: line.map { PicturePoint($0.0, $0.1) })
        == pieces.map { $0.map { PicturePoint($0.0, $0.1) } })
  }
}

extension TactileShape {
  /// The box around a label or a marker, with the borders of its dots.
  fileprivate var box: PictureBox? {
    switch self {
    case .cells(let cells, let at):
      let last = TactilePage.dotPlace(6, cell: cells.count - 1, at)
      let radius = TactileMeasure.dot / 2
      return PictureBox(
        PicturePoint(at.x - radius, at.y - radius), PicturePoint(last.x + radius, last.y + radius))
    case .marker(_, let at):
      let half = TactileMeasure.marker
      return PictureBox(
        PicturePoint(at.x - half, at.y - half), PicturePoint(at.x + half, at.y + half))
    case .line, .area, .print: return nil
    }
  }
}

extension PictureBox {
  fileprivate func distance(to place: PicturePoint) -> Double {
    hypot(
      max(left - place.x, place.x - right, 0), max(top - place.y, place.y - bottom, 0))
  }
}
