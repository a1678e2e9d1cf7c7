// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import OwnVoice

@Suite("The question who speaks") struct VoiceChoiceSessionTests {
  /// The first page, on which nothing was said yet.
  private struct Question {
    var session = VoiceChoiceSession(language: .english)

    mutating func wishes(_ event: VoiceChoiceSession.Happening) -> [VoiceChoiceSession.Wish] {
      session.handle(.init(time: 0, event)).map(\.content)
    }

    mutating func tap(_ answer: Int) -> [VoiceChoiceSession.Wish] {
      wishes(.tapped(.init(answer: "answer-\(answer)", name: "Answer \(answer)")))
    }
  }

  private func said(_ wishes: [VoiceChoiceSession.Wish]) -> String {
    wishes.map { if case .aloud(let utterance) = $0 { utterance.text } else { "" } }.joined()
  }

  @Test("A finger that finds an answer by chance hears the question, and chooses nothing")
  func firstTap() {
    var question = Question()
    let first = question.tap(1)
    #expect(first.contains(.hold))
    #expect(said(first).contains("Who speaks to you?"))
    #expect(said(first).contains("Answer 1. Press again to choose it."))
    let other = question.tap(2)
    #expect(other.contains(.hold))
    #expect(said(other) == "You pressed: Answer 2. Press again to choose it.")
    #expect(question.tap(2).isEmpty, "the press acts")
  }

  @Test("A finger that finds something else hears the question first, and then it acts")
  func firstTapOnLink() {
    var question = Question()
    let walk = VoiceChoiceSession.Tapped(answer: "", name: "Walk")
    let first = question.wishes(.tapped(walk))
    #expect(first.contains(.hold) && said(first).contains("Walk"))
    #expect(question.wishes(.tapped(walk)).isEmpty)
  }

  @Test("A press on an empty place asks, and the next lets Earshot speak")
  func emptyPlaces() {
    for first in [VoiceChoiceSession.Happening.pressedNothing, .tapped(nil)] {
      var question = Question()
      #expect(said(question.wishes(first)).contains("Who speaks to you?"))
      #expect(question.wishes(.tapped(nil)) == [.press(.answer(2))])
    }
    var question = Question()
    _ = question.tap(1)
    #expect(question.wishes(.tapped(nil)) == [.press(.answer(2))])
  }

  @Test("Any first key asks, and digits and the space bar answer then")
  func keys() {
    for first in [VoiceChoiceSession.Happening.key, .digit(3), .pressedNothing] {
      var question = Question()
      let asked = question.wishes(first)
      #expect(said(asked).contains("Who speaks to you?"))
      #expect(!asked.contains(.press(.answer(3))), "nobody was asked yet")
      #expect(question.wishes(.key).isEmpty)
      #expect(question.wishes(.digit(3)) == [.press(.answer(3))])
      #expect(question.wishes(.pressedNothing) == [.press(.answer(2))])
    }
  }
}
