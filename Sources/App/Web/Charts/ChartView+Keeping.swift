// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import HTML
import Phrases

extension ChartView {
  /// The chart in every form that can be kept and handed on: one list with a script, one without.
  var saving: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-save"), .data("part", "saving"),
      .when(taking.isEmpty, .data("scripted")), .when(taking.isEmpty, .hidden()),
      .data("saved", visit(ChartKeepingWords.saved)),
      .data("making", visit(ChartKeepingWords.making)),
      .data("unmade", visit(ChartKeepingWords.notMade)),
      .data("unreachable", visit(ChartKeepingWords.serverUnreachable))
    ) {
      h2(.id("chart-save")) { visit(ChartKeepingWords.save) }
      div(.class("stack stack--tight"), .data("unscripted")) { taking }
      div(.class("stack stack--tight"), .data("scripted"), .hidden()) {
        p(.class("hint")) { visit(ChartKeepingWords.onDevice) }
        forms(main)
        div(.class("chart__more")) {
          part(visit(ChartKeepingWords.moreForms), "more-forms") {
            forms(waves)
            if !made.isEmpty {
              p(.class("hint"), .id("chart-server")) { visit(ChartKeepingWords.onServer) }
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
        button(.button, .class("button"), .data("save", form), .group(extra)) {
          Icon.download.node(visit)
          words
        }
      }
    }
  }

  private var main: [(String, String)] {
    [
      ("wav", visit(ChartKeepingWords.wave)), ("text", visit(ChartKeepingWords.text)),
      ("tactile", visit(ChartKeepingWords.tactile)), ("svg", visit(ChartKeepingWords.picture)),
      ("midi", visit(ChartKeepingWords.notes)), ("vtt", visit(ChartKeepingWords.track)),
    ]
  }

  private var waves: [(String, String)] {
    [
      ("wav24", visit(ChartKeepingWords.wave24)), ("wav-float", visit(ChartKeepingWords.waveFloat)),
    ]
  }

  /// What browsers cannot make, where this machine can.
  private var made: [(String, String)] {
    [
      (ChartForm.flac, visit(ChartKeepingWords.flac)), (.opus, visit(ChartKeepingWords.opus)),
      (.mp3, visit(ChartKeepingWords.mp3)),
    ].filter { ChartForm.offered.contains($0.0) }.map { ($0.0.ending, $0.1) }
  }
}
