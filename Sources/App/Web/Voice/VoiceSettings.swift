// SPDX-License-Identifier: Apache-2.0

import HTML
import Interface
import OwnVoice
import Speaking

/// How Earshot's own voice sounds: each choice holds at once, on this device, and is heard.
func voiceSettings(_ visit: Visit) -> Node {
  let words = VoiceChoiceWords[visit]
  return section(.class("stack"), .ariaLabelledBy("own-voice")) {
    h2(.id("own-voice")) { words.title }
    element(
      "earshot-voice", .class("stack"),
      .data("configuration", #"{"language":"\#(visit.language.tag)"}"#),
      .data("begin", #"{"kind":"begin"}"#)
    ) {
      p(.data("unscripted")) { words.needsScripts }
      div(.class("stack"), .data("scripted")) {
        p { words.lead }
        voiceMenu(visit)
        p(.class("hint")) { words.noVoice }
        slider(.voiceRate, "rate", words.rate, SpeechRate.slowest...SpeechRate.fastest, visit)
        slider(.voicePitch, "pitch", words.pitch, VoiceChoices.pitches, visit)
        slider(.voiceVolume, "volume", words.volume, VoiceChoices.volumes, visit)
        echoMenu(visit)
        hearsFirst(visit)
        p {
          button(.button, .class("button"), .data("act", "sample"), .data("safe")) {
            Icon.speaker.node(visit)
            words.hearSample
          }
        }
      }
    }
  }
}

/// Who speaks, asked on the first visit: three buttons, of which each answers at once.
func voiceQuestion(_ visit: Visit) -> Node {
  let words = VoiceChoiceWords[visit]
  let answers: [(outlet: String, words: String)] = [
    ("screenReader", words.screenReaderSpeaks), ("selfVoicing", words.earshotSpeaks),
    ("screenReader", words.nobodySpeaks),
  ]
  return element(
    "earshot-voice", .class("card stack stack--tight"), .data("asks"),
    .data("configuration", #"{"language":"\#(visit.language.tag)"}"#),
    .data("begin", #"{"kind":"begin"}"#)
  ) {
    h2 { words.question }
    form(.action("/settings/speaking"), .method(.post)) {
      input(.hidden, .name("return"), .value("/"))
      div(.class("stack stack--tight")) {
        for (index, answer) in answers.enumerated() {
          button(
            .submit, .class("button button--wide"), .name("speaking"), .value(answer.outlet),
            .data("part", Part.answer(index + 1).name)
          ) { answer.words }
        }
      }
    }
    p(.data("scripted")) {
      button(.button, .class("button"), .data("act", "sample")) {
        Icon.speaker.node(visit)
        words.hearSample
      }
    }
    p(.class("hint")) { words.questionHint }
  }
}

/// What reads a page to who has no keyboard: always at the bottom of what is in sight.
func voiceBar(_ visit: Visit) -> Node {
  let words = VoiceChoiceWords[visit]
  let moves: [(ReadingMove, Icon, String)] = [
    (.previous, .previous, words.previous), (.next, .next, words.next),
    (.again, .speaker, words.again), (.whereAmI, .place, words.whereAmI),
    (.silence, .silent, words.silence),
  ]
  return div(.class("voice-bar"), .data("voice"), .role(.group), .ariaLabel(words.bar)) {
    for (move, icon, name) in moves {
      button(.button, .class("voice-bar__act"), .data("move", move.word)) {
        icon.node(visit)
        span { name }
      }
    }
  }
}

private func voiceMenu(_ visit: Visit) -> Node {
  let words = VoiceChoiceWords[visit]
  return div(.class("field voice-menu")) {
    label(.for("device-voice")) { words.voice }
    // One of the two is seen, once the device has told its voices; both have the same place, so that nothing moves.
    select(
      .id("device-voice"), .class("input"), .disabled(), .data("choose", "voice"),
      .data("field", Part.deviceVoice.name)
    ) {
      template { option {} }
      option(.value(""), .data("key", "")) { words.deviceChooses }
    }
    p(.class("voice-menu__none")) { words.noVoiceHere + "." }
  }
}

private func slider(
  _ part: Part, _ event: String, _ name: String, _ range: ClosedRange<Double>, _ visit: Visit
) -> Node {
  div(.class("field")) {
    label(.for(part.name)) { name }
    div(.class("cluster")) {
      input(
        .range, .id(part.name), .class("slider"), .min(range.lowerBound), .max(range.upperBound),
        .step(0.1),
        .value("1"), .data("choose", event), .data("field", part.name))
      // The slider says it itself.
      span(.class("quiet"), .ariaHidden(), .data("field", part.name + "-said")) {
        VoiceChoiceWords[visit].percent(["count": "100"])
      }
    }
  }
}

private func echoMenu(_ visit: Visit) -> Node {
  let words = VoiceChoiceWords[visit]
  return div(.class("field")) {
    label(.for("typing-echo")) { words.echo }
    select(
      .id("typing-echo"), .class("input"), .data("choose", "echo"),
      .data("field", Part.typingEcho.name)
    ) {
      for echo in VoiceChoices.Echo.allCases {
        option(.value(echo.word)) {
          switch echo {
          case .characters: words.echoCharacters
          case .words: words.echoWords
          case .both: words.echoBoth
          case .nothing: words.echoNothing
          }
        }
      }
    }
  }
}

private func hearsFirst(_ visit: Visit) -> Node {
  let words = VoiceChoiceWords[visit]
  return label(.class("choice"), .for("hears-first")) {
    input(
      .checkbox, .id("hears-first"), .ariaLabelledBy("hears-first-label"),
      .ariaDescribedBy("hears-first-hint"),
      .data("choose", "hears-first"), .data("field", Part.hearsFirst.name))
    span(.id("hears-first-label")) { words.hearsFirst }
    span(.class("hint"), .id("hears-first-hint")) { words.hearsFirstHint }
  }
}
