// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases
import Speaking

/// One of the pad's settings with a few answers; its name and its words are those of the session's configuration.
private struct PadSetting {
  let name: String
  let label: Phrase
  var hint: Phrase?
  /// The first is what holds until the person chooses.
  let answers: [(value: String, words: Phrase)]
}

extension BraillePad {
  /// The settings, which the element keeps on the device.
  var settings: Node {
    part(BrailleSettingsWords.group, isOpen: true) {
      // The script brings the field for the table here.
      div(.data("part", "table-place")) {}
      div(.class("braille__settings")) { for setting in Self.choices { field(setting) } }
      div(.class("choices")) {
        toggle(
          "vibration", BrailleSettingsWords.vibration, isOn: true, tells: true)
        toggle("offline", BrailleSettingsWords.offline, hint: BrailleSettingsWords.offlineHint)
        toggle(
          "selfVoicing", BrailleSettingsWords.selfVoicing,
          hint: BrailleSettingsWords.selfVoicingHint, tells: true)
        toggle("brf", BrailleSettingsWords.brf, hint: BrailleSettingsWords.brfHint)
        if number == nil {
          toggle(
            "keepText", BrailleSettingsWords.keepText, hint: BrailleSettingsWords.keepTextHint,
            isOn: true, tells: true)
        }
        toggle(
          "private", BrailleSettingsWords.isPrivate, hint: BrailleSettingsWords.isPrivateHint)
      }
      screenWidth
      div(.class("cluster")) {
        tool(
          "curtain", .eye, BrailleSettingsWords.curtain,
          .data("drawn", visit(BrailleSettingsWords.uncurtain)),
          .data("on", visit(BrailleSettingsWords.curtainDrawn)),
          .data("off", visit(BrailleSettingsWords.curtainOpen)))
        act("help", .help, BrailleWords.hearSwipes)
        act("clear", .remove, BrailleWords.clear)
      }
    }
  }

  /// What is written: tables of this device first.
  func tableField(chosen: String) -> Node {
    div(.class("field"), .data("part", "table-field")) {
      label(.for(id("table"))) { visit(BrailleWords.table) }
      select(
        .class("input"), .id(id("table")), .name("table"), .data("part", "table")
      ) {
        tableChoices(visit, chosen: chosen)
      }
    }
  }

  private static let choices: [PadSetting] = [
    PadSetting(
      name: "mode", label: BrailleSettingsWords.mode, hint: BrailleSettingsWords.modeHint,
      answers: [
        ("auto", BrailleSettingsWords.auto), ("hold", BrailleSettingsWords.hold),
        ("table", BrailleSettingsWords.flat),
      ]),
    PadSetting(
      name: "chording", label: BrailleSettingsWords.chording,
      hint: BrailleSettingsWords.chordingHint,
      answers: [
        ("lift", BrailleSettingsWords.lift), ("accumulate", BrailleSettingsWords.accumulate),
        ("sequential", BrailleSettingsWords.sequential),
      ]),
    PadSetting(
      name: "hands", label: BrailleSettingsWords.hands, hint: BrailleSettingsWords.handsHint,
      answers: [
        ("both", BrailleSettingsWords.both), ("left", BrailleSettingsWords.leftHand),
        ("right", BrailleSettingsWords.rightHand),
      ]),
    PadSetting(
      name: "echo", label: BrailleSettingsWords.echo,
      answers: [
        ("character", BrailleSettingsWords.echoCharacter), ("cell", BrailleSettingsWords.echoCell),
        ("word", BrailleSettingsWords.echoWord), ("none", BrailleSettingsWords.echoNone),
      ]),
    PadSetting(
      name: "dots", label: BrailleSettingsWords.dots,
      answers: [("6", BrailleSettingsWords.six), ("8", BrailleSettingsWords.eight)]),
    PadSetting(
      name: "keys", label: BrailleSettingsWords.keys,
      answers: [
        ("home", BrailleSettingsWords.homeRow), ("upper", BrailleSettingsWords.upperRow),
        ("one-hand", BrailleSettingsWords.oneHand),
      ]),
    PadSetting(
      name: "recognizer", label: BrailleSettingsWords.recognizer,
      answers: [
        ("adaptive", BrailleSettingsWords.adaptive), ("classic", BrailleSettingsWords.classic),
      ]),
    PadSetting(
      name: "guide", label: BrailleSettingsWords.guide,
      answers: [
        ("soft", BrailleSettingsWords.guideSoft), ("strong", BrailleSettingsWords.guideStrong),
        ("signal", BrailleSettingsWords.guideSignal),
      ]),
  ]

  private func field(_ setting: PadSetting) -> Node {
    let own = id(setting.name)
    return div(.class("field")) {
      label(.for(own)) { visit(setting.label) }
      if let hint = setting.hint { p(.class("hint"), .id("\(own)-hint")) { visit(hint) } }
      select(
        .class("input"), .id(own), .data("setting", setting.name), .autocomplete("off"),
        .when(setting.hint != nil, .ariaDescribedBy("\(own)-hint"))
      ) {
        for answer in setting.answers { option(.value(answer.value)) { visit(answer.words) } }
      }
    }
  }

  /// A setting that is on or off; what the session does not know of is told by the words that it carries.
  private func toggle(
    _ name: String, _ words: Phrase, hint: Phrase? = nil, isOn: Bool = false, tells: Bool = false
  ) -> Node {
    let own = id(name)
    return label(.class("choice"), .for(own)) {
      input(
        .checkbox, .id(own), .data("setting", name), .checked(isOn), .autocomplete("off"),
        .ariaLabelledBy("\(own)-label"),
        .when(hint != nil, .ariaDescribedBy("\(own)-hint")),
        .when(
          tells,
          .group([
            .data("on", "\(visit(words)): \(visit(BrailleSettingsWords.on))."),
            .data("off", "\(visit(words)): \(visit(BrailleSettingsWords.off))."),
          ])))
      span(.id("\(own)-label")) { visit(words) }
      if let hint { span(.class("hint"), .id("\(own)-hint")) { visit(hint) } }
    }
  }

  private var screenWidth: Node {
    div(.class("field")) {
      label(.for(id("screen-width"))) { visit(BrailleSettingsWords.screenWidth) }
      p(.class("hint"), .id(id("screen-width-hint"))) {
        visit(BrailleSettingsWords.screenWidthHint)
      }
      input(
        .number, .class("input input--short"), .id(id("screen-width")), .min(30), .max(600),
        .inputmode(.numeric), .autocomplete("off"), .data("setting", "screenWidth"),
        .ariaDescribedBy(id("screen-width-hint")))
    }
  }
}
