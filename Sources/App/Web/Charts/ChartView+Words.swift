// SPDX-License-Identifier: Apache-2.0

import ChartWords
import HTML
import Sonification
import Speaking

extension ChartView {
  /// The description, of which each sentence plays its part.
  var words: Node {
    section(.class("stack stack--tight"), .ariaLabelledBy("chart-words")) {
      h2(.id("chart-words")) { ChartsWords[visit].inWords }
      div(.data("scripted")) {
        button(.button, .class("button"), .data("act", "describe")) {
          Icon.speaker.node(visit)
          ChartsWords[visit].hearWords
        }
      }
      div(.class("chart__passages"), .data("part", "sentences")) {
        let passages = chart?.passages ?? Passage.all(of: [], in: visit.language)
        for (index, passage) in passages.enumerated() { shown(passage, index) }
      }
      div(.class("disclosures")) {
        part(ChartExploringWords[visit].moreWords, "more-words") {
          div(.class("transport")) {
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

  /// The sentences of a level.
  ///
  /// With a script each has a button that plays what it speaks of; the sentence describes the button, so that it is not
  /// read twice.
  @HTMLBuilder private func shown(_ passage: Passage, _ index: Int) -> Node {
    h3(.data("part", "heading-\(index)"), .when(passage.sentences.isEmpty, .hidden())) {
      passage.heading
    }
    ul(
      .class("chart__sentences"), .data("part", "sentences-\(index)"),
      .when(passage.sentences.isEmpty, .hidden())
    ) {
      template { row("#", "", isPlayed: true) }
      for (number, sentence) in passage.sentences {
        row("\(number)", sentence.text, isPlayed: sentence.part != nil)
      }
    }
  }

  private func row(_ key: String, _ text: String, isPlayed: Bool) -> Node {
    li(.data("key", key)) {
      span(.id("chart-sentence-\(key)"), .data("text")) { text }
      button(
        .button, .class("button"), .data("act", "to-sentence"), .data("scripted"),
        .ariaDescribedBy("chart-sentence-\(key)"), .when(!isPlayed, .hidden())
      ) { ChartExploringWords[visit].playPart }
    }
  }

  /// Statistics, legend and reference tones.
  var numbers: Node {
    part(ChartExploringWords[visit].numbers, "numbers") {
      ul(.class("chart__list"), .data("part", "statistics")) {
        template {
          li { button(.button, .class("button"), .data("act", "to-statistic"), .data("text")) {} }
        }
      }
      div(.class("transport")) {
        act(.nextStatistic)
        act(.previousStatistic)
        act(.legend)
        act(.references)
      }
    }
  }

  var values: Node {
    details(.data("part", "values")) {
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
}
