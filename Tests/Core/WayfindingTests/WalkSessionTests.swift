// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@testable import Wayfinding

/// One place 0.001° (111 m) north of the start, and others about it.
private let map = """
  {"type":"FeatureCollection","features":[
  {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0.001]},"properties":{"name":"Tower","category":"a"}},
  {"type":"Feature","geometry":{"type":"Point","coordinates":[0.0005,0]},"properties":{"name":"Well","category":"b"}},
  {"type":"Feature","geometry":{"type":"Point","coordinates":[0.5,0]},"properties":{"name":"Far","category":"b"}}]}
  """

/// A walk that can be told things and asked what it said.
private struct Walk {
  var session: WalkSession
  var time = 0.0

  init(guide: Bool = true, language: Language = .english) throws {
    session = WalkSession(language: language, isGuiding: guide)
    _ = tell(.places(.success(try PlaceMap(geoJSON: Array(map.utf8)))))
  }

  @discardableResult
  mutating func tell(
    _ happening: WalkSession.Happening, after seconds: Double = 0
  ) -> [InterfaceEffect] {
    time += seconds
    return session.handle(.init(time: time, happening)).map(\.content)
  }

  @discardableResult
  mutating func stand(
    _ latitude: Double, _ longitude: Double = 0, accuracy: Double? = 5, after seconds: Double = 1
  ) throws -> [InterfaceEffect] {
    let here = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return tell(.fix(here, accuracy: accuracy), after: seconds)
  }

  @discardableResult
  mutating func face(_ degrees: Double, accuracy: Double? = 5) -> [InterfaceEffect] {
    tell(.heading(.north(heading: degrees, accuracy: accuracy), screenAngle: 0), after: 0.1)
  }

  /// On the way to the tower from 111 m south of it, facing it.
  static func begun(guide: Bool = true) throws -> Walk {
    var walk = try Walk(guide: guide)
    walk.tell(.start)
    walk.face(0)
    walk.tell(.place(0))
    try walk.stand(0)
    return walk
  }
}

extension [InterfaceEffect] {
  fileprivate var said: [String] {
    compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }
  fileprivate var sounds: [Earcon] {
    compactMap { if case .sound(let earcon) = $0 { earcon } else { nil } }
  }
  fileprivate func shown(_ part: Part) -> String? {
    for case .show(part, let text) in self { return text }
    return nil
  }
}

@Suite struct WalkSessionTests {
  @Test(
    "a map with very many places begins with those of one kind, and all are listed when asked for")
  func manyPlaces() throws {
    let features = (0...WalkSession.mostListed).map { number in
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},
      "properties":{"name":"P\(number)","category":"\(number < 3 ? "a" : "b")"}}
      """
    }
    let text =
      "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    var session = WalkSession(language: .english)
    func rows(_ effects: [Timed<InterfaceEffect>], _ wanted: Part) -> [ListRow]? {
      for case .list(wanted, let rows) in effects.map(\.content) { return rows }
      return nil
    }
    let begun = session.handle(
      .init(time: 0, .places(.success(try PlaceMap(geoJSON: Array(text.utf8))))))
    #expect(begun.map(\.content).contains(.value(.category, "a")))
    #expect(rows(begun, .place)?.map(\.text) == ["P0", "P1", "P2"])
    let all = session.handle(.init(time: 0, .category(nil)))
    #expect(rows(all, .place)?.count == WalkSession.mostListed + 1)
  }

  @Test("a map brings its categories with counts, and its places by name")
  func lists() throws {
    var session = WalkSession(language: .english)
    let effects = session.handle(
      .init(time: 0, .places(.success(try PlaceMap(geoJSON: Array(map.utf8)))))
    ).map(\.content)
    #expect(
      effects.contains(
        .list(.category, [ListRow(key: "a", text: "a (1)"), ListRow(key: "b", text: "b (2)")])))
    #expect(
      effects.contains(
        .list(
          .place,
          [
            ListRow(key: "2", text: "Far"), ListRow(key: "0", text: "Tower"),
            ListRow(key: "1", text: "Well"),
          ])))
    #expect(effects.contains(.flag(.way, .hidden, true)))
    #expect(effects.shown(.submit) == "Choose this place")
  }

  @Test("with a known position the nearest places come first, with their distance")
  func nearestFirst() throws {
    var walk = try Walk()
    walk.tell(.typed("0, 0"))
    #expect(
      walk.tell(.category("b")) == [
        .list(
          .place,
          [
            ListRow(key: "1", text: "Well – 60 metres"),
            ListRow(key: "2", text: "Far – 56 kilometres"),
          ]),
        .value(.place, "1"),
      ])
  }

  @Test("the form chooses a place first, and then tells position and facing")
  func form() throws {
    var walk = try Walk()
    #expect(
      walk.tell(.submitted(place: nil, position: "", facing: nil)).said
        == ["Choose a place first."])
    let chosen = walk.tell(.submitted(place: 0, position: "", facing: nil))
    #expect(chosen.shown(.name) == "Tower")
    #expect(chosen.contains(.flag(.submit, .hidden, true)))
    #expect(chosen.contains(.flag(.way, .hidden, false)))
    #expect(chosen.contains(.focus(.name)))
    let told = walk.tell(.submitted(place: 1, position: "0, 0", facing: .north))
    #expect(told.said.first?.hasPrefix("Tower is about 110 metres ahead.") == true)
    let again = walk.tell(.changePlace)
    #expect(again.contains(.flag(.choosing, .hidden, false)))
    #expect(again.contains(.focus(.place)))
    #expect(again.contains(.flag(.submit, .hidden, false)))
  }

  @Test("one button turns position and compass on and off, another the guidance")
  func toggles() throws {
    var walk = try Walk()
    #expect(walk.tell(.watch).contains(.device(.compass, isOn: true)))
    #expect(walk.tell(.watch).contains(.device(.compass, isOn: false)))
    #expect(walk.tell(.guide(nil)).shown(.guide) == "Speak as I walk")
    #expect(walk.tell(.guide(nil)).shown(.guide) == "Speak only when I ask")
  }

  @Test(
    "the first fix after a place was chosen is answered at once, and says that the line is straight"
  )
  func firstFix() throws {
    var walk = try Walk()
    walk.tell(.start)
    walk.face(0)
    #expect(walk.tell(.place(0)).said == ["Tower chosen. Looking for your position."])
    let said = try walk.stand(0).said
    #expect(
      said == [
        "Tower is about 110 metres ahead. "
          + "That is in a straight line: walls and roads may lie in between."
      ])
    #expect(walk.tell(.ask).said == ["Tower is about 110 metres ahead."])
  }

  @Test("a question without a place or without a position is refused with the way out")
  func refusals() throws {
    var walk = try Walk()
    let noPlace = walk.tell(.ask)
    #expect(noPlace.said == ["Choose a place first."])
    #expect(noPlace.sounds == [.refused])
    walk.tell(.place(0))
    let asked = walk.tell(.ask)
    #expect(asked.contains(.device(.position, isOn: true)), "a question asks for the position")
    #expect(asked.said == ["Looking for your position."])
    #expect(walk.tell(.around).said == ["Looking for your position."])
  }

  @Test("a typed position is as good as one from the phone, and does not grow old")
  func typed() throws {
    var walk = try Walk()
    walk.tell(.place(0))
    #expect(
      walk.tell(.typed("0, 0")).said == [
        "Tower is about 110 metres to the north. "
          + "That is in a straight line: walls and roads may lie in between."
      ])
    walk.tell(.facing(.east))
    #expect(walk.tell(.ask, after: 1000).said == ["Tower is about 110 metres to your left."])
    let wrong = walk.tell(.typed("here"))
    #expect(wrong.sounds == [.refused])
    #expect(wrong.said.first?.hasPrefix("\"here\" is not two numbers.") == true)
  }

  @Test("the device's compass takes over from what the person said once they want it used")
  func compassAfterTyping() throws {
    var walk = try Walk()
    walk.tell(.place(0))
    walk.tell(.facing(.east))
    walk.tell(.typed("0, 0"))
    walk.tell(.start)
    walk.face(180)
    #expect(try walk.stand(0).shown(.sentence) == "It is about 110 metres behind you.")
  }

  @Test("a trembling hand at the edge of two quarters does not turn the sentence round")
  func hysteresis() throws {
    var walk = try Walk.begun()
    var sentences: [String] = []
    for degrees in [44.0, 46, 44, 46, 54, 46, 44] {
      if let text = walk.face(degrees).shown(.sentence) { sentences.append(text) }
    }
    #expect(sentences.isEmpty)
    #expect(walk.face(56).shown(.sentence) == "It is about 110 metres to your left.")
    #expect(walk.face(40).shown(.sentence) == nil)
    #expect(walk.face(34).shown(.sentence) == "It is about 110 metres ahead.")
  }

  @Test("unasked words come only with news, and not within six seconds")
  func rateLimit() throws {
    var walk = try Walk.begun()
    #expect(try walk.stand(0.0001, after: 10).said.isEmpty, "11 metres are no news")
    #expect(try walk.stand(0.0003, after: 1).said == ["Tower is about 80 metres ahead."])
    #expect(try walk.stand(0.0006, after: 5).said.isEmpty, "too soon")
    #expect(try walk.stand(0.0006, after: 1).said == ["Tower is about 40 metres ahead."])
  }

  @Test("someone who wants words only on request gets none on the way")
  func onRequest() throws {
    var walk = try Walk.begun(guide: false)
    let moved = try walk.stand(0.0005, after: 60)
    #expect(moved.said.isEmpty)
    #expect(moved.shown(.sentence) == "It is about 60 metres ahead.")
    #expect(walk.tell(.guide(true)).said == ["I will speak as you walk."])
    #expect(try walk.stand(0.0007, after: 1).said.count == 1)
  }

  @Test("arrival is told once, with sound and touch, and again only after leaving")
  func arrival() throws {
    var walk = try Walk.begun()
    let there = try walk.stand(0.00095, after: 1)
    #expect(there.said == ["Tower is here, within 10 metres, ahead."])
    #expect(there.sounds == [.arrived])
    #expect(try walk.stand(0.00084, after: 1).sounds.isEmpty)
    #expect(try walk.stand(0.00095, after: 1).sounds.isEmpty)
    try walk.stand(0.0007, after: 1)
    #expect(try walk.stand(0.00095, after: 1).sounds == [.arrived])
  }

  @Test("a position known to within 40 metres claims no arrival, and says so")
  func poorPosition() throws {
    var walk = try Walk.begun()
    let there = try walk.stand(0.00099, accuracy: 40, after: 1)
    #expect(!there.sounds.contains(.arrived))
    #expect(there.said.contains("Your position is only known to within 40 metres."))
    #expect(
      walk.tell(.ask).said == [
        "Tower is here, within 40 metres. Your position is only known to within 40 metres."
      ])
  }

  @Test("pointing at the place and away from it sound different, with a gap between")
  func course() throws {
    var walk = try Walk.begun()
    #expect(walk.face(40).sounds.isEmpty)
    #expect(walk.face(46).sounds == [.offCourse])
    #expect(walk.face(40).sounds.isEmpty)
    #expect(walk.face(29).sounds == [.onCourse])
  }

  @Test("an old position is told as old")
  func oldFix() throws {
    var walk = try Walk.begun()
    #expect(walk.tell(.ask, after: 10).said == ["Tower is about 110 metres ahead."])
    #expect(
      walk.tell(.ask, after: 15).said == [
        "Tower is about 110 metres ahead. This is from your position 25 seconds ago."
      ])
  }

  @Test("a missing compass is said once, and the points of the compass stand in")
  func noCompass() throws {
    var walk = try Walk()
    walk.tell(.start)
    walk.tell(.heading(.unavailable, screenAngle: 0))
    walk.tell(.place(0))
    let said = try #require(try walk.stand(0).said.first)
    #expect(said.hasPrefix("Tower is about 110 metres to the north. No compass:"))
    #expect(walk.tell(.ask).said == ["Tower is about 110 metres to the north."])
  }

  @Test("an unsure compass is mentioned once")
  func poorCompass() throws {
    var walk = try Walk.begun()
    #expect(walk.face(2, accuracy: 50).said.count == 1)
    #expect(walk.face(3, accuracy: 50).said.isEmpty)
  }

  @Test("what is around is told nearest first, seen from the person")
  func around() throws {
    var walk = try Walk.begun()
    #expect(
      walk.tell(.around).said == [
        "Near you: Well, about 60 metres to your right; Tower, about 110 metres ahead."
      ])
    try walk.stand(0, 0.4)
    #expect(walk.tell(.around).said == ["Near you: Far, about 11 kilometres to your right."])
    try walk.stand(60, 100)
    #expect(
      walk.tell(.around).said.first?.hasPrefix("You are far from every place") == true)
  }

  @Test("no permission turns the device off and says how to go on")
  func denied() throws {
    var walk = try Walk()
    walk.tell(.start)
    let actions = walk.tell(.fixFailed(.denied))
    #expect(actions.contains(.device(.position, isOn: false)))
    #expect(actions.shown(.watch) == "Use my position")
    #expect(actions.said.first?.contains("Allow it in the browser’s settings") == true)
    #expect(!walk.tell(.fixFailed(.timeout)).contains(.device(.position, isOn: false)))
  }

  @Test("stopping turns the device off and forgets where the person is")
  func stop() throws {
    var walk = try Walk.begun()
    #expect(walk.tell(.stop).contains(.device(.position, isOn: false)))
    #expect(try walk.stand(0).isEmpty, "a late fix is not taken")
    #expect(walk.tell(.ask).said == ["Looking for your position."])
  }

  @Test("the last words can be repeated")
  func repeats() throws {
    var walk = try Walk()
    #expect(walk.tell(.repeat).said == ["Nothing has been said yet."])
    walk.tell(.place(0))
    let said = walk.tell(.typed("0, 0")).said
    #expect(walk.tell(.repeat).said == said)
  }

  @Test("the dial points where the place lies")
  func dial() throws {
    var walk = try Walk.begun()
    let turned = walk.face(350)
    #expect(turned.contains(.attribute(.needle, name: "transform", value: "rotate(10 50 50)")))
    #expect(turned.contains(.flag(.north, .hidden, true)))
    let lost = walk.tell(.heading(.unavailable, screenAngle: 0))
    #expect(lost.contains(.attribute(.needle, name: "transform", value: "rotate(0 50 50)")))
    #expect(lost.contains(.flag(.north, .hidden, false)))
  }

  @Test("events and effects cross as JSON")
  func json() throws {
    var session = WalkSession(language: .spanish)
    _ = try session.handle(json: Array("{\"t\":0,\"kind\":\"places\",\"places\":\(map)}".utf8))
    _ = try session.handle(json: Array("{\"t\":1,\"kind\":\"place\",\"place\":0}".utf8))
    let effects = try session.handle(
      json: Array("{\"t\":2,\"kind\":\"typed\",\"text\":\"0,0\"}".utf8))
    let text = String(decoding: effects, as: UTF8.self)
    #expect(text.contains("\"name\":\"transform\",\"value\":\"rotate(0 50 50)\"}\n"))
    #expect(text.contains("Tower está a unos 110 metros al norte."))
    #expect(throws: FieldError.outOfRange(name: "latitude", value: 91)) {
      try session.handle(
        json: Array("{\"t\":2,\"kind\":\"fix\",\"latitude\":91,\"longitude\":0}".utf8))
    }
    #expect(throws: FieldError.unknownWord(name: "reason", word: "x")) {
      try session.handle(json: Array("{\"t\":2,\"kind\":\"fix-failed\",\"reason\":\"x\"}".utf8))
    }
    #expect(throws: FieldError.unknownWord(name: "facing", word: "up")) {
      try session.handle(json: Array("{\"t\":2,\"kind\":\"facing\",\"facing\":\"up\"}".utf8))
    }
  }

  @Test("a map that is none is refused in words")
  func badMap() throws {
    var session = WalkSession(language: .english)
    let effects = try session.handle(json: Array("{\"t\":0,\"kind\":\"places\",\"places\":3}".utf8))
    #expect(String(decoding: effects, as: UTF8.self).contains("This is not a map of places."))
  }
}
