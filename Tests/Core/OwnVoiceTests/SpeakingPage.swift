// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import OwnVoice

/// A page in English, with a person at it.
struct SpeakingPage {
  var session: OwnVoiceSession
  var time = 0.0

  init(
    _ language: Language = .english, hearsFirst: Bool = false, echo: VoiceChoices.Echo = .characters
  ) {
    var choices = VoiceChoices()
    choices.hearsFirst = hearsFirst
    choices.echo = echo
    session = OwnVoiceSession(language: language, choices: choices)
  }

  mutating func wishes(_ event: OwnVoiceSession.Happening) -> [OwnVoiceSession.Wish] {
    time += 1
    return session.handle(.init(time: time, event)).map(\.content)
  }

  /// What is said about an event.
  mutating func said(_ event: OwnVoiceSession.Happening) -> [String] {
    wishes(event).compactMap { wish in
      if case .say(let utterance) = wish { utterance.text } else { nil }
    }
  }

  /// The same, each with the tag of its language.
  mutating func spoken(_ event: OwnVoiceSession.Happening) -> [String] {
    wishes(event).compactMap { wish in
      if case .say(let utterance) = wish { "\(utterance.text) (\(utterance.tag))" } else { nil }
    }
  }

  /// What is said of the page's text when a move is asked for.
  mutating func said(_ move: ReadingMove, in blocks: [PageBlock]) -> [String] {
    let asked = wishes(.move(move))
    guard asked.contains(.gather) else {
      return asked.compactMap { if case .say(let utterance) = $0 { utterance.text } else { nil } }
    }
    return said(.page(blocks))
  }
}

func control(
  _ id: Int, _ role: ControlRole, _ name: String, value: String = "", isOn: Bool? = nil
) -> PageControl {
  var control = PageControl(id: id, role, named: name)
  control.value = value
  control.isOn = isOn
  return control
}

func paragraph(_ id: Int, _ text: String, tag: String? = nil) -> PageBlock {
  PageBlock(id: id, runs: [.init(text: text, tag: tag)])
}

func heading(_ id: Int, _ text: String) -> PageBlock {
  PageBlock(id: id, runs: [.init(text: text, tag: nil)], isHeading: true)
}

func key(_ name: String, shift: Bool = false) -> OwnVoiceSession.Happening {
  .key(ReadingKey(name: name, hasShift: shift, hasOthers: false))
}
