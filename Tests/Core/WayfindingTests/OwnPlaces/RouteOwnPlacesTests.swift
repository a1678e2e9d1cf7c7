// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Places of one's own on the page of a way") struct RouteOwnPlacesTests {
  private let town = RouteSessionTests.town
  private var session: RouteSession
  private var device = Device()
  private var time = 0.0

  init() throws { session = try Self.made() }

  private static func made() throws -> RouteSession {
    try RouteSession(
      configuration: #require(JSONValue(text: #"{"language":"en","map":"/walk/maps/town"}"#)))
  }

  private mutating func send(_ happening: RouteSession.Happening) {
    time += 1
    let effects = session.handle(.init(time: time, happening)).map(\.content)
    for (key, text) in device.perform(effects) { send(.recalled(key: key, text)) }
  }

  private mutating func open() throws {
    send(.open)
    send(.map(try RouteSessionTests.carried(town.map)))
  }

  private func text(_ point: MapPoint) -> String {
    "\(point.coordinate.latitude), \(point.coordinate.longitude)"
  }

  private mutating func remember(_ name: String, _ position: String = "") {
    send(.place(.remember(name: name, position: position)))
  }

  private func fix(_ point: MapPoint, accuracy: Double) -> RouteSession.Happening {
    .fix(PositionFix(point.coordinate, accuracy: accuracy, at: time + 1))
  }

  private var names: [String] { device.lists["own-places"]?.map(\.key) ?? [] }

  @Test("A typed position is remembered, and is there when the page is opened again")
  mutating func remembersTyped() throws {
    try open()
    remember("  Bakery ", text(town.point(2, 0)))
    #expect(device.last == "Kept on this device: Bakery, at the typed position.")
    session = try Self.made()
    try open()
    #expect(names == ["Bakery"])
    #expect(device.lists["own-goals"]?.map(\.key) == ["own:Bakery"])
  }

  @Test("The position of the device is looked for, and what is known of it is told")
  mutating func remembersHere() throws {
    try open()
    remember("Bakery")
    #expect(device.last == "Looking for your position, to keep this place.")
    #expect(
      device.devices == [
        .device(.position, isOn: true), .device(.compass, isOn: true), .device(.awake, isOn: true),
      ])
    for _ in 0..<3 { send(fix(town.point(1, 0), accuracy: 6)) }
    #expect(device.last == "Kept on this device: Bakery, where you are now.")
    #expect(device.devices.contains(.device(.position, isOn: false)))
    let kept = try OwnPlaceList(geoJSON: Array((device.kept[OwnPlaces.key] ?? "").utf8))
    #expect(kept.places[0].point.distance(to: town.point(1, 0)) < 0.1)
  }

  @Test(
    "A poor position is kept with a warning, and a worse one not at all",
    arguments: [
      (18.0, "Your position may be off by up to 20 metres."),
      (80, "Your position is known only within"),
    ])
  mutating func tellsDoubt(accuracy: Double, told: String) throws {
    try open()
    remember("Bakery")
    for _ in 0..<10 { send(fix(town.point(1, 0), accuracy: accuracy)) }
    #expect(device.said.contains { $0.contains(told) }, "\(device.said)")
    #expect((device.kept[OwnPlaces.key] != nil) == (accuracy < 30))
  }

  @Test("At a step that is read the place of the step is remembered, and that is said")
  mutating func remembersSteps() throws {
    try open()
    send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start)))
    send(.next)
    remember("Corner")
    #expect(device.last == "Kept on this device: Corner, at the step that is read.")
    let kept = try OwnPlaceList(geoJSON: Array((device.kept[OwnPlaces.key] ?? "").utf8))
    #expect(kept.places[0].point.distance(to: town.point(2, 0)) < 1)
  }

  @Test("A way leads to one, from its row and from the list of places, and after another")
  mutating func leadsThere() throws {
    try open()
    remember("Corner", text(town.point(4, 0)))
    send(.typed(RouteSessionTests.start))
    send(.place(.go("Corner")))
    #expect(device.last.hasPrefix("The way is about 400 metres long"), "\(device.last)")
    #expect(device.shown["name"] == "Corner (own place)")
    send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start)))
    send(
      .submitted(
        RouteSessionTests.form([
          "place": "own:Corner", "then": "1", "position": RouteSessionTests.start,
        ])))
    // Two blocks and one to the inn, one back and two on.
    #expect(device.last.hasPrefix("The way is about 600 metres long"), "\(device.last)")
    send(.submitted(RouteSessionTests.form(["place": "own:Nowhere"])))
    #expect(device.last == "Choose a place from the list.")
  }

  @Test("What is around names it as one's own, and so does the walk that passes it")
  mutating func isNamed() throws {
    try open()
    remember("Bakery", text(town.point(1, 0, north: 10)))
    send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start)))
    send(.ask(.around))
    #expect(device.last.contains("Bakery (own place)"), "\(device.last)")
    send(.submitted(RouteSessionTests.form(["place": "0", "name-places": "on", "words": "300"])))
    for metres in stride(from: 0.0, to: 200, by: 1.5) {
      send(fix(town.point(0, 0, east: metres), accuracy: 4))
    }
    #expect(device.said.contains { $0.contains("Bakery (own place), ") }, "\(device.said)")
  }

  @Test("One is renamed, removed and brought back to its place in the list")
  mutating func changes() throws {
    try open()
    for (number, name) in ["A", "B", "C"].enumerated() {
      remember(name, text(town.point(number, 0)))
    }
    send(.place(.rename("B", to: "Mill")))
    #expect(device.last == "B is called Mill now.")
    #expect(names == ["A", "Mill", "C"])
    send(.place(.rename("Mill", to: "a")))
    #expect(device.last.hasSuffix("so this one is called a 2."))
    send(.place(.remove("a 2")))
    #expect(names == ["A", "C"])
    #expect(device.focused.last == "own-place-undo" && device.hidden["own-place-undo"] == false)
    send(.place(.undo))
    #expect(names == ["A", "a 2", "C"] && device.hidden["own-place-undo"] == true)
    send(.place(.undo))
    #expect(device.last == "There is nothing to bring back.")
    send(.place(.remove("Nobody")))
    #expect(device.last.hasPrefix("This place is not there any more."))
  }

  @Test("What another page has kept meanwhile is not written over")
  mutating func agreesWithOthers() throws {
    try open()
    remember("A", text(town.point(0, 0)))
    var other = OwnPlaceList()
    other.add(OwnPlace(name: "From elsewhere", at: town.point(1, 1)))
    device.kept[OwnPlaces.key] = String(decoding: other.geoJSON, as: UTF8.self)
    remember("B", text(town.point(1, 0)))
    #expect(names == ["From elsewhere", "B"])
  }

  @Test("A device that keeps nothing is told of, and nothing is claimed to be kept")
  mutating func tellsOfAFullDevice() throws {
    try open()
    device.isFull = true
    remember("A", text(town.point(0, 0)))
    #expect(device.last.hasPrefix("This device could not keep it"))
    #expect(!device.said.contains { $0.hasPrefix("Kept") } && names.isEmpty)
  }

  @Test("What cannot be read is put aside, told, and never lost")
  mutating func putsAside() throws {
    device.kept[OwnPlaces.key] = "{damaged"
    try open()
    remember("A", text(town.point(0, 0)))
    #expect(device.last.hasPrefix("What this device had kept of your places could not be read"))
    #expect(device.kept[OwnPlaces.key + "-aside"] == "{damaged" && names == ["A"])
  }

  @Test("A file goes out and comes in; what is there is left out, and equal names are told")
  mutating func carriesFiles() throws {
    try open()
    send(.place(.save))
    #expect(device.last == "There is no place of your own yet.")
    remember("A", text(town.point(0, 0)))
    send(.place(.save))
    let file = try #require(device.offered.first)
    #expect(file.name == "earshot-places.geojson")
    send(.place(.file(file.text)))
    #expect(device.last == "Places taken from the file: 0. Left out, since you had them: 1.")
    var other = OwnPlaceList()
    other.add(OwnPlace(name: "a", at: town.point(1, 1)))
    send(.place(.file(String(decoding: other.geoJSON, as: UTF8.self))))
    #expect(
      device.last
        == "Places taken from the file: 1. Another of your places has that name, so this one is called a 2."
    )
    #expect(names == ["A", "a 2"])
    send(.place(.file("{")))
    #expect(device.last.hasSuffix("Nothing was taken from the file."))
    send(.place(.file(nil)))
    #expect(device.last.hasPrefix("This file could not be read"))
  }

  @Test("One that lies on another map is told so, and offered as no goal")
  mutating func tellsOfOtherMaps() throws {
    try open()
    remember("Alicante", "38.3865, -0.5113")
    #expect(device.lists["own-places"]?.map(\.text) == ["Alicante (not on this map)"])
    #expect(device.lists["own-goals"]?.isEmpty == true)
    send(.place(.go("Alicante")))
    #expect(device.last == "Alicante is not on this map.")
  }

  @Test("A name and a position that cannot be are refused at their field")
  mutating func refuses() throws {
    try open()
    remember(" ")
    #expect(device.last == "Type a name for the place.")
    remember(String(repeating: "a", count: 101))
    #expect(device.last.hasPrefix("The name has more than 100 letters."))
    remember("A", "43.7, east")
    #expect(device.focused == ["own-place-name", "own-place-name", "own-place-position"])
  }

  // MARK: Recordings

  @Test("A recording outlives its page, and goes on, is kept or is dropped", arguments: [0, 1, 2])
  mutating func keepsRecordings(choice: Int) throws {
    try open()
    send(.own(.record(name: "")))
    for metres in stride(from: 0.0, to: 60, by: 2) {
      send(fix(town.point(0, 0, east: metres), accuracy: 4))
    }
    // The page is closed without a word.
    session = try Self.made()
    try open()
    #expect(device.hidden["cut-off"] == false)
    let told = try #require(device.shown["cut-off-words"])
    #expect(told.contains("about 50 metres") || told.contains("about 60 metres"), "\(told)")
    send(.own(.record(name: "")))
    #expect(device.last.hasPrefix("A recording was cut off."))
    switch choice {
    case 0:
      send(.own(.cutOff(.resume)))
      for metres in stride(from: 100.0, to: 160, by: 2) {
        send(fix(town.point(0, 0, east: metres), accuracy: 4))
      }
      send(.own(.record(name: "Home")))
      #expect(device.lists["own-ways"]?.map(\.text) == ["Home, about 160 metres"])
    case 1:
      send(.own(.cutOff(.keep)))
      #expect(device.last == "Kept on this device: Way 1.")
    default:
      send(.own(.cutOff(.drop)))
      #expect(device.last == "The recording is dropped.")
    }
    #expect(device.hidden["cut-off"] == true)
    #expect(device.kept[OwnWays.recordingKey] == nil)
    send(.own(.cutOff(.drop)))
    #expect(device.last == "This way is not there any more.")
  }
}
