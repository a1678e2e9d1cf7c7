// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import HTML

extension ChartView {
  /// The chart in every form that can be kept and handed on: one list with a script, one without.
  var saving: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-save"), .data("part", "saving"),
      .when(taking.isEmpty, .data("scripted")),
      .data("saved", ChartKeepingWords[visit].saved),
      .data("making", ChartKeepingWords[visit].making),
      .data("unmade", ChartKeepingWords[visit].notMade),
      .data("unreachable", ChartKeepingWords[visit].serverUnreachable)
    ) {
      h2(.id("chart-save")) { ChartKeepingWords[visit].save }
      div(.class("stack stack--tight"), .data("unscripted")) { taking }
      div(.class("stack stack--tight"), .data("scripted")) {
        p(.class("hint")) { ChartKeepingWords[visit].onDevice }
        forms(main)
        div(.class("disclosures")) {
          part(ChartKeepingWords[visit].moreForms, "more-forms") {
            forms(waves)
            if !made.isEmpty {
              p(.class("hint"), .id("chart-server")) { ChartKeepingWords[visit].onServer }
              forms(made, .data("server"), .ariaDescribedBy("chart-server"))
            }
          }
        }
        p(.class("hint"), .data("part", "kept")) {}
      }
    }
  }

  private func forms(_ forms: [(String, String)], _ extra: Attribute...) -> Node {
    div(.class("chart__forms")) {
      for (form, words) in forms {
        button(
          .button, .class("button"), .data("act", "save"), .data("save", form), .group(extra)
        ) {
          Icon.download.node(visit)
          words
        }
      }
    }
  }

  private var main: [(String, String)] {
    [
      ("wav", ChartKeepingWords[visit].wave), ("text", ChartKeepingWords[visit].text),
      ("tactile", ChartKeepingWords[visit].tactile), ("svg", ChartKeepingWords[visit].picture),
      ("midi", ChartKeepingWords[visit].notes), ("vtt", ChartKeepingWords[visit].track),
    ]
  }

  private var waves: [(String, String)] {
    [
      ("wav24", ChartKeepingWords[visit].wave24), ("wav-float", ChartKeepingWords[visit].waveFloat),
    ]
  }

  /// What browsers cannot make, where this machine can.
  private var made: [(String, String)] {
    [
      (ChartForm.flac, ChartKeepingWords[visit].flac), (.opus, ChartKeepingWords[visit].opus),
      (.mp3, ChartKeepingWords[visit].mp3),
    ].filter { ChartForm.offered.contains($0.0) }.map { ($0.0.ending, $0.1) }
  }
}
