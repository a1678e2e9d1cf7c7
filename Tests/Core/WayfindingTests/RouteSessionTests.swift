// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("The session of a route") struct RouteSessionTests {
  /// Two blocks east and one north to the inn, and no other way.
  static let town: GridTown = {
    var town = GridTown(columns: 5, rows: 4)
    town.remove { way in
      !((way.start < 5 && way.end < 5) || (way.start % 5 == 2 && way.end % 5 == 2))
    }
    town.map.names.append(MapNames("The inn"))
    var place = WalkMap.MapPlace(point: town.point(2, 1), category: .food, kind: "pub")
    place.name = town.map.names.count - 1
    town.map.places = [place]
    return town
  }()

  /// The pack as the runtime of a page hands it over.
  static func carried(_ map: WalkMap) throws -> String {
    String(
      String.UnicodeScalarView(
        try WalkMapPack.encode(map).compactMap { byte in
          Unicode.Scalar(byte < 0x80 ? UInt32(byte) : 0xF700 + UInt32(byte))
        }))
  }

  private var session: RouteSession
  private var time = 0.0

  init() throws {
    session = try RouteSession(
      configuration: #require(JSONValue(text: #"{"language":"en","map":"/walk/maps/town"}"#)))
  }

  private mutating func send(
    _ happening: RouteSession.Happening, after seconds: Double = 1
  ) -> [InterfaceEffect] {
    time += seconds
    return session.handle(.init(time: time, happening)).map(\.content)
  }

  private func said(_ effects: [InterfaceEffect]) -> [String] {
    effects.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }

  static func form(from position: String) -> RouteForm {
    form(["place": "0", "position": position, "profile": "blind"])
  }

  static func form(_ fields: [String: String]) -> RouteForm {
    RouteForm { fields[$0] }
  }

  static let start: String = {
    let corner = town.map.nodes[0].coordinate
    return "\(corner.latitude), \(corner.longitude)"
  }()

  /// The way was found, from the corner.
  private mutating func find() throws -> [InterfaceEffect] {
    _ = send(.open)
    _ = send(.map(try Self.carried(Self.town.map)))
    return send(.submitted(Self.form(from: Self.start)))
  }

  @Test(
    "The map is asked for once the page is there, and what was wanted before is done when it comes")
  mutating func waitsForTheMap() throws {
    #expect(send(.open).first == .fetch(Question("/walk/maps/town", answeredBy: "map")))
    #expect(
      said(send(.submitted(Self.form(from: Self.start)))) == ["The map is being loaded."])
    let found = send(.map(try Self.carried(Self.town.map)))
    #expect(said(found).first?.hasPrefix("The way is about 300 metres long") == true)
    #expect(found.contains(.focus(.name)))
  }

  @Test(
    "A map that does not come, or is damaged, is told when a way is wanted",
    arguments: [nil, "EARWALK"])
  mutating func tellsOfALostMap(text: String?) {
    #expect(send(.map(text)).isEmpty)
    let effects = send(.submitted(Self.form(from: Self.start)))
    #expect(effects.contains(.sound(.refused)))
    #expect(said(effects).count == 1)
  }

  @Test("The steps are listed and shown, and read one by one")
  mutating func readsSteps() throws {
    let found = try find()
    let rows = found.compactMap { if case .list(.steps, let rows) = $0 { rows } else { nil } }.last
    #expect(
      rows?.map(\.text) == [
        "Turn to the east and walk along Row 0. Walk about 200 metres.",
        "Turn left onto Column 2. Walk about 100 metres.", "The inn is here.",
      ])
    #expect(found.contains(.flag(.way, .hidden, false)))
    #expect(said(send(.previous)) == ["This is the first step."])
    #expect(
      said(send(.next)) == ["Step 2 of 3. Turn left onto Column 2. Walk about 100 metres."])
    #expect(said(send(.far)) == ["About 100 metres are left, about 2 minutes."])
    #expect(said(send(.next)) == ["Step 3 of 3. The inn is here."])
    #expect(said(send(.next)) == ["This is the last step."])
    #expect(said(send(.repeat)) == ["This is the last step."])
    #expect(said(send(.step(0))).first?.hasPrefix("Step 1 of 3. Turn to the east") == true)
    #expect(said(send(.whole)).first?.hasSuffix("The inn is here.") == true)
  }

  @Test(
    "A rehearsal says what is said on the way, and waits while it is said", arguments: [1.0, 8])
  mutating func rehearses(speed: Double) throws {
    _ = try find()
    _ = send(.speed(speed))
    var texts = said(send(.rehearse))
    #expect(texts.first?.hasPrefix("You walk the way in your mind.") == true)
    var seconds = 0
    var isOver = false
    while !isOver, seconds < 600 {
      let effects = send(.tick)
      texts += said(effects)
      isOver = effects.contains(.sound(.arrived))
      #expect(isOver != effects.contains(.wake(after: 1)))
      seconds += 1
    }
    #expect(texts.last == "The inn is here.")
    #expect(texts.count { $0 == "Here: Turn left onto Column 2. Walk about 100 metres." } == 1)
    // 300 metres at 1.2 m a second, and the time for words.
    #expect(Double(seconds) > 250 / speed && Double(seconds) < 300 / speed + 60)
  }

  @Test("A rehearsal stops when it is asked to, and goes on from the step that is read")
  mutating func stopsRehearsals() throws {
    _ = try find()
    _ = send(.rehearse)
    #expect(said(send(.rehearse)) == ["The rehearsal has stopped."])
    #expect(send(.tick).isEmpty)
    _ = send(.next)
    #expect(said(send(.rehearse)).first?.contains("Turn left onto Column 2.") == true)
  }

  @Test("Without a typed start the position of the device is used, and ends with the arrival")
  mutating func walks() throws {
    _ = send(.open)
    _ = send(.map(try Self.carried(Self.town.map)))
    let asked = send(.submitted(Self.form(from: " ")))
    #expect(asked.contains(.device(.position, isOn: true)))
    #expect(said(asked) == ["Looking for your position."])
    let line = RouteLine([
      Self.town.point(0, 0), Self.town.point(2, 0), Self.town.point(2, 1),
    ])
    var effects: [InterfaceEffect] = []
    for second in 0...Int(line.length / 1.3) + 3 {
      let here = line.point(at: Double(second) * 1.3).coordinate
      effects += send(.fix(PositionFix(here, accuracy: 5, at: time + 1)))
    }
    let texts = said(effects)
    #expect(texts.first?.hasPrefix("The way is about 300 metres long") == true, "\(texts)")
    #expect(texts.contains("Here: Turn left onto Column 2. Walk about 100 metres."))
    #expect(texts.count { $0 == "The inn is here." } == 1)
    #expect(effects.contains(.device(.position, isOn: false)))
    #expect(
      send(.fix(PositionFix(line.point(at: 0).coordinate, accuracy: 5, at: time + 1))).isEmpty)
  }

  @Test("What is wrong with a start is said, shown at its field and ends the last way")
  mutating func refusesStarts() throws {
    _ = try find()
    let effects = send(.submitted(Self.form(from: "43.7, east")))
    #expect(effects.contains(.focus(.position)))
    #expect(effects.contains(.attribute(.position, name: "aria-invalid", value: "true")))
    let far = send(.submitted(Self.form(from: "10, 10")))
    #expect(far.contains(.flag(.way, .hidden, true)))
    #expect(said(far).first?.hasPrefix("The start is not on this map") == true)
    #expect(said(send(.next)) == ["Choose a place first, and find the way."])
  }

  @Test("Where the position may not be used, that is said, and stopping ends it")
  mutating func endsPositions() throws {
    _ = send(.open)
    _ = send(.map(try Self.carried(Self.town.map)))
    _ = send(.submitted(Self.form(from: "")))
    let denied = send(.fixFailed(.denied))
    #expect(denied.contains(.device(.position, isOn: false)))
    #expect(said(denied).first?.hasPrefix("This page may not use your position.") == true)
    _ = send(.submitted(Self.form(from: "")))
    #expect(send(.stop).contains(.device(.position, isOn: false)))
  }
}
