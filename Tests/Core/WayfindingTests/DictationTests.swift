// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Dictating the name of a place") struct DictationTests {
  private var session: MapSession
  private var device = Device()

  init() throws {
    session = try MapSession(
      configuration: #require(JSONValue(text: #"{"language":"en","map":"/m"}"#)))
  }

  @discardableResult
  private mutating func send(_ happening: MapSession.Happening) -> [InterfaceEffect] {
    let effects = session.handle(.init(time: 0, happening)).map(\.content)
    for (key, text) in device.perform(effects) { send(.recalled(key: key, text)) }
    return effects
  }

  private mutating func listen() {
    send(.open)
    send(.dictation(.able(true)))
    send(.dictation(.allowed(true)))
    send(.dictation(.dictate))
  }

  private let off = InterfaceEffect.device(.dictation, isOn: false)

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(DictationWords.self) }

  @Test("It is shown where the browser can, and listens only once it is turned on")
  mutating func isOffAtFirst() {
    send(.open)
    #expect(!send(.dictation(.dictate)).contains(.device(.dictation, isOn: true)))
    send(.dictation(.able(false)))
    #expect(device.hidden["dictation"] == true)
    send(.dictation(.able(true)))
    #expect(device.hidden["dictation"] == false && device.hidden["dictate"] != false)
    send(.dictation(.allowed(true)))
    #expect(device.hidden["dictate"] == false && device.kept[Dictation.key] == "on")
    send(.dictation(.allowed(false)))
    #expect(device.hidden["dictate"] == true && device.kept[Dictation.key] == nil)
  }

  @Test("While it listens nothing is said, and whatever is said ends it before")
  mutating func hasOneVoice() throws {
    listen()
    let said = device.said.count
    #expect(device.shown["said"] == "Listening. Speak the name.")
    let effects = send(.around)
    let end = try #require(effects.firstIndex(of: off))
    let voice = try #require(
      effects.firstIndex { if case .say = $0 { true } else { false } })
    #expect(end < voice && device.said.count == said + 1)
    // What comes after the end is not taken.
    #expect(send(.dictation(.heard("Casino"))).isEmpty)
    #expect(send(.dictation(.ended)).isEmpty)
  }

  @Test("What was understood stands in the field, and is said")
  mutating func understands() {
    listen()
    let effects = send(.dictation(.heard("  Mairie de Monaco ")))
    #expect(effects.contains(.value(.dictated, "Mairie de Monaco")) && effects.contains(off))
    #expect(device.last.hasPrefix("Understood: Mairie de Monaco."))
  }

  @Test(
    "Each failure has a sentence of its own, with what to do",
    arguments: [
      ("not-allowed", "may not listen"), ("service-not-allowed", "may not listen"),
      ("no-speech", "Nothing was understood"), ("network", "needs a network"),
      ("audio-capture", "no microphone"), ("language-not-supported", "in this language"),
      ("bad-grammar", "Listening failed"),
    ])
  mutating func tellsFailures(word: String, told: String) throws {
    listen()
    let json = try #require(JSONValue(text: #"{"reason":"\#(word)"}"#))
    send(try MapSession.Happening(kind: "dictation-failed", json: json))
    #expect(device.last.contains(told))
    #expect(
      MapSession.DictationFailure.allCases.allSatisfy { failure in
        DictationWords[.english].text(failure).contains("ype")  // Typing is always left.
      })
  }

  @Test("Nothing, and too much, are not put into the field", arguments: ["", "  ", "long"])
  mutating func refuses(text: String) {
    listen()
    let text = text == "long" ? String(repeating: "a", count: 101) : text
    let effects = send(.dictation(.heard(text)))
    #expect(effects.contains(.sound(.refused)))
    #expect(!effects.contains { if case .value = $0 { true } else { false } })
  }
}
