// SPDX-License-Identifier: Apache-2.0

import HTML
import Sonification

extension ChartView {
  /// What the listener chooses for all charts, kept on the device.
  var listener: Node {
    part(ChartExploringWords[visit].listener, "listener") {
      p(.class("hint")) { ChartExploringWords[visit].listenerHint }
      div(.class("choices")) {
        check("sounds", ChartExploringWords[visit].sounds, isOn: true)
        check("speech", ChartExploringWords[visit].speech, isOn: true)
        check("keys", ChartExploringWords[visit].letterKeys, isOn: true)
        check("monitor", ChartExploringWords[visit].monitor, isOn: true)
      }
      div(.class("chart__fields")) {
        list(
          "verbosity", ChartExploringWords[visit].verbosity,
          [
            ("usual", ChartExploringWords[visit].usual),
            ("terse", ChartExploringWords[visit].terse),
            ("full", ChartExploringWords[visit].full),
          ])
        number("braille", ChartExploringWords[visit].brailleWidth, 0...160, step: 1, value: 40)
      }
      h3 { ChartExploringWords[visit].hearing }
      p(.class("hint")) { ChartExploringWords[visit].hearingHint }
      div(.class("choices")) { check("mono", ChartExploringWords[visit].mono, isOn: false) }
      div(.class("chart__fields")) {
        number("lowest", ChartExploringWords[visit].lowest, 20...10_000, step: 10, value: 20)
        number("highest", ChartExploringWords[visit].highest, 40...20_000, step: 10, value: 20_000)
        number("left", ChartExploringWords[visit].leftEar, -40...40, step: 1, value: 0)
        number("right", ChartExploringWords[visit].rightEar, -40...40, step: 1, value: 0)
        number("volume", ChartExploringWords[visit].volume, 0...200, step: 5, value: 100)
      }
      div(.class("transport"), .role(.group), .ariaLabel(ChartExploringWords[visit].test)) {
        test("left", ChartExploringWords[visit].testLeft)
        test("right", ChartExploringWords[visit].testRight)
        test("lowest", ChartExploringWords[visit].testLowest)
        test("highest", ChartExploringWords[visit].testHighest)
      }
      div(.class("transport")) {
        button(
          .button, .class("button button--danger"), .data("act", "forget"),
          .data("part", "forget"),
          .data("done", ChartKeepingWords[visit].forgotten)
        ) { ChartKeepingWords[visit].forgetBookmarks }
      }
    }
  }

  private func check(_ name: String, _ words: String, isOn: Bool) -> Node {
    div(.class("choice")) {
      input(
        .checkbox, .id("chart-set-\(name)"), .data("part", "set-\(name)"),
        .data("choose", "setting"), .data("set", name), .checked(isOn),
        .autocomplete("off"))
      HTML.label(.for("chart-set-\(name)")) { words }
    }
  }

  private func list(_ name: String, _ words: String, _ answers: [(String, String)]) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-set-\(name)")) { words }
      select(
        .id("chart-set-\(name)"), .class("input"), .data("part", "set-\(name)"),
        .data("choose", "setting"), .data("set", name), .autocomplete("off")
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
        .number, .id("chart-set-\(name)"), .class("input"), .data("part", "set-\(name)"),
        .data("choose", "setting"), .data("set", name),
        .min(range.lowerBound), .max(range.upperBound), .step(step), .value(value),
        .dir(.leftToRight), .autocomplete("off"))
    }
  }

  private func test(_ name: String, _ words: String) -> Node {
    button(.button, .class("button"), .data("act", "test"), .data("tone", name)) { words }
  }
}
