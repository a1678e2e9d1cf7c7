// SPDX-License-Identifier: Apache-2.0

import Charts
import HTML
import Sonification

extension ChartView {
  /// How a chart sounds, as the listener chooses it: kept on the device.
  ///
  /// Length and smoothing can be chosen without a script too, where there is an address that takes them.
  var sound: Node {
    details(
      .data("part", "options"), .when(address == nil, .data("scripted"))
    ) {
      HTML.summary { ChartSoundWords[visit].title }
      div(.class("stack stack--tight")) {
        if let address {
          form(.class("form"), .action(address), .method(.get)) {
            choices.node(visit, isKept: true)
            div(.class("form__actions"), .data("unscripted")) {
              button(.submit, .class("button")) { ChartsWords[visit].apply }
            }
          }
        } else {
          div(.class("chart__fields")) { choices.node(visit, isKept: true) }
        }
        div(.class("stack stack--tight"), .data("scripted")) { soundChoices }
      }
    }
  }

  @HTMLBuilder private var soundChoices: Node {
    div(.class("chart__fields")) {
      choice("scale", ChartSoundWords[visit].scale, scales)
      number("lowest-pitch", ChartSoundWords[visit].lowest, 30...5000, value: 131)
      number("highest-pitch", ChartSoundWords[visit].highest, 60...10_000, value: 1047)
      choice(
        "direction", ChartSoundWords[visit].direction,
        [("up", ChartSoundWords[visit].up), ("down", ChartSoundWords[visit].down)])
      choice(
        "notes", ChartSoundWords[visit].notes,
        [
          ("auto", ChartSoundWords[visit].automatic), ("continuous", ChartSoundWords[visit].glide),
          ("discrete", ChartSoundWords[visit].discrete),
        ])
      choice(
        "order", ChartSoundWords[visit].order,
        [
          ("auto", ChartSoundWords[visit].automatic), ("sequential", ChartSoundWords[visit].inTurn),
          ("together", ChartSoundWords[visit].together),
        ])
      choice(
        "cues", ChartSoundWords[visit].cues,
        [
          ("usual", ChartSoundWords[visit].usual), ("none", ChartSoundWords[visit].none),
          ("all", ChartSoundWords[visit].all),
        ])
    }
    div(.class("choices")) {
      div(.class("choice")) {
        input(
          .checkbox, .id("chart-option-loudness"), .group(kept("loudness")), .checked(true),
          .autocomplete("off"))
        HTML.label(.for("chart-option-loudness")) { ChartSoundWords[visit].loudness }
      }
    }
  }

  private var scales: [(String, String)] {
    [
      ("logarithmic", ChartSoundWords[visit].logarithmic),
      ("linear", ChartSoundWords[visit].linear),
      ("mel", ChartSoundWords[visit].mel), ("erb", ChartSoundWords[visit].erb),
      ("major", ChartSoundWords[visit].major), ("minor", ChartSoundWords[visit].minor),
      ("major-pentatonic", ChartSoundWords[visit].pentatonic),
      ("chromatic", ChartSoundWords[visit].chromatic),
    ]
  }

  private func kept(_ name: String) -> [Attribute] { ChartChoices.kept(name) }

  private func choice(_ name: String, _ words: String, _ answers: [(String, String)]) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-option-\(name)")) { words }
      select(
        .id("chart-option-\(name)"), .class("input"), .group(kept(name)), .autocomplete("off")
      ) {
        for (value, words) in answers { option(.value(value)) { words } }
      }
    }
  }

  private func number(
    _ name: String, _ words: String, _ range: ClosedRange<Int>, value: Int
  ) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-option-\(name)")) { words }
      input(
        .number, .id("chart-option-\(name)"), .class("input"), .group(kept(name)),
        .min(range.lowerBound), .max(range.upperBound), .step(1), .value(value),
        .dir(.leftToRight), .autocomplete("off"))
    }
  }
}
