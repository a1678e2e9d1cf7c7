// SPDX-License-Identifier: Apache-2.0

import ChartWords
import HTML
import Sonification
import Speaking

extension ChartView {
  /// Point by point: the place for the keys, a slider, and a button for each step.
  var exploring: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-explore"), .data("scripted"), .hidden()
    ) {
      h2(.id("chart-explore")) { ChartsWords[visit].explore }
      div(
        .class("chart__region"), .data("part", "region"), .tabindex(0), .role(.application),
        .ariaLabel(ChartExploringWords[visit].region), .ariaDescribedBy("chart-keys")
      ) {
        p(.class("chart__point"), .data("part", "point-words")) {
          ChartExploringWords[visit].begin
        }
      }
      p(.class("hint"), .id("chart-keys")) { ChartExploringWords[visit].keys }
      div(.class("field")) {
        HTML.label(.for("chart-point")) { ChartsWords[visit].point }
        input(
          .range, .id("chart-point"), .class("chart__slider"), .data("part", "point"),
          .dir(.leftToRight), .min(0), .max(max(0, (chart?.table.total ?? 1) - 1)), .step(1),
          .value(0), .autocomplete("off"))
      }
      div(.class("field"), .data("part", "series-field"), .hidden()) {
        HTML.label(.for("chart-series")) { ChartExploringWords[visit].series }
        select(
          .id("chart-series"), .class("input"), .data("part", "series"), .autocomplete("off")
        ) {}
      }
      div(.class("transport chart__steps")) {
        act(.previous, .previous)
        act(.next, .next)
        act(.lowest)
        act(.highest)
      }
      div(.class("chart__more")) {
        part(ChartExploringWords[visit].moreSteps, "more-steps") {
          div(.class("transport chart__steps")) {
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

  /// The description, of which each sentence plays its part.
  var words: Node {
    section(.class("stack stack--tight"), .ariaLabelledBy("chart-words")) {
      h2(.id("chart-words")) { ChartsWords[visit].inWords }
      div(.data("scripted"), .hidden()) {
        button(.button, .class("button"), .data("act", "describe")) {
          Icon.speaker.node(visit)
          ChartsWords[visit].hearWords
        }
      }
      div(
        .class("chart__passages"), .data("part", "sentences"),
        .data("play", ChartExploringWords[visit].playPart),
        .data("headings", Self.headings(visit)),
        .data("notes", ChartsWords[visit].notes)
      ) {
        for passage in chart?.passages ?? [] {
          h3 { passage.heading }
          ul(.class("chart__sentences")) {
            for sentence in passage.sentences { li { sentence } }
          }
        }
      }
      div(.class("chart__more")) {
        part(ChartExploringWords[visit].moreWords, "more-words") {
          div(.class("transport chart__steps")) {
            for action in Self.tellings { act(action) }
          }
        }
        numbers
        values
      }
    }
  }

  private static let tellings: [ChartAction] = [
    .nextSentence, .previousSentence, .summary, .whereAmI, .again,
  ]

  /// What the script writes above the sentences of each level, with bars between.
  private static func headings(_ visit: Visit) -> String {
    DescriptionLevel.allCases.map { ChartsWords[visit].heading(of: $0) }
      .joined(separator: "|")
  }

  /// Statistics, legend and reference tones.
  var numbers: Node {
    part(ChartExploringWords[visit].numbers, "numbers") {
      ul(.class("chart__list"), .data("part", "statistics")) {}
      div(.class("transport")) {
        act(.nextStatistic)
        act(.previousStatistic)
        act(.legend)
        act(.references)
      }
    }
  }

  /// A place that is named, bookmarks, and two points beside each other.
  var places: Node {
    part(ChartExploringWords[visit].places, "places") {
      form(.class("form"), .data("part", "go"), .novalidate()) {
        div(.class("field")) {
          HTML.label(.for("chart-go")) { ChartExploringWords[visit].goTo }
          p(.class("hint"), .id("chart-go-hint")) { ChartExploringWords[visit].goHint }
          input(
            .text, .id("chart-go"), .name("go"), .class("input"), .dir(.auto),
            .autocomplete("off"), .ariaDescribedBy("chart-go-hint"))
        }
        div(.class("form__actions")) {
          button(.submit, .class("button"), .value("x")) { ChartExploringWords[visit].goPlace }
          button(.submit, .class("button"), .value("y")) { ChartExploringWords[visit].goValue }
        }
      }
      div(.class("transport")) {
        act(.bookmark)
        act(.nextBookmark)
        act(.previousBookmark)
        act(.removeBookmarks)
        act(.compare)
      }
      p(.class("hint")) { ChartKeepingWords[visit].bookmarks }
      ul(
        .class("chart__list"), .data("part", "bookmarks"),
        .data("remove", ChartExploringWords[visit].remove)
      ) {}
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

  var values: Node {
    details(.class("chart__values"), .data("part", "values")) {
      HTML.summary { ChartsWords[visit].table }
      if let table = chart?.table, table.total > table.rows.count {
        p(.class("hint")) {
          ChartsWords[visit].firstRows(["count": "\(table.rows.count)", "total": "\(table.total)"])
        }
      }
      HTML.table(
        .data("part", "table"), .class("chart__table"), .tabindex(-1),
        .ariaLabel(ChartsWords[visit].table)
      ) {
        thead {
          tr {
            for name in chart?.table.columns.cells ?? ["x", "y"] {
              th(.scope(.column), .dir(.auto)) { name }
            }
          }
        }
        tbody {
          for row in chart?.table.rows ?? [] {
            tr {
              for (index, cell) in row.cells.enumerated() {
                if index == 0 {
                  th(.scope(.row), .dir(.auto)) { cell }
                } else {
                  td(.dir(.auto)) { cell }
                }
              }
            }
          }
        }
      }
    }
  }

  /// All keys, as a table; filled by the session.
  var keys: Node {
    part(ChartExploringWords[visit].help, "help-part") {
      div(.class("transport")) { act(.help, .help) }
      dl(.class("chart__keys"), .data("part", "help")) {}
    }
  }
}
