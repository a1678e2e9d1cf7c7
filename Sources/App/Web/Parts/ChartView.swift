// SPDX-License-Identifier: Apache-2.0

import Charts
import HTML
import Phrases
import Sonification
import Speaking

/// What a page shows of a chart.
struct ShownChart: Sendable {
  let summary: String
  let sentences: [String]
  let picture: ChartPicture
  let table: ChartTable

  /// The chart whose series goes from left to right.
  init(_ chart: Chart, in language: Language) {
    let description = ChartDescription(chart)
    summary = description.summary.text(in: language)
    sentences = description.sentences.map { $0.text(in: language) }
    picture = ChartPicture(chart, layout: PictureLayout(language: language))
    table = ChartTable(chart, in: language)
  }
}

/// The parts of a chart inside `<earshot-chart>`, which finds them by `data-part`.
///
/// What only a script can do is hidden until the element shows it.
struct ChartView {
  /// Nil for a view that waits for a file of the person's own.
  let chart: ShownChart?
  let visit: Visit

  /// Picture, buttons, words and values, in the order of `design.md`: what sounds first, then the ways in words.
  @HTMLBuilder var node: Node {
    transport
    figure
    exploring
    words
    values
  }

  private var transport: Node {
    div(
      .class("transport"), .role(.group), .ariaLabel(visit(ChartsWords.controls)),
      .data("scripted"), .hidden()
    ) {
      button(
        .button, .class("button button--main button--large"), .data("act", "toggle"),
        .data("play", visit(ChartsWords.play)), .data("pause", visit(ChartsWords.pause)),
        .data("resume", visit(ChartsWords.resume))
      ) {
        span(.class("chart__sign"), .data("sign", "play")) { Icon.play.node(visit) }
        span(.class("chart__sign"), .data("sign", "pause"), .hidden()) { Icon.pause.node(visit) }
        span(.data("part", "toggle-words")) { visit(ChartsWords.play) }
      }
      button(.button, .class("button button--large"), .data("act", "stop")) {
        Icon.stop.node(visit)
        visit(ChartsWords.stop)
      }
    }
  }

  private var figure: Node {
    div(.class("stage chart__stage"), .ariaHidden()) {
      svg(
        .class("chart__picture"), .data("part", "picture"),
        .viewBox(chart?.picture.viewBox ?? "0 0 640 420")
      ) {
        g(.data("part", "drawing")) {
          // The picture's writer escapes every text of the data.
          Node.trusted(TrustedHTML(unchecked: chart?.picture.markup() ?? ""))
        }
        line(.class("chart__cursor"), .data("part", "cursor"), .y1(0), .y2(0))
      }
      span(.class("chart__mark"), .data("part", "mark"), .hidden()) {}
    }
  }

  private var exploring: Node {
    section(
      .class("stack stack--tight"), .ariaLabelledBy("chart-explore"), .data("scripted"), .hidden()
    ) {
      h2(.id("chart-explore")) { visit(ChartsWords.explore) }
      div(.class("field")) {
        HTML.label(.for("chart-point")) { visit(ChartsWords.point) }
        input(
          .range, .id("chart-point"), .class("chart__slider"), .data("part", "point"),
          .dir(.leftToRight), .min(0), .max(max(0, (chart?.table.total ?? 1) - 1)), .step(1),
          .value(0), .autocomplete("off"), .ariaDescribedBy("chart-keys"))
      }
      div(.class("transport chart__steps")) {
        stepButton(.previous, visit(ChartsWords.previous), "previous")
        stepButton(.next, visit(ChartsWords.next), "next")
        button(.button, .class("button"), .data("act", "lowest")) { visit(ChartsWords.lowest) }
        button(.button, .class("button"), .data("act", "highest")) { visit(ChartsWords.highest) }
      }
      p(.class("chart__point"), .data("part", "point-words"), .ariaHidden(), .dir(.auto)) {}
      p(.class("hint"), .id("chart-keys")) { visit(ChartsWords.keys) }
    }
  }

  private func stepButton(_ icon: Icon, _ words: String, _ act: String) -> Node {
    button(.button, .class("button"), .attribute("data-act", act)) {
      icon.node(visit)
      words
    }
  }

  private var words: Node {
    section(.class("stack stack--tight"), .ariaLabelledBy("chart-words")) {
      h2(.id("chart-words")) { visit(ChartsWords.inWords) }
      ul(.class("chart__sentences"), .data("part", "sentences")) {
        for sentence in chart?.sentences ?? [] { li(.dir(.auto)) { sentence } }
      }
      div(.data("scripted"), .hidden()) {
        button(.button, .class("button"), .data("act", "describe")) {
          Icon.speaker.node(visit)
          visit(ChartsWords.hearWords)
        }
      }
    }
  }

  private var values: Node {
    details(.class("chart__values")) {
      HTML.summary { visit(ChartsWords.table) }
      if let table = chart?.table, table.total > table.rows.count {
        p(.class("hint")) { visit(ChartsWords.firstRows(table.rows.count, of: table.total)) }
      }
      HTML.table(.data("part", "table"), .class("chart__table")) {
        thead {
          tr {
            th(.scope(.column), .dir(.auto)) { chart?.table.columns.x ?? "x" }
            th(.scope(.column), .dir(.auto)) { chart?.table.columns.y ?? "y" }
          }
        }
        tbody {
          for row in chart?.table.rows ?? [] {
            tr {
              td { row.x }
              td { row.y }
            }
          }
        }
      }
    }
  }
}

/// The choices of how a chart sounds.
struct ChartChoices: Sendable {
  var duration = "recommended"
  var smoothing = "default"

  /// The choices of a query or form; what is unknown is as usual.
  init(duration: String? = nil, smoothing: String? = nil) {
    if let duration, ChartDuration(word: duration) != nil { self.duration = duration }
    if let smoothing, Smoothing(word: smoothing) != nil { self.smoothing = smoothing }
  }

  /// What the cores take.
  var options: ChartOptions {
    ChartOptions(
      mapping: .classic, duration: ChartDuration(word: duration) ?? .recommended,
      smoothing: Smoothing(word: smoothing) ?? .standard)
  }

  /// The same as a query, with its question mark.
  var query: String { "?duration=\(duration)&smoothing=\(smoothing)" }

  /// The two lists.
  @HTMLBuilder func node(_ visit: Visit) -> Node {
    Self.list(
      "duration", visit(ChartsWords.duration), chosen: duration,
      [
        ("short", visit(ChartsWords.short)), ("recommended", visit(ChartsWords.recommended)),
        ("long", visit(ChartsWords.long)),
      ])
    Self.list(
      "smoothing", visit(ChartsWords.smoothing), chosen: smoothing,
      [("default", visit(ChartsWords.smooth)), ("none", visit(ChartsWords.exact))])
  }

  private static func list(
    _ name: String, _ label: String, chosen: String, _ choices: [(String, String)]
  ) -> Node {
    div(.class("field")) {
      HTML.label(.for(name)) { label }
      select(.id(name), .name(name), .class("input"), .autocomplete("off")) {
        for (value, words) in choices {
          option(.value(value), .selected(value == chosen)) { words }
        }
      }
    }
  }
}
