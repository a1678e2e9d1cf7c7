// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases
import Speaking

/// One of the pad's settings with a few answers; its name and its words are those of the session's configuration.
private struct PadSetting {
  let name: String
  let label: String
  var hint: String?
  /// The first is what holds until the person chooses.
  let answers: [(value: String, words: String)]
}

extension BraillePad {
  /// The settings, which the element keeps on the device.
  var settings: Node {
    part(visit(BrailleSettingsWords.group), isOpen: true) {
      // The script brings the field for the table here.
      div(.data("part", "table-place")) {}
      div(.class("braille__settings")) { for setting in choices { field(setting) } }
      div(.class("choices")) {
        toggle(
          "vibration", visit(BrailleSettingsWords.vibration), isOn: true, tells: true)
        toggle(
          "offline", visit(BrailleSettingsWords.offline),
          hint: visit(BrailleSettingsWords.offlineHint))
        toggle(
          "selfVoicing", visit(BrailleSettingsWords.selfVoicing),
          hint: visit(BrailleSettingsWords.selfVoicingHint), tells: true)
        toggle("brf", visit(BrailleSettingsWords.brf), hint: visit(BrailleSettingsWords.brfHint))
        if number == nil {
          toggle(
            "keepText", visit(BrailleSettingsWords.keepText),
            hint: visit(BrailleSettingsWords.keepTextHint),
            isOn: true, tells: true)
        }
        toggle(
          "private", visit(BrailleSettingsWords.isPrivate),
          hint: visit(BrailleSettingsWords.isPrivateHint))
      }
      screenWidth
      div(.class("cluster")) {
        tool(
          "curtain", .eye, visit(BrailleSettingsWords.curtain),
          .data("drawn", visit(BrailleSettingsWords.uncurtain)),
          .data("on", visit(BrailleSettingsWords.curtainDrawn)),
          .data("off", visit(BrailleSettingsWords.curtainOpen)))
        act("help", .help, visit(BrailleWords.hearSwipes))
        act("clear", .remove, visit(BrailleWords.clear))
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

  private var choices: [PadSetting] {
    [
      PadSetting(
        name: "mode", label: visit(BrailleSettingsWords.mode),
        hint: visit(BrailleSettingsWords.modeHint),
        answers: [
          ("auto", visit(BrailleSettingsWords.auto)), ("hold", visit(BrailleSettingsWords.hold)),
          ("table", visit(BrailleSettingsWords.flat)),
        ]),
      PadSetting(
        name: "chording", label: visit(BrailleSettingsWords.chording),
        hint: visit(BrailleSettingsWords.chordingHint),
        answers: [
          ("lift", visit(BrailleSettingsWords.lift)),
          ("accumulate", visit(BrailleSettingsWords.accumulate)),
          ("sequential", visit(BrailleSettingsWords.sequential)),
        ]),
      PadSetting(
        name: "hands", label: visit(BrailleSettingsWords.hands),
        hint: visit(BrailleSettingsWords.handsHint),
        answers: [
          ("both", visit(BrailleSettingsWords.both)),
          ("left", visit(BrailleSettingsWords.leftHand)),
          ("right", visit(BrailleSettingsWords.rightHand)),
        ]),
      PadSetting(
        name: "echo", label: visit(BrailleSettingsWords.echo),
        answers: [
          ("character", visit(BrailleSettingsWords.echoCharacter)),
          ("cell", visit(BrailleSettingsWords.echoCell)),
          ("word", visit(BrailleSettingsWords.echoWord)),
          ("none", visit(BrailleSettingsWords.echoNone)),
        ]),
      PadSetting(
        name: "dots", label: visit(BrailleSettingsWords.dots),
        answers: [("6", visit(BrailleSettingsWords.six)), ("8", visit(BrailleSettingsWords.eight))]),
      PadSetting(
        name: "keys", label: visit(BrailleSettingsWords.keys),
        answers: [
          ("home", visit(BrailleSettingsWords.homeRow)),
          ("upper", visit(BrailleSettingsWords.upperRow)),
          ("one-hand", visit(BrailleSettingsWords.oneHand)),
        ]),
      PadSetting(
        name: "recognizer", label: visit(BrailleSettingsWords.recognizer),
        answers: [
          ("adaptive", visit(BrailleSettingsWords.adaptive)),
          ("classic", visit(BrailleSettingsWords.classic)),
        ]),
      PadSetting(
        name: "guide", label: visit(BrailleSettingsWords.guide),
        answers: [
          ("soft", visit(BrailleSettingsWords.guideSoft)),
          ("strong", visit(BrailleSettingsWords.guideStrong)),
          ("signal", visit(BrailleSettingsWords.guideSignal)),
        ]),
    ]
  }

  private func field(_ setting: PadSetting) -> Node {
    let own = id(setting.name)
    return div(.class("field")) {
      label(.for(own)) { setting.label }
      if let hint = setting.hint { p(.class("hint"), .id("\(own)-hint")) { hint } }
      select(
        .class("input"), .id(own), .data("setting", setting.name), .autocomplete("off"),
        .when(setting.hint != nil, .ariaDescribedBy("\(own)-hint"))
      ) {
        for answer in setting.answers { option(.value(answer.value)) { answer.words } }
      }
    }
  }

  /// A setting that is on or off; what the session does not know of is told by the words that it carries.
  private func toggle(
    _ name: String, _ words: String, hint: String? = nil, isOn: Bool = false, tells: Bool = false
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
            .data("on", "\(words): \(visit(BrailleSettingsWords.on))."),
            .data("off", "\(words): \(visit(BrailleSettingsWords.off))."),
          ])))
      span(.id("\(own)-label")) { words }
      if let hint { span(.class("hint"), .id("\(own)-hint")) { hint } }
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
