// SPDX-License-Identifier: Apache-2.0

import ChartWords
import HTML
import Sonification

extension ChartView {
  /// Point by point: the place for the keys, a slider, and a button for each step.
  var exploring: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-explore"), .data("scripted"), .hidden()
    ) {
      h2(.id("chart-explore")) { visit(ChartsWords.explore) }
      div(
        .class("chart__region"), .data("part", "region"), .tabindex(0), .role(.application),
        .ariaLabel(visit(ChartExploringWords.region)), .ariaDescribedBy("chart-keys")
      ) {
        p(.class("chart__point"), .data("part", "point-words")) {
          visit(ChartExploringWords.begin)
        }
      }
      p(.class("hint"), .id("chart-keys")) { visit(ChartExploringWords.keys) }
      div(.class("field")) {
        HTML.label(.for("chart-point")) { visit(ChartsWords.point) }
        input(
          .range, .id("chart-point"), .class("chart__slider"), .data("part", "point"),
          .dir(.leftToRight), .min(0), .max(max(0, (chart?.table.total ?? 1) - 1)), .step(1),
          .value(0), .autocomplete("off"))
      }
      div(.class("field"), .data("part", "series-field"), .hidden()) {
        HTML.label(.for("chart-series")) { visit(ChartExploringWords.series) }
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
        part(visit(ChartExploringWords.moreSteps), "more-steps") {
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
      h2(.id("chart-words")) { visit(ChartsWords.inWords) }
      div(.data("scripted"), .hidden()) {
        button(.button, .class("button"), .data("act", "describe")) {
          Icon.speaker.node(visit)
          visit(ChartsWords.hearWords)
        }
      }
      div(
        .class("chart__passages"), .data("part", "sentences"),
        .data("play", visit(ChartExploringWords.playPart)),
        .data("headings", Self.headings(visit)),
        .data("notes", visit(ChartLevelWords.notes))
      ) {
        for passage in chart?.passages ?? [] {
          h3 { passage.heading }
          ul(.class("chart__sentences")) {
            for sentence in passage.sentences { li { sentence } }
          }
        }
      }
      div(.class("chart__more")) {
        part(visit(ChartExploringWords.moreWords), "more-words") {
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
    DescriptionLevel.allCases.map { visit(ChartLevelWords.heading(of: $0)) }
      .joined(separator: "|")
  }

  /// Statistics, legend and reference tones.
  var numbers: Node {
    part(visit(ChartExploringWords.numbers), "numbers") {
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
    part(visit(ChartExploringWords.places), "places") {
      form(.class("form"), .data("part", "go"), .novalidate()) {
        div(.class("field")) {
          HTML.label(.for("chart-go")) { visit(ChartExploringWords.goTo) }
          p(.class("hint"), .id("chart-go-hint")) { visit(ChartExploringWords.goHint) }
          input(
            .text, .id("chart-go"), .name("go"), .class("input"), .dir(.auto),
            .autocomplete("off"), .ariaDescribedBy("chart-go-hint"))
        }
        div(.class("form__actions")) {
          button(.submit, .class("button"), .value("x")) { visit(ChartExploringWords.goPlace) }
          button(.submit, .class("button"), .value("y")) { visit(ChartExploringWords.goValue) }
        }
      }
      div(.class("transport")) {
        act(.bookmark)
        act(.nextBookmark)
        act(.previousBookmark)
        act(.removeBookmarks)
        act(.compare)
      }
      p(.class("hint")) { visit(ChartKeepingWords.bookmarks) }
      ul(
        .class("chart__list"), .data("part", "bookmarks"),
        .data("remove", visit(ChartExploringWords.remove))
      ) {}
    }
  }

  /// The line for a braille display.
  var braille: Node {
    part(visit(ChartExploringWords.braille), "braille-part") {
      div(.class("field")) {
        HTML.label(.for("chart-braille")) { visit(ChartExploringWords.braille) }
        p(.class("hint"), .id("chart-braille-hint")) { visit(ChartExploringWords.brailleHint) }
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
      HTML.summary { visit(ChartsWords.table) }
      if let table = chart?.table, table.total > table.rows.count {
        p(.class("hint")) { visit(ChartsWords.firstRows(table.rows.count, of: table.total)) }
      }
      HTML.table(
        .data("part", "table"), .class("chart__table"), .tabindex(-1),
        .ariaLabel(visit(ChartsWords.table))
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
    part(visit(ChartExploringWords.help), "help-part") {
      div(.class("transport")) { act(.help, .help) }
      dl(.class("chart__keys"), .data("part", "help")) {}
    }
  }
}
