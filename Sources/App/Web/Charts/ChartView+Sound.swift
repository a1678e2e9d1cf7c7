// SPDX-License-Identifier: Apache-2.0

import Charts
import HTML
import Phrases
import Sonification

extension ChartView {
  /// How a chart sounds, as the listener chooses it: kept on the device.
  ///
  /// Length and smoothing can be chosen without a script too, where there is an address that takes them.
  var sound: Node {
    details(
      .class("chart__values"), .data("part", "options"), .when(address == nil, .data("scripted")),
      .when(address == nil, .hidden())
    ) {
      HTML.summary { visit(ChartSoundWords.title) }
      div(.class("stack stack--tight")) {
        if let address {
          form(.class("form"), .action(address), .method(.get)) {
            choices.node(visit, isKept: true)
            div(.class("form__actions"), .data("unscripted")) {
              button(.submit, .class("button")) { visit(ChartsWords.apply) }
            }
          }
        } else {
          div(.class("chart__fields")) { choices.node(visit, isKept: true) }
        }
        div(.class("stack stack--tight"), .data("scripted"), .hidden()) { soundChoices }
      }
    }
  }

  @HTMLBuilder private var soundChoices: Node {
    div(.class("chart__fields")) {
      choice("scale", ChartSoundWords.scale, Self.scales)
      number("lowest-pitch", ChartSoundWords.lowest, 30...5000, value: 131)
      number("highest-pitch", ChartSoundWords.highest, 60...10_000, value: 1047)
      choice(
        "direction", ChartSoundWords.direction,
        [("up", ChartSoundWords.up), ("down", ChartSoundWords.down)])
      choice(
        "notes", ChartSoundWords.notes,
        [
          ("auto", ChartSoundWords.automatic), ("continuous", ChartSoundWords.glide),
          ("discrete", ChartSoundWords.discrete),
        ])
      choice(
        "order", ChartSoundWords.order,
        [
          ("auto", ChartSoundWords.automatic), ("sequential", ChartSoundWords.inTurn),
          ("together", ChartSoundWords.together),
        ])
      choice(
        "cues", ChartSoundWords.cues,
        [
          ("usual", ChartSoundWords.usual), ("none", ChartSoundWords.none),
          ("all", ChartSoundWords.all),
        ])
    }
    div(.class("choices")) {
      div(.class("choice")) {
        input(
          .checkbox, .id("chart-option-loudness"), .data("option", "loudness"), .checked(true),
          .autocomplete("off"))
        HTML.label(.for("chart-option-loudness")) { visit(ChartSoundWords.loudness) }
      }
    }
  }

  private static let scales: [(String, Phrase)] = [
    ("logarithmic", ChartSoundWords.logarithmic), ("linear", ChartSoundWords.linear),
    ("mel", ChartSoundWords.mel), ("erb", ChartSoundWords.erb),
    ("major", ChartSoundWords.major), ("minor", ChartSoundWords.minor),
    ("major-pentatonic", ChartSoundWords.pentatonic), ("chromatic", ChartSoundWords.chromatic),
  ]

  private func choice(_ name: String, _ words: Phrase, _ answers: [(String, Phrase)]) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-option-\(name)")) { visit(words) }
      select(
        .id("chart-option-\(name)"), .class("input"), .data("option", name), .autocomplete("off")
      ) {
        for (value, words) in answers { option(.value(value)) { visit(words) } }
      }
    }
  }

  private func number(
    _ name: String, _ words: Phrase, _ range: ClosedRange<Int>, value: Int
  ) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-option-\(name)")) { visit(words) }
      input(
        .number, .id("chart-option-\(name)"), .class("input"), .data("option", name),
        .min(range.lowerBound), .max(range.upperBound), .step(1), .value(value),
        .dir(.leftToRight), .autocomplete("off"))
    }
  }
}
