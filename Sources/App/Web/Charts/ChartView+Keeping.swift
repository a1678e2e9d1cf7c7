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
        forms(Self.main)
        div(.class("chart__more")) {
          part(ChartKeepingWords.moreForms, "more-forms") {
            forms(Self.waves)
            if !Self.made.isEmpty {
              p(.class("hint"), .id("chart-server")) { visit(ChartKeepingWords.onServer) }
              forms(Self.made, .data("server"), .ariaDescribedBy("chart-server"))
            }
          }
        }
        p(.class("hint"), .data("part", "kept")) {}
      }
    }
  }

  private func forms(_ forms: [(String, Phrase)], _ extra: Attribute...) -> Node {
    div(.class("chart__forms")) {
      for (form, words) in forms {
        button(.button, .class("button"), .data("save", form), .group(extra)) {
          Icon.download.node(visit)
          visit(words)
        }
      }
    }
  }

  private static let main: [(String, Phrase)] = [
    ("wav", ChartKeepingWords.wave), ("text", ChartKeepingWords.text),
    ("tactile", ChartKeepingWords.tactile), ("svg", ChartKeepingWords.picture),
    ("midi", ChartKeepingWords.notes), ("vtt", ChartKeepingWords.track),
  ]

  private static let waves: [(String, Phrase)] = [
    ("wav24", ChartKeepingWords.wave24), ("wav-float", ChartKeepingWords.waveFloat),
  ]

  /// What browsers cannot make, where this machine can.
  private static let made: [(String, Phrase)] = [
    (ChartForm.flac, ChartKeepingWords.flac), (.opus, ChartKeepingWords.opus),
    (.mp3, ChartKeepingWords.mp3),
  ].filter { ChartForm.offered.contains($0.0) }.map { ($0.0.ending, $0.1) }
}
