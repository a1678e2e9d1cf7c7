// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases
import Sonification

extension ChartView {
  /// What the listener chooses for all charts, kept on the device.
  var listener: Node {
    part(visit(ChartExploringWords.listener), "listener") {
      p(.class("hint")) { visit(ChartExploringWords.listenerHint) }
      div(.class("choices")) {
        check("sounds", visit(ChartExploringWords.sounds), isOn: true)
        check("speech", visit(ChartExploringWords.speech), isOn: true)
        check("keys", visit(ChartExploringWords.letterKeys), isOn: true)
        check("monitor", visit(ChartExploringWords.monitor), isOn: true)
      }
      div(.class("chart__fields")) {
        list(
          "verbosity", visit(ChartExploringWords.verbosity),
          [
            ("usual", visit(ChartExploringWords.usual)),
            ("terse", visit(ChartExploringWords.terse)),
            ("full", visit(ChartExploringWords.full)),
          ])
        number("braille", visit(ChartExploringWords.brailleWidth), 0...160, step: 1, value: 40)
      }
      h3 { visit(ChartExploringWords.hearing) }
      p(.class("hint")) { visit(ChartExploringWords.hearingHint) }
      div(.class("choices")) { check("mono", visit(ChartExploringWords.mono), isOn: false) }
      div(.class("chart__fields")) {
        number("lowest", visit(ChartExploringWords.lowest), 20...10_000, step: 10, value: 20)
        number("highest", visit(ChartExploringWords.highest), 40...20_000, step: 10, value: 20_000)
        number("left", visit(ChartExploringWords.leftEar), -40...40, step: 1, value: 0)
        number("right", visit(ChartExploringWords.rightEar), -40...40, step: 1, value: 0)
        number("volume", visit(ChartExploringWords.volume), 0...200, step: 5, value: 100)
      }
      div(.class("transport"), .role(.group), .ariaLabel(visit(ChartExploringWords.test))) {
        test("left", visit(ChartExploringWords.testLeft))
        test("right", visit(ChartExploringWords.testRight))
        test("lowest", visit(ChartExploringWords.testLowest))
        test("highest", visit(ChartExploringWords.testHighest))
      }
      div(.class("transport")) {
        button(
          .button, .class("button button--danger"), .data("part", "forget"),
          .data("done", visit(ChartKeepingWords.forgotten))
        ) { visit(ChartKeepingWords.forgetBookmarks) }
      }
    }
  }

  private func check(_ name: String, _ words: String, isOn: Bool) -> Node {
    div(.class("choice")) {
      input(
        .checkbox, .id("chart-set-\(name)"), .data("set", name), .checked(isOn),
        .autocomplete("off"))
      HTML.label(.for("chart-set-\(name)")) { words }
    }
  }

  private func list(_ name: String, _ words: String, _ answers: [(String, String)]) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-set-\(name)")) { words }
      select(
        .id("chart-set-\(name)"), .class("input"), .data("set", name), .autocomplete("off")
      ) {
        for (value, words) in answers { option(.value(value)) { words } }
      }
    }
  }

  private func number(
    _ name: String, _ words: String, _ range: ClosedRange<Int>, step: Int, value: Int
  ) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-set-\(name)")) { words }
      input(
        .number, .id("chart-set-\(name)"), .class("input"), .data("set", name),
        .min(range.lowerBound), .max(range.upperBound), .step(step), .value(value),
        .dir(.leftToRight), .autocomplete("off"))
    }
  }

  private func test(_ name: String, _ words: String) -> Node {
    button(.button, .class("button"), .data("test", name)) { words }
  }
}
