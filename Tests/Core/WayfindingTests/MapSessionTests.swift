// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("The session of a map under a finger") struct MapSessionTests {
  /// The pack as the runtime of a page hands it over.
  private static func carried(_ map: WalkMap) throws -> String {
    String(
      String.UnicodeScalarView(
        try WalkMapPack.encode(map).compactMap { byte in
          Unicode.Scalar(byte < 0x80 ? UInt32(byte) : 0xF700 + UInt32(byte))
        }))
  }

  private let map: WalkMap
  private let picture: MapPicture
  private var session: MapSession

  init() throws {
    map = try ExampleMap.monaco.get()
    picture = try #require(MapPicture(of: map))
    session = try MapSession(
      configuration: #require(JSONValue(text: #"{"language":"en","map":"/walk/maps/monaco"}"#)))
  }

  private mutating func send(_ happening: MapSession.Happening) -> [InterfaceEffect] {
    session.handle(.init(time: 0, happening)).map(\.content)
  }

  private mutating func open() throws {
    _ = send(.open)
    _ = send(.map(try Self.carried(map)))
  }

  private func said(_ effects: [InterfaceEffect]) -> [String] {
    effects.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }

  private func shown(_ effects: [InterfaceEffect]) -> [String] {
    effects.compactMap { if case .show(.said, let text) = $0 { text } else { nil } }
  }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(MapSessionWords.self) }

  @Test("Before the map is there, and where it does not come, that is said")
  mutating func waits() throws {
    #expect(send(.open).first == .fetch(Question("/walk/maps/monaco", answeredBy: "map")))
    #expect(said(send(.around)) == ["The map is being loaded."])
    #expect(said(send(.map(nil))).first?.hasPrefix("The map could not be loaded.") == true)
    #expect(said(send(.map("nonsense"))).count == 1)
    #expect(
      said(send(.touched(x: 1, y: 1))).first?.hasPrefix("The map could not be loaded.") == true)
  }

  @Test("A place of the map and its point in the picture find each other", arguments: 1...40)
  func inverse(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let node = map.nodes[Int.random(in: map.nodes.indices, using: &random)]
    #expect(picture.place(at: picture.point(node)).distance(to: node) < 0.05)
  }

  @Test("A finger on a named street hears its name, once", arguments: 1...40)
  mutating func touches(_ seed: UInt64) throws {
    try open()
    for _ in 0..<4 { _ = send(.nearer) }
    var random = SeededGenerator(seed: seed)
    let named = map.ways.indices.filter { map.ways[$0].name != nil && map.ways[$0].cover == .none }
    let way = map.ways[try #require(named.randomElement(using: &random))]
    let line = map.line(of: way)
    let point = picture.point(line.point(at: line.length / 2))
    let heard = send(.touched(x: point.x, y: point.y))
    let text = try #require(said(heard).first)
    // Something else may lie nearer than the street is wide; but never a thing that is not there.
    let name = map.names[try #require(way.name)].text(in: .english)
    let graph = WalkGraph(map)
    let near = graph.ways(near: line.point(at: line.length / 2), within: 40)
    let names = near.map { graph.name(of: $0.way).text(on: map, in: .english) }
    let isPlace = map.places.contains { place in
      place.name.map { map.names[$0].text(in: .english) } == text
        && place.point.distance(to: line.point(at: line.length / 2)) <= 40
    }
    #expect(text == name || isPlace || names.contains(text) || text.hasPrefix("Here meet "))
    #expect(shown(heard) == [text])
    #expect(said(send(.touched(x: point.x, y: point.y))).isEmpty)
  }

  @Test(
    "A finger where nothing is hears a tone and no words; outside of the picture, nothing at all")
  mutating func silence() throws {
    try open()
    _ = send(.find("Mairie de Monaco"))
    let sea = send(.touched(x: picture.width - 1, y: picture.height - 1))
    #expect(said(sea).isEmpty)
    #expect(sea.contains(.sound(.boundary)))
    #expect(shown(sea) == ["Nothing here."])
    #expect(send(.touched(x: -5, y: 0)).isEmpty)
    #expect(send(.touched(x: .nan, y: 0)).isEmpty)
  }

  @Test("Keys go so far as they say, to the side that they name, and back")
  mutating func moves() throws {
    try open()
    _ = send(.find("Mairie de Monaco"))
    for _ in 0..<3 { _ = send(.nearer) }
    let start = try #require(session.open)
    for (direction, bearing) in [(MapSession.Direction.north, 0.0), (.east, 90)] {
      _ = send(.moved(direction))
      let there = try #require(session.open)
      #expect((start.spot.distance(to: there.spot) - there.view.step).magnitude < 0.2)
      let turn = Angle.turn(
        from: start.spot.coordinate.bearing(to: there.spot.coordinate), to: bearing)
      #expect(turn.magnitude < 0.5)
      _ = send(.moved(direction == .north ? .south : .west))
      #expect(try #require(session.open).spot.distance(to: start.spot) < 0.1)
    }
  }

  @Test("What is left and right of the picture cannot be gone to, and the picture follows the keys")
  mutating func edges() throws {
    try open()
    _ = send(.find("Mairie de Monaco"))
    for _ in 0..<3 { _ = send(.nearer) }
    var texts: [String] = []
    for _ in 0..<2000 {
      let effects = send(.moved(.east))
      texts = said(effects)
      let open = try #require(session.open)
      #expect(open.view.shows(open.picture.point(open.spot)))
      if texts == ["The map ends here."] { break }
    }
    #expect(texts == ["The map ends here."])
  }

  @Test("A place is gone to by its name, and what fits several or none is told")
  mutating func finds() throws {
    try open()
    #expect(said(send(.find("Mairie de Monaco"))) == ["Mairie de Monaco"])
    #expect(said(send(.find("Casino"))).first?.contains("matches 2 places") == true)
    #expect(said(send(.find("Nowhere at all"))).count == 1)
    #expect(said(send(.repeat)).count == 1)
    _ = send(.find("Mairie de Monaco"))
    #expect(said(send(.around)).first?.contains("Mairie de Monaco") == true)
    #expect(said(send(.junction)).count == 1)
  }

  @Test("It goes nearer and farther to an end each, and says how much is shown")
  mutating func zooms() throws {
    try open()
    #expect(said(send(.farther)) == ["This is all of the map."])
    var texts: [String] = []
    var steps = 0
    repeat {
      texts = said(send(.nearer))
      steps += 1
    } while texts.first?.hasPrefix("It does not go nearer") != true && steps < 20
    #expect((4...8).contains(steps))
    let open = try #require(session.open)
    #expect((80...160).contains(open.view.metres))
    #expect(said(send(.repeat)) == ["It does not go nearer."])
  }

  @Test(
    "Numbers of attributes have two digits behind the point at most",
    arguments: [
      (0, "0"), (1.005, "1"), (12.3456, "12.35"), (-0.5, "-0.50"), (1600, "1600"), (0.04, "0.04"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ text: String) { #expect(number.hundredths == text) }
}
