// SPDX-License-Identifier: Apache-2.0

import Braille
import HTML
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
    part(BrailleSettingsWords[visit].group, isOpen: true) {
      // The script brings the field for the table here.
      div(.data("part", "table-place")) {}
      div(.class("braille__settings")) { for setting in choices { field(setting) } }
      div(.class("choices")) {
        toggle(
          "vibration", BrailleSettingsWords[visit].vibration, isOn: true, tells: true)
        toggle(
          "offline", BrailleSettingsWords[visit].offline,
          hint: BrailleSettingsWords[visit].offlineHint)
        toggle(
          "selfVoicing", BrailleSettingsWords[visit].selfVoicing,
          hint: BrailleSettingsWords[visit].selfVoicingHint, tells: true)
        toggle("brf", BrailleSettingsWords[visit].brf, hint: BrailleSettingsWords[visit].brfHint)
        if number == nil {
          toggle(
            "keepText", BrailleSettingsWords[visit].keepText,
            hint: BrailleSettingsWords[visit].keepTextHint,
            isOn: true, tells: true)
        }
        toggle(
          "private", BrailleSettingsWords[visit].isPrivate,
          hint: BrailleSettingsWords[visit].isPrivateHint)
      }
      screenWidth
      div(.class("cluster")) {
        button(
          .button, .class("button"), .data("turn", "curtain"), .data("part", "act-curtain"),
          .data("drawn", BrailleSettingsWords[visit].uncurtain),
          .data("on", BrailleSettingsWords[visit].curtainDrawn),
          .data("off", BrailleSettingsWords[visit].curtainOpen)
        ) {
          Icon.eye.node(visit)
          span { BrailleSettingsWords[visit].curtain }
        }
        act("help", .help, BrailleWords[visit].hearSwipes)
      }
    }
  }

  /// What is written: tables of this device first.
  func tableField(chosen: String) -> Node {
    div(.class("field"), .data("part", "table-field"), .data("later")) {
      label(.for(id("table"))) { BrailleWords[visit].table }
      let hint = BrailleAlphabet(visit.language) == nil ? id("table-hint") : nil
      if let hint { p(.class("hint"), .id(hint)) { BrailleTableWords[visit].notOnDevice } }
      select(
        .class("input"), .id(id("table")), .name("table"), .data("part", "table"),
        .data("choose", "choose-table"),
        hint.map { Attribute.ariaDescribedBy($0) } ?? Attribute.none
      ) {
        tableChoices(visit, chosen: chosen)
      }
    }
  }

  private var choices: [PadSetting] {
    [
      PadSetting(
        name: "mode", label: BrailleSettingsWords[visit].mode,
        hint: BrailleSettingsWords[visit].modeHint,
        answers: [
          ("auto", BrailleSettingsWords[visit].auto), ("hold", BrailleSettingsWords[visit].hold),
          ("table", BrailleSettingsWords[visit].flat),
        ]),
      PadSetting(
        name: "chording", label: BrailleSettingsWords[visit].chording,
        hint: BrailleSettingsWords[visit].chordingHint,
        answers: [
          ("lift", BrailleSettingsWords[visit].lift),
          ("accumulate", BrailleSettingsWords[visit].accumulate),
          ("sequential", BrailleSettingsWords[visit].sequential),
        ]),
      PadSetting(
        name: "hands", label: BrailleSettingsWords[visit].hands,
        hint: BrailleSettingsWords[visit].handsHint,
        answers: [
          ("both", BrailleSettingsWords[visit].both),
          ("left", BrailleSettingsWords[visit].leftHand),
          ("right", BrailleSettingsWords[visit].rightHand),
        ]),
      PadSetting(
        name: "echo", label: BrailleSettingsWords[visit].echo,
        answers: [
          ("character", BrailleSettingsWords[visit].echoCharacter),
          ("cell", BrailleSettingsWords[visit].echoCell),
          ("word", BrailleSettingsWords[visit].echoWord),
          ("none", BrailleSettingsWords[visit].echoNone),
        ]),
      PadSetting(
        name: "dots", label: BrailleSettingsWords[visit].dots,
        answers: [("6", BrailleSettingsWords[visit].six), ("8", BrailleSettingsWords[visit].eight)]),
      PadSetting(
        name: "keys", label: BrailleSettingsWords[visit].keys,
        answers: [
          ("home", BrailleSettingsWords[visit].homeRow),
          ("upper", BrailleSettingsWords[visit].upperRow),
          ("one-hand", BrailleSettingsWords[visit].oneHand),
        ]),
      PadSetting(
        name: "recognizer", label: BrailleSettingsWords[visit].recognizer,
        answers: [
          ("adaptive", BrailleSettingsWords[visit].adaptive),
          ("classic", BrailleSettingsWords[visit].classic),
        ]),
      PadSetting(
        name: "feel", label: BrailleSettingsWords[visit].feel,
        answers: [
          ("none", BrailleSettingsWords[visit].feelNothing),
          ("vibration", BrailleSettingsWords[visit].feelVibration),
          ("sound", BrailleSettingsWords[visit].feelSound),
        ]),
      PadSetting(
        name: "guide", label: BrailleSettingsWords[visit].guide,
        answers: [
          ("soft", BrailleSettingsWords[visit].guideSoft),
          ("strong", BrailleSettingsWords[visit].guideStrong),
          ("signal", BrailleSettingsWords[visit].guideSignal),
        ]),
    ]
  }

  private func field(_ setting: PadSetting) -> Node {
    let own = id(setting.name)
    return div(.class("field")) {
      label(.for(own)) { setting.label }
      if let hint = setting.hint { p(.class("hint"), .id("\(own)-hint")) { hint } }
      select(
        .class("input"), .id(own), chosen(setting.name), .autocomplete("off"),
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
        .checkbox, .id(own), chosen(name), .checked(isOn), .autocomplete("off"),
        .ariaLabelledBy("\(own)-label"),
        .when(hint != nil, .ariaDescribedBy("\(own)-hint")),
        .when(
          tells,
          .group([
            .data("on", "\(words): \(BrailleSettingsWords[visit].on)."),
            .data("off", "\(words): \(BrailleSettingsWords[visit].off)."),
          ])))
      span(.id("\(own)-label")) { words }
      if let hint { span(.class("hint"), .id("\(own)-hint")) { hint } }
    }
  }

  /// What makes a field that of a setting.
  private func chosen(_ setting: String) -> Attribute {
    .group([
      .data("choose", "setting"), .data("setting", setting), .data("part", "setting-\(setting)"),
    ])
  }

  private var screenWidth: Node {
    div(.class("field")) {
      label(.for(id("screen-width"))) { BrailleSettingsWords[visit].screenWidth }
      p(.class("hint"), .id(id("screen-width-hint"))) {
        BrailleSettingsWords[visit].screenWidthHint
      }
      input(
        .number, .class("input input--short"), .id(id("screen-width")), .min(30), .max(600),
        .inputmode(.numeric), .autocomplete("off"), chosen("screenWidth"),
        .ariaDescribedBy(id("screen-width-hint")))
    }
  }
}
