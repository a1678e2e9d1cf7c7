// SPDX-License-Identifier: Apache-2.0

import ChartWords
import HTML
import Sonification
import Speaking

extension ChartView {
  /// Point by point: the place for the keys, a slider, and a button for each step.
  var exploring: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-explore"), .data("scripted")
    ) {
      h2(.id("chart-explore")) { ChartsWords[visit].explore }
      div(
        .class("chart__region"), .data("part", "region"), .tabindex(0), .role(.slider),
        .data("speaks"),
        .ariaLabel(ChartExploringWords[visit].region), .ariaDescribedBy("chart-keys"),
        .ariaValueMin(0), .ariaValueNow(0), .ariaValueMax(0),
        .ariaValueText(ChartExploringWords[visit].begin)
      ) {
        // The room of how to begin is kept for every point that takes its place.
        p(.class("chart__point")) {
          span(.data("part", "point-words")) { ChartExploringWords[visit].begin }
          span(.class("steady__other"), .ariaHidden()) { ChartExploringWords[visit].begin }
        }
      }
      p(.class("hint"), .id("chart-keys")) { ChartExploringWords[visit].keys }
      div(.class("field")) {
        HTML.label(.for("chart-point")) { ChartsWords[visit].point }
        input(
          .range, .id("chart-point"), .class("chart__slider"), .data("part", "point"),
          .data("input", "slide"),
          .dir(.leftToRight), .min(0), .max(max(0, (chart?.table.total ?? 1) - 1)), .step(1),
          .value(0), .autocomplete("off"))
      }
      div(.class("field"), .data("part", "series-field"), .hidden()) {
        HTML.label(.for("chart-series")) { ChartExploringWords[visit].series }
        select(
          .id("chart-series"), .class("input"), .data("part", "series"),
          .data("choose", "to-series"), .autocomplete("off")
        ) {
          template { option {} }
        }
      }
      div(.class("transport")) {
        act(.previous, .previous)
        act(.next, .next)
        act(.lowest)
        act(.highest)
      }
      div(.class("disclosures")) {
        part(ChartExploringWords[visit].moreSteps, "more-steps") {
          div(.class("transport")) {
            for action in Self.steps { act(action) }
          }
        }
        places
        braille
      }
    }
  }

  private static let steps: [ChartAction] = [
    .first, .last, .previousTenth, .nextTenth, .previousTurn, .nextTurn, .previousOutlier,
    .nextOutlier, .up, .down, .previousSeries, .nextSeries, .firstSeries, .lastSeries,
    .chartLowest, .chartHighest, .into, .out, .playPart, .playSeries, .usualSpeed,
  ]

  /// A place that is named, bookmarks, and two points beside each other.
  var places: Node {
    part(ChartExploringWords[visit].places, "places") {
      form(.class("form"), .data("submit", "to-place"), .novalidate()) {
        div(.class("field")) {
          HTML.label(.for("chart-go")) { ChartExploringWords[visit].goTo }
          p(.class("hint"), .id("chart-go-hint")) { ChartExploringWords[visit].goHint }
          input(
            .text, .id("chart-go"), .name("go"), .class("input"), .data("part", "goal"),
            .dir(.auto),
            .autocomplete("off"), .ariaDescribedBy("chart-go-hint"))
        }
        div(.class("form__actions")) {
          axis("x", ChartExploringWords[visit].goPlace)
          axis("y", ChartExploringWords[visit].goValue)
        }
      }
      div(.class("transport")) {
        act(.bookmark, part: "bookmark")
        act(.nextBookmark)
        act(.previousBookmark)
        act(.removeBookmarks)
        act(.compare)
      }
      p(.class("hint")) { ChartKeepingWords[visit].bookmarks }
      ul(.class("chart__list"), .data("part", "bookmarks")) { template { bookmark } }
    }
  }

  private func axis(_ name: String, _ words: String) -> Node {
    button(.submit, .class("button"), .name("axis"), .value(name)) { words }
  }

  /// A bookmark, and what takes it away: its name says which.
  private var bookmark: Node {
    li {
      button(.button, .class("button"), .data("act", "to-bookmark"), .data("text")) {}
      button(.button, .class("button"), .data("act", "forget-bookmark")) {
        ChartExploringWords[visit].remove
        span(.class("visually-hidden")) {
          ": "
          span(.data("text")) {}
        }
      }
    }
  }

  /// The line for a braille display.
  var braille: Node {
    part(ChartExploringWords[visit].braille, "braille-part") {
      div(.class("field")) {
        HTML.label(.for("chart-braille")) { ChartExploringWords[visit].braille }
        p(.class("hint"), .id("chart-braille-hint")) { ChartExploringWords[visit].brailleHint }
        // A field, since braille displays show the whole of one, with the place of the cursor.
        input(
          .text, .id("chart-braille"), .class("input chart__braille"), .data("part", "braille"),
          .readonly(), .dir(.leftToRight), .autocomplete("off"),
          .ariaDescribedBy("chart-braille-hint"))
      }
      div(.class("transport")) {
        act(.brailleLeft)
        act(.brailleRight)
      }
    }
  }

  /// All keys, as a table; filled by the session.
  var keys: Node {
    part(ChartExploringWords[visit].help, "help-part") {
      div(.class("transport")) { act(.help, .help) }
      dl(
        .class("chart__keys"), .data("part", "help"), .tabindex(-1), .role(.group),
        .ariaLabel(ChartExploringWords[visit].help)
      ) {
        template {
          div {
            dt { kbd(.dir(.auto), .data("text")) {} }
            dd(.dir(.auto), .data("text")) {}
          }
        }
      }
    }
  }
}
