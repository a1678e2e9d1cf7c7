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
      choice("scale", visit(ChartSoundWords.scale), scales)
      number("lowest-pitch", visit(ChartSoundWords.lowest), 30...5000, value: 131)
      number("highest-pitch", visit(ChartSoundWords.highest), 60...10_000, value: 1047)
      choice(
        "direction", visit(ChartSoundWords.direction),
        [("up", visit(ChartSoundWords.up)), ("down", visit(ChartSoundWords.down))])
      choice(
        "notes", visit(ChartSoundWords.notes),
        [
          ("auto", visit(ChartSoundWords.automatic)), ("continuous", visit(ChartSoundWords.glide)),
          ("discrete", visit(ChartSoundWords.discrete)),
        ])
      choice(
        "order", visit(ChartSoundWords.order),
        [
          ("auto", visit(ChartSoundWords.automatic)), ("sequential", visit(ChartSoundWords.inTurn)),
          ("together", visit(ChartSoundWords.together)),
        ])
      choice(
        "cues", visit(ChartSoundWords.cues),
        [
          ("usual", visit(ChartSoundWords.usual)), ("none", visit(ChartSoundWords.none)),
          ("all", visit(ChartSoundWords.all)),
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

  private var scales: [(String, String)] {
    [
      ("logarithmic", visit(ChartSoundWords.logarithmic)),
      ("linear", visit(ChartSoundWords.linear)),
      ("mel", visit(ChartSoundWords.mel)), ("erb", visit(ChartSoundWords.erb)),
      ("major", visit(ChartSoundWords.major)), ("minor", visit(ChartSoundWords.minor)),
      ("major-pentatonic", visit(ChartSoundWords.pentatonic)),
      ("chromatic", visit(ChartSoundWords.chromatic)),
    ]
  }

  private func choice(_ name: String, _ words: String, _ answers: [(String, String)]) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-option-\(name)")) { words }
      select(
        .id("chart-option-\(name)"), .class("input"), .data("option", name), .autocomplete("off")
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
        .number, .id("chart-option-\(name)"), .class("input"), .data("option", name),
        .min(range.lowerBound), .max(range.upperBound), .step(1), .value(value),
        .dir(.leftToRight), .autocomplete("off"))
    }
  }
}
