// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Asking and choosing on the page of a way") struct RouteAskingTests {
  private var session: RouteSession
  private var time = 0.0

  init() throws {
    session = try RouteSession(
      configuration: #require(JSONValue(text: #"{"language":"en","map":"/walk/maps/town"}"#)))
  }

  private mutating func send(_ happening: RouteSession.Happening) -> [InterfaceEffect] {
    time += 1
    return session.handle(.init(time: time, happening)).map(\.content)
  }

  private func said(_ effects: [InterfaceEffect]) -> [String] {
    effects.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
  }

  private mutating func open(_ town: GridTown = RouteSessionTests.town) throws {
    _ = send(.open)
    _ = send(.map(try RouteSessionTests.carried(town.map)))
  }

  private static let unknown =
    "I do not know where you are yet. Type where you start, or begin the walk."

  @Test(
    "Before a start nobody pretends to know where one is, and the typed one counts",
    arguments: WalkQuestion.allCases)
  mutating func answersBeforeAStart(question: WalkQuestion) throws {
    #expect(said(send(.ask(question))) == ["The map is being loaded."])
    try open()
    #expect(said(send(.ask(question))) == [Self.unknown])
    _ = send(.typed("43.7, east"))
    #expect(said(send(.ask(question))) == [Self.unknown])
    _ = send(.typed(RouteSessionTests.start))
    let answer = said(send(.ask(question)))
    switch question {
    case .whereAmI, .around: #expect(answer.first?.hasPrefix("You are on Row 0.") == true)
    case .ahead: #expect(answer.first?.hasPrefix("I do not know which way you face.") == true)
    case .junction: #expect(answer == ["The map has no junction within 50 metres of here."])
    }
    // It stands on the page, too.
    #expect(send(.repeat).contains(.show(.said, text: answer[0])))
  }

  @Test("At the step that is read one stands there, and in a rehearsal where one has come to")
  mutating func answersOnTheWay() throws {
    try open()
    _ = send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start)))
    #expect(said(send(.ask(.whereAmI))) == ["You are on Row 0. You face to the east."])
    _ = send(.next)
    let there = said(send(.ask(.junction)))
    #expect(there.first?.hasPrefix("Junction: Row 0 ahead and behind you") == true, "\(there)")
    _ = send(.speed(8))
    _ = send(.rehearse)
    for _ in 0..<10 { _ = send(.tick) }
    let ahead = said(send(.ask(.ahead)))
    #expect(ahead.first?.hasPrefix("Ahead of you: The inn, about") == true, "\(ahead)")
  }

  @Test("While walking the position answers, with how far off it may be")
  mutating func answersWhileWalking() throws {
    try open()
    #expect(
      send(.submitted(RouteSessionTests.form(from: ""))).contains(.device(.compass, isOn: true)))
    #expect(said(send(.ask(.whereAmI))) == [Self.unknown])
    let here = RouteSessionTests.town.point(2, 0, north: 40).coordinate
    _ = send(.fix(PositionFix(here, accuracy: 20, at: time + 1)))
    _ = send(
      .signal(.heading(.north(heading: 0, accuracy: 5), screenAngle: 0, date: nil)))
    let answer = try #require(said(send(.ask(.whereAmI))).first)
    #expect(answer.hasPrefix("You are on Column 2. Near you: The inn, about 60 metres ahead."))
    #expect(answer.contains("You face to the north."))
    #expect(answer.hasSuffix("Your position is only known to within 25 metres."))
  }

  @Test("Each key does what its button does", arguments: RouteSession.keys.map(\.name))
  mutating func takesKeys(key: String) throws {
    try open()
    _ = send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start)))
    var other = self
    let wish = try #require(RouteSession.wish(ofKey: key))
    let expected = other.send(wish)
    #expect(send(.key(key)) == expected)
    #expect(send(.key("?")).isEmpty)
  }

  @Test("What was chosen is kept on the device, and comes back to its fields")
  mutating func keepsChoices() throws {
    try open()
    let fields = [
      "place": "0", "position": RouteSessionTests.start, "profile": "shortest", "style": "clock",
      "units": "steps", "step": "60", "words": "20", "mind-steps": "avoid", "name-stops": "on",
    ]
    let effects = send(.submitted(RouteSessionTests.form(fields)))
    let kept = effects.compactMap {
      if case .store("earshot-way", let value) = $0 { value } else { nil }
    }
    #expect(said(effects).first?.contains(" paces long") == true)
    let back = send(.recalled(key: "earshot-way", kept.first))
    #expect(back.contains(.value("style", "clock")) && back.contains(.value("step", "60")))
    #expect(back.contains(.value("mind-steps", "avoid")))
    #expect(back.contains(.flag("name-stops", .checked, true)))
    #expect(back.contains(.flag("name-places", .checked, false)))
    #expect(session.choices == RouteChoices { fields[$0] })
    #expect(session.choices.preferences[.steps] == .avoided)
    #expect(session.choices.preferences[.crossings] == .ignored)
    for broken in [nil, "", "[1", "7"] {
      #expect(send(.recalled(key: "earshot-way", broken)).isEmpty)
    }
  }

  @Test("A step that is none is told at its field", arguments: ["7", "200", "x", "nan"])
  mutating func refusesSteps(step: String) throws {
    try open()
    let effects = send(
      .submitted(
        RouteSessionTests.form(["place": "0", "position": RouteSessionTests.start, "step": step])))
    #expect(effects.contains(.focus("step")))
    #expect(said(effects).first?.hasPrefix("A step is between 20 and 150") == true)
  }

  @Test("Another place comes after the one that there is, up to ten")
  mutating func addsStops() throws {
    var town = RouteSessionTests.town
    town.map.names.append(MapNames("The bank"))
    var bank = WalkMap.MapPlace(point: town.point(4, 0), category: .money, kind: "bank")
    bank.name = town.map.names.count - 1
    town.map.places.append(bank)
    try open(town)
    func form(_ place: Int) -> RouteForm {
      RouteSessionTests.form([
        "place": "\(place)", "position": RouteSessionTests.start, "then": "1",
      ])
    }
    _ = send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start)))
    let found = send(.submitted(form(1)))
    #expect(found.contains(.show(.name, text: "The inn, then The bank")))
    #expect(said(send(.whole)).first?.contains("Stop 1: The inn is here.") == true)
    #expect(
      said(send(.submitted(form(1)))) == ["The way leads there already. Choose another place."])
    for number in 0..<8 { _ = send(.submitted(form(number % 2))) }
    #expect(said(send(.submitted(form(0)))) == ["A way leads to at most ten places."])
  }

  @Test("The pace that was learned on the way is kept, and changes the time")
  mutating func keepsPaces() throws {
    _ = send(.recalled(key: "earshot-pace", "0.5"))
    try open()
    let found = said(send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start))))
    #expect(found.first?.contains("10 minutes at your pace") == true, "\(found)")
    #expect(said(send(.far)).first?.contains("10 minutes at your pace") == true)
    _ = send(.submitted(RouteSessionTests.form(from: "")))
    var kept: [String?] = []
    for second in 0..<200 {
      let here = RouteSessionTests.town.point(0, 0, east: Double(second)).coordinate
      for effect in send(.fix(PositionFix(here, accuracy: 5, at: time + 1, speed: 1, course: 90))) {
        if case .store("earshot-pace", let value) = effect { kept.append(value) }
      }
    }
    #expect(kept.count > 1 && kept.count < 12, "\(kept)")
    #expect(session.pace.map { $0 > 0.55 && $0 <= 1 } == true)
  }
}
