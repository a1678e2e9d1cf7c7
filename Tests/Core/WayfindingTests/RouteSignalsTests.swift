// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Wayfinding

/// A session on a town of one street with an inn at its end, and what it is sent.
private struct Page {
  static let town: GridTown = {
    var town = GridTown(columns: 4, rows: 2, kind: .footway)
    town.remove { way in !((way.start < 4 && way.end < 4) || (way.start % 4 == 3)) }
    town.map.names.append(MapNames("The inn"))
    var place = WalkMap.MapPlace(point: town.point(3, 1), category: .food, kind: "pub")
    place.name = town.map.names.count - 1
    town.map.places = [place]
    return town
  }()

  var session: RouteSession
  var time = 0.0

  init() throws {
    session = try RouteSession(
      configuration: #require(JSONValue(text: #"{"language":"en","map":"/walk/maps/town"}"#)))
    let pack = String(
      String.UnicodeScalarView(
        try WalkMapPack.encode(Self.town.map).compactMap { byte in
          Unicode.Scalar(byte < 0x80 ? UInt32(byte) : 0xF700 + UInt32(byte))
        }))
    _ = send(.open)
    _ = send(.map(pack))
  }

  mutating func send(
    _ happening: RouteSession.Happening, after seconds: Double = 1
  ) -> [InterfaceEffect] {
    time += seconds
    return session.handle(.init(time: time, happening)).map(\.content)
  }

  mutating func find(from start: MapPoint? = nil) -> [InterfaceEffect] {
    let corner = start?.coordinate
    let position = corner.map { "\($0.latitude), \($0.longitude)" } ?? ""
    return send(
      .submitted(
        RouteSessionTests.form([
          "place": "0", "position": position, "profile": "shortest",
        ])))
  }

  /// Walks the line with a fix each second.
  mutating func walk(_ points: [MapPoint], to end: Double? = nil) -> [InterfaceEffect] {
    let line = RouteLine(points)
    var effects: [InterfaceEffect] = []
    for second in 0...Int((end ?? line.length) / 1.3) + 2 {
      let along = min(Double(second) * 1.3, end ?? .infinity)
      let fix = PositionFix(
        line.point(at: along).coordinate, accuracy: 5, at: time + 1, speed: 1.3,
        course: line.bearing(after: along))
      effects += send(.fix(fix))
    }
    return effects
  }

  static let line = [town.point(0, 0), town.point(3, 0), town.point(3, 1)]
}

extension [InterfaceEffect] {
  fileprivate var said: [String] {
    compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }
  fileprivate var beacons: [PlacedSound?] {
    compactMap { if case .beacon(let sound) = $0 { .some(sound) } else { nil } }
  }
  fileprivate var vibrations: [[Int]] {
    compactMap { if case .vibrate(let pattern) = $0 { pattern } else { nil } }
  }
}

@Suite("What is heard and felt on a way beside the words") struct RouteSignalsTests {
  @Test("The sound ahead is off until it is wanted, tells its state, and is kept so")
  func isWanted() throws {
    var page = try Page()
    _ = page.find(from: Page.line[0])
    #expect(page.send(.rehearse).beacons.isEmpty)
    let on = page.send(.signal(.beacon))
    #expect(on.said.first?.hasPrefix("The sound ahead is on.") == true)
    #expect(on.contains(.show(.beacon, text: "Turn the sound ahead off")))
    let kept = on.compactMap { effect -> String? in
      if case .store(RouteSignals.key, let value) = effect { value } else { nil }
    }
    var other = try Page()
    #expect(
      other.send(.recalled(key: RouteSignals.key, kept.first)).contains(
        .show(.beacon, text: "Turn the sound ahead off")))
    let off = page.send(.signal(.beacon))
    #expect(off.said == ["The sound ahead is off."])
    #expect(off.beacons == [nil])
  }

  @Test(
    "What the device has kept may be anything",
    arguments: ["", "{", "[]", #"{"volume":"x"}"#, #"{"volume":9}"#])
  func takesNonsense(kept: String) throws {
    var page = try Page()
    _ = page.send(.recalled(key: RouteSignals.key, kept))
    #expect(page.session.signals.volume == 0.6)
    #expect(page.send(.recalled(key: RouteSignals.key, nil)).isEmpty)
  }

  @Test("In a rehearsal it sounds ahead, softer under words, to the side before a corner, and ends")
  func soundsInRehearsal() throws {
    var page = try Page()
    _ = page.find(from: Page.line[0])
    _ = page.send(.signal(.beacon))
    var sounds = page.send(.rehearse).beacons
    for _ in 0..<400 { sounds += page.send(.tick).beacons }
    let heard = sounds.compactMap { $0 }
    #expect(heard.first?.earcon == .beaconAhead)
    #expect((heard.first?.level ?? 1) < 0.6)
    #expect(heard.contains { $0.earcon == .beaconAhead && $0.level == 0.6 && $0.angle == 0 })
    #expect(heard.allSatisfy { $0.level <= 0.6 && $0.interval >= 0.5 })
    // The only turn is to the left.
    #expect(heard.contains { ($0.angle ?? 0) < -10 } && !heard.contains { ($0.angle ?? 0) > 10 })
    #expect(sounds.last == .some(nil))
  }

  @Test("On the way it follows course and compass, and falls silent with a lost position")
  func soundsOnTheWay() throws {
    var page = try Page()
    _ = page.send(.signal(.beacon))
    _ = page.find()
    let walked = page.walk(Page.line, to: 100)
    #expect(walked.beacons.compactMap { $0 }.contains { $0.earcon == .beaconAhead })
    #expect(walked.contains(.wake(after: RouteSignals.looking)))
    // Who stands is asked of the compass: north, and the way goes east.
    var effects: [InterfaceEffect] = []
    let here = RouteLine(Page.line).point(at: 100).coordinate
    for _ in 0..<12 {
      effects += page.send(.fix(PositionFix(here, accuracy: 5, at: page.time + 1, speed: 0)))
      effects += page.send(
        .signal(.heading(.north(heading: 0, accuracy: 10), screenAngle: 0, date: 1_790_000_000)),
        after: 0)
    }
    let last = effects.beacons.last.flatMap { $0 }
    #expect(last?.earcon == .beaconAside)
    // The magnetic north of the Riviera lies some degrees east of true north.
    #expect((80...90).contains(last?.angle ?? 0), "\(String(describing: last))")
    for _ in 0..<10 { effects = page.send(.tick, after: 3) }
    #expect(page.session.signals.sound == nil)
  }

  @Test("The hand feels left, right, the end and the way lost, each otherwise, unless not wanted")
  func vibrates() throws {
    var page = try Page()
    _ = page.find()
    let felt = page.walk(Page.line).vibrations
    #expect(felt == [[80, 80, 80], [200, 100, 200]])
    var quiet = try Page()
    _ = quiet.send(.signal(.vibration(false)))
    _ = quiet.find()
    #expect(quiet.walk(Page.line).vibrations.isEmpty)
    let plan = try RoutePlanner(WalkGraph(Page.town.map)).plan(
      from: Page.line[0], to: [Page.line[2]], .shortest)
    #expect(RouteCue.offRoute.vibration(on: plan) != RouteCue.arrived.vibration(on: plan))
    #expect(RouteCue.goOn(metres: 50).vibration(on: plan).isEmpty)
  }

  @Test("The screen stays on while one is guided or rehearses, and a refusal is told once")
  func staysAwake() throws {
    var page = try Page()
    #expect(page.find().contains(.device(.awake, isOn: true)))
    #expect(
      page.send(.signal(.awakeFailed)).said.first?.hasPrefix("The screen may go dark") == true)
    #expect(page.send(.signal(.awakeFailed)).isEmpty)
    #expect(page.send(.stop).contains(.device(.awake, isOn: false)))
    _ = page.find(from: Page.line[0])
    #expect(page.send(.rehearse).contains(.device(.awake, isOn: true)))
    #expect(page.send(.rehearse).contains(.device(.awake, isOn: false)))
  }
}

@Suite("The person's own ways on the page") struct RouteOwnWaysTests {
  private func record(_ page: inout Page, name: String = "Home") -> [InterfaceEffect] {
    let began = page.send(.own(.record(name: name)))
    #expect(began.contains(.device(.position, isOn: true)))
    #expect(began.contains(.sound(.recordingOn)))
    #expect(page.walk(Page.line).said.isEmpty)
    return page.send(.own(.record(name: name)))
  }

  @Test("A way is recorded, kept, and there again when the page is opened anew")
  func records() throws {
    var page = try Page()
    let ended = record(&page)
    #expect(ended.said == ["Kept on this device: Home."])
    #expect(ended.contains(.device(.position, isOn: false)))
    let kept = ended.compactMap { effect -> String? in
      if case .store(OwnWays.key, let value) = effect { value } else { nil }
    }
    var other = try Page()
    let rows = other.send(.recalled(key: OwnWays.key, kept.first)).compactMap { effect in
      if case .list(.ownWays, let rows) = effect { rows.map(\.text) } else { nil }
    }
    #expect(rows == [["Home, about 400 metres"]])
    #expect(other.session.own.ways == page.session.own.ways)
  }

  @Test("It is walked back with the same guidance, and rehearsed")
  func walksBack() throws {
    var page = try Page()
    _ = record(&page)
    let begun = page.send(.own(.walk(0, isBack: true)))
    #expect(begun.contains(.device(.position, isOn: true)))
    #expect(begun.contains(.show(.name, text: "Home")))
    let texts = page.walk(Page.line.reversed()).said
    #expect(
      texts.contains { $0.hasPrefix("Here: The way bends to the right") || $0.contains("right") },
      "\(texts)")
    #expect(texts.last == "Home is here.", "\(texts)")
    #expect(page.send(.rehearse).said.first?.hasPrefix("You walk the way in your mind.") == true)
  }

  @Test("Names are given where none was, and none twice")
  func names() throws {
    var page = try Page()
    for _ in 0..<2 { _ = record(&page, name: " ") }
    for _ in 0..<2 { _ = record(&page, name: "Inn") }
    #expect(page.session.own.ways.map(\.name) == ["Way 1", "Way 2", "Inn", "Inn 2"])
    #expect(page.send(.own(.remove(0))).said == ["Removed: Way 1."])
    #expect(page.session.own.ways.count == 3)
    #expect(page.send(.own(.remove(7))).contains(.sound(.refused)))
  }

  @Test("Files come in and go out, and what is no way is told")
  func files() throws {
    var page = try Page()
    _ = record(&page)
    let offered = page.send(.own(.save(0))).compactMap { effect in
      if case .offer(_, let text) = effect { text } else { nil }
    }
    var other = try Page()
    #expect(other.send(.own(.file(offered.first))).said == ["Kept on this device: Home."])
    #expect(other.session.own.ways == page.session.own.ways)
    #expect(
      other.send(.own(.file(nil))).said.first?.hasPrefix("This file could not be read") == true)
    #expect(other.send(.own(.file("hello"))).contains(.sound(.refused)))
    let empty = #"<gpx version="1.1"></gpx>"#
    #expect(other.send(.own(.file(empty))).said.first?.hasPrefix("There is no way") == true)
    for _ in 0..<40 { _ = other.send(.own(.file(offered.first))) }
    #expect(other.session.own.ways.count == OwnWays.most)
    #expect(other.send(.own(.record(name: ""))).said == ["You have 20 ways. Remove one first."])
  }

  @Test("Who has not moved has recorded nothing, and Stop keeps what was walked")
  func endsEarly() throws {
    var page = try Page()
    _ = page.send(.own(.record(name: "")))
    #expect(
      page.send(.own(.record(name: ""))).said.first?.hasPrefix("Nothing was recorded") == true)
    _ = page.send(.own(.record(name: "")))
    _ = page.walk(Page.line, to: 60)
    let stopped = page.send(.stop)
    #expect(stopped.said.first == "Kept on this device: Way 1.")
    #expect(stopped.contains(.device(.position, isOn: false)))
    _ = page.send(.own(.record(name: "")))
    #expect(page.send(.fixFailed(.denied)).contains(.device(.position, isOn: false)))
    #expect(page.session.own.recorder == nil)
  }
}
