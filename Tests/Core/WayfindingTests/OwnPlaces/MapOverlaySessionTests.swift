// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("The session of a map under a finger, with what people changed and one's own places")
struct MapOverlaySessionTests {
  private let town: GridTown = {
    var town = GridTown(columns: 4, rows: 3)
    for (name, column) in [("Inn", 0), ("Mill", 2)] {
      town.map.names.append(MapNames(name))
      var place = WalkMap.MapPlace(point: town.point(column, 2), category: .food, kind: "pub")
      place.name = town.map.names.count - 1
      town.map.places.append(place)
    }
    return town
  }()
  private let picture: MapPicture
  private var session: MapSession
  private var device = Device()

  init() throws {
    picture = try #require(MapPicture(of: town.map))
    session = try MapSession(
      configuration: #require(
        JSONValue(text: #"{"language":"en","map":"/m","overlay":"/o?edition=1"}"#)))
  }

  private mutating func send(_ happening: MapSession.Happening) {
    let effects = session.handle(.init(time: 0, happening)).map(\.content)
    for (key, text) in device.perform(effects) { send(.recalled(key: key, text)) }
  }

  private var overlay: JSONValue {
    var gone = EditedPlace(
      id: town.map.key(ofPlace: 0), name: MapNames("Inn"), category: "food", point: town.point(0, 2)
    )
    gone.isRemoved = true
    var kiosk = EditedPlace(
      id: "n1", name: MapNames("Kiosk"), category: "shop", point: town.point(3, 2))
    kiosk.note.description = MapNames("A bell rings.")
    return JSONValue(
      written: MapOverlay(
        edition: "1", places: [gone, kiosk],
        closures: [
          MapClosure(
            id: "c", what: MapNames("Works"),
            extent: .around(town.point(1, 0, east: 50), metres: 10), from: "2026-01-01",
            until: "2026-12-03")
        ]))
  }

  private mutating func open() throws {
    send(.open)
    send(.map(try RouteSessionTests.carried(town.map)))
    send(.overlay(overlay))
  }

  private mutating func touch(_ point: MapPoint) {
    let place = picture.point(point)
    send(.touched(x: place.x, y: place.y))
  }

  @Test("A way that is closed is told so with its day, and its neighbour is not")
  mutating func tellsClosures() throws {
    try open()
    touch(town.point(1, 0, east: 50))
    #expect(device.last == "Row 0. Closed until 3 December 2026: Works.")
    touch(town.point(0, 0, east: 50))
    #expect(device.last == "Row 0")
    touch(town.point(1, 0, east: 50))
    #expect(device.last.hasPrefix("Row 0. Closed until"))
  }

  @Test("The closed way is drawn where it lies, from corner to corner")
  mutating func drawsClosures() throws {
    try open()
    let numbers = (device.attributes["map-closed d"] ?? "")
      .split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    let ends = [picture.point(town.point(1, 0)), picture.point(town.point(2, 0))]
    #expect(numbers.count == 4)
    for (number, value) in [ends[0].x, ends[0].y, ends[1].x, ends[1].y].enumerated() {
      #expect(abs(numbers[number] - value) < 0.02)
    }
  }

  @Test("A new place is found and told with what is written of it, and one that is gone is not")
  mutating func hasEditedPlaces() throws {
    try open()
    send(.find("Kiosk"))
    #expect(device.last == "Kiosk")
    send(.around)
    #expect(device.last.hasPrefix("A bell rings."))
    touch(town.point(0, 2))
    #expect(device.last != "Inn")
    send(.find("Inn"))
    #expect(device.last.hasPrefix("There is no place"))
  }

  @Test("Without the overlay nothing is explored", arguments: [true, false])
  mutating func needsTheOverlay(mapFirst: Bool) throws {
    send(.open)
    if mapFirst { send(.map(try RouteSessionTests.carried(town.map))) }
    send(.overlay(nil))
    if !mapFirst { send(.map(try RouteSessionTests.carried(town.map))) }
    touch(town.point(0, 0))
    #expect(device.last == "The map was changed meanwhile. Load this page again.")
  }

  @Test("The place under the mark is remembered, named under a finger and found by its name")
  mutating func remembers() throws {
    try open()
    touch(town.point(3, 1))
    send(.place(.remember(name: "Bench", position: "")))
    #expect(device.last == "Kept on this device: Bench, at the mark on the map.")
    let kept = try OwnPlaceList(geoJSON: Array((device.kept[OwnPlaces.key] ?? "").utf8))
    #expect(kept.places[0].point.distance(to: town.point(3, 1)) < 1)
    touch(town.point(0, 0))
    touch(town.point(3, 1))
    #expect(device.last == "Bench (own place)")
    touch(town.point(0, 0))
    send(.find("bench"))
    #expect(device.last == "Bench (own place)")
    #expect(device.attributes["map-own d"]?.isEmpty == false)
    send(.place(.remove("Bench")))
    #expect(device.attributes["map-own d"]?.isEmpty == true)
    send(.find("Bench"))
    #expect(device.last.hasPrefix("There is no place"))
  }

  @Test("Where a place of the map and one's own have one name, it is asked which is meant")
  mutating func tellsNamesApart() throws {
    try open()
    send(.place(.remember(name: "mill", position: "43.73, 7.41")))
    send(.find("Mill"))
    #expect(device.last.contains("2 places") && device.last.contains("mill (own place)"))
    send(.find("mill (own place)"))
    #expect(device.last == "mill (own place)")
  }
}
