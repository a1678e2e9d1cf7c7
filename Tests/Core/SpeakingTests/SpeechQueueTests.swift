// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Speaking

private func utterance(_ text: String, _ priority: Utterance.Priority = .normal) -> Utterance {
  Utterance(text, in: .english, priority: priority)
}

@Suite struct SpeechQueueTests {
  @Test("with a screen reader everything goes into the live region and nothing is voiced")
  func screenReaderHearsOnlyTheLiveRegion() {
    var queue = SpeechQueue(outlet: .screenReader, voices: Language.allCases)
    for priority in Utterance.Priority.allCases {
      let effects = queue.handle(.say(time: 1, utterance: utterance("a", priority)))
      #expect(effects == [.announce(time: 1, utterance: utterance("a", priority))])
    }
  }

  @Test("self-voicing says one thing after another, and lowers other sound meanwhile")
  func speaksInTurn() {
    var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
    #expect(
      queue.handle(.say(time: 0, utterance: utterance("one"))) == [
        .duck(time: 0, on: true),
        .utter(time: 0, id: 1, utterance: utterance("one"), VoiceManner()),
      ])
    #expect(queue.handle(.say(time: 1, utterance: utterance("two"))) == [])
    #expect(
      queue.handle(.finished(time: 2, id: 1)) == [
        .utter(time: 2, id: 2, utterance: utterance("two"), VoiceManner())
      ])
    #expect(queue.handle(.finished(time: 2, id: 1)) == [], "an old voice's end changes nothing")
    #expect(queue.handle(.finished(time: 3, id: 2)) == [.duck(time: 3, on: false)])
  }

  @Test("what is urgent cuts off the whole of what is being said, and what waits comes after")
  func urgentCutsOff() {
    var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
    let long = String(repeating: "A sentence that is quite long. ", count: 20)
    _ = queue.handle(.say(time: 0, utterance: utterance(long)))
    _ = queue.handle(.say(time: 0, utterance: utterance("waits")))
    let urgent = utterance("stop", .urgent)
    let effects = queue.handle(.say(time: 1, utterance: urgent))
    #expect(effects.first == .hush(time: 1))
    guard case .utter(_, let id, let said, _)? = effects.last else {
      Issue.record("nothing was said")
      return
    }
    #expect(said == urgent)
    guard case .utter(_, _, let next, _)? = queue.handle(.finished(time: 2, id: id)).first else {
      Issue.record("what waited was lost")
      return
    }
    #expect(next.text == "waits")
  }

  @Test("a passing echo gives way to the next one and is dropped behind anything else")
  func passingGivesWay() {
    var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
    _ = queue.handle(.say(time: 0, utterance: utterance("a", .passing)))
    #expect(
      queue.handle(.say(time: 0.1, utterance: utterance("b", .passing))) == [
        .hush(time: 0.1),
        .utter(time: 0.1, id: 2, utterance: utterance("b", .passing), VoiceManner()),
      ])
    let normal = queue.handle(.say(time: 0.2, utterance: utterance("word")))
    #expect(normal.first == .hush(time: 0.2))
    #expect(queue.handle(.say(time: 0.3, utterance: utterance("c", .passing))) == [])
  }

  @Test("what grew stale while it waited is not said")
  func dropsTheStale() {
    var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
    _ = queue.handle(.say(time: 0, utterance: utterance("long")))
    let stale = Utterance("turn left", in: .english, lifetime: 2)
    _ = queue.handle(.say(time: 0, utterance: stale))
    #expect(queue.handle(.finished(time: 2.5, id: 1)) == [.duck(time: 2.5, on: false)])
  }

  @Test("where the browser has no voice a clip speaks, and where no clip comes the live region")
  func fallsBack() {
    var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
    _ = queue.handle(.say(time: 0, utterance: utterance("one")))
    #expect(
      queue.handle(.failed(time: 1, id: 1)) == [
        .clip(time: 1, id: 1, utterance: utterance("one"), VoiceManner())
      ])
    #expect(
      queue.handle(.failed(time: 2, id: 1)) == [
        .announce(time: 2, utterance: utterance("one")), .duck(time: 2, on: false),
      ])
    let spanish = Utterance("uno", in: .spanish)
    #expect(
      queue.handle(.say(time: 3, utterance: spanish)).last
        == .clip(time: 3, id: 2, utterance: spanish, VoiceManner()))
  }

  @Test("what must stay on the device is never sent to be spoken, only written")
  func keepsPrivateWordsHere() {
    let place = Utterance("370 metres ahead", in: .spanish, staysOnDevice: true)
    var mute = SpeechQueue(outlet: .selfVoicing, voices: [])
    let effects = mute.handle(.say(time: 0, utterance: place))
    #expect(effects.first == .announce(time: 0, utterance: place))
    // Who only listens is told, once, that there is something to be seen; that may be said by the server.
    let notice = Utterance(SpeechWords[.spanish].staysUnspoken, in: .spanish)
    #expect(effects.last == .clip(time: 0, id: 2, utterance: notice, VoiceManner()))
    _ = mute.handle(.finished(time: 1, id: 2))
    #expect(
      mute.handle(.say(time: 2, utterance: place)) == [.announce(time: 2, utterance: place)])
    var voiced = SpeechQueue(outlet: .selfVoicing, voices: [.spanish])
    #expect(
      voiced.handle(.say(time: 0, utterance: place)) == [
        .duck(time: 0, on: true), .utter(time: 0, id: 1, utterance: place, VoiceManner()),
      ])
    #expect(
      voiced.handle(.failed(time: 1, id: 1)) == [
        .announce(time: 1, utterance: place), .duck(time: 1, on: false),
      ])
  }

  @Test("what a browser does not let sound is said once the person has done something")
  func waitsForAnAct() {
    var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
    _ = queue.handle(.say(time: 0, utterance: utterance("welcome")))
    #expect(
      queue.handle(.blocked(time: 1, id: 1)) == [.duck(time: 1, on: false), .await(time: 1)])
    #expect(queue.handle(.say(time: 2, utterance: utterance("and more"))) == [])
    #expect(
      queue.handle(.silence(time: 3)) == [
        .duck(time: 3, on: true),
        .utter(time: 3, id: 1, utterance: utterance("welcome"), VoiceManner()),
      ])
    #expect(
      queue.handle(.finished(time: 4, id: 1)) == [
        .utter(time: 4, id: 2, utterance: utterance("and more"), VoiceManner())
      ])
  }

  @Test(
    "what was said since the last act is said again, by whichever voice", arguments: [true, false])
  func saysAgain(isOwn: Bool) {
    var queue = SpeechQueue(outlet: isOwn ? .selfVoicing : .screenReader, voices: [.english])
    func words(_ effects: [SpeechQueue.Effect]) -> [String] {
      effects.compactMap { effect in
        switch effect {
        case .announce(_, let utterance), .utter(_, _, let utterance, _): utterance.text
        case .clip, .hush, .duck, .await: nil
        }
      }
    }
    _ = queue.handle(.say(time: 0, utterance: utterance("old")))
    _ = queue.handle(.silence(time: 1))
    _ = queue.handle(.say(time: 2, utterance: utterance("one")))
    _ = queue.handle(.say(time: 2, utterance: utterance("two")))
    // The key that asks for it ends what is said, too.
    _ = queue.handle(.silence(time: 3))
    #expect(words(queue.handle(.again(time: 3))).first == "one")
    _ = queue.handle(.silence(time: 4))
    #expect(words(queue.handle(.again(time: 4))).first == "one", "as often as wanted")
  }

  @Test("a voice speaks as the person chose, for each language")
  func speaksAsChosen() throws {
    var choices = VoiceChoices(kept: #"{"rate":9,"pitch":1.2,"volume":0,"voices":{"es":"Marta"}}"#)
    #expect(choices.rate == SpeechRate.fastest && choices.volume == VoiceChoices.volumes.lowerBound)
    choices["en"] = "Ann"
    let again = VoiceChoices(kept: choices.json)
    #expect(again.manner(in: "es").voice == "Marta" && again.manner(in: "en").voice == "Ann")
    #expect(again.manner(in: "ar").voice == nil)
    #expect(VoiceChoices(kept: "nonsense").manner(in: "en") == VoiceManner())
  }

  @Test("silence ends all that is said and all that waits; so does a change of outlet")
  func silences() {
    for event in [
      SpeechQueue.Event.silence(time: 1), .outlet(time: 1, outlet: .screenReader),
    ] {
      var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
      _ = queue.handle(.say(time: 0, utterance: utterance("one")))
      _ = queue.handle(.say(time: 0, utterance: utterance("two")))
      #expect(queue.handle(event) == [.hush(time: 1), .duck(time: 1, on: false)])
      #expect(queue.handle(.finished(time: 2, id: 1)) == [])
    }
  }

  @Test("never are two voices at once, whatever happens", arguments: 0..<50 as Range<UInt64>)
  func neverTwoVoices(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = SpeechQueue(outlet: .selfVoicing, voices: [.english])
    var speaking: Int?
    for step in 0..<300 {
      let time = Double(step)
      let event: SpeechQueue.Event =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
          .say(
            time: time,
            utterance: Utterance(
              "w\(step)", in: Language.allCases.randomElement(using: &random) ?? .english,
              priority: Utterance.Priority.allCases.randomElement(using: &random) ?? .normal))
        case 4, 5: .finished(time: time, id: speaking ?? 0)
        case 6: .failed(time: time, id: speaking ?? 0)
        case 7: .blocked(time: time, id: speaking ?? 0)
        case 8: .again(time: time)
        default: .silence(time: time)
        }
      if case .finished = event { speaking = nil }
      if case .failed = event { speaking = nil }
      if case .blocked = event { speaking = nil }
      for effect in queue.handle(event) {
        switch effect {
        case .hush: speaking = nil
        case .utter(_, let id, _, _), .clip(_, let id, _, _):
          #expect(speaking == nil, "seed \(seed), step \(step)")
          speaking = id
        case .announce, .duck, .await: break
        }
      }
    }
  }
}

@Suite struct SpeechPiecesTests {
  @Test("a long text is cut after sentences, loses nothing but spaces, and no piece is too long")
  func cutsAfterSentences() {
    let text = String(repeating: "The tide comes in at noon. Who knows why? ", count: 30)
    let pieces = SpeechPieces.split(text)
    #expect(pieces.count > 3)
    #expect(pieces.joined(separator: " ") == text.trimmingSuffix())
    #expect(pieces.allSatisfy { $0.unicodeScalars.count <= SpeechPieces.greatestLength })
    #expect(pieces.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("?") })
  }

  @Test("empty and blank texts have no pieces", arguments: ["", "  ", "\n\t"])
  func skipsBlank(_ text: String) {
    #expect(SpeechPieces.split(text) == [])
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
