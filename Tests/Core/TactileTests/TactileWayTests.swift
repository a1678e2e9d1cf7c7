// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Foundation
import Testing
import Wayfinding

@testable import Tactile

@Suite("A way, and what is closed, on a map for fingers") struct TactileWayTests {
  private static let monaco: Result<WalkMap, any Error> = Result {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../Examples/maps/monaco.walkmap")
    return try WalkMapPack.decode([UInt8](Data(contentsOf: file)))
  }

  private static func coordinate(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  private let graph: WalkGraph
  private let plan: RoutePlan
  private let page: TactilePage
  private let key: TactileKey
  private let sheet: TactileMapSheet

  init() throws {
    graph = WalkGraph(try Self.monaco.get())
    plan = try RoutePlanner(graph).plan(
      from: MapPoint(Self.coordinate(43.7396, 7.4271)),
      to: [MapPoint(Self.coordinate(43.7370, 7.4213))], .blind)
    (page, key, sheet) = try Self.drawn(
      TactileMapContent(graph, way: plan, to: "Goal"), graph, plan)
  }

  private static func drawn(
    _ content: TactileMapContent, _ graph: WalkGraph, _ plan: RoutePlan
  ) throws -> (TactilePage, TactileKey, TactileMapSheet) {
    let picture = try #require(MapPicture(of: graph.map, area: plan.area))
    let sheet = TactileMapSheet(picture, TactileOptions())
    var drawer = TactileMapDrawer(graph.map, on: sheet)
    let key = drawer.draw(marking: nil, content)
    return (drawer.page, key, sheet)
  }

  private func marker(_ wanted: PictureShape.Marker) -> [PicturePoint] {
    page.shapes.compactMap {
      if case .marker(let marker, let at) = $0, marker == wanted { at } else { nil }
    }
  }

  /// Metres between two places on a sphere: not the way in which the core reckons.
  private func onSphere(_ from: Coordinate, _ to: Coordinate) -> Double {
    let radians = Double.pi / 180
    let (north, east) = (
      (to.latitude - from.latitude) * radians, (to.longitude - from.longitude) * radians
    )
    let half =
      pow(sin(north / 2), 2)
      + cos(from.latitude * radians) * cos(to.latitude * radians) * pow(sin(east / 2), 2)
    return 2 * 6_371_000 * asin(half.squareRoot())
  }

  @Test("Start and end are as far apart and lie to one another as on the earth")
  func hasEnds() throws {
    let (start, end) = (try #require(marker(.triangle).first), try #require(marker(.square).first))
    #expect(marker(.triangle).count == 1 && marker(.square).count == 1)
    let truth = onSphere(plan.route.start.coordinate, plan.route.destination.coordinate)
    let drawn = start.distance(to: end) * sheet.metresPerMillimetre
    #expect(abs(drawn / truth - 1) < 0.01)
    // The end lies to the south-west: lower, and more to the left.
    #expect(end.x < start.x && end.y > start.y)
  }

  @Test("The waves go along the way, never farther from it than they are high, and over all of it")
  func hasWaves() throws {
    let waves = page.shapes.compactMap { shape -> [PicturePoint]? in
      if case .line(let line, .wave) = shape { line } else { nil }
    }
    let points = waves.flatMap { $0 }
    #expect(points.count > 20)
    let way = plan.route.points.map { sheet.place($0) }
    let steps = TactileInk.steps(along: way)
    for point in points {
      let nearest = steps.map { $0.distance(to: point) }.min() ?? .infinity
      #expect(nearest <= TactileWave.height + 0.6, "\(point)")
    }
    for step in steps {
      let nearest = points.map { $0.distance(to: step) }.min() ?? .infinity
      #expect(nearest <= TactileWave.height + TactileWave.step, "\(step)")
    }
  }

  @Test("Nothing else is raised between the waves and what a finger needs beside them")
  func hasClearPaper() throws {
    let order = page.shapes.enumerated().compactMap { number, shape -> (Int, TactileLine)? in
      if case .line(_, let style) = shape { (number, style) } else { nil }
    }
    let clear = try #require(order.first { $0.1 == .wayClearing }?.0)
    let wave = try #require(order.first { $0.1 == .wave }?.0)
    let last = try #require(
      order.last { if case .way = $0.1 { true } else { false } }?.0)
    #expect(last < clear && clear < wave)
    #expect(TactileLine.wayClearing.width >= 2 * TactileWave.reach + TactileMeasure.gap)
  }

  @Test("No letter lies on the waves or on a mark")
  func keepsLettersAway() {
    let waves = page.shapes.compactMap { shape -> [PicturePoint]? in
      if case .line(let line, .wave) = shape { line } else { nil }
    }
    for shape in page.shapes {
      guard case .cells(_, let at) = shape, at.y < sheet.box.bottom else { continue }
      for wave in waves.joined() { #expect(wave.distance(to: at) > 1, "\(at)") }
    }
  }

  @Test("The key explains the way and its ends, each with its sample")
  func isExplained() {
    let entries = key.entries
    func has(_ text: String, _ isSample: (TactileKey.Sample) -> Bool) -> Bool {
      entries.contains { $0.text == text && $0.sample.map(isSample) == true }
    }
    #expect(has("The way") { if case .line(.wave, _) = $0 { true } else { false } })
    #expect(has("Start of the way") { if case .marker(.triangle) = $0 { true } else { false } })
    #expect(has("End of the way: Goal") { if case .marker(.square) = $0 { true } else { false } })
    #expect(!entries.contains { $0.text == "A part of the way lies beside this sheet." })
  }

  @Test("A street that is closed has crosses on it, and the key says until when; others have none")
  func showsClosures() throws {
    var closed = graph
    let middle = plan.route.points[plan.route.points.count / 2]
    closed.close([
      MapClosure(
        id: "c", what: MapNames("Works"), extent: .around(middle, metres: 5), from: "2026-01-01",
        until: "2026-12-03"),
      MapClosure(
        id: "d", what: MapNames("Far away"),
        extent: .around(MapPoint(try Self.coordinate(43.7500, 7.4400)), metres: 30),
        from: "2026-01-01", until: "2026-12-03"),
    ])
    let (page, key, sheet) = try Self.drawn(TactileMapContent(closed), closed, plan)
    let crosses = page.shapes.compactMap {
      if case .marker(.cross, let at) = $0 { at } else { nil }
    }
    #expect(!crosses.isEmpty)
    for cross in crosses {
      let distances = closed.closedPlaces.flatMap { place in
        TactileInk.steps(along: place.points.map { sheet.place($0) }).map {
          $0.distance(to: cross)
        }
      }
      #expect((distances.min() ?? .infinity) < 0.6)
    }
    let texts = key.entries.map(\.text)
    #expect(texts.contains("Closed until 3 December 2026: Works."))
    #expect(!texts.contains { $0.contains("Far away") })
    let (open, _, _) = try Self.drawn(TactileMapContent(graph), graph, plan)
    #expect(!open.shapes.contains { if case .marker(.cross, _) = $0 { true } else { false } })
  }

  @Test("Where the sheet ends before the way, that is told")
  func tellsWhatIsBeside() throws {
    let area = MapArea(around: plan.route.start, metres: 60)
    let picture = try #require(MapPicture(of: graph.map, area: area))
    var drawer = TactileMapDrawer(graph.map, on: TactileMapSheet(picture, TactileOptions()))
    let key = drawer.draw(marking: nil, TactileMapContent(graph, way: plan))
    let texts = key.entries.map(\.text)
    #expect(texts.contains("A part of the way lies beside this sheet."))
    #expect(!texts.contains("End of the way"))
  }
}
