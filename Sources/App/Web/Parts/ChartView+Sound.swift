// SPDX-License-Identifier: Apache-2.0

import Charts
import HTML
import Phrases
import Sonification

extension ChartView {
  /// How a chart sounds, as the listener chooses it: kept on the device.
  var sound: Node {
    part(ChartSoundWords.title, "options") {
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
  }

  private static let scales: [(String, Phrase)] = [
    ("logarithmic", ChartSoundWords.logarithmic), ("linear", ChartSoundWords.linear),
    ("mel", ChartSoundWords.mel), ("erb", ChartSoundWords.erb),
    ("major", ChartSoundWords.major), ("minor", ChartSoundWords.minor),
    ("major-pentatonic", ChartSoundWords.pentatonic), ("chromatic", ChartSoundWords.chromatic),
  ]

  /// Which columns are read, and as which kind of chart.
  var reading: Node {
    part(ChartSoundWords.reading, "reading") {
      form(.class("form"), .data("part", "choices"), .novalidate()) {
        p(.class("hint")) { visit(ChartSoundWords.readingHint) }
        div(.class("chart__fields")) {
          line("x-column", ChartSoundWords.xColumn)
          line("y-columns", ChartSoundWords.yColumns)
          line("series-column", ChartSoundWords.seriesColumn)
          div(.class("field")) {
            HTML.label(.for("chart-read-chart")) { visit(ChartSoundWords.kind) }
            select(
              .id("chart-read-chart"), .name("chart"), .class("input"), .autocomplete("off")
            ) {
              option(.value("")) { visit(ChartSoundWords.automatic) }
              for kind in ChartKind.allCases {
                option(.value(kind.word)) { visit(ChartSoundWords.name(of: kind)) }
              }
            }
          }
        }
        div(.class("form__actions")) {
          button(.submit, .class("button")) { visit(ChartSoundWords.readAgain) }
        }
      }
    }
  }

  /// The chart in every form that can be kept and handed on; made on the device.
  var saving: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-save"), .data("scripted"), .hidden()
    ) {
      h2(.id("chart-save")) { visit(ChartSoundWords.save) }
      p(.class("hint")) { visit(ChartSoundWords.saveHint) }
      div(.class("transport")) {
        for (form, words) in Self.forms {
          button(.button, .class("button"), .data("save", form)) {
            Icon.download.node(visit)
            visit(words)
          }
        }
      }
    }
  }

  private static let forms: [(String, Phrase)] = [
    ("text", ChartSoundWords.saveText), ("wav", ChartSoundWords.saveWave),
    ("wav24", ChartSoundWords.saveWave24), ("wav-float", ChartSoundWords.saveWaveFloat),
    ("midi", ChartSoundWords.saveMIDI), ("vtt", ChartSoundWords.saveTrack),
    ("tactile", ChartSoundWords.saveTactile), ("svg", ChartSoundWords.savePicture),
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

  private func line(_ name: String, _ words: Phrase) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-read-\(name)")) { visit(words) }
      input(
        .text, .id("chart-read-\(name)"), .name(name), .class("input"), .dir(.auto),
        .autocomplete("off"))
    }
  }
}
