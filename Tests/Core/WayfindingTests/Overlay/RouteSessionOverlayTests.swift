// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Wayfinding

@Suite("The session of a route on a map that people changed") struct RouteSessionOverlayTests {
  private static let town: GridTown = {
    var town = GridTown(columns: 3, rows: 2)
    town.map.names.append(MapNames("The inn"))
    var place = WalkMap.MapPlace(point: town.point(2, 0), category: .food, kind: "pub")
    place.name = town.map.names.count - 1
    town.map.places = [place]
    return town
  }()

  private static let overlay: JSONValue = {
    var mill = EditedPlace(
      id: "n1", name: MapNames("Mill"), category: "culture", point: town.point(2, 0))
    mill.note.description = MapNames("A wheel turns.")
    return JSONValue(
      written: MapOverlay(
        edition: "1", places: [mill],
        closures: [
          MapClosure(
            id: "c", what: MapNames("Works"),
            extent: .around(town.point(1, 0, east: 50), metres: 10), from: "2026-01-01",
            until: "2026-12-03")
        ]))
  }()

  private static func carried() throws -> String {
    String(
      String.UnicodeScalarView(
        try WalkMapPack.encode(town.map).compactMap { byte in
          Unicode.Scalar(byte < 0x80 ? UInt32(byte) : 0xF700 + UInt32(byte))
        }))
  }

  private var session: RouteSession

  init() throws {
    let configuration = #"{"language":"en","map":"/m","overlay":"/o?edition=1"}"#
    session = try RouteSession(configuration: #require(JSONValue(text: configuration)))
  }

  private mutating func send(_ happening: RouteSession.Happening) -> [InterfaceEffect] {
    session.handle(.init(time: 1, happening)).map(\.content)
  }

  private func said(_ effects: [InterfaceEffect]) -> String {
    effects.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
      .joined(separator: " ")
  }

  private static let wish: RouteSession.Happening = {
    let corner = town.map.nodes[0].coordinate
    return .submitted(
      RouteSessionTests.form([
        "place": "1", "position": "\(corner.latitude), \(corner.longitude)",
        "profile": "shortest",
      ]))
  }()

  @Test("Both are fetched, and only with both is a way told", arguments: [true, false])
  mutating func waitsForBoth(overlayFirst: Bool) throws {
    #expect(
      send(.open).prefix(2) == [
        .fetch(Question("/m", answeredBy: "map")),
        .fetch(Question("/o?edition=1", answeredBy: "overlay")),
      ])
    let arrivals: [RouteSession.Happening] = [.overlay(Self.overlay), .map(try Self.carried())]
    #expect(said(send(overlayFirst ? arrivals[0] : arrivals[1])) == "")
    #expect(said(send(Self.wish)) == "The map is being loaded.")
    let told = said(send(overlayFirst ? arrivals[1] : arrivals[0]))
    #expect(told.contains("since this is closed: Works, until 3 December 2026."))
    #expect(told.contains("A wheel turns."))
  }

  @Test("Without the overlay of the page no place is known by its number, so nothing is guided")
  mutating func overlayIsGone() throws {
    _ = send(.open)
    _ = send(.overlay(nil))
    _ = send(.map(try Self.carried()))
    #expect(said(send(Self.wish)) == "The map was changed meanwhile. Load this page again.")
  }
}
