// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("The length of a step on the page of a way") struct RouteStepTests {
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

  private mutating func open() throws {
    _ = send(.open)
    _ = send(.map(try RouteSessionTests.carried(RouteSessionTests.town.map)))
  }

  /// A form that wants the inn from where the phone is, with distances in steps.
  private func form() -> RouteForm {
    RouteForm { field in
      switch field {
      case "place": "0"
      case "units": "steps"
      case "step": "70"
      case "profile": "shortest"
      default: nil
      }
    }
  }

  /// Walks so many seconds along Row 0 at 1.3 m a second.
  private mutating func walk(_ seconds: Range<Int>) -> [InterfaceEffect] {
    var effects: [InterfaceEffect] = []
    for second in seconds {
      let here = RouteSessionTests.town.point(0, 0, east: 1.3 * Double(second))
      effects += send(
        .fix(
          PositionFix(here.coordinate, accuracy: 4, at: Double(second), speed: 1.3, course: 90)))
    }
    return effects
  }

  @Test("Counted steps over known metres give the length, which is told, shown and kept")
  mutating func counts() throws {
    try open()
    let effects = send(.stride(.counted(steps: "30", metres: "20")))
    #expect(
      said(effects) == [
        "Your step is about 67 centimetres long. It is kept, and you can change it."
      ])
    #expect(effects.contains(.value("step", "67")))
    let kept = effects.compactMap { effect -> String? in
      if case .store("earshot-way", let value) = effect { value } else { nil }
    }
    #expect(kept.count == 1 && kept[0].contains(#""step":"67""#))
  }

  @Test(
    "What is counted is understood in the digits and with the decimal sign that a keyboard has",
    arguments: [("30", "20,1"), ("٣٠", "٢٠٫١"), ("۳۰", "20.1")])
  mutating func countsInOtherDigits(steps: String, metres: String) throws {
    try open()
    let effects = send(.stride(.counted(steps: steps, metres: metres)))
    #expect(effects.contains(.value("step", "67")), "\(said(effects))")
  }

  @Test(
    "What measures nothing is refused, and says what to type",
    arguments: [
      ("", "20", "Type how many steps you counted"), ("many", "20", "Type how many steps"),
      ("19", "20", "Type how many steps"), ("30", "5", "Type how many steps"),
      ("30", "1e9", "Type how many steps"),
      ("30", "1,250", "Type how many steps"), ("30", "60", "That would be a step of 200"),
      ("30", "", "Begin a walk first"),
    ])
  mutating func refuses(steps: String, metres: String, text: String) throws {
    try open()
    let effects = send(.stride(.counted(steps: steps, metres: metres)))
    #expect(said(effects).first?.hasPrefix(text) == true, "\(said(effects))")
    #expect(effects.first == .sound(.refused) || effects.dropFirst().first == .sound(.refused))
  }

  @Test("Steps counted while one is guided are held against the metres that were walked")
  mutating func countsOnTheWay() throws {
    try open()
    _ = send(.submitted(form()))
    _ = walk(0..<10)
    #expect(said(send(.stride(.begin))).first?.hasPrefix("Counting begins") == true)
    _ = walk(10..<25)
    #expect(
      said(send(.stride(.counted(steps: "25", metres: "")))).first?.hasPrefix("Your way so far")
        == true)
    _ = walk(25..<60)
    // 50 seconds at 1.3 m a second are 65 metres.
    let text = try #require(said(send(.stride(.counted(steps: "100", metres: " ")))).first)
    #expect(text.hasPrefix("Your step is about 65 centimetres"), "\(text)")
  }

  @Test("The device counts steps on a walk, and what is learned is told once and used at once")
  mutating func learns() throws {
    try open()
    _ = send(.submitted(form()))
    var texts: [String] = []
    for second in 0..<110 {
      texts += said(walk(second..<second + 1))
      // Two steps a second: at 1.3 m a second each is 65 centimetres.
      let samples = (0..<60).map { 9.81 + 2.5 * sin(4 * .pi * Double($0) / 60) }
      texts += said(send(.stride(.motion(samples, every: 1 / 60.0))))
    }
    let told = texts.filter { $0.hasPrefix("Your step is about") }
    #expect(told.count == 1, "\(texts)")
    #expect(["64", "65", "66"].contains { told.first?.contains($0) == true }, "\(told)")
    let step = try #require(session.choices.stepCentimetres)
    #expect(abs(step - 65) <= 1)
    guard case .paces(let length) = session.choices.style.units else {
      Issue.record("distances are in steps")
      return
    }
    #expect(length == step / 100)
  }

  @Test("The events of a page are read, and what is no number measures nothing")
  mutating func reads() throws {
    func event(_ text: String) throws -> RouteSession.Happening {
      try .init(
        kind: try #require(JSONValue(text: text)?["kind"]?.string),
        json: #require(JSONValue(text: text)))
    }
    #expect(
      try event(#"{"kind":"motion","interval":0.02,"samples":[9.8,"x",10]}"#)
        == .stride(.motion([9.8, 10], every: 0.02)))
    #expect(try event(#"{"kind":"count-begin"}"#) == .stride(.begin))
    #expect(
      try event(#"{"kind":"count-steps","steps":"30","metres":"20"}"#)
        == .stride(.counted(steps: "30", metres: "20")))
    try open()
    #expect(send(try event(#"{"kind":"motion"}"#)).isEmpty)
  }
}
