// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases
import Sonification

extension ChartView {
  /// What the listener chooses for all charts, kept on the device.
  var listener: Node {
    part(ChartExploringWords.listener, "listener") {
      p(.class("hint")) { visit(ChartExploringWords.listenerHint) }
      div(.class("choices")) {
        check("sounds", ChartExploringWords.sounds, isOn: true)
        check("speech", ChartExploringWords.speech, isOn: true)
        check("keys", ChartExploringWords.letterKeys, isOn: true)
        check("monitor", ChartExploringWords.monitor, isOn: true)
      }
      div(.class("chart__fields")) {
        list(
          "verbosity", ChartExploringWords.verbosity,
          [
            ("usual", ChartExploringWords.usual), ("terse", ChartExploringWords.terse),
            ("full", ChartExploringWords.full),
          ])
        number("braille", ChartExploringWords.brailleWidth, 0...160, step: 1, value: 40)
      }
      h3 { visit(ChartExploringWords.hearing) }
      p(.class("hint")) { visit(ChartExploringWords.hearingHint) }
      div(.class("choices")) { check("mono", ChartExploringWords.mono, isOn: false) }
      div(.class("chart__fields")) {
        number("lowest", ChartExploringWords.lowest, 20...10_000, step: 10, value: 20)
        number("highest", ChartExploringWords.highest, 40...20_000, step: 10, value: 20_000)
        number("left", ChartExploringWords.leftEar, -40...40, step: 1, value: 0)
        number("right", ChartExploringWords.rightEar, -40...40, step: 1, value: 0)
        number("volume", ChartExploringWords.volume, 0...200, step: 5, value: 100)
      }
      div(.class("transport"), .role(.group), .ariaLabel(visit(ChartExploringWords.test))) {
        test("left", ChartExploringWords.testLeft)
        test("right", ChartExploringWords.testRight)
        test("lowest", ChartExploringWords.testLowest)
        test("highest", ChartExploringWords.testHighest)
      }
      div(.class("transport")) {
        button(
          .button, .class("button button--danger"), .data("part", "forget"),
          .data("done", visit(ChartKeepingWords.forgotten))
        ) { visit(ChartKeepingWords.forgetBookmarks) }
      }
    }
  }

  private func check(_ name: String, _ words: Phrase, isOn: Bool) -> Node {
    div(.class("choice")) {
      input(
        .checkbox, .id("chart-set-\(name)"), .data("set", name), .checked(isOn),
        .autocomplete("off"))
      HTML.label(.for("chart-set-\(name)")) { visit(words) }
    }
  }

  private func list(_ name: String, _ words: Phrase, _ answers: [(String, Phrase)]) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-set-\(name)")) { visit(words) }
      select(
        .id("chart-set-\(name)"), .class("input"), .data("set", name), .autocomplete("off")
      ) {
        for (value, words) in answers { option(.value(value)) { visit(words) } }
      }
    }
  }

  private func number(
    _ name: String, _ words: Phrase, _ range: ClosedRange<Int>, step: Int, value: Int
  ) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-set-\(name)")) { visit(words) }
      input(
        .number, .id("chart-set-\(name)"), .class("input"), .data("set", name),
        .min(range.lowerBound), .max(range.upperBound), .step(step), .value(value),
        .dir(.leftToRight), .autocomplete("off"))
    }
  }

  private func test(_ name: String, _ words: Phrase) -> Node {
    button(.button, .class("button"), .data("test", name)) { visit(words) }
  }
}
