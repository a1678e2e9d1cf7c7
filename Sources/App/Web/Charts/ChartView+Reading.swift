// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import HTML

extension ChartView {
  /// Which columns are read, and as which kind of chart: chosen from those that were found.
  ///
  /// Where a script runs it fills the menus; without one they are there once the data came back, which are sent again.
  var reading: Node {
    details(
      .data("part", "reading"), .when(again == nil, .data("scripted"))
    ) {
      HTML.summary { NoteWords[visit].readOtherwise }
      form(
        .class("form"), .data("part", "choices"), .data("submit", "read-so"), .novalidate(),
        .when(again != nil, .action("/charts/own")), .when(again != nil, .method(.post))
      ) {
        p(.class("hint")) { ChartSoundWords[visit].readingHint }
        again ?? .empty
        menu("x", ChartSoundWords[visit].xColumn, .x)
        heard
        menu("series", ChartSoundWords[visit].seriesColumn, .series)
        kinds
        div(.class("form__actions")) {
          button(.submit, .class("button")) { ChartSoundWords[visit].readAgain }
        }
      }
    }
  }

  private var columns: [ColumnSummary] { chart?.columns ?? [] }

  /// A menu of all columns.
  private func menu(_ name: String, _ words: String, _ use: ColumnSummary.Use) -> Node {
    div(.class("field")) {
      HTML.label(.for("chart-read-\(name)")) { words }
      select(
        .id("chart-read-\(name)"), .name(name), .class("input"), .data("part", "read-\(name)"),
        .dir(.auto), .autocomplete("off")
      ) {
        option(.value("")) { ChartSoundWords[visit].chosenForYou }
        template { option {} }
        for index in columns.indices {
          option(.value(word(index)), .data("first"), .selected(columns[index].use == use)) {
            label(index)
          }
        }
      }
    }
  }

  /// A box to tick for each column that holds numbers.
  private var heard: Node {
    fieldset(.class("field")) {
      legend { ChartSoundWords[visit].yColumns }
      div(.class("choices chart__columns"), .data("part", "read-y")) {
        template {
          div(.class("choice")) {
            input(
              .checkbox, .id("chart-read-y-#"), .name("y"), .data("part", "read-y-#"),
              .data("choose", "column"), .autocomplete("off"))
            HTML.label(.for("chart-read-y-#"), .dir(.auto), .data("text")) {}
          }
        }
        for index in columns.indices where columns[index].isNumeric {
          div(.class("choice"), .data("first")) {
            input(
              .checkbox, .id("chart-read-\(index)"), .name("y"), .value(word(index)),
              .checked(columns[index].use == .value), .autocomplete("off"))
            HTML.label(.for("chart-read-\(index)"), .dir(.auto)) { label(index) }
          }
        }
      }
    }
  }

  private var kinds: Node {
    div(.class("field")) {
      HTML.label(.for("chart-read-type")) { ChartSoundWords[visit].kind }
      select(.id("chart-read-type"), .name("type"), .class("input"), .autocomplete("off")) {
        option(.value("")) { ChartSoundWords[visit].automatic }
        for kind in ChartKind.allCases {
          option(.value(kind.word)) { ChartSoundWords[visit].name(of: kind) }
        }
      }
    }
  }

  private func label(_ index: Int) -> String {
    let column = columns[index]
    return
      "\(column.name.isEmpty ? "\(index + 1)" : column.name) (\(column.kind.text(in: visit.language)))"
  }

  /// How a form names a column: by its name, or by its number where the name would not find it.
  private func word(_ index: Int) -> String {
    let name = columns[index].name
    let isPlain = !name.isEmpty && !name.contains(",") && name == name.trimmingPrefix(" ")
    // Names are found in capital or small letters.
    let namesakes = columns.count(where: { $0.name.lowercased() == name.lowercased() })
    return isPlain && namesakes == 1 ? name : "\(index + 1)"
  }
}

extension ColumnSummary {
  /// Whether its cells can be heard.
  fileprivate var isNumeric: Bool { kind == .number || kind == .identifier }
}
